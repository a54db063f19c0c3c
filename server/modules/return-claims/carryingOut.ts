/** Money on its way back: what becomes of the last payment of a claim, and what is written of it. */
import { differenceInSeconds } from 'date-fns/differenceInSeconds';
import type { Database, Sql } from '../../db/database';
import type { SignedInUser } from '../../auth/currentUser';
import { momentOf, timestamp, today, type Clock } from '../../shared/clock';
import { conflict, notFound } from '../../shared/problem';
import { openDay } from '../closing/index';
import { askUnknown, hold, outcomeOf, type ChargeGateway, type Done, type Outcome } from '../instalments/index';
import { refuseBeforeShut } from '../ledger/index';
import * as refunds from './refundStore';
import { journal } from './stepHandlers';
import * as store from './store';

/** A person, or the platform by itself. */
export interface Worker {
  user: SignedInUser | undefined;
  clock: Clock;
}

export const nobody = (): never => {
  throw conflict('service_missing', 'The installation names no card gateway');
};

export type Said = { refundId: number; outcome: Outcome } | undefined;
/** What became of the last payment of a claim, where the gateway has to say it. */
export async function carryOut(
  { db, clock }: { db: Sql; clock: Clock },
  gateway: ChargeGateway | undefined,
  id: number,
  isNew: boolean,
): Promise<Said> {
  const refund = await refunds.lastRefund(db, id);
  if (refund?.status !== 'new' || refund.method !== 'card') return undefined;
  if (gateway === undefined) return nobody();
  const { gateway: name, acquirer, external_id: externalId, masked_pan: pan, token, amount } = refund;
  if (name === null || externalId === null || pan === null || token === null)
    throw new Error(`Refund ${refund.id} has no attempt`);
  const charge = { gateway: name, acquirer, externalId, amount, card: { token, masked_pan: pan } };
  // One that was begun before is asked for, and not sent once more.
  const outcome = isNew
    ? await gateway.payOut(charge)
    : outcomeOf(await gateway.ask(charge), differenceInSeconds(clock.now(), momentOf(refund.created_at)));
  return { refundId: refund.id, outcome };
}

/** What the gateway has said becomes a fact, once; while it does not know nothing is changed. */
export async function settle(sql: Sql, worker: Worker, id: number, said: Said): Promise<void> {
  if (said === undefined || said.outcome.status === 'unknown') return;
  const found = await store.findClaim(sql, id);
  if (found === undefined) throw notFound();
  // The order and the application first, as everywhere.
  await hold(sql, worker, found.installment_id);
  await store.holdClaim(sql, id);
  const refund = await refunds.lastRefund(sql, id);
  if (refund?.id !== said.refundId || refund.status !== 'new') return;
  const { outcome } = said;
  if (outcome.status === 'success') return paid(sql, worker, found.installment_id, refund, { charge: outcome });
  await refunds.endRefund(sql, refund, outcome, timestamp(worker.clock));
  await store.touch(sql, id, timestamp(worker.clock));
  return journal(sql, worker, id, 'settle_refund', [
    { field: 'refund_status', old: 'new', new: 'failed' },
    { field: 'error', new: outcome.error },
  ]);
}

type Paying = Pick<refunds.Refund, 'id' | 'claim_id' | 'method' | 'amount' | 'gateway_transaction_id'>;
/** Money has left: the payment, and what the books have of it. The application and the claim are held. */
export async function paid(
  sql: Sql,
  worker: Worker,
  applicationId: number,
  refund: Paying,
  how: { charge?: Done; document?: { number: string; date: string } },
): Promise<void> {
  const at = timestamp(worker.clock);
  const on = await openDay(sql, how.document?.date ?? today(worker.clock));
  await refunds.endRefund(sql, refund, { status: 'success', on, ...how }, at);
  await refunds.bookRefund(sql, {
    ...{ applicationId, refundId: refund.id, date: on, amount: refund.amount, at },
    account: refund.method === 'card' ? 5530 : 5110,
  });
  // Once it is posted, as the numbers of the year are held then.
  await refuseBeforeShut(sql, on);
  await store.touch(sql, refund.claim_id, at);
  await journal(sql, worker, refund.claim_id, 'settle_refund', [
    { field: 'refund_status', old: 'new', new: 'success' },
    ...(how.document === undefined ? [] : [{ field: 'document_number', new: how.document.number }]),
  ]);
}

interface Parts {
  db: Database;
  clock: Clock;
  gateway: ChargeGateway | undefined;
  signal?: AbortSignal;
}
/** Asks for what went back to cards and of which the answer was lost: nobody has to press a button for it. Says whether there may be more. */
export async function workReturns({ db, clock, gateway, signal }: Parts): Promise<boolean> {
  if (gateway === undefined) return false;
  return askUnknown({ db, clock, signal }, 'return', async (id) => {
    const said = await carryOut({ db, clock }, gateway, id, false);
    await db.transaction((sql) => settle(sql, { user: undefined, clock }, id, said));
  });
}
