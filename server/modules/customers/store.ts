import { readSearch, type Sought } from '../../db/searchText';
import type { Sql } from '../../db/database';
import { listOf } from '../../db/list';
import { Where } from '../../db/where';
import type { Call, Language, Reply } from '../../http/contract';
import { askedName } from '../../shared/askedName';
import type { Gender } from '../investors/index';

export type CustomerStatus = 'active' | 'inactive';
export type AddressType = 'registration' | 'residence' | 'delivery' | 'work';
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

export const fieldNames = Object.keys(writable) as Field[];

/** Writes what is given; the version grows by one. */
export async function changeCustomer(sql: Sql, id: number, fields: Fields, at: string): Promise<void> {
  const { bind, values } = new Where();
  const given = fieldNames.filter((name) => fields[name] !== undefined);
  const sets = given.map((name) => `, ${writable[name]} = ${bind(fields[name])}`).join('');
  await sql.query(
    `update customers set version = version + 1, updated_at = ${bind(at)}${sets} where id = ${bind(id)}`,
    values,
  );
}

/** An address, nothing of it masked yet. */
export type AddressRow = Reply<'getCustomer'>['addresses'][number];

export const listAddresses = (sql: Sql, customerId: number, language: Language): Promise<AddressRow[]> =>
  sql.query<AddressRow>(
    `select a.type, json_build_object('id', r.id, 'name', ${askedName('r')}) as region,
       json_build_object('id', d.id, 'name', ${askedName('d')}) as district, a.city, a.village, a.street, a.house, a.apartment,
       a.cadastre, a.matches_registration, a.updated_at
     from customer_addresses a cross join (select $2::text as language) asked
       join address_regions r on r.id = a.region_id join address_districts d on d.id = a.district_id
     where a.customer_id = $1
     order by array_position(array['registration', 'residence', 'delivery', 'work'], a.type)`,
    [customerId, language],
  );

export interface AddressFields {
  region_id: number;
  district_id: number;
  city: string | null;
  village: string | null;
  street: string;
  house: string;
  apartment: string | null;
  cadastre: string | null;
}
interface NewAddress extends AddressFields {
  type: AddressType;
  matches_registration: boolean;
}

export async function saveAddress(sql: Sql, customerId: number, address: NewAddress, at: string): Promise<void> {
  const { type, region_id, district_id, city, village, street, house, apartment, cadastre } = address;
  await sql.query(
    `insert into customer_addresses (customer_id, type, region_id, district_id, city, village, street, house, apartment, cadastre,
       matches_registration, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
     on conflict (customer_id, type) do update set region_id = excluded.region_id, district_id = excluded.district_id,
       city = excluded.city, village = excluded.village, street = excluded.street, house = excluded.house,
       apartment = excluded.apartment, cadastre = excluded.cadastre, matches_registration = excluded.matches_registration,
       updated_at = excluded.updated_at`,
    [
      ...[customerId, type, region_id, district_id, city, village, street, house, apartment, cadastre],
      ...[address.matches_registration, at],
    ],
  );
}

/** Addresses that are said to be that of the registration become so; answers with their kinds. */
export async function followRegistration(sql: Sql, customerId: number, at: string): Promise<AddressType[]> {
  const rows = await sql.query<{ type: AddressType }>(
    `update customer_addresses a set region_id = r.region_id, district_id = r.district_id, city = r.city, village = r.village,
       street = r.street, house = r.house, apartment = r.apartment, cadastre = r.cadastre, updated_at = $2
     from customer_addresses r
     where r.customer_id = $1 and r.type = 'registration' and a.customer_id = $1 and a.matches_registration
     returning a.type`,
    [customerId, at],
  );
  return rows.map(({ type }) => type);
}

export async function findPlace(sql: Sql, regionId: number, districtId: number) {
  const [found] = await sql.query<{ region: boolean; district: boolean }>(
    `select exists (select from address_regions where id = $1::bigint) as region,
       exists (select from address_districts where id = $2::bigint and region_id = $1::bigint) as district`,
    [regionId, districtId],
  );
  return found!; // without a table there is always one row
}

interface PlaceRow {
  id: number;
  name: string;
}

export function listRegions(sql: Sql, language: Language): Promise<PlaceRow[]> {
  return sql.query(
    `select id, name from (
       select r.id, ${askedName('r')} as name from address_regions r cross join (select $1::text as language) asked
     ) named order by name collate "und-x-icu", id`,
    [language],
  );
}

export function listDistricts(sql: Sql, language: Language, regionId?: number) {
  return sql.query<PlaceRow & { region_id: number }>(
    `select id, region_id, name from (
       select d.id, d.region_id, ${askedName('d')} as name
       from address_districts d cross join (select $1::text as language) asked
       where $2::bigint is null or d.region_id = $2::bigint
     ) named order by name collate "und-x-icu", id`,
    [language, regionId ?? null],
  );
}

/** The district that is called so in any language, of a region that is called so. */
export async function findDistrict(sql: Sql, region: string, district: string) {
  const [found] = await sql.query<{ id: number; region_id: number; name: string; region: string }>(
    `select d.id, d.region_id, d.name_ru as name, r.name_ru as region
     from address_districts d join address_regions r on r.id = d.region_id
     where lower($1::text) in (lower(r.name_ru), lower(r.name_en), lower(r.name_uz))
       and lower($2::text) in (lower(d.name_ru), lower(d.name_en), lower(d.name_uz)) order by d.id limit 1`,
    [region, district],
  );
  return found;
}

export interface ContactRow {
  id: number;
  customer_id: number;
  full_name: string;
  phone_number: string;
  relation: { id: number; name: string };
  created_at: string;
}
const contactColumns = `k.id, k.customer_id, k.full_name, k.phone_number,
  json_build_object('id', f.id, 'name', ${askedName('f')}) as relation, k.created_at`;

export const listContacts = (sql: Sql, customerId: number, language: Language) =>
  sql.query<ContactRow>(
    `select ${contactColumns} from customer_contacts k join family_relations f on f.id = k.relation_id
       cross join (select $2::text as language) asked where k.customer_id = $1 order by k.id`,
    [customerId, language],
  );

export async function findContact(sql: Sql, id: number, language: Language): Promise<ContactRow | undefined> {
  const [row] = await sql.query<ContactRow>(
    `select ${contactColumns} from customer_contacts k join family_relations f on f.id = k.relation_id
       cross join (select $2::text as language) asked where k.id = $1::bigint`,
    [id, language],
  );
  return row;
}

export async function hasRelation(sql: Sql, id: number): Promise<boolean> {
  return (await sql.query('select from family_relations where id = $1::bigint', [id])).length > 0;
}

interface NewContact {
  customerId: number;
  fullName: string;
  phone: string;
  relationId: number;
  at: string;
}
export async function addContact(
  sql: Sql,
  { customerId, fullName, phone, relationId, at }: NewContact,
): Promise<number> {
  const [row] = await sql.query<{ id: number }>(
    `insert into customer_contacts (customer_id, full_name, phone_number, relation_id, created_at)
     values ($1, $2, $3, $4, $5) returning id`,
    [customerId, fullName, phone, relationId, at],
  );
  return row!.id; // an insert answers its row
}

export async function removeContact(sql: Sql, id: number): Promise<void> {
  await sql.query('delete from customer_contacts where id = $1', [id]);
}

export const listRelations = (sql: Sql, language: Language): Promise<PlaceRow[]> =>
  sql.query(
    `select f.id, ${askedName('f')} as name from family_relations f cross join (select $1::text as language) asked order by f.id`,
    [language],
  );

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
