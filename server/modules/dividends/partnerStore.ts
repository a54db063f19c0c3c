import type { Sql } from '../../db/database';
import { listOf } from '../../db/list';
import type { Call, Language, Reply } from '../../http/contract';
import { isPayableShare, nextMonth, setShareAt, shareAt, strategyTitle } from './names';

export type Partner = Reply<'updatePartner'>;
export type PartnerTerms = Pick<
  Partner,
  'name' | 'kind' | 'pinfl' | 'inn' | 'bank_account' | 'mfo' | 'start_date' | 'end_date' | 'is_active'
>;

/** `given` is today, YYYY-MM-DD. */
export const partners = listOf<Partner, Call<'listPartners'>['query'], never, string>({
  id: 'p.id',
  from: (bind, day) => `partners p cross join (select ${bind(day)}::date as day) seen
    cross join lateral (select ${shareAt('seen.day')} as percent, ${shareAt(nextMonth('seen.day'))} as next_percent) share`,
  select: `p.id, p.version, p.name, p.kind, p.pinfl, p.inn, p.bank_account, p.mfo, p.start_date, p.end_date, p.is_active,
    p.is_platform, share.percent::float8 as percent, share.next_percent::float8 as next_percent,
    to_char(${nextMonth('seen.day')}, 'YYYY-MM') as shares_from, p.created_at`,
  orders: { name: 'p.name collate "und-x-icu"', percent: 'share.percent' },
  where: { search: { id: 'p.id', names: ['p.name'] } },
});

export interface HeldPartner {
  id: number;
  version: number;
  /** From the month after the day on. */
  has_share: boolean;
}

/** Whoever changes a share holds all partners, in the order of their ids. */
export const lockPartners = (sql: Sql, day: string): Promise<HeldPartner[]> =>
  sql.query(
    `select p.id, p.version, ${shareAt(nextMonth('$1::date'))} > 0 as has_share from partners p order by p.id for no key update`,
    [day],
  );

// Shares are set by one at a time: of two who add a partner, neither would hold the row of the other.
const shareLock = 7_204_884;

export const holdShares = (sql: Sql) => sql.query('select pg_advisory_xact_lock($1)', [shareLock]);

export async function insertPartner(sql: Sql, terms: PartnerTerms, at: string): Promise<number> {
  const [row] = await sql.query<{ id: number }>(
    `insert into partners (name, kind, pinfl, inn, bank_account, mfo, start_date, end_date, is_active, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $10) returning id`,
    [...valuesOf(terms), at],
  );
  return row!.id; // an insert of values always makes one row
}

export const setPartner = (sql: Sql, id: number, terms: PartnerTerms, at: string) =>
  sql.query(
    `update partners set name = $1, kind = $2, pinfl = $3, inn = $4, bank_account = $5, mfo = $6, start_date = $7, end_date = $8,
       is_active = $9, version = version + 1, updated_at = $10 where id = $11`,
    [...valuesOf(terms), at, id],
  );

const valuesOf = (terms: PartnerTerms) => [
  ...[terms.name, terms.kind, terms.pinfl, terms.inn, terms.bank_account, terms.mfo, terms.start_date],
  ...[terms.end_date, terms.is_active],
];

export interface ChangedShare {
  id: number;
  old: number;
  percent: number;
}

/** The shares of all from the month after a day on; whoever is not named has none from there. Answers those that have changed. */
export const setShares = (
  sql: Sql,
  day: string,
  shares: readonly { id: number; percent: number }[],
  at: string,
): Promise<ChangedShare[]> =>
  sql.query(
    `with wanted as (
       select p.id, coalesce(w.percent, 0) as percent, ${setShareAt(nextMonth('$1::date'))} as old, ${nextMonth('$1::date')} as month
       from partners p left join unnest($2::int[], $3::numeric[]) as w (id, percent) on w.id = p.id),
     changed as (select * from wanted where percent <> old),
     written as (
       insert into partner_shares (partner_id, valid_from, percent) select id, month, percent from changed
       on conflict (partner_id, valid_from) do update set percent = excluded.percent),
     touched as (update partners p set version = version + 1, updated_at = $4 from changed c where c.id = p.id)
     select id, old::float8 as old, percent::float8 as percent from changed order by id`,
    [day, shares.map(({ id }) => id), shares.map(({ percent }) => percent), at],
  );

/** Of these partners who has ended and has a share of a month after his last one; of whoever is only inactive, after that of a day. */
export async function sharingAfterEnd(sql: Sql, day: string, ids: readonly number[]): Promise<number[]> {
  const rows = await sql.query<{ id: number }>(
    `select p.id from partners p cross join lateral (select ${nextMonth('coalesce(p.end_date, $1::date)')} as month) ended
     where p.id = any ($2::int[]) and (p.end_date is not null or not p.is_active) and (${setShareAt('ended.month')} > 0
       or exists (select from partner_shares h where h.partner_id = p.id and h.valid_from > ended.month and h.percent > 0)) order by p.id`,
    [day, ids],
  );
  return rows.map(({ id }) => id);
}

interface PartnerShare {
  id: number;
  /** With four digits. */
  percent: string;
  is_platform: boolean;
}

/** Who shares a month (YYYY-MM-01), and nobody changes that until the end of the transaction. */
export async function sharesAt(sql: Sql, month: string): Promise<PartnerShare[]> {
  await sql.query('select id from partners order by id for share', []);
  return sql.query(
    `select p.id, share.percent::text as percent, p.is_platform from partners p
       cross join lateral (select ${shareAt('$1::date')}::numeric(7, 4) as percent) share where share.percent > 0 order by p.id`,
    [month],
  );
}

export type Distribution = Reply<'listProfitDistributions'>['distributions'][number];

export const distributions = listOf<Distribution, Call<'listProfitDistributions'>['query'], 'amount', Language>({
  id: 'd.id',
  from: (bind, language) => `profit_distributions d join partners p on p.id = d.partner_id
    join dividend_runs r on r.id = d.run_id and r.status <> 'replaced' join strategies s on s.id = r.strategy_id
    cross join (select ${bind(language)}::text as language) seen`,
  select: `d.id, to_char(d.month, 'YYYY-MM') as month,
    json_build_object('id', s.id, 'name', ${strategyTitle('seen.language')}) as strategy,
    json_build_object('id', p.id, 'name', p.name) as partner, d.percent::float8 as percent, d.amount, d.is_platform, d.status,
    ${isPayableShare} as is_payable, d.paid_at,
    case when g.id is not null then json_build_object('id', g.id, 'name', g.year::text || '/' || g.number::text) end as payment`,
  joins: 'left join gl_postings g on g.id = d.posting_id',
  totals: { amount: 'd.amount' },
  orders: { month: 'd.month', amount: 'd.amount' },
  where: {
    status: 'd.status',
    partner_id: 'd.partner_id',
    is_payable: `${isPayableShare} = $`,
    period: 'd.month',
    search: { id: 'd.id', names: ['p.name'] },
  },
});
