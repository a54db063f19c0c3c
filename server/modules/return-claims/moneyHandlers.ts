/** What an accountant does: the claim is approved with all that follows of it, and what goes back to the customer is paid. */
import { createHash } from 'node:crypto';
import type { Sql } from '../../db/database';
import type { Call, HandlerMap, PreparedHandler } from '../../http/contract';
import { timestamp, today } from '../../shared/clock';
import { decimal, tiyinOf } from '../../shared/money';
import { conflict, notFound, unlessTaken } from '../../shared/problem';
import {
  acquirerOf,
  isUnsettled,
  move,
  pairOf,
  refuseDocumentDay,
  stepOf as applicationStepOf,
  type ChargeGateway,
} from '../instalments/index';
import { lockInvestors, mayHoldMoney } from '../investors/index';
import { claimOf, countsOf, standOf, type Caller, type Stood } from './answers';
import { applyReturn } from './applying';
import { carryOut, nobody, paid, settle, type Said } from './carryingOut';
import { faultOfMethod } from './createHandlers';
import * as refunds from './refundStore';
import { lacksInvoice } from './rules';
import { holdClaim, journal, stepOf, type Held } from './stepHandlers';
import * as store from './store';

/** Without a gateway nothing goes back to cards: an installation that names none pays through the bank. */
export const moneyHandlers = (gateway: ChargeGateway | undefined) =>
  ({
    // The gateway is asked outside of any transaction: what it has done stays done. First the approval is kept with the attempt
    // under a name that follows from the key, so that whoever comes again with it finds it, and the gateway carries it out once.
    approveReturnByAccountant: {
      async prepare(call) {
        const { id } = call.params;
        const isNew = await call.db.transaction((sql) => approve(sql, call, gateway));
        const outcome = await carryOut(call, gateway, id, isNew);
        return (inside) => inside.db.transaction((sql) => settled(sql, inside, id, outcome));
      },
    } satisfies PreparedHandler<'approveReturnByAccountant'>,

    cancelReturnByAccountant: (call) =>
      call.db.transaction(async (sql) => {
        const { claim } = await holdClaim(sql, call, call.params.id, call.headers['If-Match']);
        const to = await stepOf(sql, call, claim, 'cancel_accountant');
        refuseSamePerson(claim, call);
        const decline = call.body.comment.trim();
        await store.setStatus(sql, {
          id: claim.id,
          to,
          at: timestamp(call.clock),
          accountantId: call.user.id,
          decline,
        });
        await journal(sql, call, claim.id, 'cancel_accountant', [
          { field: 'status', old: claim.status, new: to },
          { field: 'comment', new: decline },
        ]);
        return claimOf(sql, call, claim.id);
      }),

    repeatRefund: {
      async prepare(call) {
        const { id } = call.params;
        const isNew = await call.db.transaction((sql) => repeat(sql, call, gateway));
        const outcome = await carryOut(call, gateway, id, isNew);
        return (inside) => inside.db.transaction((sql) => settled(sql, inside, id, outcome));
      },
    } satisfies PreparedHandler<'repeatRefund'>,

    async syncRefund(call) {
      const { id } = call.params;
      if ((await store.findClaim(call.db, id)) === undefined) throw notFound();
      const outcome = await carryOut(call, gateway, id, false);
      return call.db.transaction((sql) => settled(sql, call, id, outcome));
    },

    confirmRefund: (call) =>
      call.db.transaction(async (sql) => {
        const held = await holdClaim(sql, call, call.params.id, call.headers['If-Match']);
        const refund = await refunds.lastRefund(sql, held.claim.id);
        if (refund?.status !== 'new' || refund.method !== 'bank') throw await notAwaited(sql, call, held.claim.id);
        const { document_number: number, document_date: date } = call.body;
        refuseDocumentDay(date, held.application, call.clock);
        await unlessTaken('document_number', () =>
          paid(sql, call, held.claim.installment_id, refund, { document: { number, date } }),
        );
        return claimOf(sql, call, held.claim.id);
      }),
  }) satisfies Partial<HandlerMap>;

async function settled(sql: Sql, call: Caller, id: number, said: Said) {
  await settle(sql, call, id, said);
  return claimOf(sql, call, id);
}

type Keyed = Pick<Call<'approveReturnByAccountant'>, 'user' | 'headers'>;
/** Names the attempt by who makes it and the intent under which it is made. */
const nameOf = ({ user, headers }: Keyed) =>
  createHash('sha256').update(`return:${user.id}:${headers['Idempotency-Key']}`).digest('hex').slice(0, 32);

/** Whoever approved as moderator does not decide about the money. */
function refuseSamePerson(claim: store.WholeClaim, { user }: Pick<Caller, 'user'>) {
  if (claim.moderator_by === user.id)
    throw conflict('same_person', 'Whoever approved as moderator does not decide about the money');
}

const notAwaited = async (sql: Sql, caller: Caller, id: number) =>
  conflict('transition_not_allowed', 'No such payment is awaited', { ...(await claimOf(sql, caller, id)) });

