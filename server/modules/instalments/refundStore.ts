/** Payments that end without money, and those that go back to the customer. */
import type { Sql } from '../../db/database';
import type { Reply } from '../../http/contract';
import { named } from './columns';

/** Codes that nobody has typed: the payments that waited for them are cancelled. */
export async function endCodes(
  sql: Sql,
  which: { applicationId: number } | { before: string },
  at: string,
): Promise<number[]> {
  const rows = await sql.query<{ id: number; gateway_transaction_id: number }>(
    `update installment_payments set version = version + 1, status = 'cancelled', code_digest = null, code_phone = null,
       code_expires_at = null
     where code_digest is not null and ($1::bigint is null or application_id = $1::bigint)
       and ($2::timestamp is null or code_expires_at <= $2::timestamp) returning id, gateway_transaction_id`,
    ['applicationId' in which ? which.applicationId : null, 'before' in which ? which.before : null],
  );
  // Before each payment it is asked for, and hardly ever is there one.
  if (rows.length > 0)
    await sql.query(
      `update gateway_transactions set status = 'cancelled', finished_at = $2 where id = any ($1::bigint[]) and status = 'new'`,
      [rows.map((row) => row.gateway_transaction_id), at],
    );
  return rows.map(({ id }) => id);
}

/** Whether what became of a payment is not known yet: it is under way, or is being taken back. */
export async function isUnsettled(sql: Sql, applicationId: number): Promise<boolean> {
  const found = await sql.query(
    `select from installment_payments
     where application_id = $1 and kind <> 'refund' and (status = 'new' or reversing_since is not null)`,
    [applicationId],
  );
  return found.length > 0;
}

/** Of a contract that is void nothing is owed. */
export async function cancelRows(sql: Sql, applicationId: number): Promise<void> {
  await sql.query(
    `update schedule_rows set cancelled = amount - paid - rebate where installment_id = $1 and paid + cancelled + rebate < amount`,
    [applicationId],
  );
}

interface Refund {
  id: number;
  amount: string;
  gateway: string;
}
/**
 * A refund of everything that was paid and has not gone back: by card to the card it came from, the rest waits for a document of
 * cash or a bank. It is carried out after the transaction.
 */
export async function addRefunds(
  sql: Sql,
  { applicationId, userId, at }: { applicationId: number; userId: number | undefined; at: string },
): Promise<Refund[]> {
  return sql.query(
    `with owed as (
       select p.id, p.amount, p.gateway, t.acquirer, t.card_id, t.customer_id, 'refund-' || p.id || '-1' as name
       from installment_payments p left join gateway_transactions t on t.id = p.gateway_transaction_id
       where p.application_id = $1 and p.kind <> 'refund' and p.status = 'success'
         and not exists (select from installment_payments r where r.refunds_id = p.id and r.status in ('new', 'success'))),
     attempts as (
       insert into gateway_transactions (gateway, external_id, direction, customer_id, card_id, amount, user_id, created_at, acquirer)
       select gateway, name, 'out', customer_id, card_id, amount, $2, $3, acquirer from owed where card_id is not null order by id
       returning id, external_id)
     insert into installment_payments (application_id, kind, amount, status, gateway, external_id, date, gateway_transaction_id, user_id,
       refunds_id, created_at)
     select $1, 'refund', o.amount, 'new', o.gateway, o.name, $3::timestamp::date, a.id, $2, o.id, $3
     from owed o left join attempts a on a.external_id = o.name order by o.id
     returning id, amount, gateway`,
    [applicationId, userId ?? null, at],
  );
}

export interface HeldRefund {
  id: number;
  version: number;
  application_id: number;
  amount: string;
  status: 'new' | 'success' | 'failed' | 'cancelled' | 'reversed';
  gateway: string;
  acquirer: string | null;
  external_id: string;
  refunds_id: number;
  gateway_transaction_id: number | null;
  card_id: number | null;
  customer_id: number | null;
  masked_pan: string | null;
  token: string | null;
  /** No other try of the same payment was begun after it. */
  is_last: boolean;
}
const refund = `select p.id, p.version, p.application_id, p.amount, p.status, p.gateway, t.acquirer, p.external_id, p.refunds_id, p.gateway_transaction_id,
    t.card_id, t.customer_id, d.masked_pan, d.token,
    not exists (select from installment_payments n where n.refunds_id = p.refunds_id and n.id > p.id) as is_last
  from installment_payments p left join gateway_transactions t on t.id = p.gateway_transaction_id
    left join payment_cards d on d.id = t.card_id
  where p.kind = 'refund' and p.id = $1::bigint`;
