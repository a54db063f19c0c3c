import { useRecordQuery } from '../../../api/cache/useRecordQuery';
import { useGetTaxTransactionQuery } from '../../../api/investment/tax';
import { Fact, Facts } from '../../../kit/values/Facts';
import { About } from '../../../parts/About';
import { InvestorLink } from '../../../parts/InvestorLink';
import { RecordDrawer } from '../../../parts/RecordDrawer';
import { incomeTypes, m, taxStatus } from './taxTerms';
import { t } from '../../../i18n/terms';

/** One tax row at the side of its list: from whom and of what, and who verified it. */
export function TaxDrawer({ id, onClose }: { id: number; onClose: () => void }) {
  const result = useRecordQuery(useGetTaxTransactionQuery({ id }), id);
  return (
    <RecordDrawer id={id} title={m.title} result={result} onClose={onClose} status={taxStatus}>
      {(tax) => (
        <>
          <Facts areFigures>
            <Fact label={m.baseSum} value={tax.base_amount} as="moneyWithCurrency" />
            <Fact label={m.rate} value={tax.rate_percent} as="number" />
            <Fact label={t.tax} value={tax.tax_amount} as="moneyWithCurrency" />
          </Facts>
          <About>
            <Fact label={t.investor} value={<InvestorLink investor={tax.investor} />} />
            <Fact label={m.pinflOrInn} value={tax.pinfl_or_inn} as="inn" />
            <Fact label={m.incomeType} value={incomeTypes.text(tax.income_type)} />
            <Fact label={t.month} value={tax.month} as="month" />
            <Fact label={t.date} value={tax.date} as="day" />
            <Fact label={t.paymentDocument} value={tax.payment_document} />
            <Fact label={m.errorText} value={tax.error} optional />
            <Fact label={t.verifiedBy} value={tax.verified_by?.name} optional />
            <Fact label={m.verifiedAt} value={tax.verified_at} as="dateTime" optional />
          </About>
        </>
      )}
    </RecordDrawer>
  );
}