/** Everything that an approval comes to, in one transaction; answers whether it was made just now. */
async function approve(
  sql: Sql,
  call: Call<'approveReturnByAccountant'>,
  gateway: ChargeGateway | undefined,
): Promise<boolean> {
  const { id } = call.params;
  const name = nameOf(call);
  const known = await store.findClaim(sql, id);
  if (known?.approval_name === name) return false;
  const held = await holdClaim(sql, call, id, call.headers['If-Match']);
  const { claim } = held;
  const to = await stepOf(sql, call, claim, 'approve_accountant');
  refuseSamePerson(claim, call);
  const order = (await store.findOrder(sql, claim.order_id))!; // it is held
  if (lacksInvoice(claim.status, order.pays_vat))
    throw conflict('invoice_missing', 'The merchant pays value-added tax: its invoice is announced first');
  if (await isUnsettled(sql, order.application_id))
    throw conflict('payment_pending', 'What became of a payment is not known yet');
  const items = await store.listItems(sql, id);
  const stood = await standOf(sql, order, { claimId: id, counts: countsOf(items), reason: claim.reason });
  const { reckoned } = stood;
  const [fromDebt, money] = [decimal(reckoned.fromDebt), decimal(reckoned.money)];
  const { from_debt: seenDebt = fromDebt, money: seenMoney = money } = call.body;
  if (seenDebt !== fromDebt || seenMoney !== money)
    throw conflict('changed_meanwhile', 'It comes to something else by now', { ...(await claimOf(sql, call, id)) });
  const at = timestamp(call.clock);
  const day = today(call.clock);
  // Before the numbers of the year, which are held from the first posting on.
  if (reckoned.money > 0n && claim.refund_method === 'balance' && order.investor_id !== null)
    await lockInvestors(sql, [order.investor_id]);
  await applyReturn(sql, { claim, order, reckoned, day, at, accountantId: call.user.id, name });
  await journal(sql, call, id, 'approve_accountant', [
    { field: 'status', old: claim.status, new: to },
    ...[
      { field: 'amount', new: decimal(reckoned.amount) },
      { field: 'from_debt', new: fromDebt },
    ],
    ...[
      { field: 'money', new: money },
      { field: 'fee', new: decimal(reckoned.fee) },
    ],
  ]);
  await cutDebt(sql, call, held, stood);
  if (reckoned.money > 0n) await beginRefund(sql, call, held, stood, { method: claim.refund_method, name, gateway });
  return true;
}

/** A contract of which nothing is owed any more is fully paid. */
async function cutDebt(sql: Sql, call: Caller, { application }: Held, { reckoned: { debt, fromDebt } }: Stood) {
  const isSettled = fromDebt > 0n && debt === fromDebt && application.Status === 'not_fully_paid';
  const to = isSettled ? await applicationStepOf(sql, call, application, 'pay_off') : pairOf(application);
  const changes = fromDebt > 0n ? [{ field: 'debt', old: decimal(debt), new: decimal(debt - fromDebt) }] : [];
  await move(sql, call, application, { to, action: 'return_goods', changes });
}

interface Beginning {
  method: refunds.Method;
  name: string;
  gateway: ChargeGateway | undefined;
}
/** The payment is kept before it is carried out; to a balance it is carried out here. */
async function beginRefund(sql: Sql, call: Caller, held: Held, stood: Stood, { method, name, gateway }: Beginning) {
  const { order, reckoned } = stood;
  const fault = await faultOfMethod(sql, method, stood);
  if (fault !== undefined) throw conflict(fault, 'The money has nowhere to go');
  const card = method === 'card' ? await store.cardToPay(sql, order.customer_id, order.application_id) : undefined;
  const acquirer = card && (await acquirerOf(sql, gateway ?? nobody()));
  const [amount, at] = [decimal(reckoned.money), timestamp(call.clock)];
  const claimId = held.claim.id;
  const id = await refunds.addRefund(sql, {
    ...{ claimId, method, amount, userId: call.user.id, at },
    ...(card &&
      acquirer !== undefined && { attempt: { externalId: name, card, acquirer, customerId: order.customer_id } }),
  });
  await journal(sql, call, claimId, 'begin_refund', [
    { field: 'refund_status', new: 'new' },
    { field: 'refund_method', new: method },
  ]);
  if (method !== 'balance' || order.investor_id === null) return;
  const [investor] = await lockInvestors(sql, [order.investor_id]);
  if (investor === undefined || !mayHoldMoney(investor.status))
    throw conflict('balance_missing', 'The balance is closed');
  await refunds.addToBalance(sql, { investorId: investor.id, amount, at });
  await paid(
    sql,
    call,
    held.claim.installment_id,
    { id, claim_id: claimId, method, amount, gateway_transaction_id: null },
    {},
  );
}

/** Another try of a payment that has failed; answers whether it was begun just now. */
async function repeat(sql: Sql, call: Call<'repeatRefund'>, gateway: ChargeGateway | undefined): Promise<boolean> {
  const { id } = call.params;
  const name = nameOf(call);
  if ((await refunds.lastRefund(sql, id))?.external_id === name) return false;
  const held = await holdClaim(sql, call, id, call.headers['If-Match']);
  const refund = await refunds.lastRefund(sql, id);
  if (refund?.status !== 'failed') throw await notAwaited(sql, call, id);
  const order = (await store.findOrder(sql, held.claim.order_id))!; // it is held
  const counts = countsOf(await store.listItems(sql, id));
  const stood = await standOf(sql, order, { claimId: id, counts, reason: held.claim.reason });
  const again = { ...stood, reckoned: { ...stood.reckoned, money: tiyinOf(refund.amount) } };
  await beginRefund(sql, call, held, again, { method: call.body.method, name, gateway });
  await store.touch(sql, id, timestamp(call.clock));
  return true;
}
