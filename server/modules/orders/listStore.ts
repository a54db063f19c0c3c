/** The list of orders, and how many there are in each status. */
import type { Sql } from '../../db/database';
import { countEach, type Kept } from '../../db/kept';
import { listOf } from '../../db/list';
import { readSearch } from '../../db/searchText';
import { Where } from '../../db/where';
import type { Call, Reply } from '../../http/contract';
import { deliveryOfOrder, hasDeliveryState } from '../deliveries/index';

export type OrderRow = Reply<'listOrders'>['orders'][number];
type Listed = Call<'listOrders'>['query'];

const searched = {
  id: 'o.id',
  table: 'orders o',
  numbers: ['o.number', 'o.contract_number'],
  customer: 'o.customer_id',
  hasNumbers: true,
} as const;

export const rowColumns = `o.id, o.version, o.number, o.application_id, o.contract_number,
  json_build_object('id', c.id, 'guid', c.guid, 'name', c.name, 'phone_number', c.phone_number) as customer,
  case when m.id is not null then json_build_object('id', m.id, 'name', m.name) end as merchant,
  case when b.id is not null then json_build_object('id', b.id, 'name', b.name) end as branch,
  case when s.id is not null then json_build_object('id', s.id, 'name', s.name) end as seller,
  o.total, o.status, o.status_since, ${deliveryOfOrder} as delivery, o.down_payment_state, o.paid, o.granted, o.refunded, o.waiting,
  case when u.id is not null then json_build_object('id', u.id, 'name', u.first_name || ' ' || u.last_name) end as moderator, o.taken_at,
  o.is_marketplace, o.created_at`;
export const rowTables = `orders o join customers c on c.id = o.customer_id left join merchants m on m.id = o.merchant_id
  left join merchant_branches b on b.id = o.branch_id left join pos_agents s on s.id = o.seller_id
  left join system_users u on u.id = o.moderator_id`;

const kept = {
  table: 'order_totals o',
  by: ['status', 'down_payment', 'is_marketplace'],
} as const satisfies Kept<keyof Listed>;

const madeInHours = 'extract(hour from o.created_at)::int = any ($::int[])';
type Totals = 'total' | 'paid' | 'granted' | 'refunded' | 'waiting';
export const orders = listOf<OrderRow, Listed, Totals>({
  id: 'o.id',
  from: rowTables,
  found: 'orders o',
  kept,
  select: rowColumns,
  totals: {
    ...{ total: 'o.total', paid: 'o.paid', granted: 'o.granted' },
    ...{ refunded: 'o.refunded', waiting: 'o.waiting' },
  },
  orders: { id: 'o.id', created_at: 'o.created_at', total: 'o.total', status_since: 'o.status_since' },
  where: {
    status: 'o.status',
    customer_id: 'o.customer_id = $::bigint',
    merchant_id: 'o.merchant_id = any ($::bigint[])',
    branch_id: 'o.branch_id = any ($::bigint[])',
    seller_id: 'o.seller_id = any ($::bigint[])',
    moderator_id: 'o.moderator_id = any ($::bigint[])',
    delivery_status: hasDeliveryState,
    down_payment: 'o.down_payment_state',
    is_marketplace: 'o.is_marketplace = $',
    hour: madeInHours,
    decided_from: 'o.decided_at >= $::date',
    decided_to: 'o.decided_at < $::date + 1',
    period: 'o.created_at',
    search: searched,
  },
});

type Counted = Call<'countOrderStatuses'>['query'];
/** The same conditions as those of the list, less the status. */
function under(query: Counted): Where {
  const found = new Where()
    .when(query.customer_id, 'o.customer_id = $::bigint')
    .when(query.merchant_id, 'o.merchant_id = any ($::bigint[])')
    .when(query.branch_id, 'o.branch_id = any ($::bigint[])')
    .when(query.seller_id, 'o.seller_id = any ($::bigint[])')
    .when(query.moderator_id, 'o.moderator_id = any ($::bigint[])')
    .when(query.down_payment, 'o.down_payment_state = any ($::text[])')
    .when(query.is_marketplace, 'o.is_marketplace = $')
    .when(query.hour, madeInHours)
    .when(query.decided_from, 'o.decided_at >= $::date')
    .when(query.decided_to, 'o.decided_at < $::date + 1')
    .within('o.created_at', query);
  if (query.delivery_status !== undefined) found.and(hasDeliveryState(found.bind, query.delivery_status));
  return found.finds(readSearch(query.search ?? ''), searched);
}
export const countStatuses = (sql: Sql, query: Counted): Promise<{ code: OrderRow['status']; count: number }[]> =>
  countEach(sql, { state: 'o.status', table: 'orders o', kept, query, found: under(query) });
