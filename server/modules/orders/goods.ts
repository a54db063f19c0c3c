/** Where the goods of an order are, as the module of deliveries says it. */
import type { Sql } from '../../db/database';
import type { WhereGoods } from './rules/next';

export const deliveryColumn = `case when o.id is not null then 'pickup' end`;
export const hasDelivery = (bind: (value: unknown) => string, states: readonly string[]) =>
  `'pickup' = any (${bind(states)}::text[])`;

export async function goodsOf(_sql: Sql, _orderId: number): Promise<WhereGoods> {
  return 'pickup';
}
/** The order was given up: nothing is brought any more. */
export async function endDelivery(_sql: Sql, _orderId: number, _at: string): Promise<void> {}
/** The order was made: its goods are to be brought. */
export async function beginDelivery(_sql: Sql, _orderId: number, _at: string): Promise<void> {}
