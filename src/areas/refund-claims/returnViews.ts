import { ArrowUndo20Regular } from '@fluentui/react-icons';
import type { QueueView } from '../../kit/list/QueueViews';
import { order, period, searchText, someIds } from '../../kit/url/listParams';
import type { ValuesOf } from '../../lib/query';
import { waitingMoney } from '../../parts/waitingMoney';
import { m } from './messages';
import { methods, reasons, refundStatus, returnStatus } from './returnTerms';

export const parameters = {
  status: returnStatus.param(),
  reason: reasons.param(),
  refund_method: methods.param(),
  refund: refundStatus.param(),
  money: waitingMoney.param(),
  merchant_id: someIds(),
  search: searchText(),
  ...period,
  order_by: order(['id', 'created_at', 'amount', 'money', 'waits'], '-id'),
};

/** All returns, and those of each status. */
export const views: readonly QueueView<ValuesOf<typeof parameters>>[] = [
  { id: 'refundClaims.all', title: m.all, icon: ArrowUndo20Regular, filters: { status: [] } },
  ...returnStatus.options.map(({ value, label }) => ({
    ...{ id: `refundClaims.${value}`, title: label, icon: ArrowUndo20Regular },
    filters: { status: [value] },
  })),
];
