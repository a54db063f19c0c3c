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
  // So does a row that was refused, or left out, before it found him.
  `update async_task_items i set wish = '{}' from investors v
   where v.id = $1 and i.investor_id is null and array[
     regexp_replace(i.wish ->> 'pinfl', '\\D', '', 'g'),
     right(regexp_replace(i.wish ->> 'phone_number', '\\D', '', 'g'), 9),
     '#' || ltrim(i.wish ->> 'investor_id', '0')] && array[v.pinfl, right(v.phone_number, 9), '#' || v.id]`,
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

interface Place {
  user_id: number;
  key: string;
}
interface KeptAnswer extends Place {
  body: unknown;
}

/** Kept answers that one statement looks through: a week of them is more than a statement has time for. */
const answersAtOnce = 5000;
/** Behind every answer. */
const end: Place = { user_id: 2_147_483_647, key: '' };

/** Answers of writes that are kept to be repeated, and name the investor: they stay, without whom they were about. */
export async function forgetAnswers(sql: Sql, id: number): Promise<void> {
  const [investor] = await sql.query<{ name: string }>('select name from investors where id = $1::bigint', [id]);
  const name = investor?.name ?? '';
  let after: Place | undefined = { user_id: 0, key: '' };
  while (after !== undefined) {
    const until: Place | undefined = await lastOfNext(sql, after);
    for (const { user_id, key, body } of await listAnswers(sql, { id, name, after, until: until ?? end }))
      await sql.query('update idempotency_keys set body = $3 where user_id = $1 and key = $2', [
        user_id,
        key,
        JSON.stringify(withoutPerson(body, { id, name })),
      ]);
    after = until;
  }
}

/** Where the next answers end; nothing when they are the last. */
async function lastOfNext(sql: Sql, { user_id, key }: Place): Promise<Place | undefined> {
  const [last] = await sql.query<Place>(
    `select user_id, key from idempotency_keys where (user_id, key) > ($1::int, $2::text)
     order by user_id, key offset $3::int limit 1`,
    [user_id, key, answersAtOnce - 1],
  );
  return last;
}

interface Named {
  id: number;
  name: string;
  after: Place;
  until: Place;
}

/** Those of a part of the answers that name him. Only what has his number in it is taken apart, which costs far more than to look for it. */
function listAnswers(sql: Sql, { id, name, after, until }: Named): Promise<KeptAnswer[]> {
  return sql.query(
    `select user_id, key, body from idempotency_keys
     where (user_id, key) > ($3::int, $4::text) and (user_id, key) <= ($5::int, $6::text)
       and body is not null and (
         $2::text <> '' and position($2 in body::text) > 0
         or case when position('id":' || $1::text in body::text) > 0 then
           jsonb_path_exists(body::jsonb, '$.** ? (@.investor_id == $id || (@.id == $id && exists(@.subject)))',
             jsonb_build_object('id', $1::text::bigint)) else false end)`,
    [...[String(id), JSON.stringify(name).slice(1, -1)], ...[after.user_id, after.key, until.user_id, until.key]],
  );
}

/** The journal keeps who did what and when, and forgets to what values. */
export async function forgetValues(sql: Sql, id: number): Promise<void> {
  await sql.query(
    `update audit set old_value = null, new_value = null
     where entity = 'investor' and entity_id = $1::text and field <> 'status'`,
    [String(id)],
  );
}
