/**
 * Attempts at a gateway of which nobody knows what became: the platform asks for them by itself, so that an answer that was lost keeps
 * nobody from paying, cancelling and giving back. A charge is never sent anew; what goes back is, by the name that it has.
 */
import type { Database, Sql } from '../../db/database';
import { timestamp, type Clock } from '../../shared/clock';

/** Seconds from the sending to the first question, and from each question to the next; the last one is repeated. */
const pauses = [90, 120, 300, 900, 1_800, 3_600];
/** What nobody has sent yet goes at once. */
const pausesAfterNow = [0, ...pauses];
/** So many in one step: each may wait as long as a gateway is waited for, and whatever else the platform does comes after it. */
export const mostInStep = 20;

interface Attempts {
  pauses: readonly number[];
  /** Since when an attempt `u` waits, where nobody has asked yet. */
  since: string;
  /** What `u` is for, joined to it, and which of them wait. */
  joined: string;
  where: string;
  /** By what it is known to whoever asks. */
  id: string;
}
const joinedPayment = 'join installment_payments p on p.gateway_transaction_id = u.id';
const subjects = {
  /** A charge for an application; what waits for its code was never sent. */
  charge: {
    ...{ pauses, since: 'coalesce(u.sent_at, u.created_at)', joined: joinedPayment, id: 'p.id' },
    where: `u.status = 'new' and p.kind <> 'refund' and p.code_digest is null`,
  },
  /** What goes back for a return, by its claim. */
  return: {
    ...{ pauses, since: 'coalesce(u.sent_at, u.created_at)', id: 'r.claim_id' },
    ...{ joined: 'join refund_payments r on r.gateway_transaction_id = u.id', where: `u.status = 'new'` },
  },
  /** What goes back of an application that was given up. */
  refund: {
    ...{ pauses: pausesAfterNow, since: 'u.created_at', joined: joinedPayment, id: 'p.id' },
    where: `u.status = 'new' and p.status = 'new' and p.kind = 'refund'`,
  },
  /** A charge that is being taken back. */
  reversal: {
    ...{ pauses: pausesAfterNow, since: 'p.reversing_since', joined: joinedPayment, id: 'p.id' },
    where: 'p.reversing_since is not null',
  },
} satisfies Record<string, Attempts>;
type Subject = keyof typeof subjects;

/** Takes the next attempt whose moment has come and moves that moment on: of several processes one gets it. */
async function claimUnknown(sql: Sql, subject: Subject, at: string): Promise<number | undefined> {
  const { pauses: after, since, joined, where, id }: Attempts = subjects[subject];
  const [row] = await sql.query<{ id: number }>(
    `with due as (
       select u.id, ${id} as subject from gateway_transactions u ${joined}
       where ${where} and coalesce(u.ask_after, ${since} + ($2::int[])[1] * interval '1 second') <= $1::timestamp
       order by u.id limit 1 for no key update of u skip locked)
     update gateway_transactions t set asks = t.asks + 1,
       ask_after = $1::timestamp + ($2::int[])[least(t.asks + 2, cardinality($2::int[]))] * interval '1 second'
     from due d where t.id = d.id returning d.subject as id`,
    [at, after],
  );
  return row?.id;
}

interface Asking {
  db: Database;
  clock: Clock;
  /** Of the process that is told to stop: no other question is begun. */
  signal?: AbortSignal;
}
/** Asks for the next of which the moment has come, one after the other; whether there may be more. */
export async function askUnknown(
  { db, clock, signal }: Asking,
  subject: Subject,
  ask: (id: number) => Promise<unknown>,
): Promise<boolean> {
  for (let count = 0; count < mostInStep; count += 1) {
    if (signal?.aborted) return false;
    const id = await db.transaction((sql) => claimUnknown(sql, subject, timestamp(clock)));
    if (id === undefined) return false;
    await ask(id);
  }
  return true;
}
