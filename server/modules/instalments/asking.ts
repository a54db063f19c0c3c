/**
 * Attempts at a gateway of which nobody knows what became: the platform asks for them by itself, so that an answer that was lost keeps
 * nobody from paying, cancelling and giving back. Nothing is sent anew.
 */
import type { Database, Sql } from '../../db/database';
import { timestamp, type Clock } from '../../shared/clock';

/** Seconds from the sending to the first question, and from each question to the next; the last one is repeated. */
const pauses = [90, 120, 300, 900, 1_800, 3_600];
/** Each may wait as long as a gateway is waited for, and whatever else the platform does comes after it. */
const mostInRound = 50;

/** What an attempt pays: a charge for an application, or what goes back for a return. */
type Subject = 'charge' | 'return';

/**
 * Takes the next attempt whose moment has come and moves that moment on: of several processes one gets it. Gives the payment of a charge,
 * and the claim of a return.
 */
async function claimUnknown(sql: Sql, subject: Subject, at: string): Promise<number | undefined> {
  const [row] = await sql.query<{ id: number }>(
    `with due as (
       select u.id from gateway_transactions u
       where u.status = 'new' and coalesce(u.ask_after, coalesce(u.sent_at, u.created_at) + ($3::int[])[1] * interval '1 second') <= $1::timestamp
         and case $2 when 'charge'
           -- What waits for its code was never sent.
           then exists (select from installment_payments p where p.gateway_transaction_id = u.id and p.kind <> 'refund' and p.code_digest is null)
           else exists (select from refund_payments r where r.gateway_transaction_id = u.id) end
       order by u.id limit 1 for no key update skip locked)
     update gateway_transactions t set asks = t.asks + 1,
       ask_after = $1::timestamp + ($3::int[])[least(t.asks + 2, cardinality($3::int[]))] * interval '1 second'
     from due d where t.id = d.id
     returning case $2 when 'charge' then (select p.id from installment_payments p where p.gateway_transaction_id = t.id)
       else (select r.claim_id from refund_payments r where r.gateway_transaction_id = t.id) end as id`,
    [at, subject, pauses],
  );
  return row?.id;
}

/** Asks for each whose moment has come, one after the other. */
export async function askUnknown(
  db: Database,
  clock: Clock,
  subject: Subject,
  ask: (id: number) => Promise<unknown>,
): Promise<void> {
  for (let count = 0; count < mostInRound; count += 1) {
    const id = await db.transaction((sql) => claimUnknown(sql, subject, timestamp(clock)));
    if (id === undefined) return;
    await ask(id);
  }
}
