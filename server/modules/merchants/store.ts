import type { Sql } from '../../db/database';
import { listOf } from '../../db/list';
import { Where } from '../../db/where';
import type { Call, Language, Reply } from '../../http/contract';
import type { MerchantFields, MerchantStatus } from './rules';
import { askedName } from '../../shared/askedName';
import { person, ref } from './names';

export type MerchantRow = Reply<'listMerchants'>['merchants'][number];
/** One merchant with all that stands on its card. */
export type WholeMerchant = Omit<Reply<'getMerchant'>, 'history' | 'logo_url'> & {
  logo_key: string | null;
  logo_name: string | null;
};

/** In whose words, on which day, and who asks. */
export interface Given {
  language: Language;
  day: string;
  userId: number;
}

const listColumns = `m.id, m.version, m.name, m.legal_name, m.inn, m.type,
  case when c.guid is not null then json_build_object('guid', c.guid, 'name', ${askedName('c')}) end as category,
  ${person('k')} as kam, ${person('h')} as hunter, ${ref('r', askedName('r'))} as region,
  (select count(*)::int from merchant_branches b where b.merchant_id = m.id) as branches_count,
  m.sales, m.debt, m.contract_number, m.contract_expiry, m.status, m.created_at`;
const listJoins = `left join merchant_categories c on c.guid = m.category_guid
  left join system_users k on k.id = m.kam_id left join system_users h on h.id = m.hunter_id
  left join regions r on r.id = m.region_id`;

/** A contract of a blocked merchant is nobody's to renew. */
const contracts = {
  ending: `m.status = 'active' and m.contract_expiry between asked.day and asked.day + 30`,
  ended: `m.status = 'active' and m.contract_expiry < asked.day`,
};
/** Less than 70 % in thirty days, today included, of what was sold in the thirty before; a sale that was taken back is none. */
const falling = `m.status = 'active' and (
    select coalesce(sum(s.sold) filter (where s.date > asked.day - 30), 0) < 0.7 * sum(s.sold) filter (where s.date <= asked.day - 30)
    from (select v.date, case when v.kind = 'sale' then v.purchase when r.kind = 'sale' then -r.purchase end as sold
      from merchant_moves v left join merchant_moves r on r.id = v.reverses_id
      where v.merchant_id = m.id and v.date > asked.day - 60 and v.date <= asked.day) s)`;
const debts = { owed: 'm.debt > 0', none: 'm.debt = 0', negative: 'm.debt < 0' };

const from = (bind: Where['bind'], { language, day, userId }: Given) =>
  `merchants m cross join (select ${bind(language)}::text as language, ${bind(day)}::date as day,
     ${bind(userId)}::bigint as user_id) asked`;
type Query = Call<'listMerchants'>['query'];
const described = {
  id: 'm.id',
  from,
  found: from,
  totals: { sales: 'm.sales', debt: 'm.debt' },
  orders: {
    created_at: 'm.created_at',
    name: 'm.name collate "und-x-icu"',
    contract_expiry: 'm.contract_expiry nulls last',
    sales: 'm.sales',
    debt: 'm.debt',
  },
  where: {
    status: 'm.status',
    type: 'm.type',
    category_guid: (bind: Where['bind'], guid: string) =>
      `m.category_guid in (with recursive below (guid) as (select ${bind(guid)}::uuid union
         select c.guid from merchant_categories c join below on c.parent_guid = below.guid) select guid from below)`,
    kam_id: 'm.kam_id = any ($::bigint[])',
    hunter_id: 'm.hunter_id = any ($::bigint[])',
    is_mine: 'coalesce(m.kam_id = asked.user_id or m.hunter_id = asked.user_id, false) = $::boolean',
    contract: (_: unknown, which: keyof typeof contracts) => contracts[which],
    region_id: 'm.region_id = any ($::bigint[])',
    sales_trend: (_: unknown, which: 'falling') => ({ falling })[which],
    debt: (_: unknown, which: keyof typeof debts) => debts[which],
    period: 'm.contract_expiry',
    search: {
      id: 'm.id',
      table: 'merchants m',
      sounds: ['m.search_sound'],
      numbers: ['m.inn', 'm.contract_number'],
    },
  },
};

export const merchants = listOf<MerchantRow, Query, 'sales' | 'debt', Given>({
  ...described,
  select: listColumns,
  joins: listJoins,
});

