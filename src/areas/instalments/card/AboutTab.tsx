import type { ComponentProps } from 'react';
import type { Application } from '../../../api/payment/instalments';
import { useFormat } from '../../../i18n/format';
import { t } from '../../../i18n/terms';
import { Section } from '../../../kit/detail/Section';
import { Fact, Facts } from '../../../kit/values/Facts';
import { ApplicantSection } from '../../../parts/applicant/ApplicantSection';
import { orderStatus } from '../../../parts/orders/orderStatus';
import { RecordLink } from '../../../parts/RecordLink';
import { href } from '../../../routes/href';
import { Can } from '../../../session/can';
import { rejectReasons } from '../../../parts/orders/applicationStatus';
import { isUndecided } from '../applicationSteps';
import { sources } from '../instalmentTerms';
import { m as instalments } from '../messages';
import { m } from './messages';
import { BureauSection } from './BureauSection';
import { ChecksSection } from './ChecksSection';
import { ScoringSection } from './ScoringSection';
import { WorkSection } from './WorkSection';

type Props = { application: Application } & Omit<ComponentProps<typeof ApplicantSection>, 'application'>;

/** Who asks for what, and what speaks for it. */
export function AboutTab({ application: one, ...photos }: Props) {
  const format = useFormat();
  const month = one.card_expiry_month;
  return (
    <>
      {isUndecided(one) && <ChecksSection application={one} />}
      <ApplicantSection application={one} {...photos} />
      <WorkSection application={one} />
      <Section id="terms" title={m.termsTitle}>
        <Facts>
          <Fact label={instalments.merchant}>
            {one.merchant && (
              <RecordLink to={href('merchants.one', { id: String(one.merchant.id) })} permission="merchants.get">
                {one.merchant.name}
              </RecordLink>
            )}
          </Fact>
          <Fact label={m.branch} value={one.branch?.name} />
          <Fact label={m.agent} value={one.agent?.name} />
          <Fact label={instalments.source} value={sources.text(one.source)} />
          <Fact label={instalments.price} value={one.Price_in_merchant} as="money" />
          <Fact label={instalments.discount} value={one.discount} as="money" />
          <Fact label={instalments.down} value={one.down_payment} as="money" />
          <Fact label={m.markupShare} value={one.Perent_markup !== null && format.percent(one.Perent_markup)} />
          <Fact label={instalments.financed} value={one.Installment_amount} as="money" />
          <Fact label={instalments.total} value={one.total} as="money" />
          <Fact label={instalments.monthCount} value={one.Expiry_month_count} as="number" />
          <Fact label={instalments.monthly} value={one.Amount_per_month} as="money" />
          <Fact label={instalments.firstDay} value={one.first_payment_day} as="day" />
          <Fact label={instalments.contractNumber} value={one.contract_number} />
          <Fact label={instalments.contractDate} value={one.contract_date} as="day" />
          <Fact label={instalments.invoiceNumber} value={one.invoice_number} />
          <Fact label={instalments.invoiceDate} value={one.invoice_date} as="day" />
          <Fact label={m.orderStatus}>{one.order_status && orderStatus.badge(one.order_status)}</Fact>
          <Fact label={m.responsible} value={one.responsible?.name} />
          <Fact label={t.created} value={one.Created_at} as="dateTime" />
          <Fact label={instalments.expires} value={one.expires_at} as="dateTime" optional />
          {one.reason && <Fact label={t.rejectReason} value={rejectReasons.text(one.reason)} />}
          <Fact label={t.comment} value={one.commentary} optional />
          {month !== null && (
            <Fact
              label={m.cardExpiry}
              value={`${String(month).padStart(2, '0')}/${String(one.card_expiry_year).slice(-2)}`}
            />
          )}
        </Facts>
      </Section>
      {one.scoring_id !== null && (
        <Can do="scoring.get">
          <ScoringSection id={one.scoring_id} customerId={one.customer.id} />
          {one.has_bureau_report && <BureauSection id={one.id} />}
        </Can>
      )}
    </>
  );
}
