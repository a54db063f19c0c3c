/** Transfers to merchants: asked for by one person, decided by another, and what the bank did with them. */
import type { Sql } from '../../db/database';
import { awaiting } from '../../auth/awaiting';
import { pageWithTotals } from '../../db/list';
import type { Call, HandlerMap, Reply } from '../../http/contract';
import { audit, withHistory, type Change } from '../../shared/auditTrail';
import { timestamp, today } from '../../shared/clock';
import { decimal, tiyinOf } from '../../shared/money';
import { isDay } from '../../shared/period';
import { conflict, notFound, wrongFields } from '../../shared/problem';
import { openDay } from '../closing/index';
import { holdMerchant } from '../merchants/index';
import { findPayee } from './debtStore';
import { addMove } from './moveStore';
import { faultOfPayout, isAllowed, type PayoutFault } from './rules';
import * as lists from './store';
import * as store from './transferStore';

/** A transfer by its name in the journal. */
const transferEntity = 'merchant_transfer';
type Caller = Pick<Call<'createTransfer'>, 'user' | 'clock'>;

export const transferHandlers = {
  async listTransfers({ db, query, user }) {
    const found = await lists.transfers.list(db, awaiting(query, user, 'merchant_billing.enable'));
    return pageWithTotals('transfers', found);
  },

  getTransfer: async ({ db, params }) => withHistory(db, transferEntity, await lists.transfers.find(db, params.id)),

  createTransfer: (call) =>
    call.db.transaction(async (sql) => {
      const { merchant_id: merchantId, amount, document_number: documentNumber } = call.body;
      if (!(await holdMerchant(sql, merchantId, 'change'))) throw notFound();
      const purpose = call.body.purpose.trim();
      if (purpose === '') throw wrongFields({ purpose: 'required' });
      if (tiyinOf(amount) <= 0n) throw wrongFields({ amount: 'invalid_amount' });
      const payee = await findPayee(sql, merchantId);
      refuse(faultOfPayout(payee, tiyinOf(amount), tiyinOf(payee.waiting)));
      const { mfo, account_number: accountNumber } = payee;
      const at = timestamp(call.clock);
      const id = await store.addTransfer(sql, {
        ...{ merchantId, amount, purpose, documentNumber, mfo, accountNumber, userId: call.user.id, at },
      });
      await journal(sql, call, id, 'create', [
        { field: 'status', new: 'pending' },
        { field: 'amount', new: amount },
        { field: 'document_number', new: documentNumber },
      ]);
      return answerOf(sql, id);
    }),

  decideTransfer: (call) =>
    call.db.transaction(async (sql) => {
      const transfer = await hold(sql, call.params.id);
      if (!isAllowed(transfer.status, 'decide')) throw await notAllowed(sql, transfer);
      if (transfer.created_by === call.user.id) throw conflict('same_person', 'Another person decides');
      const comment = call.body.comment?.trim() || null;
      if (!call.body.accepted && comment === null) throw wrongFields({ comment: 'comment_required' });
      if (call.body.accepted) await pay(sql, call, transfer);
      const status = call.body.accepted ? 'approved' : 'rejected';
      await store.decideTransfer(sql, transfer.id, {
        status,
        comment,
        userId: call.user.id,
        at: timestamp(call.clock),
      });
      await journal(sql, call, transfer.id, 'decide', [
        { field: 'status', old: transfer.status, new: status },
        ...(comment === null ? [] : [{ field: 'comment', new: comment }]),
      ]);
      return answerOf(sql, transfer.id);
    }),

  finishTransfer: (call) =>
    call.db.transaction(async (sql) => {
      const transfer = await hold(sql, call.params.id);
      if (!isAllowed(transfer.status, 'finish')) throw await notAllowed(sql, transfer);
      const { is_paid: isPaid } = call.body;
      const comment = call.body.comment?.trim() || null;
      const paidOn = isPaid ? paidDayOf(call, transfer) : null;
      if (!isPaid && comment === null) throw wrongFields({ comment: 'comment_required' });
      if (!isPaid) await takeBack(sql, call, transfer);
      const status = isPaid ? 'paid' : 'failed';
      const at = timestamp(call.clock);
      await store.finishTransfer(sql, transfer.id, { status, paidOn, comment, userId: call.user.id, at });
      await journal(sql, call, transfer.id, 'settle', [
        { field: 'status', old: transfer.status, new: status },
        ...(paidOn === null ? [] : [{ field: 'paid_on', new: paidOn }]),
        ...(comment === null ? [] : [{ field: 'comment', new: comment }]),
      ]);
      return answerOf(sql, transfer.id);
    }),
} satisfies Partial<HandlerMap>;

