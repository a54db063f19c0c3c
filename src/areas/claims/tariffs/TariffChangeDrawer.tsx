import { useGetTariffChangeClaimQuery } from '../../../api/investment/tariffChanges';
import { useRecordQuery } from '../../../api/cache/useRecordQuery';
import { Fact } from '../../../kit/values/Facts';
import { About } from '../../../parts/About';
import { InvestorLink } from '../../../parts/InvestorLink';
import { RecordDrawer } from '../../../parts/RecordDrawer';
import { changeStatus, m } from './tariffTerms';
import { t } from '../../../i18n/terms';

/** One tariff change at the side of its list: whose, from which to which, and who did what. */
export function TariffChangeDrawer({ id, onClose }: { id: number; onClose: () => void }) {
  const result = useRecordQuery(useGetTariffChangeClaimQuery({ id }), id);
  return (
    <RecordDrawer id={id} title={m.title} result={result} onClose={onClose} status={changeStatus}>
      {(claim) => (
        <About>
          <Fact label={t.investor} value={<InvestorLink investor={claim.investor} />} />
          <Fact label={t.contract} value={claim.investment.name} />
          <Fact label={m.oldTariff} value={claim.old_tariff.name} />
          <Fact label={m.newTariff} value={claim.new_tariff.name} />
          <Fact label={m.effectiveFrom} value={claim.effective_from} as="day" optional />
          <Fact label={t.created} value={claim.created_at} as="dateTime" />
          <Fact label={t.reason} value={claim.reason} optional />
          <Fact label={t.comment} value={claim.comment} optional />
        </About>
      )}
    </RecordDrawer>
  );
}
