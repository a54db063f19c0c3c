/** Money that goes back to the customer: to the card that it came from, or in cash or through a bank by a document. */
import type { Database, Sql } from '../../db/database';
import type { Call, HandlerMap, PreparedHandler, Reply } from '../../http/contract';
import { timestamp, today } from '../../shared/clock';
import { conflict, notFound, wrongFields } from '../../shared/problem';
import { refuseStale } from '../../shared/versionCheck';
import { refuseBeforeShut } from '../ledger/index';
import { cancelPaymentReceipt } from '../receipts/index';
import type { Caller } from './answers';
import { refuseDocumentDay } from './documentDay';
import type { ChargeGateway, Outcome } from './gateway';
import { hold } from './moving';
import * as paying from './paying';
import * as payments from './paymentStore';
import * as refunds from './refundStore';
import * as store from './store';

export const refundHandlers = (gateway: ChargeGateway | undefined) =>
  ({
    async listInstalmentRefunds({ db, params }) {
      if (!(await store.isThere(db, params.id))) throw notFound();
      return { refunds: await refunds.listRefunds(db, params.id) };
    },

    payBack: {
      async prepare(call) {
        const { gateway: way } = call.body;
        if (way !== 'card') return (inside) => inside.db.transaction((sql) => payByDocument(sql, inside, way));
        if (gateway === undefined) throw paying.missing();
        const refundId = await call.db.transaction((sql) => againToCard(sql, call));
        const outcome = await gateway.payOut(await chargeOfRefund(call.db, refundId));
        return (inside) =>
          inside.db.transaction(async (sql) => {
            await settleRefund(sql, inside, refundId, outcome);
            return paying.answer(sql, refundId);
          });
      },
    } satisfies PreparedHandler<'payBack'>,
  }) satisfies Partial<HandlerMap>;

interface HeldRefund extends refunds.HeldRefund {
  application: store.HeldApplication;
}
async function heldRefund(sql: Sql, caller: Caller, id: number): Promise<HeldRefund> {
  const found = await refunds.findRefund(sql, id);
  if (found === undefined) throw notFound();
  const application = await hold(sql, caller, found.application_id);
  return { ...(await refunds.holdRefund(sql, id))!, application }; // payments are never removed
}

type PayingBack = Pick<Call<'payBack'>, 'params' | 'headers' | 'body' | 'user' | 'clock'>;
async function refuseRefund(sql: Sql, call: PayingBack, refund: refunds.HeldRefund) {
  await refuseStale(refund.version, call.headers['If-Match'], () => paying.answer(sql, refund.id));
  // A try that has failed is repeated once: after it the next one stands for the payment.
  if ((refund.status !== 'new' && refund.status !== 'failed') || !refund.is_last)
    throw conflict('transition_not_allowed', `The payment is ${refund.status}`, {
      ...(await paying.answer(sql, refund.id)),
    });
}

/** The refund that the gateway is to be asked for: this one while it waits, another try of it when it has failed. */
async function againToCard(sql: Sql, call: PayingBack): Promise<number> {
  const refund = await heldRefund(sql, call, call.params.id);
  const name = paying.nameOf(call);
  // It was begun under this key before, and then nobody was there to answer.
  const begun = await refunds.findAttempt(sql, refund.refunds_id, name);
  if (begun !== undefined) return begun;
  await refuseRefund(sql, call, refund);
  if (refund.gateway_transaction_id === null) throw wrongFields({ gateway: 'card_missing' });
  if (refund.status === 'new') return refund.id;
  return addTry(sql, call, refund, { isByCard: true, way: refund.gateway, date: today(call.clock), name });
}

