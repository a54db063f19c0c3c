/** What a delivery has cost, where one was used. */
import type { Sql } from '../../db/database';
import { tiyinOf } from '../../shared/money';

/** Nothing of what was fetched by the customer himself, or never reached him. */
export async function deliveryPriceOf(sql: Sql, orderId: number): Promise<bigint> {
  // An installation that keeps no deliveries has none to charge for.
  const [kept] = await sql.query<{ has: boolean }>(`select to_regclass('deliveries') is not null as has`, []);
  if (kept?.has !== true) return 0n;
  const [row] = await sql.query<{ price: string | null }>(
    `select price::numeric(18, 2) as price from deliveries where order_id = $1 and not is_pickup and status in ('delivered', 'returned')`,
    [orderId],
  );
  return tiyinOf(row?.price ?? '0.00');
}
