import { useListOrdersRows, type OrderRow } from '../../../api/payment/orders';
import { t } from '../../../i18n/terms';
import { ExportButton } from '../../../kit/export/ExportButton';
import { DateRangeFilter } from '../../../kit/list/DateRangeFilter';
import { ListPage } from '../../../kit/list/ListPage';
import { MoreFilters } from '../../../kit/list/MoreFilters';
import { QueueViews } from '../../../kit/list/QueueViews';
import { SelectFilter } from '../../../kit/list/SelectFilter';
import { Toolbar } from '../../../kit/list/Toolbar';
import type { Column } from '../../../kit/table/columns/column';
import { DataTable } from '../../../kit/table/DataTable';
import { useListState } from '../../../kit/url/useListState';
import { orderStatus } from '../../../parts/orders/orderStatus';
import { href } from '../../../routes/href';
import { useCan } from '../../../session/can';
import { m as orders } from '../messages';
import { m } from './messages';
import { deliveries, downStates } from '../orderTerms';
import { hours, idsOf, orderParams as parameters } from './listParams';
import { MoneyLine } from './MoneyLine';
import { columnsOfOrder, deliveryColumn, furtherColumns } from './orderColumns';
import { OrderFilters } from './OrderFilters';
import { orderViews as views } from './orderViews';
import { useViewCounts } from './useViewCounts';

export { parameters };

const { number, customer, place, total, status, moderator, since } = columnsOfOrder;
const columns: readonly Column<OrderRow>[] = [
  ...[number, customer, place, total, status, deliveryColumn, moderator],
  { ...since, hidden: true },
  ...furtherColumns,
];

const marketplaceOptions = [
  { value: 'true', label: t.yes },
  { value: 'false', label: t.no },
] as const;

const hourOptions = hours.map((value) => ({
  value,
  label: `${value.padStart(2, '0')}:00–${value.padStart(2, '0')}:59`,
}));

const seldom = ['down_payment', 'is_marketplace', 'hour', 'decided_from', 'decided_to'];

const hrefOf = ({ id }: OrderRow) => href('orders.one', { id: String(id) });

/** Every order, its steps with how many stand in each, and what all of them come to. */
export default function OrderList() {
  const list = useListState(parameters);
  const mayOpen = useCan()('orders.get');
  const { is_marketplace: isMarketplace, hour, ...filters } = list.filters;
  const asked = {
    ...idsOf(filters),
    hour: hour.map(Number),
    ...(isMarketplace !== undefined && { is_marketplace: isMarketplace === 'true' }),
  };
  const rows = useListOrdersRows({ ...list, filters: asked });
  const counts = useViewCounts(asked, views);
  return (
    <ListPage list={list} rows={rows} columns={columns} actions={<ExportButton file="orders" />}>
      <QueueViews label={m.views} list={list} views={views} counts={counts} />
      <Toolbar search={m.search} period={orders.orderCreated}>
        <SelectFilter name="status" label={t.status} options={orderStatus.options} />
        <OrderFilters merchants={filters.merchant_id} branches={filters.branch_id} rows={rows.items} />
        <SelectFilter name="delivery_status" label={orders.delivery} options={deliveries.options} />
        <MoreFilters names={seldom}>
          <SelectFilter name="down_payment" label={orders.downState} options={downStates.options} />
          <SelectFilter name="is_marketplace" label={m.marketplace} options={marketplaceOptions} />
          <SelectFilter name="hour" label={m.hour} options={hourOptions} />
          <DateRangeFilter from="decided_from" to="decided_to" label={m.decided} />
        </MoreFilters>
      </Toolbar>
      <MoneyLine totals={rows.totals} />
      <DataTable empty={m.empty} rowHref={mayOpen ? hrefOf : undefined} />
    </ListPage>
  );
}
