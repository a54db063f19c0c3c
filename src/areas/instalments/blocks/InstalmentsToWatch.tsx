import { defineMessages, useIntl, type MessageDescriptor } from 'react-intl';
import { useRecordQuery } from '../../../api/cache/useRecordQuery';
import { useGetCollectionStatisticsQuery } from '../../../api/payment/collection';
import { useApplicationCount, type AgeingBucket } from '../../../api/payment/instalments';
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
  unknown: { id: 'instalments.blocks.unknown', defaultMessage: 'Исход списания неизвестен' },
  late30: { id: 'instalments.blocks.late30', defaultMessage: '1–30 дней' },
  late60: { id: 'instalments.blocks.late60', defaultMessage: '31–60 дней' },
  late90: { id: 'instalments.blocks.late90', defaultMessage: '61–90 дней' },
  over: { id: 'instalments.blocks.over', defaultMessage: 'Больше 90 дней' },
  none: { id: 'instalments.blocks.none', defaultMessage: 'Решений не ждут, списания известны, просрочки нет' },
});

const series = [{ id: 'count', title: w.count, as: 'number' }] as const;

// Words of the monitoring panel come without those of the area.
const lateBuckets = [
  { value: '1-30', label: w.late30 },
  { value: '31-60', label: w.late60 },
  { value: '61-90', label: w.late90 },
  { value: '90+', label: w.over },
] as const;
const listOfLate = (bucket: AgeingBucket) => () =>
  href('instalments.list', {}, { list: 'contracts', bucket: [bucket], order_by: '-overdue_days' });
/** What is counted, and the list that it opens. */
const rows: readonly { id: string; title: MessageDescriptor; to: () => string }[] = [
  {
    id: 'waiting',
    title: w.waiting,
    to: () => href('instalments.list', {}, { status: ['waiting_for_approval'], order_by: 'waits' }),
  },
  {
    id: 'unknown',
    title: w.unknown,
    to: () => href('instalments.list', {}, { money: ['unknown'], order_by: 'waits' }),
  },
  ...lateBuckets.map(({ value, label }) => ({ id: value, title: label, to: listOfLate(value) })),
];

/** Applications that wait for a decision, those of which nobody knows what became of a charge, and contracts by how late they are. */
export default function InstalmentsToWatch() {
  const intl = useIntl();
  const late = useRecordQuery(useGetCollectionStatisticsQuery({}, refetchOnOpen));
  const lateBy = (bucket: AgeingBucket) => ({
    ...late,
    item: late.item?.buckets.find((one) => one.bucket === bucket)?.count,
  });
  const { item, ...result } = together([
    useApplicationCount({ status: ['waiting_for_approval'] }, refetchOnOpen),
    useApplicationCount({ money: ['unknown'] }, refetchOnOpen),
    ...lateBuckets.map(({ value }) => lateBy(value)),
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
