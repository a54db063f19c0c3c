/** Payments that are taken back within a day. */
import { addHours } from 'date-fns/addHours';
import type { Database, Sql } from '../../db/database';
import type { Call, HandlerMap, PreparedHandler, Reply } from '../../http/contract';
import { momentOf, timestamp, today } from '../../shared/clock';
import { tiyinOf } from '../../shared/money';
import { conflict, notFound, Refusal, wrongFields } from '../../shared/problem';
import { refuseStale } from '../../shared/versionCheck';
import { cancelPaymentReceipt } from '../receipts/index';
import type { Caller } from './answers';
import type { ChargeGateway, Outcome } from './gateway';
import { hold, move, notAllowed, stepOf, tell } from './moving';
import * as paying from './paying';
import * as payments from './paymentStore';
import { takeBackRebate } from './rebateStore';
import { isInForce, moved } from './rules/moves';
import type { HeldApplication } from './store';

/** How long after it a payment may be taken back. */
const hoursToReverse = 24;

export const reversalHandlers = (gateway: ChargeGateway | undefined) =>
  ({
    cancelInstalmentPayment: {
      async prepare(call) {
        const { id } = call.params;
        const comment = call.body.comment.trim();
        if (comment === '') throw wrongFields({ comment: 'comment_required' });
        const begun = await call.db.transaction((sql) => beginReversal(sql, call, gateway !== undefined, comment));
        if (begun === 'here') return (inside) => inside.db.transaction((sql) => endWithout(sql, inside, id, comment));
        if (gateway !== undefined && begun === 'at_gateway') {
          const outcome = await askToReverse(call.db, gateway, id);
          if (outcome.status === 'failed') {
            await call.db.transaction((sql) => settleReversal(sql, call, id, outcome));
            throw conflict('reversal_refused', 'The gateway does not take it back');
          }
          return (inside) => inside.db.transaction((sql) => settleReversal(sql, inside, id, outcome));
        }
        return (inside) => paying.answer(inside.db, id);
      },
    } satisfies PreparedHandler<'cancelInstalmentPayment'>,
  }) satisfies Partial<HandlerMap>;

type Cancelling = Pick<Call<'cancelInstalmentPayment'>, 'params' | 'headers' | 'user' | 'clock'>;
/** Whether it is taken back here or at the gateway, where that is noted first; `done` where it is taken back already. */
async function beginReversal(sql: Sql, call: Cancelling, hasGateway: boolean, comment: string) {
  const { id } = call.params;
  const { one, payment } = await held(sql, call, id);
  if (payment.status === 'reversed' || payment.status === 'cancelled') return 'done' as const;
  if (payment.reversing_since !== null) return 'at_gateway' as const;
  await refuseStale(payment.version, call.headers['If-Match'], () => paying.answer(sql, id));
  await refuseReversal(sql, call, one, payment);
  if (payment.status === 'new' || payment.gateway === 'cash' || payment.gateway === 'bank') return 'here' as const;
  if (!hasGateway) throw paying.missing();
  await payments.setReversing(sql, id, timestamp(call.clock), comment);
  return 'at_gateway' as const;
}

async function held(sql: Sql, caller: Caller, id: number) {
  const applicationId = await payments.applicationOfPayment(sql, id);
  if (applicationId === undefined) throw notFound();
  const one = await hold(sql, caller, applicationId);
  return { one, payment: (await payments.holdPayment(sql, id))! }; // payments are never removed
}

async function refuseReversal(
  sql: Sql,
  caller: Caller,
  one: HeldApplication,
  payment: payments.TakenPayment,
): Promise<void> {
  if (payment.status === 'new') {
    if (payment.code_digest !== null) return;
    throw conflict('payment_pending', 'What became of it is not known yet');
  }
  if (payment.status !== 'success' || payment.kind === 'refund' || payment.paid_at === null)
    throw conflict('transition_not_allowed', `The payment is ${payment.status}`, {
      ...(await paying.answer(sql, payment.id)),
    });
  if (caller.clock.now() > addHours(momentOf(payment.paid_at), hoursToReverse))
    throw conflict('too_late', 'A payment is taken back within 24 hours');
  const left = tiyinOf(payment.paid) - tiyinOf(payment.amount);
  if (payment.is_given_back || left < tiyinOf(payment.refunded))
    throw conflict('already_refunded', 'More went back to the customer than would stay paid');
  // What came back was paid back less its share of a gift, which the customer would owe again.
  if (payment.is_rebate_shared)
    throw conflict('already_refunded', 'Goods that came back had their share of its rebate');
  const pair = { application: one.Status, order: one.order_status };
  const isOpen =
    payment.kind === 'down_payment'
      ? moved(pair, 'take_back_down') !== undefined
      : isInForce(one.Status) || moved(pair, 'owe_again') !== undefined;
  if (!isOpen) throw await notAllowed(sql, caller, one);
}