export const wholeMerchants = listOf<WholeMerchant, Query, 'sales' | 'debt', Given>({
  ...described,
  select: `${listColumns}, m.mfo, b.name as bank_name, m.account_number, m.phone, m.unit, m.pays_vat,
    m.vat_percent::float8 as rate_nds, m.discount_percent::float8 as discount_percent,
    m.markup_percent::float8 as markup_percent, ${ref('d', askedName('d'))} as district, m.address, m.lat::float8 as lat,
    m.lon::float8 as lon, m.work_schedule, m.website_url, m.logo_key, f.name as logo_name, m.contract_date,
    case when m.status = 'blocked' then json_build_object('reason', ${askedName('w')}, 'holds_payouts', w.holds_payouts,
      'comment', e.comment, 'created_at', to_char(e.created_at, 'YYYY-MM-DD HH24:MI:SS')) end as block,
    (select count(*)::int from merchant_attachments a where a.merchant_id = m.id) as attachments_count, m.updated_at`,
  joins: `${listJoins} left join banks b on b.mfo = m.mfo left join districts d on d.id = m.district_id
    left join files f on f.key = m.logo_key
    left join lateral (select reason_id, comment, created_at from block_events
      where merchant_id = m.id and branch_id is null and action = 'block' order by id desc limit 1) e on true
    left join block_reasons w on w.id = e.reason_id`,
});

/** The column of each field that a person may write. */
const columns: Record<keyof MerchantFields | 'vat_percent' | 'logo_key', string> = {
  name: 'name',
  legal_name: 'legal_name',
  inn: 'inn',
  mfo: 'mfo',
  account_number: 'account_number',
  phone: 'phone',
  type: 'type',
  unit: 'unit',
  category_guid: 'category_guid',
  pays_vat: 'pays_vat',
  discount_percent: 'discount_percent',
  markup_percent: 'markup_percent',
  region_id: 'region_id',
  district_id: 'district_id',
  address: 'address',
  lat: 'lat',
  lon: 'lon',
  work_schedule: 'work_schedule',
  website_url: 'website_url',
  contract_number: 'contract_number',
  contract_date: 'contract_date',
  contract_expiry: 'contract_expiry',
  kam_id: 'kam_id',
  hunter_id: 'hunter_id',
  vat_percent: 'vat_percent',
  logo_key: 'logo_key',
};
type Column = keyof typeof columns;

/** What is kept of a merchant beside what people type. */
export interface Kept {
  /** None while it pays no VAT. */
  vatPercent?: number;
  logoKey?: string | null;
}

/** What is written, by the columns; what is not given is left as it is. */
function written(fields: MerchantFields, { vatPercent, logoKey }: Kept) {
  const schedule = fields.work_schedule && JSON.stringify(fields.work_schedule);
  const given: Partial<Record<Column, unknown>> = { ...fields, vat_percent: vatPercent, logo_key: logoKey };
  if (schedule !== undefined) given.work_schedule = schedule;
  return { given, names: (Object.keys(columns) as Column[]).filter((name) => given[name] !== undefined) };
}

/** Makes an active merchant; answers with its number. */
export async function addMerchant(sql: Sql, fields: MerchantFields, kept: Kept, at: string): Promise<number> {
  const { bind, values } = new Where();
  const made = `${bind(at)}, ${bind(at)}`;
  const { given, names } = written(fields, kept);
  const columnList = names.map((name) => `, ${columns[name]}`).join('');
  const bound = names.map((name) => `, ${bind(given[name])}`).join('');
  const [row] = await sql.query<{ id: number }>(
    `insert into merchants (created_at, updated_at${columnList}) values (${made}${bound}) returning id`,
    values,
  );
  return row!.id; // an insert answers its row
}

/** Writes what is given; the version grows by one. */
export async function changeMerchant(
  sql: Sql,
  id: number,
  fields: MerchantFields & { status?: MerchantStatus },
  { at, ...kept }: Kept & { at: string },
): Promise<void> {
  const { bind, values } = new Where();
  const { status, ...typed } = fields;
  const { given, names } = written(typed, kept);
  const sets = names.map((name) => `, ${columns[name]} = ${bind(given[name])}`);
  if (status !== undefined) sets.push(`, status = ${bind(status)}`);
  await sql.query(
    `update merchants set version = version + 1, updated_at = ${bind(at)}${sets.join('')} where id = ${bind(id)}`,
    values,
  );
}

