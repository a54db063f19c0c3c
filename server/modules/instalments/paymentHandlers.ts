/** What customers pay: in cash and through a bank, noted by the accountant, or by a card of theirs. */
import { createHash } from 'node:crypto';
import { differenceInSeconds } from 'date-fns/differenceInSeconds';
import type { Sql } from '../../db/database';
import type { Call, HandlerMap, PreparedHandler, Reply } from '../../http/contract';
import { audit, withHistory } from '../../shared/auditTrail';
import { momentOf, timestamp, today } from '../../shared/clock';
import { decimal, tiyinOf } from '../../shared/money';
import { isDay } from '../../shared/period';
import { conflict, notFound, Refusal, wrongFields } from '../../shared/problem';
import { amountsUnknown, hasTerms, type Caller } from './answers';
import { outcomeOf, type ChargeGateway, type Outcome } from './gateway';
import { hold, move, notAllowed, stepOf } from './moving';
import * as payments from './paymentStore';
import { isInForce, moved } from './rules/moves';
import { debtOf, partsOf } from './rules/schedule';
import * as store from './store';

/** A payment by its name in the journal. */
const paymentEntity = 'installment_payment';

/** Without a gateway nothing is charged: an installation that names none has no card payments. */
export const paymentHandlers = (gateway: ChargeGateway | undefined) =>
  ({
    getInstalmentPayment: ({ db, params }) => answer(db, params.id),

    createInstalmentTransaction: (call) =>
      call.db.transaction(async (sql) => {
        const { installment_id: applicationId, kind, amount, gateway: way, document_date: date } = call.body;
        const number = call.body.document_number;
        const one = await hold(sql, call, applicationId, call.headers['If-Match']);
        refuseAmount(amount);
        if (!isDay(date)) throw wrongFields({ document_date: 'no_such_day' });
        if (date > today(call.clock)) throw wrongFields({ document_date: 'in_future' });
        if (await payments.isDocumentKnown(sql, way, number)) throw exists();
        const paying = await payingOf(sql, call, one, { kind, amount: tiyinOf(amount) });
        const at = timestamp(call.clock);
        const id = await payments
          .addPayment(sql, {
            ...{ applicationId, kind, amount, status: 'success', gateway: way, externalId: number, date },
            ...{ transactionId: null, userId: call.user.id, at },
          })
          .catch((error: unknown) => {
            // Of two who note one document at once the index lets one through.
            throw (error as { code?: string }).code === '23505' ? exists() : error;
          });
        await journal(sql, call, id, 'create', [
          { field: 'amount', new: amount },
          { field: 'gateway', new: way },
          { field: 'document_number', new: number },
          { field: 'status', new: 'success' },
        ]);
        await take(sql, call, one, { id, kind, amount, date, account: way === 'cash' ? 5010 : 5110, parts: paying });
        return answer(sql, id);
      }),

    // The gateway is asked outside of any transaction: what it has done stays done. First the attempt is kept under a name that
    // follows from the key, so that whoever comes again with it finds it, and the gateway carries it out once.
    chargeInstalment: {
      async prepare(call) {
        if (gateway === undefined) throw missing();
        const externalId = nameOf(call);
        const { payment, isNew } = await call.db.transaction((sql) => begin(sql, call, externalId));
        // One that was begun before is asked for, and not sent once more.
        const outcome = isNew ? await gateway.charge(chargeOf(payment)) : await became(gateway, payment, call);
        return (inside) => inside.db.transaction(async (sql) => settle(sql, inside, { externalId }, outcome));
      },
    } satisfies PreparedHandler<'chargeInstalment'>,

    async syncInstalmentPayment(call) {
      const { id } = call.query;
      const known = await payments.findCardPayment(call.db, { id });
      if (known === undefined) throw notFound();
      if (gateway === undefined) throw missing();
      const outcome = await became(gateway, known, call);
      return call.db.transaction((sql) => settle(sql, call, { id }, outcome));
    },
  }) satisfies Partial<HandlerMap>;

const missing = () => conflict('service_missing', 'The installation names no card gateway');

/** What has become of an attempt that nobody knew the outcome of. */
async function became(gateway: ChargeGateway, payment: payments.HeldPayment, { clock }: Pick<Caller, 'clock'>) {
  if (payment.status !== 'new') return { status: 'unknown' } as const;
  const said = await gateway.ask(chargeOf(payment));
  return outcomeOf(said, differenceInSeconds(clock.now(), momentOf(payment.created_at)));
}

const exists = () => conflict('payment_exists', 'The document is noted already');

function refuseAmount(amount: string) {
  if (tiyinOf(amount) <= 0n) throw wrongFields({ amount: 'invalid_amount' });
}

/** Names the attempt by who makes it and the intent under which it is made. */
const nameOf = ({ user, headers }: Pick<Call<'chargeInstalment'>, 'user' | 'headers'>) =>
  createHash('sha256').update(`${user.id}:${headers['Idempotency-Key']}`).digest('hex').slice(0, 32);

const chargeOf = ({ gateway, external_id: externalId, masked_pan, token, amount }: payments.HeldPayment) => ({
  ...{ gateway, externalId, amount },
  card: { token, masked_pan },
});

