import { useIntl } from 'react-intl';
import { useRecordQuery } from '../../../api/cache/useRecordQuery';
import { useGetTaxTransactionQuery, type TaxTransactionDetail } from '../../../api/investment/tax';
import { useFormat } from '../../../i18n/format';
import { DateTime, Day, Money } from '../../../kit/values/values';
import { Fact, Facts } from '../../../kit/detail/Facts';
import { Section } from '../../../kit/detail/Section';
import { InvestorLink } from '../../../parts/InvestorLink';
import { RecordDrawer } from '../../../parts/RecordDrawer';
import { m, taxTitle } from './messages';
import { incomeTypes, taxStatus } from './taxTerms';
import { t } from '../../../i18n/terms';

/** One tax row at the side of its list: from whom and of what, and who verified it. */
export function TaxDrawer({ id, onClose }: { id: number; onClose: () => void }) {
  const intl = useIntl();
  const result = useRecordQuery(useGetTaxTransactionQuery({ id }), id);
  return (
    <RecordDrawer
      title={intl.formatMessage(taxTitle, { id })}
      result={result}
      onClose={onClose}
      badges={(one) => taxStatus.badge(one.status)}
      words={taxStatus.wordsOf('status')}
    >
      {(one) => <About tax={one} />}
    </RecordDrawer>
  );
}

function About({ tax }: { tax: TaxTransactionDetail }) {
  const format = useFormat();
  return (
    <>
      <Facts areFigures>
        <Fact label={m.baseSum}>
          <Money amount={tax.base_amount} withCurrency />
        </Fact>
        <Fact label={m.rate}>{format.number(tax.rate_percent)}</Fact>
        <Fact label={t.tax}>
          <Money amount={tax.tax_amount} withCurrency />
        </Fact>
      </Facts>
      <Section id="about" title={t.about}>
        <Facts>
          <Fact label={t.investor}>
            <InvestorLink investor={tax.investor} />
          </Fact>
          <Fact label={m.pinflOrInn}>{tax.pinfl_or_inn}</Fact>
          <Fact label={m.incomeType}>{incomeTypes.text(tax.income_type)}</Fact>
          <Fact label={t.month}>{format.month(tax.month)}</Fact>
          <Fact label={t.date}>
            <Day value={tax.date} />
          </Fact>
          <Fact label={m.document}>{tax.payment_document}</Fact>
          {tax.error !== null && <Fact label={m.errorText}>{tax.error}</Fact>}
          {tax.verified_by !== null && <Fact label={t.verifiedBy}>{tax.verified_by.name}</Fact>}
          {tax.verified_at !== null && (
            <Fact label={m.verifiedAt}>
              <DateTime value={tax.verified_at} />
            </Fact>
          )}
        </Facts>
      </Section>
    </>
  );
}
