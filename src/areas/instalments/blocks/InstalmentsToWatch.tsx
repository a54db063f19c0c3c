import { defineMessages, useIntl } from 'react-intl';
import { useApplicationCount, useInstalmentCount } from '../../../api/payment/instalments';
import type { Chart } from '../../../kit/charts/chart';
import { ChartCard } from '../../../kit/charts/ChartCard';
import { refetchOnOpen } from '../../../parts/figures/refetchOnOpen';
import { together } from '../../../parts/figures/together';
import { charts } from '../../../routes/blocks';
import { href } from '../../../routes/href';

const w = defineMessages({
  axis: { id: 'instalments.blocks.axis', defaultMessage: 'На что смотреть в рассрочке' },
  count: { id: 'instalments.blocks.count', defaultMessage: 'Заявок и договоров' },
  waiting: { id: 'instalments.blocks.waiting', defaultMessage: 'Ждут решения' },
  late30: { id: 'instalments.blocks.late30', defaultMessage: 'Просрочка 1–30 дней' },
  late60: { id: 'instalments.blocks.late60', defaultMessage: 'Просрочка 31–60 дней' },
  late90: { id: 'instalments.blocks.late90', defaultMessage: 'Просрочка 61–90 дней' },
  over: { id: 'instalments.blocks.over', defaultMessage: 'Просрочка больше 90 дней' },
  none: { id: 'instalments.blocks.none', defaultMessage: 'Решений не ждут, просрочки нет' },
});

const series = [{ id: 'count', title: w.count, as: 'number' }] as const;

const late = (bucket: '1-30' | '31-60' | '61-90' | '90+') => () =>
  href('instalments.list', {}, { list: 'contracts', bucket: [bucket], order_by: '-overdue_days' });
/** What is counted, and the list that it opens. */
const rows = [
  {
    id: 'waiting',
    title: w.waiting,
    to: () => href('instalments.list', {}, { status: ['waiting_for_approval'], order_by: 'waits' }),
  },
  { id: 'late30', title: w.late30, to: late('1-30') },
  { id: 'late60', title: w.late60, to: late('31-60') },
  { id: 'late90', title: w.late90, to: late('61-90') },
  { id: 'over', title: w.over, to: late('90+') },
] as const;

/** Applications that wait for a decision, and contracts by how late they are. */
export default function InstalmentsToWatch() {
  const intl = useIntl();
  const { item, ...result } = together([
    useApplicationCount({ status: ['waiting_for_approval'] }, refetchOnOpen),
    useInstalmentCount({ bucket: ['1-30'] }, refetchOnOpen),
    useInstalmentCount({ bucket: ['31-60'] }, refetchOnOpen),
    useInstalmentCount({ bucket: ['61-90'] }, refetchOnOpen),
    useInstalmentCount({ bucket: ['90+'] }, refetchOnOpen),
  ]);
  const chart: Chart | undefined = item && {
    axis: w.axis,
    series,
    points: rows.map(({ id, title: message, to }, at) => {
      const title = intl.formatMessage(message);
      return { id, title, short: title, to: to(), values: [item[at] ?? 0] };
    }),
  };
  return (
    <ChartCard
      title={charts['instalments.toWatch'].title}
      kind="rows"
      result={{ ...result, item: chart }}
      empty={w.none}
    />
  );
}