/** Another merchant with this INN. Whoever asks holds the INN, so that nobody takes it meanwhile. */
export async function findByInn(sql: Sql, inn: string, own: number | undefined) {
  await sql.query('select pg_advisory_xact_lock(54, $1::int)', [Number(inn)]);
  const [other] = await sql.query<{ id: number; name: string }>(
    'select id, name from merchants where inn = $1 and id is distinct from $2::int',
    [inn, own ?? null],
  );
  return other;
}

/** Which of the records that a merchant names are there. */
export async function findNamed(
  sql: Sql,
  { mfo, region_id: region, district_id: district, category_guid: category }: MerchantFields,
) {
  const [found] = await sql.query<{ bank: boolean; region: boolean; district: boolean; category: boolean }>(
    `select exists (select from banks where mfo = $1 and is_active) or not exists (select from banks) as bank,
       exists (select from regions where id = $2::bigint) as region,
       exists (select from districts where id = $3::bigint and region_id = $2::bigint) as district,
       exists (select from merchant_categories where guid = $4::uuid) as category`,
    [mfo ?? null, region ?? null, district ?? null, category ?? null],
  );
  return found!; // without a table there is always one row
}

/** Whether it ever sold, was paid or took back anything. */
export async function hasMoves(sql: Sql, id: number): Promise<boolean> {
  const [found] = await sql.query<{ moved: boolean }>(
    'select exists (select from merchant_moves where merchant_id = $1) as moved',
    [id],
  );
  return found!.moved; // without a table there is always one row
}

const holds = { read: '', change: 'for no key update', remove: 'for update' };

/** Whether there is such a merchant, held for what is to be done with it until the end of the transaction. */
export async function holdMerchant(sql: Sql, id: number, purpose: keyof typeof holds): Promise<boolean> {
  return (await sql.query(`select from merchants where id = $1::bigint ${holds[purpose]}`, [id])).length > 0;
}

/** Removes a merchant with its branches, papers, terms, owners, channels and imports; answers with the keys of the files that it named. */
export async function removeMerchant(sql: Sql, id: number): Promise<string[]> {
  const rows = await sql.query<{ key: string }>(
    `select file_key as key from merchant_attachments where merchant_id = $1
     union select logo_key from merchants where id = $1 and logo_key is not null
     union select errors_key from merchant_imports where merchant_id = $1 and errors_key is not null`,
    [id],
  );
  await sql.query('delete from merchants where id = $1', [id]);
  return rows.map(({ key }) => key);
}

export const listReasons = (sql: Sql, language: Language): Promise<Reply<'listBlockReasons'>['items']> =>
  sql.query(
    `select id, code, case $1 when 'en' then name_en when 'uz' then name_uz else name_ru end as name, holds_payouts
     from block_reasons order by position`,
    [language],
  );

export async function findReason(sql: Sql, id: number) {
  const [reason] = await sql.query<{ id: number; code: string; name: string }>(
    'select id, code, name_ru as name from block_reasons where id = $1::bigint',
    [id],
  );
  return reason;
}

interface NewEvent {
  merchantId: number;
  action: 'block' | 'unblock';
  reasonId: number | null;
  comment: string | null;
  userId: number;
  at: string;
}
export async function addEvent(sql: Sql, { merchantId, action, reasonId, comment, userId, at }: NewEvent) {
  await sql.query(
    `insert into block_events (merchant_id, action, reason_id, comment, user_id, created_at)
     values ($1, $2, $3, $4, $5, $6)`,
    [merchantId, action, reasonId, comment, userId, at],
  );
}

type Event = Reply<'listMerchantBlockEvents'>['events'][number];
type EventQuery = Call<'listMerchantBlockEvents'>['query'] & { merchantId: number };
/** What was blocked and unblocked of a merchant, itself and its branches, newest first. */
export const blockEvents = listOf<Event, EventQuery, never, Language>({
  id: 'e.id',
  from: (bind, language) => `block_events e cross join (select ${bind(language)}::text as language) asked
    left join block_reasons w on w.id = e.reason_id left join merchant_branches b on b.id = e.branch_id
    left join system_users u on u.id = e.user_id`,
  counted: () => 'block_events e',
  select: `e.id, e.action,
    case when e.branch_id is not null then json_build_object('id', e.branch_id, 'name', coalesce(b.name, e.branch_name)) end as branch, ${askedName('w')} as reason,
    coalesce(w.holds_payouts, false) as holds_payouts, e.comment, ${ref('u', `u.first_name || ' ' || u.last_name`)} as user,
    e.created_at`,
  orders: 'e.id desc',
  where: { merchantId: 'e.merchant_id = $' },
});
