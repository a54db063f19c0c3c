/** What comes of a signature, and what puts a contract in force. */
import type { Sql } from '../../db/database';
import type { AutopayHour } from './rules/autopay';

/** The number of the contract, and the agreement that was signed. */
export async function signContract(sql: Sql, id: number, at: string): Promise<void> {
  await sql.query(
    `update applications a set contract_date = $2::timestamp::date, contract_number = coalesce(a.contract_number,
       case when exists (select from applications o where o.contract_number = 'RS-' || lpad(a.id::text, greatest(6, length(a.id::text)), '0'))
         then 'RS-' || a.id || '-1' else 'RS-' || lpad(a.id::text, greatest(6, length(a.id::text)), '0') end)
     where a.id = $1`,
    [id, at],
  );
  await sql.query(
    `insert into agreements (application_id, kind, amount, date, status, signed_at, created_at)
     select id, 'contract', total, $2::timestamp::date, 'signed', $2::timestamp, $2::timestamp from applications where id = $1
     on conflict (application_id, kind) where status in ('pending', 'signed')
     do update set status = 'signed', signed_at = excluded.signed_at, amount = excluded.amount`,
    [id, at],
  );
}

export async function isDebtPaid(sql: Sql, id: number): Promise<boolean> {
  return (await sql.query('select from installments where id = $1 and debt = 0', [id])).length > 0;
}

export async function isActSigned(sql: Sql, id: number): Promise<boolean> {
  const found = await sql.query(
    `select from agreements where application_id = $1 and kind = 'act' and status = 'signed'`,
    [id],
  );
  return found.length > 0;
}

interface NewRow {
  number: number;
  date: string;
  amount: string;
}
/** The contract with its rows, and the act by which the goods will be given. */
export async function addContract(sql: Sql, id: number, rows: readonly NewRow[], at: string): Promise<void> {
  await sql.query(
    `insert into installments (id, guid, customer_id, contract_number, total, down_payment, installment_amount, created_at)
     select id, guid, customer_id, contract_number, total, down_payment, installment_amount, $2 from applications where id = $1`,
    [id, at],
  );
  await sql.query(
    `insert into schedule_rows (installment_id, number, date, amount)
     select $1, r.number, r.date, r.amount from unnest($2::int[], $3::date[], $4::numeric[]) as r (number, date, amount)`,
    [id, rows.map(({ number }) => number), rows.map(({ date }) => date), rows.map(({ amount }) => amount)],
  );
  await sql.query(
    `insert into agreements (application_id, kind, amount, date, created_at)
     select id, 'act', total, $2::timestamp::date, $2::timestamp from applications where id = $1
     on conflict (application_id, kind) where status in ('pending', 'signed') do nothing`,
    [id, at],
  );
}

export async function setFirstDay(sql: Sql, id: number, day: string): Promise<void> {
  await sql.query('update applications set first_payment_day = $2 where id = $1', [id, day]);
}

/** Contracts that were paid off so long ago, of which no return is open. */
export const listClosable = (sql: Sql, before: string, after: number): Promise<{ id: number }[]> =>
  sql.query(
    `select a.id from applications a join orders o on o.application_id = a.id
     where a.status = 'fully_paid' and a.status_since <= $1 and a.id > $2 and not has_open_claim(a.id) order by a.id limit 50`,
    [before, after],
  );

export async function hasOpenClaim(sql: Sql, id: number): Promise<boolean> {
  return (await sql.query('select where has_open_claim($1::integer)', [id])).length > 0;
}

/** The next contracts with autopay of which something is due and that were not tried in this hour, whoever owes longest first. */
export const listDue = (
  sql: Sql,
  { day, hour, retryCount, settingsVersion }: AutopayHour,
  most: number,
): Promise<{ id: number }[]> =>
  sql.query(
    `select n.id from installments n join applications a on a.id = n.id
     where n.autopay and n.oldest_due <= $1::date and a.status in ('installment_created', 'not_fully_paid')
       and not exists (select from autopay_refusals r where r.installment_id = n.id and r.settings_version = $4
         and r.refused_at >= $1::date + $2::int * interval '1 hour')
       and not exists (select from installment_payments p where p.application_id = n.id and p.kind <> 'refund'
         and (p.status = 'new' or p.external_id = 'autopay-' || n.id || '-' || $1::text || '-' || $2::text))
       and (select count(*) from installment_payments p where p.application_id = n.id
         and starts_with(p.external_id, 'autopay-' || n.id || '-' || $1::text)) <= $3::int
     order by n.oldest_due, n.id limit $5`,
    [day, hour, retryCount, settingsVersion, most],
  );

/** A contract that could not be charged is left alone for the rest of the hour. Its order is held. */
export async function keepRefusal(sql: Sql, id: number, at: string, settingsVersion: number): Promise<void> {
  await sql.query(
    `insert into autopay_refusals (installment_id, refused_at, settings_version) values ($1, $2, $3)
     on conflict (installment_id) do update set refused_at = excluded.refused_at, settings_version = excluded.settings_version`,
    [id, at, settingsVersion],
  );
}
