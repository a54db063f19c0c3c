/** What orders know of their deliveries: where the goods are, and that one begins and ends with its order. */
import type { Sql } from '../../db/database';
import { audit } from '../../shared/auditTrail';
import { momentOf } from '../../shared/clock';
import { whereOf, type DeliveryStatus, type WhereGoods } from './rules';

export const deliveryEntity = 'delivery';

/** For the order `o`; what a cancelled delivery should have brought is fetched while the order holds. */
export const deliveryOfOrder = `(select case when d.is_pickup or d.status = 'cancelled' and o.status not like 'cancelled%' then 'pickup' else d.status end
  from deliveries d where d.order_id = o.id)`;
/** What a cancelled delivery comes to: of an order that was given up as well it is cancelled, else the goods are fetched. */
const cancelled = `select d.order_id from deliveries d join orders q on q.id = d.order_id
  where not d.is_pickup and d.status = 'cancelled' and q.status like 'cancelled%'`;
/** Of the order `o` itself: the goods of most orders are fetched, and those are asked one by one quicker than they are gathered. */
const isFetched = `exists (select from deliveries d where d.order_id = o.id
  and (d.is_pickup or d.status = 'cancelled' and o.status not like 'cancelled%'))`;
/** The same, from the deliveries: few of a million orders are in most of the other states. */
export const hasDeliveryState = (bind: (value: unknown) => string, states: readonly string[]) => {
  const brought = states.filter((state) => state !== 'pickup');
  if (brought.length === 0) return isFetched;
  const ways = [
    `select d.order_id from deliveries d where not d.is_pickup and d.status <> 'cancelled' and d.status = any (${bind(brought)}::text[])`,
    ...(brought.includes('cancelled') ? [cancelled] : []),
  ];
  const isBrought = `o.id in (${ways.join(' union all ')})`;
  return brought.length === states.length ? isBrought : `(${isFetched} or ${isBrought})`;
};

/** An order without a delivery has nothing to be brought. */
export async function whereGoodsAre(sql: Sql, orderId: number): Promise<WhereGoods> {
  const [row] = await sql.query<{ is_pickup: boolean; status: DeliveryStatus }>(
    'select is_pickup, status from deliveries where order_id = $1::bigint',
    [orderId],
  );
  return row === undefined ? 'pickup' : whereOf(row.is_pickup, row.status);
}

/** What bringing the goods of an order has cost; nothing where the customer fetched them, or they never reached him. */
export async function usedDeliveryPrice(sql: Sql, orderId: number): Promise<string> {
  const [row] = await sql.query<{ price: string | null }>(
    `select price::numeric(18, 2) as price from deliveries where order_id = $1 and not is_pickup and status in ('delivered', 'returned')`,
    [orderId],
  );
  return row?.price ?? '0.00';
}

/** Makes the delivery of an order, once: goods of the marketplace are brought, others are fetched at the branch. */
export async function createDelivery(sql: Sql, orderId: number, at: string): Promise<void> {
  await sql.query('select delivery_begin(id, $2::timestamp, is_marketplace) from orders where id = $1::bigint', [
    orderId,
    at,
  ]);
}

/** The order was given up, and is held; what a courier has, or what is over, stays as it is. */
export async function cancelDelivery(sql: Sql, orderId: number, at: string): Promise<void> {
  const [row] = await sql.query<{ id: number; status: DeliveryStatus }>(
    `select id, status from deliveries where order_id = $1::bigint and not is_pickup
       and status in ('new', 'address_confirmed', 'provider_assigned') for no key update`,
    [orderId],
  );
  if (row === undefined) return;
  await sql.query(
    `update deliveries set version = version + 1, status = 'cancelled', status_since = $2, updated_at = $2 where id = $1`,
    [row.id, at],
  );
  // Who gave the order up stands in the journal of the order.
  await audit(sql, {
    ...{ clock: { now: () => momentOf(at) }, user: undefined, action: 'change_status' },
    ...{ entity: deliveryEntity, entityId: row.id },
    changes: [{ field: 'status', old: row.status, new: 'cancelled' }],
  });
}
