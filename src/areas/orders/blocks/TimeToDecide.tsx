import { defineMessages, useIntl } from 'react-intl';
import { useRecordQuery } from '../../../api/cache/useRecordQuery';
import { useGetOrderStatisticsQuery } from '../../../api/payment/orders';
import type { Chart } from '../../../kit/charts/chart';
import { ChartCard } from '../../../kit/charts/ChartCard';
import { refetchOnOpen } from '../../../parts/figures/refetchOnOpen';
import { charts } from '../../../routes/blocks';
import { href } from '../../../routes/href';

const w = defineMessages({
  span: { id: 'orders.blocks.span', defaultMessage: 'За какое время' },
  median: { id: 'orders.blocks.median', defaultMessage: 'Половина решена за, мин' },
  decided: { id: 'orders.blocks.decided', defaultMessage: 'Заказов решено' },
  ofToday: { id: 'orders.blocks.ofToday', defaultMessage: 'За сегодня' },
  ofWeek: { id: 'orders.blocks.ofWeek', defaultMessage: 'За 7 дней' },
  noDecisions: { id: 'orders.blocks.noDecisions', defaultMessage: 'За 7 дней ничего не решали' },
});

const series = [
  { id: 'median', title: w.median, as: 'number' },
  { id: 'decided', title: w.decided, as: 'number' },
] as const;

/** How long an order waits for the decision of a moderator, the middle one of today and of seven days; each opens the orders decided then. */
export default function TimeToDecide() {
  const intl = useIntl();
  const { item, ...result } = useRecordQuery(useGetOrderStatisticsQuery(undefined, refetchOnOpen), 'decisions');
  const chart: Chart | undefined = item && {
    axis: w.span,
    series,
    // Medians do not add up, and today is one of the seven days.
    isStanding: true,
    points: (['today', 'week'] as const).map((id) => {
      const { count, median_minutes: minutes } = item.decisions[id];
      const title = intl.formatMessage(id === 'today' ? w.ofToday : w.ofWeek);
      const begin = id === 'today' ? item.today : item.week_begin;
      const to = href('orders.list', {}, { decided_from: begin, decided_to: item.today });
      return { id, title, short: title, to, values: [minutes, count] };
    }),
  };
  return (
    <ChartCard
      title={charts['orders.decisions'].title}
      kind="rows"
      result={{ ...result, item: chart }}
      empty={w.noDecisions}
    />
  );
}
