/** What sales and returns change of what a merchant is owed. */
import type { Sql } from '../../db/database';
import { decimal, percentOf, tiyinOf } from '../../shared/money';
import { openDay } from '../closing/index';
import { holdMerchant } from '../merchants/index';
import * as store from './moveStore';

/** A move as it was written: its day may lie after the one that was asked for, its sums have the sign of the move. */
interface WrittenMove {
  id: number;
  merchantId: number;
  date: string;
  purchase: string;
  commission: string;
  amount: string;
}

/** Purchase price less what the merchant leaves to the platform; of a return both are less than nothing. */
const sumsOf = (purchase: bigint, commission: bigint): Pick<WrittenMove, 'purchase' | 'commission' | 'amount'> => ({
  ...{ purchase: decimal(purchase), commission: decimal(commission), amount: decimal(purchase - commission) },
});

/**
 * What an order has sold, once, on its day or, where the month of that is closed, on the first day of the next open one.
 * Answers none of an order without a merchant or amounts. The order is held.
 */
export async function recordSale(
  sql: Sql,
  { orderId, date, at }: { orderId: number; date: string; at: string },
): Promise<WrittenMove | null> {
  const sold = await store.findSold(sql, orderId);
  if (sold === undefined) return null;
  await holdMerchant(sql, sold.merchant_id, 'change');
  const percent = await store.percentOfMerchant(sql, sold.merchant_id);
  const purchase = tiyinOf(sold.purchase);
  const move = {
    ...sumsOf(purchase, percentOf(purchase, percent)),
    merchantId: sold.merchant_id,
    date: await openDay(sql, date),
  };
  return { ...move, id: await store.addMove(sql, { ...move, kind: 'sale', orderId, at }) };
}

interface ReturnedGoods {
  claimId: number;
  orderId: number;
  /** The purchase price of the pieces, above nothing. */
  purchase: string;
  date: string;
  at: string;
}
/**
 * What a claim has given back, once; by the percent that the order was sold at, of all that came back of it less what the claims before
 * took, so that an order that comes back by pieces leaves nothing. The order is held.
 */
export async function recordReturn(
  sql: Sql,
  { claimId, orderId, purchase, date, at }: ReturnedGoods,
): Promise<WrittenMove | null> {
  const sold = await store.findSold(sql, orderId);
  if (sold === undefined) return null;
  await holdMerchant(sql, sold.merchant_id, 'change');
  const percent = sold.percent ?? (await store.percentOfMerchant(sql, sold.merchant_id));
  const back = tiyinOf(purchase);
  const commission = percentOf(tiyinOf(sold.returned) + back, percent) - tiyinOf(sold.returned_commission);
  const move = { ...sumsOf(-back, -commission), merchantId: sold.merchant_id, date: await openDay(sql, date) };
  return { ...move, id: await store.addMove(sql, { ...move, kind: 'return', orderId, claimId, at }) };
}
