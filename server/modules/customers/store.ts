import { readSearch, type Sought } from '../../db/searchText';
import type { Sql } from '../../db/database';
import { listOf } from '../../db/list';
import { Where } from '../../db/where';
import type { Call, Reply } from '../../http/contract';
import type { Gender } from '../investors/index';

export type CustomerStatus = 'active' | 'inactive';
type Query = Call<'listCustomers'>['query'];

/** A customer of the list, nothing of him masked yet. */
export type CustomerRow = Reply<'listCustomers'>['customers'][number];
/** A customer with all that stands on his card, nothing masked yet. */
export interface WholeCustomer extends CustomerRow {
  entity_type: 'physical' | 'corporate';
  first_name: string;
  last_name: string;
  patronymic: string | null;
  birthday: string | null;
  gender: Gender | null;
  passport_id: string | null;
  passport_issue_date: string | null;
  passport_issue_place: string | null;
  birthplace: string | null;
  citizenship: string | null;
  photo_key: string | null;
  employment_type: Reply<'getCustomer'>['employment_type'];
  income: string | null;
  scoring_count: number;
  updated_at: string;
}

/** The day from which lateness is counted. */
export interface Given {
  day: string;
}

const from = (bind: Where['bind'], { day }: Given) => `customers c cross join (select ${bind(day)}::date as day) asked`;
const columns = `c.id, c.guid, c.version, c.name, c.phone_number, c.pinfl, c.status, c.investor_id, c.contract_count, c.debt,
  c.oldest_due, coalesce(greatest(asked.day - c.oldest_due, 0), 0) as overdue_days, c.created_at`;

/** Who finds passports by the search, and who does not. */
export type Asked = Query & { parts: readonly Sought[] };

const debts = { owes: 'c.debt > 0', overdue: 'c.oldest_due < asked.day', none: 'c.debt = 0' };

const described = {
  id: 'c.id',
  from,
  found: from,
  totals: { debt: 'c.debt' },
  orders: {
    created_at: 'c.created_at',
    name: 'c.name',
    contract_count: 'c.contract_count',
    debt: 'c.debt',
    oldest_due: 'c.oldest_due nulls last',
  },
  where: ({ status, debt, is_investor: isInvestor, begin_date, end_date, parts }: Asked) => {
    const found = new Where()
      .when(status, 'c.status = any ($::text[])')
      .when(isInvestor, '(c.investor_id is not null) = $::boolean')
      .within('c.created_at', { begin_date, end_date });
    if (debt !== undefined) found.and(debts[debt]);
    for (const part of parts) found.findsCustomer(part);
    return found;
  },
};

export const customers = listOf<CustomerRow, Asked, 'debt', Given>({ ...described, select: columns });

export const wholeCustomers = listOf<WholeCustomer, Asked, 'debt', Given>({
  ...described,
  select: `${columns}, c.entity_type, c.first_name, c.last_name, c.patronymic, c.birthday, c.gender, c.passport_id,
    c.passport_issue_date, c.passport_issue_place, c.birthplace, c.citizenship, c.photo_key, c.employment_type, c.income,
    (select count(*)::int from scorings s where s.customer_id = c.id) as scoring_count, c.updated_at`,
});

/** What a search text asks for; passports only of whoever may read them. */
export const partsOf = (search: string | undefined, passports: boolean) => readSearch(search ?? '', { passports });

/** The number of the customer whom a guid or a number names. */
export async function findNumber(sql: Sql, key: string): Promise<number | undefined> {
  const [row] = /^\d+$/.test(key)
    ? await sql.query<{ id: number }>('select id from customers where id = $1::bigint', [key])
    : await sql.query<{ id: number }>('select id from customers where guid = $1::uuid', [key]);
  return row?.id;
}

export const findByPassport = (sql: Sql, passport: string) =>
  sql.query<{ id: number }>('select id from customers where passport_id = $1 order by id limit 50', [passport]);

export async function findByPinfl(sql: Sql, pinfl: string, own: number): Promise<number | undefined> {
  const [row] = await sql.query<{ id: number }>('select id from customers where pinfl = $1 and id <> $2', [pinfl, own]);
  return row?.id;
}

/** Whoever gives a number away holds it, so that nobody else takes it meanwhile. */
export async function holdNumber(sql: Sql, kind: 'phone' | 'pinfl' | 'passport', number: string): Promise<void> {
  await sql.query(`select pg_advisory_xact_lock(hashtextextended('customer ' || $1::text || ' ' || $2::text, 0))`, [
    kind,
    number,
  ]);
}

export async function isPhoneTaken(sql: Sql, phone: string, own: number): Promise<boolean> {
  const found = await sql.query(
    `select from customers where phone_number = $1 and status = 'active' and id <> $2 limit 1`,
    [phone, own],
  );
  return found.length > 0;
}

export async function isPassportTaken(sql: Sql, passport: string, own: number): Promise<boolean> {
  const found = await sql.query('select from customers where passport_id = $1 and id <> $2 limit 1', [passport, own]);
  return found.length > 0;
}

/** The column of each field that may be written. */
const writable = {
  status: 'status',
  first_name: 'first_name',
  last_name: 'last_name',
  patronymic: 'patronymic',
  birthday: 'birthday',
  gender: 'gender',
  phone_number: 'phone_number',
  pinfl: 'pinfl',
  passport_id: 'passport_id',
  passport_issue_date: 'passport_issue_date',
  passport_issue_place: 'passport_issue_place',
  birthplace: 'birthplace',
  citizenship: 'citizenship',
  employment_type: 'employment_type',
  income: 'income',
} as const;
export type Field = keyof typeof writable;
export type Fields = Partial<Record<Field, string | null>>;

function namesIn(fields: Fields): Field[] {
  return (Object.keys(writable) as Field[]).filter((name) => fields[name] !== undefined);
}

/** Writes what is given; the version grows by one. */
export async function changeCustomer(sql: Sql, id: number, fields: Fields, at: string): Promise<void> {
  const { bind, values } = new Where();
  const sets = namesIn(fields).map((name) => `, ${writable[name]} = ${bind(fields[name])}`);
  await sql.query(
    `update customers set version = version + 1, updated_at = ${bind(at)}${sets.join('')} where id = ${bind(id)}`,
    values,
  );
}

/** Others with a number of this customer. Each kind of number has its own index, so each is looked for by itself. */
export const listDuplicates = (sql: Sql, id: number): Promise<Reply<'listCustomerDuplicates'>['items']> =>
  sql.query(
    `select c.id, c.guid, c.name, c.phone_number, c.status, c.contract_count, c.debt, array_remove(array[
       case when c.passport_id = own.passport_id then 'passport_id' end,
       case when c.phone_number = own.phone_number then 'phone_number' end,
       case when exists (${sameCards} and k.customer_id = c.id) then 'card' end], null) as matches
     from customers own cross join lateral (
         select id from customers where phone_number = own.phone_number
         union select id from customers where passport_id = own.passport_id
         union (${sameCards})) same
       join customers c on c.id = same.id
     where own.id = $1 and c.id <> own.id order by c.id limit 50`,
    [id],
  );
const sameCards = `select k.customer_id from payment_cards o
  join payment_cards k on k.masked_pan = o.masked_pan and k.expiry_month = o.expiry_month and k.expiry_year = o.expiry_year
  where o.customer_id = own.id and o.status <> 'removed' and k.status <> 'removed'`;
