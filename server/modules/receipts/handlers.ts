/** Receipts through their calls: read, sent to the operator, asked for and cancelled. */
import { differenceInSeconds } from 'date-fns/differenceInSeconds';
import type { Sql } from '../../db/database';
import { pageWithTotals } from '../../db/list';
import type { Call, HandlerMap, Reply } from '../../http/contract';
import { withHistory } from '../../shared/auditTrail';
import { momentOf, timestamp } from '../../shared/clock';
import { conflict, notFound, wrongFields } from '../../shared/problem';
import { refuseStale } from '../../shared/versionCheck';
import { readPaymentSettings } from '../payment-settings/index';
import { answerOf, cancelHeld, cancelWithPayment, journal, notAllowed, type Caller } from './cancelling';
import { outcomeOf, type FiscalOperator, type Outcome, type Sent } from './operator';
import { isReissuable, isToSend } from './rules';
import * as store from './store';
import { holdOrder, readSold } from './writeStore';
import { writeSaleReceipt } from './writing';

/** Without an operator nothing is sent: an installation that names none has no receipts. */
export const receiptHandlers = (operator: FiscalOperator | undefined) =>
  ({
    async listReceipts({ db, query, requires }) {
      if (query.order_id === undefined) requires('fiscalization.query');
      const found = await store.receipts.list(db, query);
      return { ...pageWithTotals('checks', found), statuses: await store.countStatuses(db, query) };
    },

    async getReceipt({ db, params: { id } }) {
      const row = await withHistory(db, 'receipt', await store.receipts.find(db, id));
      const items = await store.listItems(db, id);
      const sale = await store.findSaleOf(db, id);
      const refunds = await store.listRefunds(db, id);
      const isLast = isReissuable(row) && !(await store.isSold(db, row.order_id));
      return { ...row, items, sale, refunds, may_be_reissued: isLast && (await isAnythingLeft(db, row.order_id)) };
    },

    // The operator is asked outside of any transaction: what it has registered stays registered. First the attempt is kept under a
    // name of its own, so that whoever comes meanwhile asks for it and sends nothing.
    async sendReceipt(call) {
      const { id } = call.params;
      const { sent, attempt, isNew } = await call.db.transaction((sql) => begin(sql, call, operator !== undefined));
      if (operator === undefined) throw missing();
      const outcome = isNew ? await operator.register(sent) : await became(operator, sent, call);
      await call.db.transaction((sql) => settle(sql, call, { id, attempt }, outcome));
      const answer = await answerOf(call.db, id);
      if (answer.status === 'error') throw conflict('fiscal_refused', answer.error ?? 'refused', { ...answer });
      return answer;
    },

    cancelReceipt: (call) => call.db.transaction((sql) => cancel(sql, call)),

    reissueReceipt: (call) => call.db.transaction((sql) => reissue(sql, call)),
  }) satisfies Partial<HandlerMap>;

const missing = () => conflict('service_missing', 'The installation names no fiscal operator');

interface Begun {
  sent: Sent;
  attempt: number;
  isNew: boolean;
}
/** Puts the receipt on its way, once; one that is on it already is only read. */
async function begin(sql: Sql, call: Call<'sendReceipt'>, mayBeSent: boolean): Promise<Begun> {
  const { id } = call.params;
  const receipt = await store.holdReceipt(sql, id);
  if (receipt === undefined) throw notFound();
  if (receipt.status === 'success')
    throw conflict('receipt_exists', 'It is registered already', { ...(await answerOf(sql, id)) });
  if (receipt.status === 'cancelled') throw await notAllowed(sql, receipt);
  if (!isToSend(receipt.status))
    return { sent: await store.readSent(sql, id), attempt: receipt.attempts, isNew: false };
  if (!(await store.hasAllSpics(sql, id)))
    throw conflict('spic_missing', 'A line has no IKPU', { ...(await answerOf(sql, id)) });
  const sale = await store.findSaleOf(sql, id);
  if (sale !== null && sale.receipt_id === null)
    throw conflict('sale_not_sent', 'What it takes back is not registered', { ...(await answerOf(sql, id)) });
  if (!mayBeSent) throw missing();
  const { ofd_provider: provider } = await readPaymentSettings(sql);
  await store.markSent(sql, id, provider, timestamp(call.clock));
  await journal(sql, call, id, 'send', [{ field: 'status', old: receipt.status, new: 'sent' }]);
  return { sent: await store.readSent(sql, id), attempt: receipt.attempts + 1, isNew: true };
}

/** What has become of a receipt that is on its way. */
async function became(operator: FiscalOperator, sent: Sent, { clock }: Pick<Caller, 'clock'>): Promise<Outcome> {
  return outcomeOf(await operator.ask(sent), differenceInSeconds(clock.now(), momentOf(sent.sentAt)));
}

/** What the operator has said becomes a fact, once; while it does not know nothing is changed. */
async function settle(sql: Sql, caller: Caller, { id, attempt }: { id: number; attempt: number }, outcome: Outcome) {
  const receipt = await store.holdReceipt(sql, id);
  // Somebody else has heard of it before, or it was sent once more.
  if (receipt?.status !== 'sent' || receipt.attempts !== attempt || outcome.status === 'unknown') return;
  const at = timestamp(caller.clock);
  if (outcome.status === 'failed') {
    await store.setError(sql, id, outcome.error, at);
    await journal(sql, caller, id, 'settle', [
      { field: 'status', old: 'sent', new: 'error' },
      { field: 'error', new: outcome.error },
    ]);
  } else {
    await store.setRegistered(sql, id, outcome, at);
    await journal(sql, caller, id, 'settle', [
      { field: 'status', old: 'sent', new: 'success' },
      { field: 'receipt_id', new: outcome.receipt_id },
    ]);
  }
  // While it was on its way its payment was taken back: then it goes as well.
  await cancelWithPayment(sql, caller, id);
}

/** Strikes a receipt out, with the reason of whoever does it. */
async function cancel(sql: Sql, call: Call<'cancelReceipt'>): Promise<Reply<'cancelReceipt'>> {
  const receipt = await store.holdReceipt(sql, call.params.id);
  if (receipt === undefined) throw notFound();
  // What was seen as new may be registered by now: cancelled, it would become a refund.
  await refuseStale(receipt.version, call.headers['If-Match'], () => answerOf(sql, receipt.id));
  const comment = call.body.comment.trim();
  if (comment === '') throw wrongFields({ comment: 'comment_required' });
  await cancelHeld(sql, call, receipt, comment);
  return answerOf(sql, receipt.id);
}

const isAnythingLeft = async (sql: Sql, orderId: number) => (await readSold(sql, orderId)).length > 0;

/** Sells an order by another receipt, once the one that it was sold by is cancelled; with the IKPU and the returns of now. */
async function reissue(sql: Sql, call: Call<'reissueReceipt'>): Promise<Reply<'reissueReceipt'>> {
  const { order_id: orderId } = await answerOf(sql, call.params.id);
  // Before its receipts, as everywhere.
  await holdOrder(sql, orderId);
  const receipt = (await store.holdReceipt(sql, call.params.id))!; // receipts are never removed
  if (!isReissuable(receipt)) throw await notAllowed(sql, receipt);
  const id = await writeSaleReceipt(sql, { orderId, at: timestamp(call.clock) });
  const answer = await answerOf(sql, id);
  await journal(sql, call, id, 'create', [
    { field: 'status', new: 'new' },
    { field: 'amount', new: answer.amount },
  ]);
  return answer;
}
