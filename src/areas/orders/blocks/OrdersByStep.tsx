import { defineMessages, useIntl } from 'react-intl';
import { useRecordQuery } from '../../../api/cache/useRecordQuery';
import { useCountOrderStatusesQuery, type OrderState } from '../../../api/payment/orders';
import type { Chart } from '../../../kit/charts/chart';
import { ChartCard } from '../../../kit/charts/ChartCard';
import { refetchOnOpen } from '../../../parts/figures/refetchOnOpen';
import { charts } from '../../../routes/blocks';
import { href } from '../../../routes/href';
import { steps } from '../orderSteps';

const w = defineMessages({
  axis: { id: 'orders.blocks.axis', defaultMessage: 'На каком шаге заказ' },
  count: { id: 'orders.blocks.count', defaultMessage: 'Заказов на шаге' },
  new: { id: 'orders.blocks.new', defaultMessage: 'Ждёт модератора' },
  moderation: { id: 'orders.blocks.moderation', defaultMessage: 'У модератора' },
  partner: { id: 'orders.blocks.partner', defaultMessage: 'Ждёт подтверждения партнёра' },
  down: { id: 'orders.blocks.down', defaultMessage: 'Ждёт взноса клиента' },
  qabz: { id: 'orders.blocks.qabz', defaultMessage: 'Ждёт решения Qabz' },
  delivery: { id: 'orders.blocks.delivery', defaultMessage: 'Доставка, акт и завершение' },
  none: { id: 'orders.blocks.none', defaultMessage: 'Заказов в работе нет' },
});

const series = [{ id: 'count', title: w.count, as: 'number' }] as const;
const shown = ['new', 'moderation', 'partner', 'down', 'qabz', 'delivery'] as const;

/** The orders that are under way, by the step at which they stand. */
export default function OrdersByStep() {
  const intl = useIntl();
  const { item, ...result } = useRecordQuery(useCountOrderStatusesQuery({}, refetchOnOpen), 'steps');
  const countOf = (codes: readonly OrderState[]): number =>
    (item?.statuses ?? []).reduce((sum, { code, count }) => sum + (codes.includes(code) ? count : 0), 0);
  const chart: Chart | undefined = item && {
    axis: w.axis,
    series,
    points: shown.map((id) => {
      const title = intl.formatMessage(w[id]);
      const to = href('orders.list', {}, { status: [...steps[id]], order_by: 'status_since' });
      return { id, title, short: title, to, values: [countOf(steps[id])] };
    }),
  };
  return (
    <ChartCard title={charts['orders.steps'].title} kind="rows" result={{ ...result, item: chart }} empty={w.none} />
  );
}
