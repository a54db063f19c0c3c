import type { Sql } from '../../db/database';
import { notFound } from '../../shared/problem';
import type { OrderStatus } from './rules/moves';

export interface HeldOrder {
  id: number;
  version: number;
  status: OrderStatus;
  applicationId: number;
  merchantId: number | null;
  branchId: number | null;
  customerId: number;
  isMarketplace: boolean;
  completedAt: string | null;
}
/** Holds an order, and then its application: in this order, so that two never wait for each other. */
export async function holdOrder(sql: Sql, orderId: number): Promise<HeldOrder> {
  const [held] = await sql.query<{ id: number }>(
    'select application_id as id from orders where id = $1::bigint for no key update',
    [orderId],
  );
  if (held === undefined) throw notFound();
  await sql.query('select from applications where id = $1 for no key update', [held.id]);
  const [row] = await sql.query<HeldOrder>(
    `select id, version, status, application_id as "applicationId", merchant_id as "merchantId", branch_id as "branchId",
       customer_id as "customerId", is_marketplace as "isMarketplace", completed_at as "completedAt" from orders where id = $1::bigint`,
    [orderId],
  );
  return row!; // it is held
}