interface Paying {
  kind: 'down_payment' | 'instalment';
  amount: bigint;
}
/** The rows that a payment goes to; none of a down payment. Refuses what is not owed. The application is held. */
async function payingOf(sql: Sql, caller: Caller, one: store.WholeApplication, { kind, amount }: Paying) {
  if (!hasTerms(one)) throw amountsUnknown();
  if (await payments.hasUnknown(sql, one.id))
    throw conflict('payment_pending', 'What became of another payment is not known yet');
  if (kind === 'down_payment') {
    if (moved({ application: one.Status, order: one.order_status }, 'pay_down') === undefined)
      throw await notAllowed(sql, caller, one);
    if (amount !== tiyinOf(one.down_payment)) throw wrongFields({ amount: 'down_payment_differs' });
    return [];
  }
  if (!isInForce(one.Status)) throw await notAllowed(sql, caller, one);
  const parts = partsOf((await store.listRows(sql, one.id)).map(store.inTiyin), amount);
  if (parts === undefined) throw wrongFields({ amount: 'amount_above_debt' });
  return parts;
}

interface Taken {
  id: number;
  kind: Paying['kind'];
  amount: string;
  date: string;
  account: 5010 | 5110 | 5530;
  parts: Awaited<ReturnType<typeof payingOf>>;
}
/** A payment that was made: its rows, the books, and where it leads application and order. */
async function take(
  sql: Sql,
  caller: Caller,
  one: store.WholeApplication,
  { id, kind, amount, date, account, parts }: Taken,
) {
  await payments.addParts(sql, id, one.id, parts);
  await payments.bookPayment(sql, {
    ...{ applicationId: one.id, paymentId: id, date, amount, account, at: timestamp(caller.clock) },
    isSold: one.order_status === 'completed',
  });
  const changes = [{ field: `payment ${id}`, new: amount }];
  if (kind === 'down_payment')
    return move(sql, caller, one, { to: await stepOf(sql, caller, one, 'pay_down'), action: 'pay', changes });
  const left = debtOf((await store.listRows(sql, one.id)).map(store.inTiyin));
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

interface Begun {
  payment: payments.HeldPayment;
  isNew: boolean;
}
/** Keeps the attempt, once for its name. */
async function begin(sql: Sql, call: Call<'chargeInstalment'>, externalId: string): Promise<Begun> {
  const { installment_id: applicationId, card_id: cardId, amount } = call.body;
  await store.holdOrderOf(sql, applicationId);
  const known = await payments.holdCardPayment(sql, { externalId });
  if (known !== undefined) {
    if (known.application_id === applicationId && known.amount === amount) return { payment: known, isNew: false };
    throw new Refusal(422, 'key_reused', 'The Idempotency-Key was used for another write');
  }
  const one = await hold(sql, call, applicationId, call.headers['If-Match']);
  refuseAmount(amount);
  await payingOf(sql, call, one, { kind: 'instalment', amount: tiyinOf(amount) });
  const card = await payments.findCard(sql, cardId);
  if (card?.customer_id !== one.customer_id || card.status !== 'active') throw wrongFields({ card_id: 'card_missing' });
  const at = timestamp(call.clock);
  const userId = call.user.id;
  const transactionId = await payments.addTransaction(sql, { card, externalId, amount, userId, at });
  const id = await payments.addPayment(sql, {
    ...{
      applicationId,
      kind: 'instalment',
      amount,
      status: 'new',
      gateway: card.kind,
      externalId,
      date: today(call.clock),
    },
    ...{ transactionId, userId, at },
  });
  await journal(sql, call, id, 'charge', [
    { field: 'amount', new: amount },
    { field: 'gateway', new: card.kind },
    { field: 'status', new: 'new' },
  ]);
  return { payment: (await payments.holdCardPayment(sql, { externalId }))!, isNew: true }; // it was added just now
}

/** What the gateway has said becomes a fact, once; while it does not know nothing is changed. */
async function settle(
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
  if (payment.status !== 'new' || outcome.status === 'unknown') return answer(sql, payment.id);
  const at = timestamp(caller.clock);
  if (outcome.status === 'failed') {
    await payments.settlePayment(sql, payment, outcome, at);
    await journal(sql, caller, payment.id, 'settle', [
      { field: 'status', old: 'new', new: 'failed' },
      { field: 'error', new: outcome.error },
    ]);
    return answer(sql, payment.id);
  }
  const parts = partsOf((await store.listRows(sql, one.id)).map(store.inTiyin), tiyinOf(payment.amount));
  // While it is unknown nothing else is taken for this contract, so what was owed then is owed now.
  if (parts === undefined) throw new Error(`Payment ${payment.id} is more than what is owed`);
  await payments.settlePayment(sql, payment, outcome, at);
  await journal(sql, caller, payment.id, 'settle', [{ field: 'status', old: 'new', new: 'success' }]);
  const date = today(caller.clock);
  await take(sql, caller, one, {
    id: payment.id,
    kind: 'instalment',
    amount: payment.amount,
    date,
    account: 5530,
    parts,
  });
  return answer(sql, payment.id);
}

const journal = (
  sql: Sql,
  { user, clock }: Caller,
  id: number,
  action: string,
  changes: Parameters<typeof audit>[1]['changes'],
) => audit(sql, { user, clock, action, entity: paymentEntity, entityId: id, changes });

const answer = async (sql: Sql, id: number): Promise<Reply<'getInstalmentPayment'>> =>
  withHistory(sql, paymentEntity, await payments.findPayment(sql, id));