function refuse(fault: PayoutFault | undefined): void {
  if (fault === 'amount_above_debt') throw wrongFields({ amount: fault });
  if (fault !== undefined) throw conflict(fault, fault === 'payouts_held' ? 'Payouts are held' : 'Nothing is owed');
}

/** The bank pays what was approved, and nothing before. */
function paidDayOf(
  { body, clock }: Pick<Call<'finishTransfer'>, 'body' | 'clock'>,
  { decided_on: decidedOn }: store.HeldTransfer,
): string {
  const day = body.paid_on ?? null;
  if (day === null) throw wrongFields({ paid_on: 'required' });
  if (!isDay(day)) throw wrongFields({ paid_on: 'no_such_day' });
  if (day > today(clock)) throw wrongFields({ paid_on: 'in_future' });
  if (decidedOn !== null && day < decidedOn) throw wrongFields({ paid_on: 'out_of_range' });
  return day;
}

/** The merchant first, then the transfer. */
async function hold(sql: Sql, id: number): Promise<store.HeldTransfer> {
  const known = await store.findTransfer(sql, id);
  if (known === undefined) throw notFound();
  await holdMerchant(sql, known.merchant_id, 'change');
  return store.holdTransfer(sql, id);
}

/** Counts as paid, and the ledger posts it. What is owed is what it is now, whatever it was when the transfer was made. */
async function pay(
  sql: Sql,
  { clock }: Caller,
  { id, merchant_id: merchantId, amount, ...transfer }: store.HeldTransfer,
) {
  const payee = await findPayee(sql, merchantId);
  refuse(faultOfPayout(payee, tiyinOf(amount), 0n));
  if (payee.mfo !== transfer.mfo || payee.account_number !== transfer.account_number)
    throw conflict('requisites_changed', 'The account of the merchant was changed', { ...(await answerOf(sql, id)) });
  await addMove(sql, {
    ...{ merchantId, kind: 'payout', purchase: '0.00', commission: '0.00', amount: decimal(-tiyinOf(amount)) },
    ...{ transferId: id, date: await openDay(sql, today(clock)), at: timestamp(clock) },
  });
}

/** The merchant is owed again what the bank did not take. */
async function takeBack(sql: Sql, { clock }: Caller, { id, merchant_id: merchantId }: store.HeldTransfer) {
  const payout = await store.findPayout(sql, id);
  await addMove(sql, {
    ...{ merchantId, kind: 'reversal', purchase: '0.00', commission: '0.00', amount: decimal(-tiyinOf(payout.amount)) },
    ...{ transferId: id, reversesId: payout.id, date: await openDay(sql, today(clock)), at: timestamp(clock) },
  });
}

async function answerOf(sql: Sql, id: number): Promise<Reply<'decideTransfer'>> {
  return (await lists.transfers.find(sql, id))!; // transfers are never removed
}

const notAllowed = async (sql: Sql, { id, status }: store.HeldTransfer) =>
  conflict('transition_not_allowed', `The transfer is ${status}`, { ...(await answerOf(sql, id)) });

const journal = (sql: Sql, { user, clock }: Caller, id: number, action: string, changes: Change[]) =>
  audit(sql, { user, clock, action, entity: transferEntity, entityId: id, changes });
