/** How payments are begun, settled and taken, whoever makes them; the application is held. */
import { createHash } from 'node:crypto';
import { differenceInSeconds } from 'date-fns/differenceInSeconds';
import type { Sql } from '../../db/database';
import type { Reply } from '../../http/contract';
import { audit, historyOf } from '../../shared/auditTrail';
import { momentOf, timestamp, today } from '../../shared/clock';
import { maskPhone } from '../../shared/mask';
import { decimal, tiyinOf } from '../../shared/money';
import { conflict, notFound, Refusal, wrongFields } from '../../shared/problem';
import { listAcquirers, readPaymentSettings } from '../payment-settings/index';
import { writeAdvanceReceipt } from '../receipts/index';
import { amountsUnknown, hasTerms, type Caller } from './answers';
import { outcomeOf, type ChargeGateway, type Outcome } from './gateway';
import { hold, move, notAllowed, stepOf } from './moving';
import * as payments from './paymentStore';
import { isInForce, moved } from './rules/moves';
import { faultOfCharge, limitsOf } from './rules/limits';
import { debtOf, partsOf, type Part, type Row } from './rules/schedule';
import { giveRebate } from './rebateStore';
import { endCodes, isUnsettled } from './refundStore';
import { rebateWith } from './settling';
import * as store from './store';

/** Wrong tries that end a code. */
export const mostTries = 3;

export const missing = () => conflict('service_missing', 'The installation names no card gateway');

/** What has become of an attempt that nobody knew the outcome of. */
export async function became(gateway: ChargeGateway, payment: payments.HeldPayment, { clock }: Pick<Caller, 'clock'>) {
  // One that waits for its code was never sent.
  if (payment.status !== 'new' || payment.code_digest !== null) return { status: 'unknown' } as const;
  const said = await gateway.ask(chargeOf(payment));
  return outcomeOf(said, differenceInSeconds(clock.now(), momentOf(payment.sent_at)));
}

export const exists = () => conflict('payment_exists', 'The document is noted already');

/** Writes what goes by the number of a document; of two who note one at once the index lets one through. */
export async function unlessExists<Result>(write: () => Promise<Result>): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    throw (error as { code?: string }).code === '23505' ? exists() : error;
  }
}

export function refuseAmount(amount: string) {
  if (tiyinOf(amount) <= 0n) throw wrongFields({ amount: 'invalid_amount' });
}

/**
 * Refuses a charge of less or more than the payment settings allow at once, and says what they allow. What the caller named is refused
 * beside its field; a sum that was reckoned has none.
 */
async function refuseOutside(sql: Sql, amount: string, isNamed: boolean) {
  const settings = await readPaymentSettings(sql);
  const fault = faultOfCharge(tiyinOf(amount), limitsOf(settings));
  if (fault === undefined) return;
  throw new Refusal(isNamed ? 422 : 409, fault, 'The payment settings do not allow to charge this sum at once', {
    ...(isNamed && { fields: { amount: fault } }),
    current: { least_charge: settings.min_amount, most_charge: settings.max_amount },
  });
}

interface Named {
  user: { id: number };
  headers: { 'Idempotency-Key': string };
}
/** Names the attempt by who makes it and the intent under which it is made. */
export const nameOf = ({ user, headers }: Named) =>
  createHash('sha256').update(`${user.id}:${headers['Idempotency-Key']}`).digest('hex').slice(0, 32);

export const chargeOf = ({ gateway, acquirer, external_id: externalId, ...payment }: payments.HeldPayment) => ({
  ...{ gateway, acquirer, externalId, amount: payment.amount },
  card: { token: payment.token, masked_pan: payment.masked_pan },
});

interface Paying {
  kind: 'down_payment' | 'instalment';
  amount: bigint;
}
/** The rows of a contract as they stand before a payment, and those that it goes to; none of a down payment. */
interface Owed {
  rows: readonly Row[];
  parts: readonly Part[];
}
const nothingOwed: Owed = { rows: [], parts: [] };

/** What a payment goes to. Refuses what is not owed. The application is held. */
export async function payingOf(
  sql: Sql,
  caller: Caller,
  one: store.HeldApplication,
  { kind, amount }: Paying,
): Promise<Owed> {
  if (!hasTerms(one)) throw amountsUnknown();
  if (await hasPending(sql, caller, one.id))
    throw conflict('payment_pending', 'What became of another payment is not known yet');
  if (kind === 'down_payment') {
    if (moved({ application: one.Status, order: one.order_status }, 'pay_down') === undefined)
      throw await notAllowed(sql, caller, one);
    if (amount !== tiyinOf(one.down_payment)) throw wrongFields({ amount: 'down_payment_differs' });
    return nothingOwed;
  }
  if (!isInForce(one.Status)) throw await notAllowed(sql, caller, one);
  const owed = await owedFor(sql, one.id, amount);
  if (owed === undefined) throw wrongFields({ amount: 'amount_above_debt' });
  return owed;
}

