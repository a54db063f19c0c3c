import { defineMessages } from 'react-intl';
import { useRecordQuery } from '../../../api/cache/useRecordQuery';
import { useGetOrderStatisticsQuery } from '../../../api/payment/orders';
import type { Chart } from '../../../kit/charts/chart';
import { ChartCard } from '../../../kit/charts/ChartCard';
import { refetchOnOpen } from '../../../parts/figures/refetchOnOpen';
import { charts } from '../../../routes/blocks';
import { href } from '../../../routes/href';

const w = defineMessages({
  hour: { id: 'orders.blocks.hour', defaultMessage: 'В котором часу' },
  today: { id: 'orders.blocks.today', defaultMessage: 'Заказов сегодня' },
  week: { id: 'orders.blocks.week', defaultMessage: 'Заказов за 7 дней' },
  noOrders: { id: 'orders.blocks.noOrders', defaultMessage: 'За 7 дней заказов не было' },
});

const series = [
  { id: 'today', title: w.today, as: 'number' },
  { id: 'week', title: w.week, as: 'number' },
] as const;

/** In which hours orders are made, today and in seven days; each figure opens the orders that it counts. */
export default function OrdersByHour() {
  const { item, ...result } = useRecordQuery(useGetOrderStatisticsQuery(undefined, refetchOnOpen), 'hours');
  const chart: Chart | undefined = item && {
    axis: w.hour,
    series,
    points: item.hours.map(({ hour, today, week }) => {
      const listOf = (begin: string) =>
        href(
          'orders.list',
          {},
          { begin_date: begin, end_date: item.today, hour: [String(hour)], order_by: 'created_at' },
        );
      const short = String(hour).padStart(2, '0');
      const ways = [listOf(item.today), listOf(item.week_begin)];
      return { id: short, title: `${short}:00`, short, to: listOf(item.today), values: [today, week], ways };
    }),
  };
  return (
    <ChartCard
      title={charts['orders.hours'].title}
      kind="columns"
      result={{ ...result, item: chart }}
      empty={w.noOrders}
    />
  );
}
