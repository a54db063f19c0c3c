/** How late the contracts in force are, what their customers have promised, and what was collected. */
import type { Sql } from '../../db/database';
import { Where } from '../../db/where';
import type { Call, Reply } from '../../http/contract';
import { bucketSince, inForce, paidForPromise, promiseState } from './columns';

type Statistics = Reply<'getCollectionStatistics'>;
type Query = Call<'getCollectionStatistics'>['query'];

const ofMerchants = ({ merchant_id: merchants }: Query) =>
  new Where().and(`a.status in ${inForce}`).when(merchants, 'a.merchant_id = any ($::bigint[])');

/** Only the buckets that have contracts. */
export function listBuckets(sql: Sql, query: Query, day: string): Promise<Statistics['buckets']> {
  const { bind, where, values } = ofMerchants(query);
  const today = bind(day);
  // Added up by the day since which is owed, of which there are hundreds, and not by contract.
  return sql.query(
    `with live as (select n.id, n.oldest_due, n.debt from installments n join applications a on a.id = n.id where ${where}),
       days as (
         select l.oldest_due, count(*) as count, sum(l.debt) as debt, 0 as overdue from live l group by l.oldest_due
         union all select l.oldest_due, 0, 0, sum(r.amount - r.paid - r.cancelled - r.rebate)
           from schedule_rows r join live l on l.id = r.installment_id
           where r.paid + r.cancelled + r.rebate < r.amount and r.date < ${today}::date group by l.oldest_due)
     select ${bucketSince('d.oldest_due', today)} as bucket, sum(d.count)::int as count, sum(d.debt)::numeric(24, 2) as debt,
       sum(d.overdue)::numeric(24, 2) as overdue
     from days d group by 1`,
    values,
  );
}

/** Only the states in which there are promises. */
export function listPromiseStates(sql: Sql, query: Query, day: string): Promise<Statistics['promises']> {
  const { bind, where, values } = ofMerchants(query);
  const today = bind(day);
  return sql.query(
    `select f.state, count(*)::int as count, sum(f.amount)::numeric(24, 2) as amount
     from (
       select q.amount, ${promiseState(today)} as state
       from applications a
         cross join lateral (select * from payment_promises w where w.installment_id = a.id order by w.id desc limit 1) q
       -- Few have promised anything: an index knows them, and of the others no promise is looked for.
       where ${where} and a.id in (select w.installment_id from payment_promises w)
     ) f group by f.state`,
    values,
  );
}

type Months = Reply<'listCollectedMonths'>['months'];
type Period = Call<'listCollectedMonths'>['query'];
const ofPeriod = (period: Period) => new Where().within('r.date', period);
/** Of what is kept of the rows of all schedules by their days. */
export function listCollected(sql: Sql, query: Period): Promise<Months> {
  const { where, values } = ofPeriod(query);
  return sql.query(
    `select to_char(f.month, 'YYYY-MM') as month, f.due, f.collected
     from (
       select date_trunc('month', r.date) as month, sum(r.amount - r.cancelled - r.rebate)::numeric(24, 2) as due,
         sum(r.paid)::numeric(24, 2) as collected
       from schedule_totals r where ${where} group by 1
     ) f where f.due > 0 order by f.month`,
    values,
  );
}

type Promised = Reply<'listPaymentPromises'>['promises'];
export const listPromises = (sql: Sql, installmentId: number, day: string): Promise<Promised> =>
  sql.query(
    `select q.id, q.date, q.amount, q.comment, ${promiseState('$2')} as state, ${paidForPromise}::numeric(18, 2) as paid,
       json_build_object('id', u.id, 'name', u.first_name || ' ' || u.last_name) as user, q.created_at
     from payment_promises q join system_users u on u.id = q.user_id where q.installment_id = $1 order by q.id desc`,
    [installmentId, day],
  );

interface NewPromise {
  installmentId: number;
  date: string;
  amount: string;
  comment: string | null;
  userId: number;
  at: string;
}
export async function addPromise(sql: Sql, one: NewPromise): Promise<number> {
  const [row] = await sql.query<{ id: number }>(
    `insert into payment_promises (installment_id, date, amount, comment, user_id, created_at) values ($1, $2, $3, $4, $5, $6)
     returning id`,
    [one.installmentId, one.date, one.amount, one.comment, one.userId, one.at],
  );
  return row!.id; // an insert answers its row
}
