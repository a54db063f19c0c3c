import type { CashOutClaim } from '../../../api/investment/cashOut';
import { useCalculateInvestmentPenaltyQuery } from '../../../api/investment/investments';
import { useRecordQuery } from '../../../api/cache/useRecordQuery';
import { useFormat } from '../../../i18n/format';
import { Fact, Facts } from '../../../kit/detail/Facts';
import { Money } from '../../../kit/values/values';
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
          <Fact label={m.sum}>
            <Money amount={item.amount} />
          </Fact>
          <Fact label={m.held}>{format.number(item.months_held)}</Fact>
          <Fact label={m.rate}>{format.percent(item.rate_percent)}</Fact>
          <Fact label={m.penalty}>
            <Money amount={item.penalty_amount} />
          </Fact>
          <Fact label={m.toReturn}>
            <Money amount={item.dividends_to_return} />
          </Fact>
          <Fact label={m.tax}>
            <Money amount={claim.tax_amount} />
          </Fact>
          <Fact label={m.payable}>
            <Money amount={item.payable_amount} />
          </Fact>
        </Facts>
      )}
    </Section>
  );
}
