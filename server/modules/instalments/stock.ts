/** What orders do to the stock of the catalogue: they reserve it, give it free, and sell it in the end. */
import type { Sql } from '../../db/database';
import { conflict } from '../../shared/problem';
import { stockStepOf, type OrderStatus } from './rules/moves';
import * as store from './stockStore';

interface Moved {
  one: { id: number; order_id: number | null };
  from: OrderStatus | null;
  to: OrderStatus | null;
  at: string;
}
/** The order is held; the products are held here, the lower number first, so that the last piece is given once. */
export async function moveStock(sql: Sql, { one, from, to, at }: Moved): Promise<void> {
  const step = stockStepOf(from, to);
  if (step === undefined || one.order_id === null) return;
  const orderId = one.order_id;
  if (step === 'reserve') {
    const missing = await store.holdWanted(sql, one.id);
    if (missing.length > 0)
      throw conflict(
        'out_of_stock',
        `Less is in stock than is ordered of ${missing.map(({ name }) => name).join(', ')}`,
        {
          missing,
        },
      );
    await store.reserve(sql, { orderId, applicationId: one.id, at });
  } else if (step === 'release') await store.release(sql, orderId, at);
  else await store.sell(sql, orderId, at);
}