/** Nothing where it is more than what is owed. */
async function owedFor(sql: Sql, id: number, amount: bigint): Promise<Owed | undefined> {
  const rows = (await store.listRows(sql, id)).map(store.inTiyin);
  const parts = partsOf(rows, amount);
  return parts && { rows, parts };
}

/** Whether another payment is under way; one whose code has run out is over. */
async function hasPending(sql: Sql, { clock }: Caller, applicationId: number): Promise<boolean> {
  if (!(await isUnsettled(sql, applicationId))) return false;
  const at = timestamp(clock);
  await endCodes(sql, { applicationId, before: at }, at);
  return isUnsettled(sql, applicationId);
}

interface Taken {
  id: number;
  kind: Paying['kind'];
  amount: string;
  date: string;
  /** The day for which what settles the contract was reckoned: when it was begun. */
  begunOn: string;
  account: payments.MoneyAccount;
  owed: Owed;
}
/** A payment that was made: its rows, the books, and where it leads application and order. */
export async function take(
  sql: Sql,
  caller: Caller,
  one: store.HeldApplication,
  { id, kind, amount, date, begunOn, account, owed }: Taken,
) {
  const rebate =
    kind === 'instalment' ? await rebateWith(sql, one, { rows: owed.rows, paid: tiyinOf(amount), day: begunOn }) : 0n;
  await payments.addParts(sql, id, one.id, owed.parts);
  await payments.bookPayment(sql, {
    ...{ kind: 'payment', applicationId: one.id, paymentId: id, date, amount, account, at: timestamp(caller.clock) },
    isSold: one.order_status === 'completed',
  });
  if (rebate > 0n)
    await giveRebate(sql, {
      ...{ applicationId: one.id, paymentId: id, amount: decimal(rebate), date, at: timestamp(caller.clock) },
    });
  if (one.order_id !== null) await writeAdvanceReceipt(sql, { paymentId: id, at: timestamp(caller.clock) });
  const changes = [
    { field: `payment ${id}`, new: amount },
    ...(rebate > 0n ? [{ field: 'rebate', new: decimal(rebate) }] : []),
  ];
  if (kind === 'down_payment')
    return move(sql, caller, one, { to: await stepOf(sql, caller, one, 'pay_down'), action: 'pay', changes });
  const left = debtOf(owed.rows) - tiyinOf(amount) - rebate;
  const isPaidOff = left === 0n && one.Status === 'not_fully_paid';
  const to = isPaidOff
    ? await stepOf(sql, caller, one, 'pay_off')
    : { application: one.Status, order: one.order_status };
  return move(sql, caller, one, {
    to,
    action: isPaidOff ? 'pay_off' : 'pay',
    changes: [...changes, { field: 'debt', new: decimal(left) }],
  });
}

interface Beginning {
  gateway: ChargeGateway;
  applicationId: number;
  ifMatch?: number;
  externalId: string;
  /** As the caller names it; reckoned from what is owed where he does not. */
  amount: string | ((sql: Sql, one: store.HeldApplication) => Promise<string>);
  cardOf(sql: Sql, one: store.HeldApplication): Promise<payments.Card>;
  action: string;
  /** Written with it. */
  keep?(sql: Sql, id: number, one: store.HeldApplication, card: payments.Card): Promise<void>;
}
export interface Begun {
  payment: payments.HeldPayment;
  isNew: boolean;
}
/** Keeps an attempt, once for its name. */
export async function begin(sql: Sql, caller: Caller, beginning: Beginning): Promise<Begun> {
  const { applicationId, externalId, ifMatch } = beginning;
  await store.holdOrderOf(sql, applicationId);
  const known = await payments.holdCardPayment(sql, { externalId });
  if (known !== undefined) {
    const isSame = typeof beginning.amount !== 'string' || known.amount === beginning.amount;
    if (known.application_id === applicationId && isSame) return { payment: known, isNew: false };
    throw keyReused();
  }
  const one = await hold(sql, caller, applicationId, ifMatch);
  const kind = kindOf(one);
  const amount = typeof beginning.amount === 'string' ? beginning.amount : await beginning.amount(sql, one);
  if (tiyinOf(amount) === 0n) throw wrongFields({ amount: '1_charge_amount_zero' });
  refuseAmount(amount);
  await payingOf(sql, caller, one, { kind, amount: tiyinOf(amount) });
  await refuseOutside(sql, amount, typeof beginning.amount === 'string');
  const acquirer = await acquirerOf(sql, beginning.gateway);
  const card = await beginning.cardOf(sql, one);
  const at = timestamp(caller.clock);
  const userId = caller.user?.id ?? null;
  const transactionId = await payments.addTransaction(sql, { card, acquirer, externalId, amount, userId, at });
  const id = await payments.addPayment(sql, {
    ...{ applicationId, kind, amount, status: 'new', gateway: card.kind, externalId, date: today(caller.clock) },
    ...{ transactionId, userId, at },
  });
  await beginning.keep?.(sql, id, one, card);
  await journal(sql, caller, id, beginning.action, [
    { field: 'amount', new: amount },
    { field: 'gateway', new: card.kind },
    { field: 'status', new: 'new' },
  ]);
  return { payment: (await payments.holdCardPayment(sql, { externalId }))!, isNew: true }; // it was added just now
}
/** Who carries out what is begun now, as the payment settings say. */
export async function acquirerOf(sql: Sql, gateway: ChargeGateway): Promise<string> {
  const [first] = await listAcquirers(sql);
  if (first === undefined || gateway.addressOf(first) === undefined) throw missing();
  return first;
}

