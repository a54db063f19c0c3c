import type { CashOutClaim } from '../../../api/investment/cashOut';
import { useCalculateInvestmentPenaltyQuery } from '../../../api/investment/investments';
import { useRecordQuery } from '../../../api/cache/useRecordQuery';
import { useFormat } from '../../../i18n/format';
import { Fact, Facts } from '../../../kit/values/Facts';
import { Section } from '../../../kit/detail/Section';
import { m } from './messages';

/** What leaving with this amount would cost if it were approved today. */
export function CostSection({ claim }: { claim: CashOutClaim }) {
  const format = useFormat();
  const asked = { id: claim.investment.id, amount: claim.amount };
  const cost = useRecordQuery(useCalculateInvestmentPenaltyQuery(asked, { refetchOnMountOrArgChange: true }));
  return (
    <Section id="cost" title={m.cost} result={cost}>
      {(item) => (
        <Facts>
          <Fact label={m.sum} value={item.amount} as="money" />
          <Fact label={m.held} value={item.months_held} as="number" />
          <Fact label={m.rate} value={format.percent(item.rate_percent)} />
          <Fact label={m.penalty} value={item.penalty_amount} as="money" />
          <Fact label={m.toReturn} value={item.dividends_to_return} as="money" />
          <Fact label={m.tax} value={item.tax_amount} as="money" />
          <Fact label={m.payable} value={item.payable_amount} as="money" />
        </Facts>
      )}
    </Section>
  );
}
