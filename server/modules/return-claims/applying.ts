/** What an approved claim changes at once, besides the contract that it may settle and the money that goes back. */
import type { Sql } from '../../db/database';
import { decimal, tiyinOf } from '../../shared/money';
import { openDay } from '../closing/index';
import { recordReturn } from '../merchant-billing/index';
import { writeRefundReceipt } from '../receipts/index';
import type { Reckoned } from './reckoning';
import * as store from './store';

interface Applied {
  claim: Pick<store.WholeClaim, 'id' | 'restock'>;
  order: Pick<store.OrderOfClaim, 'id' | 'application_id'>;
  reckoned: Reckoned;
  /** Of the approval; where its month is closed the books have it on the first day of the next open one. */
  day: string;
  at: string;
  accountantId: number;
  /** The intent by which it is approved. */
  name: string;
}
/** The order, the application and the claim are held; the merchant and the products are held here. */
export async function applyReturn(sql: Sql, { claim, order, reckoned, day, at, accountantId, name }: Applied) {
  const { id } = claim;
  const lines = reckoned.lines.filter(({ count }) => count > 0);
  await store.setSums(sql, id, { ...reckoned, lines });
  await store.cutRows(sql, id, order.application_id, reckoned.cuts);
  await store.addReturned(sql, id);
  if (claim.restock) await store.restock(sql, { claimId: id, orderId: order.id, at });
  const purchase = decimal(reckoned.purchase);
  const moved = await recordReturn(sql, { claimId: id, orderId: order.id, purchase, date: day, at });
  // Once products and merchant are held, as an open day holds the numbers of its year.
  const date = moved?.date ?? (await openDay(sql, day));
  await store.setStatus(sql, { id, to: 'approved_by_accountant', at, accountantId, approved: { on: date, name } });
  await writeRefundReceipt(sql, {
    ...{ claimId: id, orderId: order.id, at },
    items: lines.map((line) => ({
      ...{ basketItemId: line.id, count: line.count, amount: decimal(line.amount), vat: decimal(line.vat) },
    })),
    // What is kept for the delivery was given back before it was kept.
    money: { cash: '0.00', card: decimal(reckoned.money + reckoned.fee) },
  });
  await store.bookReturn(sql, {
    ...{ applicationId: order.application_id, claimId: id, date, at, amount: decimal(reckoned.amount) },
    ...{ vat: decimal(reckoned.vat), fee: decimal(reckoned.fee) },
    merchantPart: moved === null ? '0.00' : decimal(-tiyinOf(moved.amount)),
  });
}