/** In cash, through a bank, or before the code was typed: nobody else has to be asked. */
async function endWithout(
  sql: Sql,
  call: Cancelling,
  id: number,
  comment: string,
): Promise<Reply<'cancelInstalmentPayment'>> {
  const { one, payment } = await held(sql, call, id);
  await refuseStale(payment.version, call.headers['If-Match'], () => paying.answer(sql, id));
  await refuseReversal(sql, call, one, payment);
  if (payment.status === 'new') {
    await payments.cancelPayment(sql, id, timestamp(call.clock));
    await paying.journal(sql, call, id, 'cancel', [
      { field: 'status', old: 'new', new: 'cancelled' },
      { field: 'comment', new: comment },
    ]);
  } else await reverse(sql, call, one, payment, comment);
  return paying.answer(sql, id);
}

async function askToReverse(db: Database, gateway: ChargeGateway, id: number): Promise<Outcome> {
  const payment = await payments.findCardPayment(db, { id });
  if (payment === undefined) throw notFound();
  return gateway.reverse(paying.chargeOf(payment));
}

/** Asks for one that is being taken back, and writes what the gateway says. */
export async function learnReversal(
  db: Database,
  gateway: ChargeGateway,
  caller: Caller,
  id: number,
): Promise<Reply<'cancelInstalmentPayment'>> {
  const outcome = await askToReverse(db, gateway, id);
  return db.transaction((sql) => settleReversal(sql, caller, id, outcome));
}

async function settleReversal(
  sql: Sql,
  caller: Caller,
  id: number,
  outcome: Outcome,
): Promise<Reply<'cancelInstalmentPayment'>> {
  const { one, payment } = await held(sql, caller, id);
  if (payment.reversing_since !== null) {
    if (outcome.status === 'success') await reverse(sql, caller, one, payment, null);
    else if (outcome.status === 'failed') await keep(sql, caller, one, payment, outcome.error);
  }
  return paying.answer(sql, id);
}

/** The gateway does not take it back: it stays as it was, which is told where the contract is, for whoever asked may be gone. */
async function keep(
  sql: Sql,
  caller: Caller,
  one: HeldApplication,
  { id, amount }: payments.TakenPayment,
  error: string,
): Promise<void> {
  await payments.setReversing(sql, id, null);
  await paying.journal(sql, caller, id, 'cancel', [{ field: 'error', new: error }]);
  await tell(sql, caller, one.id, 'keep_payment', [{ field: `payment ${id}`, new: amount }]);
}

/** The rows owe again, the books take it back, and the pair goes back where it was before. */
async function reverse(
  sql: Sql,
  caller: Caller,
  one: HeldApplication,
  payment: payments.TakenPayment,
  comment: string | null,
): Promise<void> {
  const { id, amount } = payment;
  await payments.reversePayment(sql, id, comment);
  await cancelPaymentReceipt(sql, caller, id);
  await payments.bookPayment(sql, {
    ...{ kind: 'reversal', applicationId: one.id, paymentId: id, date: today(caller.clock), amount },
    ...{
      account: payments.accountOf(payment.gateway),
      isSold: one.order_status === 'completed',
      at: timestamp(caller.clock),
    },
  });
  const rebate = await takeBackRebate(sql, {
    ...{ paymentId: id, date: today(caller.clock), at: timestamp(caller.clock) },
  });
  await paying.journal(sql, caller, id, 'cancel', [
    { field: 'status', old: 'success', new: 'reversed' },
    ...(comment === null ? [] : [{ field: 'comment', new: comment }]),
  ]);
  const pair = { application: one.Status, order: one.order_status };
  const step =
    payment.kind === 'down_payment' ? 'take_back_down' : one.Status === 'fully_paid' ? 'owe_again' : undefined;
  await move(sql, caller, one, {
    to: step === undefined ? pair : await stepOf(sql, caller, one, step),
    action: 'take_back',
    changes: [
      { field: `payment ${id}`, old: amount },
      ...(rebate === undefined ? [] : [{ field: 'rebate', old: rebate }]),
    ],
  });
}

/**
 * Asks for a payment that is being taken back and of which the gateway has not said whether it is. One that cannot be taken back here any
 * more is logged, and keeps none after it waiting.
 */
export async function carryOutReversal(
  db: Database,
  gateway: ChargeGateway,
  caller: Caller,
  log: (line: string) => void,
  id: number,
): Promise<void> {
  const outcome = await askToReverse(db, gateway, id);
  await db
    .transaction((sql) => settleReversal(sql, caller, id, outcome))
    .catch((error: unknown) => {
      if (!(error instanceof Refusal)) throw error;
      log(`payment ${id}: the gateway says ${outcome.status} of its reversal, here it is refused: ${error.code}`);
    });
}
