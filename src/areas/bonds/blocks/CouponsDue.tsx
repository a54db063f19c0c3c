import { defineMessages, useIntl } from 'react-intl';
import { useBondCount } from '../../../api/system-user/bonds';
import type { Chart } from '../../../kit/charts/chart';
import { ChartCard } from '../../../kit/charts/ChartCard';
import { refetchOnOpen } from '../../../parts/figures/refetchOnOpen';
import { together } from '../../../parts/figures/together';
import { charts } from '../../../routes/blocks';
import { href } from '../../../routes/href';

const m = defineMessages({
  due: { id: 'bonds.blocks.due', defaultMessage: 'Выплаты' },
  overdue: { id: 'bonds.blocks.overdue', defaultMessage: 'День прошёл' },
  dueToday: { id: 'bonds.blocks.today', defaultMessage: 'Платить сегодня' },
  dueSoon: { id: 'bonds.blocks.soon', defaultMessage: 'В ближайшие две недели' },
  noneDue: { id: 'bonds.blocks.none', defaultMessage: 'В ближайшие две недели платить ничего не нужно' },
  count: { id: 'bonds.blocks.count', defaultMessage: 'Облигаций' },
});

const series = [{ id: 'count', title: m.count, as: 'number' }] as const;
const titles = [
  ['overdue', m.overdue],
  ['today', m.dueToday],
  ['soon', m.dueSoon],
] as const;

const useDue = (due: (typeof titles)[number][0]) => useBondCount({ due }, refetchOnOpen);

/** Bonds whose next row is overdue, is to be paid today or within two weeks. */
export default function CouponsDue() {
  const intl = useIntl();
  const { item, ...result } = together([useDue('overdue'), useDue('today'), useDue('soon')]);
  const chart: Chart | undefined = item && {
    axis: m.due,
    series,
    points: titles.map(([due, message], at) => {
      const title = intl.formatMessage(message);
      const to = href('bonds.list', {}, { due, order_by: 'next_date' });
      return { id: due, title, short: title, to, values: [item[at] ?? 0] };
    }),
  };
  return (
    <ChartCard
      title={charts['bonds.couponsDue'].title}
      kind="rows"
      result={{ ...result, item: chart }}
      empty={m.noneDue}
    />
  );
}