export async function findRefund(sql: Sql, id: number): Promise<HeldRefund | undefined> {
  return (await sql.query<HeldRefund>(refund, [id]))[0];
}
export async function holdRefund(sql: Sql, id: number): Promise<HeldRefund | undefined> {
  await sql.query('select from installment_payments where id = $1::bigint for no key update', [id]);
  return findRefund(sql, id);
}

/** Every try to pay back, the newest first. */
export const listRefunds = (sql: Sql, applicationId: number): Promise<Reply<'listInstalmentRefunds'>['refunds']> =>
  sql.query(
    `select p.id, p.version, p.refunds_id, p.amount, p.status,
       case when t.id is not null then 'card' when p.status = 'success' then p.gateway end as gateway, d.masked_pan as card, t.rrn, t.error,
       case when t.id is null and p.status = 'success' then p.external_id end as document_number,
       case when t.id is null and p.status = 'success' then p.date end as document_date,
       (p.status = 'failed' or p.status = 'new' and t.id is null)
         and not exists (select from installment_payments n where n.refunds_id = p.refunds_id and n.id > p.id) as is_open,
       ${named('u', `u.first_name || ' ' || u.last_name`, 'user')}, p.created_at, p.paid_at
     from installment_payments p left join gateway_transactions t on t.id = p.gateway_transaction_id
       left join payment_cards d on d.id = t.card_id left join system_users u on u.id = p.user_id
     where p.application_id = $1 and p.kind = 'refund' order by p.id desc`,
    [applicationId],
  );

/** The try of a payment that goes by this name. */
export async function findAttempt(sql: Sql, refundsId: number, name: string): Promise<number | undefined> {
  const [row] = await sql.query<{ id: number }>(
    'select id from installment_payments where refunds_id = $1 and external_id = $2',
    [refundsId, name],
  );
  return row?.id;
}

/** A further try of one that has failed; to its card, when there is one. */
export async function addAttempt(
  sql: Sql,
  held: HeldRefund,
  { isByCard, way, name, date, userId, at }: Attempt,
): Promise<number> {
  const [row] = await sql.query<{ id: number }>(
    `with attempt as (
       insert into gateway_transactions (gateway, external_id, direction, customer_id, card_id, amount, user_id, created_at, acquirer)
       select t.gateway, $2, 'out', t.customer_id, t.card_id, t.amount, $5, $6::timestamp, t.acquirer from gateway_transactions t
       where t.id = $7 and $8 returning id)
     insert into installment_payments (application_id, kind, amount, status, gateway, external_id, date, gateway_transaction_id, user_id,
       refunds_id, created_at, paid_at)
     select p.application_id, 'refund', p.amount, case when $8 then 'new' else 'success' end, $3, $2, $4::date, (select id from attempt), $5,
       p.refunds_id, $6::timestamp, case when $8 then null else $6::timestamp end
     from installment_payments p where p.id = $1 returning id`,
    [held.id, name, way, date, userId, at, held.gateway_transaction_id, isByCard],
  );
  return row!.id; // an insert answers its row
}
interface Attempt {
  isByCard: boolean;
  way: string;
  name: string;
  date: string;
  userId: number;
  at: string;
}

/** One that waited for its document has been paid out by it. */
export async function payOut(
  sql: Sql,
  id: number,
  { way, number, date, at }: { way: string; number: string; date: string; at: string },
): Promise<void> {
  await sql.query(
    `update installment_payments set version = version + 1, status = 'success', gateway = $2, external_id = $3, date = $4, paid_at = $5
     where id = $1`,
    [id, way, number, date, at],
  );
}
