import { useIntl } from 'react-intl';
import type { Order } from '../../../api/payment/orders';
import { t } from '../../../i18n/terms';
import { Section } from '../../../kit/detail/Section';
import { Fact, Facts } from '../../../kit/values/Facts';
import { RecordLink } from '../../../parts/RecordLink';
import { href } from '../../../routes/href';
import { applicationNumber, m as orders } from '../messages';
import { m } from './messages';
import { downStates } from '../orderTerms';

/** Who buys, by which contract and on which terms. */
export function CustomerSection({ order: one }: { order: Order }) {
  const intl = useIntl();
  const { terms } = one;
  return (
    <Section id="customer" title={m.people}>
      <Facts>
        <Fact label={orders.customer}>
          <RecordLink to={href('customers.one', { id: String(one.customer.id) })} permission="customers.get">
            {one.customer.name}
          </RecordLink>
        </Fact>
        <Fact label={t.phone} value={one.customer.phone_number} />
        <Fact label={m.application}>
          <RecordLink to={href('instalments.one', { id: String(one.application.id) })} permission="installments.get">
            {one.contract_number ?? intl.formatMessage(applicationNumber, { id: one.application.id })}
          </RecordLink>
        </Fact>
        <Fact label={m.price} value={terms.price} as="money" />
        <Fact label={m.discount} value={terms.discount} as="money" />
        <Fact label={m.down} value={terms.down_payment} as="money" />
        <Fact label={orders.downState} value={downStates.text(one.down_payment_state)} />
        <Fact label={m.months} value={terms.month_count} as="number" />
        <Fact label={m.monthly} value={terms.month_amount} as="money" />
        <Fact label={m.firstDay} value={terms.first_payment_day} as="day" />
        <Fact label={orders.orderCreated} value={one.created_at} as="dateTime" />
        <Fact label={orders.since} value={one.status_since} as="dateTime" />
        <Fact label={m.completedAt} value={one.completed_at} as="dateTime" optional />
      </Facts>
    </Section>
  );
}
