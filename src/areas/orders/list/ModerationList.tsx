import { List20Regular, PersonAccounts20Regular, ShoppingBag20Regular } from '@fluentui/react-icons';
import { useListOrdersRows, type OrderRow } from '../../../api/payment/orders';
import { t } from '../../../i18n/terms';
import { ExportButton } from '../../../kit/export/ExportButton';
import { ListPage } from '../../../kit/list/ListPage';
import { QueueViews, type QueueView } from '../../../kit/list/QueueViews';
import { SelectFilter } from '../../../kit/list/SelectFilter';
import { Toolbar } from '../../../kit/list/Toolbar';
import type { Column } from '../../../kit/table/columns/column';
import { DataTable } from '../../../kit/table/DataTable';
import { useListState } from '../../../kit/url/useListState';
import type { ValuesOf } from '../../../lib/query';
import { orderStatus } from '../../../parts/orders/orderStatus';
import { href } from '../../../routes/href';
import { Can, useCan } from '../../../session/can';
import { m as orders } from '../messages';
import { m } from './messages';
import { BeginModeration } from '../moderation/BeginModeration';
import { steps } from '../orderSteps';
import { idsOf, moderationParams as parameters } from './listParams';
import { columnsOfOrder, deliveryColumn, furtherColumns } from './orderColumns';
import { OrderFilters } from './OrderFilters';
import { useViewCounts } from './useViewCounts';

export { parameters };

const { number, customer, place, total, status, moderator, since } = columnsOfOrder;
const columns: readonly Column<OrderRow>[] = [
  ...[number, customer, place, total, status, since, moderator],
  { ...deliveryColumn, hidden: true },
  ...furtherColumns,
];

const views: readonly QueueView<ValuesOf<typeof parameters>>[] = [
  { id: 'moderation.waiting', title: m.viewWaiting, icon: ShoppingBag20Regular, filters: { status: steps.new } },
  {
    id: 'moderation.taken',
    title: m.viewTaken,
    icon: PersonAccounts20Regular,
    filters: { status: steps.moderation },
  },
  { id: 'moderation.all', title: m.viewAll, icon: List20Regular, filters: { status: [] } },
];

const hrefOf = ({ id }: OrderRow) => href('orders.moderate', { id: String(id) });

/** The orders that wait for a moderator, the longest waiting first, and those that somebody has taken. */
export default function ModerationList() {
  const list = useListState(parameters);
  const mayOpen = useCan()('orders_moderate.get');
  const asked = idsOf(list.filters);
  const rows = useListOrdersRows({ ...list, filters: asked });
  const counts = useViewCounts(asked, views);
  return (
    <ListPage
      list={list}
      rows={rows}
      columns={columns}
      actions={
        <>
          <Can do="orders_moderate.update">
            <BeginModeration />
          </Can>
          <ExportButton file="orders-moderation" />
        </>
      }
    >
      <QueueViews label={m.views} list={list} views={views} counts={counts} />
      <Toolbar search={m.search} period={orders.orderCreated}>
        <SelectFilter name="status" label={t.status} options={orderStatus.options} />
        <OrderFilters merchants={list.filters.merchant_id} branches={list.filters.branch_id} rows={rows.items} />
      </Toolbar>
      <DataTable empty={m.emptyModeration} rowHref={mayOpen ? hrefOf : undefined} />
    </ListPage>
  );
}