async function payByDocument(sql: Sql, call: PayingBack, way: 'cash' | 'bank'): Promise<Reply<'payBack'>> {
  const { document_number: number, document_date: date } = call.body;
  const refund = await heldRefund(sql, call, call.params.id);
  await refuseRefund(sql, call, refund);
  if (number === undefined) throw wrongFields({ document_number: 'required' });
  if (date === undefined) throw wrongFields({ document_date: 'required' });
  refuseDocumentDay(date, refund.application, call.clock);
  // What the gateway may have done already is not paid a second time.
  if (refund.status === 'new' && refund.gateway_transaction_id !== null)
    throw conflict('payment_pending', 'What became of it is not known yet');
  if (await payments.isDocumentKnown(sql, way, number)) throw paying.exists();
  const at = timestamp(call.clock);
  const id = await paying.unlessExists(async () => {
    if (refund.status !== 'new') return addTry(sql, call, refund, { isByCard: false, way, date, name: number });
    await refunds.payOut(sql, refund.id, { way, number, date, at });
    return refund.id;
  });
  await bookRefund(sql, call, { ...refund, id }, { date, account: payments.accountOf(way) });
  // Once it is posted, as the numbers of the year are held then.
  await refuseBeforeShut(sql, date);
  return paying.answer(sql, id);
}

interface Try {
  isByCard: boolean;
  way: string;
  date: string;
  /** The number of its document, or by what the gateway knows it. */
  name: string;
}
async function addTry(sql: Sql, call: PayingBack, refund: refunds.HeldRefund, more: Try): Promise<number> {
  const id = await refunds.addAttempt(sql, refund, { ...more, userId: call.user.id, at: timestamp(call.clock) });
  await paying.journal(sql, call, id, 'create', [
    { field: 'amount', new: refund.amount },
    { field: 'gateway', new: more.way },
  ]);
  return id;
}

async function chargeOfRefund(db: Sql, id: number) {
  const found = await refunds.findRefund(db, id);
  const { token = null, masked_pan = null } = found ?? {};
  if (found === undefined || token === null || masked_pan === null)
    throw new Error(`Payment ${id} goes back to no card`);
  return {
    gateway: found.gateway as Parameters<ChargeGateway['payOut']>[0]['gateway'],
    acquirer: found.acquirer,
    externalId: found.external_id,
    amount: found.amount,
    card: { token, masked_pan },
  };
}

async function settleRefund(sql: Sql, caller: Caller, id: number, outcome: Outcome): Promise<void> {
  const refund = await heldRefund(sql, caller, id);
  if (refund.status !== 'new' || refund.gateway_transaction_id === null || outcome.status === 'unknown') return;
  const at = timestamp(caller.clock);
  await payments.settlePayment(sql, { id, gateway_transaction_id: refund.gateway_transaction_id }, outcome, at);
  if (outcome.status === 'success')
    return bookRefund(sql, caller, refund, { date: today(caller.clock), account: 5530 });
  return paying.journal(sql, caller, id, 'settle', [
    { field: 'status', old: 'new', new: 'failed' },
    { field: 'error', new: outcome.error },
  ]);
}

async function bookRefund(
  sql: Sql,
  caller: Caller,
  refund: refunds.HeldRefund,
  { date, account }: { date: string; account: payments.MoneyAccount },
): Promise<void> {
  const { id, amount, application_id: applicationId } = refund;
  // Before the goods were sold it was an advance, and nothing was sold since: the order is given up.
  await payments.bookPayment(sql, {
    ...{ kind: 'refund', applicationId, paymentId: id, date, amount, account, isSold: false },
    at: timestamp(caller.clock),
  });
  await paying.journal(sql, caller, id, 'settle', [{ field: 'status', old: 'new', new: 'success' }]);
  await cancelPaymentReceipt(sql, caller, refund.refunds_id);
}

/** Sends a refund that waits for the gateway, and writes what it says. */
export async function carryOutRefund(db: Database, gateway: ChargeGateway, caller: Caller, id: number): Promise<void> {
  const outcome = await gateway.payOut(await chargeOfRefund(db, id));
  await db.transaction((sql) => settleRefund(sql, caller, id, outcome));
}
