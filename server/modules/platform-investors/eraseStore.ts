import type { Sql } from '../../db/database';
import { withoutPerson } from './forgotten';

interface Everything {
  investments: number;
  installments: number;
  /** Documents of the bank and rows of taxes that name the investor. */
  bankRecords: number;
  /** Movements of money in months that are closed or being closed. */
  closedMonthRecords: number;
}

/** Against everybody who would name the investor in a new row, which the usual lock lets pass; before that lock. */
export async function lockForErasing(sql: Sql, id: number): Promise<void> {
  await sql.query('select id from investors where id = $1::bigint for update', [id]);
}

/** All there ever was, finished or not. */
export async function countEverything(sql: Sql, id: number): Promise<Everything> {
  const [row] = await sql.query<Everything>(
    `select (select count(*)::int from investments where investor_id = $1)
         + (select count(*)::int from bond_investments where investor_id = $1) as investments,
       (select count(*)::int from customers c join installments l on l.customer_id = c.id where c.investor_id = $1) as installments,
       (select count(*)::int from cash_in_bank_claims where matched_investor_id = $1)
         + (select count(*)::int from tax_transactions where investor_id = $1) as "bankRecords",
       (select count(*)::int from investor_transactions t join closing_months c on c.month = date_trunc('month', t.created_at)::date
         where t.investor_id = $1 and c.status in ('calculating', 'closed')) as "closedMonthRecords"`,
    [id],
  );
  return row!; // a question without a from always answers one row
}

/** His program on the phone, where he is no customer as well. */
const ownProgram = 'select id from app_users where investor_id = $1 and customer_id is null';

/** In an order in which nothing is removed that another row still names; a test holds it against the references of the database. */
export const belongings = [
  // A notification is held before its recipients, whose numbers it keeps.
  `select id from push_messages where id in (select message_id from push_recipients where app_user_id in (${ownProgram}))
   order by id for no key update`,
  `delete from push_recipients where app_user_id in (${ownProgram})`,
  `delete from user_fomos where app_user_id in (${ownProgram})`,
  'delete from app_users where investor_id = $1 and customer_id is null',
  'update app_users set investor_id = null where investor_id = $1',
  'delete from application_documents where investor_id = $1',
  // A question to the scoring service stays in its log, without whom it was about.
  'update wings_requests set investor_id = null, request = null, response = null where investor_id = $1',
  'delete from investor_transactions where investor_id = $1',
  'delete from payment_transactions where investor_id = $1',
  'delete from claims where investor_id = $1',
  'delete from certificates where investor_id = $1',
  'delete from investor_cards where investor_id = $1',
  'delete from investor_attachments where investor_id = $1',
  'delete from investor_photos where investor_id = $1',
  'delete from personal_documents where investor_id = $1',
  'delete from company_documents where investor_id = $1',
  'delete from verify_history where investor_id = $1',
  'delete from auto_invest where investor_id = $1',
  // The result of a background task stays a row of it, without whom it was about.
  `update async_task_items set investor_id = null, wish = '{}' where investor_id = $1`,
  // Whoever is also a customer stays one.
  'update customers set investor_id = null where investor_id = $1',
  'delete from investors where id = $1',
];

/** Removes the investor with all rows, and answers with the files that they named. */
export async function eraseRows(sql: Sql, id: number): Promise<string[]> {
  const keys = await sql.query<{ file_key: string }>(
    `select file_key from investor_attachments where investor_id = $1
     union select file_key from investor_photos where investor_id = $1
     union select file_key from certificates where investor_id = $1 and file_key is not null
     union select file_key from application_documents where investor_id = $1 and file_key is not null
     union select photo_key from investor_cards where investor_id = $1 and photo_key is not null`,
    [id],
  );
  for (const statement of belongings) await sql.query(statement, [id]);
  return keys.map(({ file_key }) => file_key);
}

interface KeptAnswer {
  user_id: number;
  key: string;
  body: unknown;
}

/** Answers of writes that are kept to be repeated, and name the investor: they stay, without whom they were about. */
export async function forgetAnswers(sql: Sql, id: number): Promise<void> {
  const [investor] = await sql.query<{ name: string }>('select name from investors where id = $1::bigint', [id]);
  const name = investor?.name ?? '';
  const answers = await sql.query<KeptAnswer>(
    `select user_id, key, body from idempotency_keys where body is not null and (
       $2::text <> '' and position($2 in body::text) > 0
       or jsonb_path_exists(body::jsonb, '$.** ? (@.investor_id == $id || (@.id == $id && exists(@.subject)))',
         jsonb_build_object('id', $1::bigint)))`,
    [id, JSON.stringify(name).slice(1, -1)],
  );
  for (const { user_id, key, body } of answers)
    await sql.query('update idempotency_keys set body = $3 where user_id = $1 and key = $2', [
      user_id,
      key,
      JSON.stringify(withoutPerson(body, { id, name })),
    ]);
}

/** The journal keeps who did what and when, and forgets to what values. */
export async function forgetValues(sql: Sql, id: number): Promise<void> {
  await sql.query(
    `update audit set old_value = null, new_value = null
     where entity = 'investor' and entity_id = $1::text and field <> 'status'`,
    [String(id)],
  );
}
