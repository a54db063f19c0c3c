import { defineMessages } from 'react-intl';
import { useRecordQuery } from '../../../api/cache/useRecordQuery';
import { useListCollectedMonthsQuery } from '../../../api/payment/collection';
import { MonthChart, useMonths } from '../../../parts/figures/MonthChart';
import { refetchOnOpen } from '../../../parts/figures/refetchOnOpen';
import { charts } from '../../../routes/blocks';
import { href } from '../../../routes/href';

const w = defineMessages({
  due: { id: 'instalments.blocks.due', defaultMessage: 'Подошёл срок, сум' },
  collected: { id: 'instalments.blocks.collected', defaultMessage: 'Собрано в срок и позже, сум' },
  nothing: { id: 'instalments.blocks.nothing', defaultMessage: 'В эти месяцы платить было нечего' },
});

const series = [
  { id: 'due', title: w.due, as: 'money' },
  { id: 'collected', title: w.collected, as: 'money' },
] as const;

/** What fell due in each month, and what of it was paid. */
export default function CollectedByMonth() {
  const shown = useMonths('collected');
  const result = useRecordQuery(useListCollectedMonthsQuery(shown.period, refetchOnOpen), shown.span);
  return (
    <MonthChart
      title={charts['instalments.collected'].title}
      kind="lines"
      series={series}
      empty={w.nothing}
      shown={shown}
      result={result}
      pointOf={(month, { months }) => {
        const found = months.find((one) => one.month === month);
        return {
          to: href('instalments.list', {}, { list: 'contracts', order_by: '-overdue_days' }),
          values: [found?.due ?? '0.00', found?.collected ?? '0.00'],
        };
      }}
    />
  );
}
