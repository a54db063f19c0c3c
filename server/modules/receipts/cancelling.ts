/** How a receipt ends that should not have been: struck out before it was registered, taken back by a refund afterwards. */
import type { Sql } from '../../db/database';
import type { Reply } from '../../http/contract';
import { audit, type Change } from '../../shared/auditTrail';
import { timestamp, type Clock } from '../../shared/clock';
import { decimal, tiyinOf } from '../../shared/money';
import { conflict, notFound } from '../../shared/problem';
import { isToSend, waysOf } from './rules';
import * as ending from './cancelStore';
import * as store from './store';
import { addReceipt } from './writeStore';

/** Who does something, and when; nobody where the platform does. */
export interface Caller {
  user: { id: number } | undefined;
  clock: Clock;
}

/** Writes what happened to a receipt into the journal. */
export const journal = (sql: Sql, { user, clock }: Caller, id: number, action: string, changes: Change[]) =>
  audit(sql, { user, clock, action, entity: 'receipt', entityId: id, changes });

export async function answerOf(sql: Sql, id: number): Promise<Reply<'sendReceipt'>> {
  const row = await store.receipts.find(sql, id);
  if (row === undefined) throw notFound();
  return row;
}

/** The refusal of what the status of a receipt does not allow, with the receipt as it is: 409 `transition_not_allowed`. */
export const notAllowed = async (sql: Sql, { id, status }: store.HeldReceipt) =>
  conflict('transition_not_allowed', `The receipt is ${status}`, { ...(await answerOf(sql, id)) });

/**
 * Strikes a receipt out that was not registered; of another one what is left is taken back by a refund. Refused is one that is on
 * its way or cancelled, a refund that takes back a cancelled receipt, written by that or by a claim before it (409
 * `transition_not_allowed`), and a sale of which all was given back (409 `sale_taken_back`).
 */
export async function cancelHeld(sql: Sql, caller: Caller, receipt: store.HeldReceipt, comment: string): Promise<void> {
  const { id } = receipt;
  const at = timestamp(caller.clock);
  const changes: Change[] = [
    { field: 'status', old: receipt.status, new: 'cancelled' },
    { field: 'comment', new: comment },
  ];
  const isRefund = receipt.type === 'refund';
  if (receipt.status === 'success' && !isRefund) {
    const refund = await takeBack(sql, receipt, at);
    await journal(sql, caller, refund.id, 'create', [
      { field: 'status', new: 'new' },
      { field: 'amount', new: refund.amount },
    ]);
    changes.push({ field: `receipt ${refund.id}`, new: refund.amount });
    // What takes a cancelled receipt back stays until it is sent: without it the cancelled one would still be sold.
  } else if (!isToSend(receipt.status) || (isRefund && (await isNeeded(sql, receipt))))
    throw await notAllowed(sql, receipt);
  await store.setCancelled(sql, id, comment, at);
  await journal(sql, caller, id, 'cancel', changes);
}

/** Whether a refund takes back a part of a receipt that is cancelled: of what a claim gave back no other refund is written then. */
const isNeeded = async (sql: Sql, { claim_id: claim, sale_id: sale }: store.HeldReceipt): Promise<boolean> =>
  claim === null || (sale !== null && (await ending.takesCancelledBack(sql, sale)));

/**
 * A receipt whose payment was taken back or has gone back to the customer ends with it, in the transaction of that. One that is on
 * its way to the operator is left until the answer is known, and asked about again then.
 */
export async function cancelWithPayment(sql: Sql, caller: Caller, id: number): Promise<void> {
  const receipt = await store.holdReceipt(sql, id);
  if (receipt === undefined || receipt.status === 'sent' || receipt.status === 'cancelled') return;
  const found = await ending.findTakenBack(sql, id);
  if (found === undefined) return;
  const { paymentId, isRefunded } = found;
  await cancelHeld(sql, caller, receipt, `Платёж № ${paymentId} ${isRefunded ? 'возвращён клиенту' : 'отменён'}`);
}

/** The receipt of a payment that was taken back or has gone back to the customer, where it has one, ends with it. */
export async function cancelPaymentReceipt(sql: Sql, caller: Caller, paymentId: number): Promise<void> {
  const id = await ending.findOfPayment(sql, paymentId);
  if (id !== undefined) await cancelWithPayment(sql, caller, id);
}

/** A refund of what is left of a receipt, in the way in which it was paid. */
async function takeBack(sql: Sql, receipt: store.HeldReceipt, at: string) {
  const lines = await ending.readLeft(sql, receipt.id);
  const left = lines.reduce((sum, line) => sum + tiyinOf(line.amount), 0n);
  if (left === 0n)
    throw conflict('sale_taken_back', 'All of it was given back', { ...(await answerOf(sql, receipt.id)) });
  const given = await ending.sumRefunds(sql, receipt.id);
  const rest = (of: 'cash' | 'card') => tiyinOf(receipt[of]) - tiyinOf(given[of]);
  const id = await addReceipt(sql, {
    ...{ type: 'refund', orderId: receipt.order_id, saleId: receipt.id, lines, at },
    ...waysOf(left, { cash: rest('cash'), card: rest('card') }),
  });
  return { id, amount: decimal(left) };
}
