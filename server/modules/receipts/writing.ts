/** Receipts that other parts of the platform bring about. Each is written `new` in the transaction of what it is for, and sent later. */
import type { Sql } from '../../db/database';
import { decimal, tiyinOf } from '../../shared/money';
import { conflict } from '../../shared/problem';
import { vatIn, waysOf } from './rules';
import * as store from './writeStore';

/**
 * What a customer has paid, once: an advance before the goods are his, and credit after that. It has one line, named by the
 * contract: what is bought stands in the receipt of the sale.
 */
export async function writeAdvanceReceipt(
  sql: Sql,
  { paymentId, at }: { paymentId: number; at: string },
): Promise<number> {
  const paid = await store.findPaid(sql, paymentId);
  if (paid === undefined) throw new Error(`Payment ${paymentId} has no order, or was not made`);
  const vat = decimal(vatIn(tiyinOf(paid.amount), paid.vat_percent));
  const isCash = paid.gateway === 'cash';
  const way = { cash: isCash ? paid.amount : '0.00', card: isCash ? '0.00' : paid.amount, credit: '0.00' };
  return store.addReceipt(sql, {
    ...{ type: paid.is_sold ? 'credit' : 'advance', orderId: paid.order_id, paymentId, at, ...way },
    lines: [
      {
        ...{ basketItemId: null, name: paid.contract_number, count: 1, amount: paid.amount },
        ...{ vatPercent: paid.vat_percent, vat },
      },
    ],
  });
}

/**
 * What an order has sold and nobody has returned, with what was paid for it before: the rest is bought on credit. Refused where it
 * has such a receipt that is not cancelled (409 `receipt_exists`), and where all of it was returned (409 `sale_taken_back`). The order
 * is held.
 */
export async function writeSaleReceipt(sql: Sql, { orderId, at }: { orderId: number; at: string }): Promise<number> {
  const lines = await store.readSold(sql, orderId);
  if (lines.length === 0) throw conflict('sale_taken_back', 'All of it was given back');
  const paid = await store.readPaidBefore(sql, orderId);
  const amount = lines.reduce((sum, line) => sum + tiyinOf(line.amount), 0n);
  const ways = waysOf(amount, { cash: tiyinOf(paid.cash), card: tiyinOf(paid.card) });
  return store.addReceipt(sql, { type: 'sale', orderId, at, ...ways, lines });
}

interface Returned {
  claimId: number;
  orderId: number;
  /**
   * What is taken back of each line, at the price that the customer bought it for, and the tax that goes with it: what the claims of a line
   * take back by pieces comes to what was sold, which the tax of each amount by itself does not.
   */
  items: readonly { basketItemId: number; count: number; amount: string; vat: string }[];
  /** What of it goes back to him as money; the rest is no longer owed by him. */
  money?: { cash: string; card: string };
  at: string;
}
/**
 * What a claim has given back, of the receipt of its sale. None where the order has no such receipt: it was completed before
 * receipts were kept, or its receipt was cancelled.
 */
export async function writeRefundReceipt(sql: Sql, returned: Returned): Promise<number | null> {
  const { claimId, orderId, items, at, money = { cash: '0.00', card: '0.00' } } = returned;
  const sale = await store.findSale(sql, orderId);
  if (sale === undefined) return null;
  const sold = new Map(sale.lines.map((line) => [line.basketItemId, line]));
  const lines = items.map(({ basketItemId, count, amount, vat }): store.Line => {
    const line = sold.get(basketItemId);
    if (line === undefined) throw new Error(`Receipt ${sale.id} has no line ${basketItemId}`);
    return { ...line, count, amount, vat };
  });
  const amount = lines.reduce((sum, line) => sum + tiyinOf(line.amount), 0n);
  const credit = decimal(amount - tiyinOf(money.cash) - tiyinOf(money.card));
  return store.addReceipt(sql, { type: 'refund', orderId, claimId, saleId: sale.id, at, ...money, credit, lines });
}