export const keyReused = () => new Refusal(422, 'key_reused', 'The Idempotency-Key was used for another write');

/** While the down payment is awaited nothing else is paid. */
const kindOf = (one: store.HeldApplication) =>
  one.Status === 'waiting_for_down_payment' ? ('down_payment' as const) : ('instalment' as const);

/** A card that the caller names has to be the customer's. */
export const cardNamed =
  (cardId: number, { clock }: Pick<Caller, 'clock'>) =>
  async (sql: Sql, one: store.HeldApplication) => {
    const card = await payments.findCard(sql, one.customer_id, today(clock), cardId);
    if (card === undefined) throw wrongFields({ card_id: 'card_missing' });
    return card;
  };

/** The card that is charged where nobody names one. */
export const firstCard =
  ({ clock }: Pick<Caller, 'clock'>) =>
  async (sql: Sql, one: store.HeldApplication) => {
    const card = await payments.findFirstCard(sql, one.customer_id, today(clock));
    if (card === undefined) throw conflict('card_missing', 'The customer has no active card');
    return card;
  };

/** What the gateway has said becomes a fact, once; while it does not know nothing is changed. */
export async function settle(
  sql: Sql,
  caller: Caller,
  which: { id: number } | { externalId: string },
  outcome: Outcome,
): Promise<Reply<'syncInstalmentPayment'>> {
  const named = await payments.findCardPayment(sql, which);
  if (named === undefined) throw notFound();
  // The order and the application first, as everywhere.
  const one = await hold(sql, caller, named.application_id);
  const payment = (await payments.holdCardPayment(sql, which))!; // payments are never removed
  if (payment.status !== 'new' || payment.code_digest !== null || outcome.status === 'unknown')
    return answer(sql, payment.id);
  const at = timestamp(caller.clock);
  if (outcome.status === 'failed') {
    await payments.settlePayment(sql, payment, outcome, at);
    await journal(sql, caller, payment.id, 'settle', [
      { field: 'status', old: 'new', new: 'failed' },
      { field: 'error', new: outcome.error },
    ]);
    return answer(sql, payment.id);
  }
  const isDown = payment.kind === 'down_payment';
  const owed = isDown ? nothingOwed : await owedFor(sql, one.id, tiyinOf(payment.amount));
  // While it is unknown nothing else is taken for this contract, so what was owed then is owed now.
  if (owed === undefined) throw new Error(`Payment ${payment.id} is more than what is owed`);
  await payments.settlePayment(sql, payment, outcome, at);
  await journal(sql, caller, payment.id, 'settle', [{ field: 'status', old: 'new', new: 'success' }]);
  const date = today(caller.clock);
  await take(sql, caller, one, {
    id: payment.id,
    kind: payment.kind,
    amount: payment.amount,
    date,
    begunOn: payment.date,
    account: 5530,
    owed,
  });
  return answer(sql, payment.id);
}

export const journal = (
  sql: Sql,
  { user, clock }: Caller,
  id: number,
  action: string,
  changes: Parameters<typeof audit>[1]['changes'],
) => audit(sql, { user, clock, action, entity: payments.paymentEntity, entityId: id, changes });

export async function answer(sql: Sql, id: number): Promise<Reply<'getInstalmentPayment'>> {
  const found = await payments.findPayment(sql, id);
  if (found === undefined) throw notFound();
  const { code_phone: phone, code_sent_at: sentAt, code_expires_at: expiresAt, wrong_tries: tries, ...row } = found;
  const code =
    phone === null || sentAt === null || expiresAt === null
      ? null
      : { sent_to: maskPhone(phone), sent_at: sentAt, expires_at: expiresAt, tries_left: mostTries - tries };
  return { ...row, code, history: await historyOf(sql, payments.paymentEntity, id) };
}
