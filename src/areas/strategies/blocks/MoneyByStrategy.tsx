import { useRecordQuery } from '../../../api/cache/useRecordQuery';
import { useListStrategiesQuery } from '../../../api/system-user/strategies';
import type { Chart } from '../../../kit/charts/chart';
import { ChartCard } from '../../../kit/charts/ChartCard';
import { refetchOnOpen } from '../../../parts/figures/refetchOnOpen';
import { charts } from '../../../routes/blocks';
import { href } from '../../../routes/href';
import { t } from '../../../i18n/terms';
import { m } from './messages';

const series = [{ id: 'balance', title: m.atWork, as: 'money' }] as const;
/** The strategies in which the most money lies; more would be no picture. */
const shown = { limit: 20, order_by: '-balance' } as const;

/** How much money is at work in each strategy: the sum at the foot of the investments that it leads to. */
export default function MoneyByStrategy() {
  const { item, ...result } = useRecordQuery(useListStrategiesQuery(shown, refetchOnOpen));
  const chart: Chart | undefined = item && {
    axis: t.strategy,
    series,
    points: item.strategies
      .filter(({ investments_count: count }) => count > 0)
      .map(({ id, title, balance }) => ({
        id: String(id),
        title,
        short: title,
        to: href('investments.list', {}, { strategy_id: [String(id)], status: ['active', 'exiting'] }),
        values: [balance],
      })),
  };
  return (
    <ChartCard
      title={charts['strategies.balances'].title}
      kind="rows"
      result={{ ...result, item: chart }}
      empty={m.empty}
    />
  );
}
