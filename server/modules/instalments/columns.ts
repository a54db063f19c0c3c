/** What several lists of instalments show alike. */
import type { Where } from '../../db/where';

export const customerColumn = `json_build_object('id', c.id, 'guid', c.guid, 'name', c.name, 'phone_number', c.phone_number) as customer`;
/** Another record by its name; nothing where the row names none. */
export const named = (table: string, name: string, as: string) =>
  `case when ${table}.id is not null then json_build_object('id', ${table}.id, 'name', ${name}) end as ${as}`;
export const inForce = `('installment_created', 'not_fully_paid')`;

/** Days since the oldest payment that is still owed; nothing where none is late. `day` is the place of today. */
export const lateDays = (day: string) =>
  `case when a.status in ${inForce} and n.oldest_due < ${day}::date then ${day}::date - n.oldest_due else 0 end`;
/** The bucket of what is owed since a day, `due`. */
export const bucketSince = (due: string, day: string) => `case
  when ${due} is null or ${due} >= ${day}::date then 'current' when ${day}::date - ${due} <= 30 then '1-30'
  when ${day}::date - ${due} <= 60 then '31-60' when ${day}::date - ${due} <= 90 then '61-90' else '90+' end`;
/** The bucket of a contract in force. */
export const bucketOf = (day: string) =>
  `case when a.status in ${inForce} then ${bucketSince('n.oldest_due', day)} end`;

/** Days after which a contract comes into each bucket. */
const lateSince: Partial<Record<string, number>> = { '1-30': 0, '31-60': 30, '61-90': 60, '90+': 90 };
/** Contracts of some buckets; whoever is late by as many days is found by the day since which he owes. */
export function inBuckets(bind: Where['bind'], buckets: readonly string[]): string {
  if (buckets.length === 0) return 'true';
  const least = Math.min(...buckets.map((bucket) => lateSince[bucket] ?? -Infinity));
  const late = Number.isFinite(least) ? `n.oldest_due < seen.day - ${bind(least)}::int and ` : '';
  return `a.status in ${inForce} and ${late}${bucketOf('seen.day')} = any (${bind(buckets)}::text[])`;
}

/** What was paid by instalments since a promise `q` was made, up to the end of its day. */
export const paidForPromise = `(select coalesce(sum(p.amount), 0) from installment_payments p where p.application_id = q.installment_id
  and p.kind = 'instalment' and p.status = 'success' and p.paid_at >= q.created_at and p.date <= q.date)`;
/** What has become of a promise `q`. `day` is the place of today. */
export const promiseState = (
  day: string,
) => `case when ${paidForPromise} >= q.amount then 'kept' when q.date > ${day}::date then 'open'
  when q.date = ${day}::date then 'today' else 'broken' end`;

/** From the approval on the limit is given to an application, until it is given up or paid off. */
const granted = `('approved', 'accept_by_customer', 'signature_pending', 'agreement_accepted', 'waiting_for_down_payment',
  'installment_created', 'not_fully_paid')`;
const signed = `('agreement_accepted', 'waiting_for_down_payment', 'installment_created', 'not_fully_paid')`;
/**
 * What the limit of a scoring `s` is given to besides this application. A contract that was in force when the customer was scored is
 * in what he pays each month by then; all else counts, whenever it was asked for.
 */
const besides = (
  column: string,
  statuses: string,
) => `(select coalesce(sum(${column}), 0)::numeric(24, 2) from applications o
  where o.customer_id = a.customer_id and o.id <> a.id and o.status in ${statuses}
    and not exists (select from installments b where b.id = o.id and b.created_at < s.created_at))`;
export const contracted = (column: string) => besides(column, granted);
export const signedFor = (column: string) => besides(column, signed);
