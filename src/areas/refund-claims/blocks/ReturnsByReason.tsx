import { defineMessages, useIntl, type MessageDescriptor } from 'react-intl';
import { useRecordQuery } from '../../../api/cache/useRecordQuery';
import { useGetReturnStatisticsQuery, type ReturnReason, type ReturnStatus } from '../../../api/payment/returnClaims';
import type { Chart } from '../../../kit/charts/chart';
import { ChartCard } from '../../../kit/charts/ChartCard';
import { refetchOnOpen } from '../../../parts/figures/refetchOnOpen';
import { charts } from '../../../routes/blocks';
import { href } from '../../../routes/href';

// Words of the monitoring panel come without those of the area.
const w = defineMessages({
  axis: { id: 'refundClaims.blocks.axis', defaultMessage: 'Почему возвращают' },
  count: { id: 'refundClaims.blocks.count', defaultMessage: 'Заявок на возврат' },
  defect: { id: 'refundClaims.blocks.defect', defaultMessage: 'Товар с браком' },
  wrongItem: { id: 'refundClaims.blocks.wrongItem', defaultMessage: 'Привезли не то' },
  changedMind: { id: 'refundClaims.blocks.changedMind', defaultMessage: 'Клиент передумал' },
  notDelivered: { id: 'refundClaims.blocks.notDelivered', defaultMessage: 'Товар не привезли' },
  other: { id: 'refundClaims.blocks.other', defaultMessage: 'По другой причине' },
  none: { id: 'refundClaims.blocks.none', defaultMessage: 'Ничего не возвращали' },
});
const words: Record<ReturnReason, MessageDescriptor> = {
  ...{ defect: w.defect, wrong_item: w.wrongItem, changed_mind: w.changedMind },
  ...{ not_delivered: w.notDelivered, other: w.other },
};
const series = [{ id: 'count', title: w.count, as: 'number' }] as const;
/** Claims that were declined count for no reason. */
const counted: readonly ReturnStatus[] = [
  ...(['new', 'in_process', 'approved_by_moderator', 'waiting_invoice', 'approved_by_accountant'] as const),
];

/** For which reasons goods come back, the most frequent first; each opens the claims that it counts. */
export default function ReturnsByReason() {
  const intl = useIntl();
  const { item, ...result } = useRecordQuery(useGetReturnStatisticsQuery({}, refetchOnOpen), 'reasons');
  const chart: Chart | undefined = item && {
    axis: w.axis,
    series,
    points: item.reasons.map(({ reason, count }) => {
      const title = intl.formatMessage(words[reason]);
      const to = href('refundClaims.list', {}, { reason: [reason], status: [...counted] });
      return { id: reason, title, short: title, to, values: [count] };
    }),
  };
  return (
    <ChartCard
      title={charts['refundClaims.reasons'].title}
      kind="rows"
      result={{ ...result, item: chart }}
      empty={w.none}
    />
  );
}
