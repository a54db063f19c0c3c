/** The dividends of a month as they are shown, and the rows that a run divides and pays. */
import type { Sql } from '../../db/database';
import { listOf } from '../../db/list';
import type { Call, Language, Reply } from '../../http/contract';
import { isMissing, owesShares } from './missing';
import { personIn, strategyTitle } from './names';
import type { Standing, Terms } from './rules';

export type DividendRow = Reply<'listDividends'>['strategies'][number];
export type DividendShare = Reply<'getDividends'>['shares'][number];

/** Whose list it is, of which month (YYYY-MM-01). */
export interface Seen {
  language: Language;
  month: string;
  userId: number;
}

export const dividends = listOf<
  DividendRow,
  Call<'listDividends'>['query'],
  'announced' | 'gross' | 'tax' | 'net',
  Seen
>({
  id: 's.id',
  from: (bind, { language, month, userId }) => `strategies s
    cross join (select ${bind(language)}::text as language, ${bind(month)}::date as month, ${bind(userId)}::int as user_id) seen
    left join profit_records p on p.strategy_id = s.id and p.month = seen.month
    left join dividend_runs r on r.strategy_id = s.id and r.month = seen.month and r.status <> 'replaced'
    cross join lateral (select case when r.id is not null then r.status when p.status in ('announced', 'distributed') then 'announced'
      else 'waiting' end as status, coalesce(r.announced, p.announced, 0) as announced) now
    join lateral (select s.status = 'active' or p.id is not null or r.id is not null or ${owesShares('seen.month')} as is_meant) which
      on which.is_meant`,
  select: `s.id, json_build_object('id', s.id, 'name', ${strategyTitle('seen.language')}) as strategy,
    to_char(seen.month, 'YYYY-MM') as month, now.status, p.id as profit_id, p.version as profit_version,
    now.announced::numeric(18, 2) as announced, case when r.stage = 'dividing' then null else r.iman_percent::float8 end as iman_percent,
    coalesce(r.pool, 0)::numeric(18, 2) as pool, coalesce(r.gross, 0)::numeric(18, 2) as gross,
    coalesce(r.tax, 0)::numeric(18, 2) as tax, coalesce(r.net, 0)::numeric(18, 2) as net, coalesce(r.count, 0) as count,
    case when r.status = 'calculating' and exists (select from dividend_runs o where o.strategy_id = r.strategy_id
      and o.month = r.month and not o.is_taken_back) then 'taking_back' else r.stage end as stage, done.written_count,
    done.due_count, done.paid_count, done.owed_count, coalesce(r.revision, 0) as revision,
    coalesce(r.calculated_by = seen.user_id, false) as is_barred`,
  joins: `cross join lateral (select count(*)::int as written_count, count(*) filter (where d.due_month <= d.month)::int as due_count,
      count(*) filter (where d.status = 'paid')::int as paid_count, count(*) filter (where d.status = 'failed')::int as owed_count
    from dividend_transactions d where d.run_id = r.id) done`,
  totals: {
    announced: 'now.announced',
    gross: 'coalesce(r.gross, 0)',
    tax: 'coalesce(r.tax, 0)',
    net: 'coalesce(r.net, 0)',
  },
  orders: { strategy: strategyTitle('seen.language'), gross: 'coalesce(r.gross, 0)' },
  where: {
    status: 'now.status',
    // The month is known before the first row is: `from` joins by it.
    month: () => 'true',
    is_missing: `${isMissing('seen.month')} = $`,
    search: { id: 's.id', names: ['s.title_ru', 's.title_en', 's.title_uz'] },
  },
});

export type RunStatus = 'calculating' | 'calculated' | 'paying' | 'paid' | 'replaced';
interface Run extends Pick<
  Reply<'getDividends'>,
  | 'resident_percent'
  | 'nonresident_percent'
  | 'platform_share'
  | 'partners_share'
  | 'calculated_by'
  | 'calculated_at'
  | 'paid_by'
  | 'paid_at'
> {
  id: number;
}

/** The run that stands for a strategy in a month. */
export async function findRun(sql: Sql, month: string, strategyId: number): Promise<Run | undefined> {
  const [row] = await sql.query<Run>(
    `select r.id, r.resident_percent::float8 as resident_percent, r.nonresident_percent::float8 as nonresident_percent,
       r.platform_share, r.partners_share, ${personIn('c')} as calculated_by, r.calculated_at, ${personIn('p')} as paid_by, r.paid_at
     from dividend_runs r left join system_users c on c.id = r.calculated_by left join system_users p on p.id = r.paid_by
     where r.month = $1 and r.strategy_id = $2::bigint and r.status <> 'replaced'`,
    [month, strategyId],
  );
  return row;
}

/** A page of the shares of a run, the greatest first. */
export function listShares(
  sql: Sql,
  runId: number,
  { offset, limit }: { offset: number; limit: number },
): Promise<DividendShare[]> {
  return sql.query(
    `select d.id, json_build_object('id', n.id, 'name', n.contract_number) as investment,
       json_build_object('id', i.id, 'subject', i.subject, 'name', i.name) as investor, d.base, d.weight, d.gross,
       d.rate::float8 as rate_percent, d.residency_known, d.tax, d.net, d.reinvest, to_char(d.due_month, 'YYYY-MM') as due_month,
       d.status, d.paid_at
     from (select * from dividend_transactions where run_id = $1 order by gross desc, id offset $2 limit $3) d
       join investments n on n.id = d.investment_id join investors i on i.id = n.investor_id
     order by d.gross desc, d.id`,
    [runId, offset, limit],
  );
}

export async function findTerms(sql: Sql, strategyId: number): Promise<Terms | undefined> {
  const [row] = await sql.query<Terms>(
    `select initial_percent_iman::float8 as initial_percent_iman, min_percent_iman::float8 as min_percent_iman,
       value_by_amount_million, weight_by_amount_million, value_by_month, weight_by_month,
       cape_by_amount::float8 as cape_by_amount, cape_by_month::float8 as cape_by_month
     from strategies where id = $1::bigint`,
    [strategyId],
  );
  return row;
}

interface StandingRow extends Omit<Standing, 'balanceDays' | 'lastBalance' | 'taxPercent'> {
  balance_days: string;
  last_balance: string;
  residency: 'resident' | 'non_resident' | null;
  reinvest: boolean;
  payout_period: 'month' | 'quarter' | 'at_end';
  last_month: string;
  is_over: boolean;
}

/** Of the investments in `meant` what their balances of the month come to day by day, and the last of them. */
const balanceDays = `evenings as (
       select distinct on (t.investment_id, t.date) t.investment_id, t.date, t.balance_after
       from investment_transactions t where t.investment_id in (select id from meant)
       and t.date < (select after from bounds) order by t.investment_id, t.date, t.id desc),
     spans as (
       select e.*, lead(date) over (partition by investment_id order by date) as until from evenings e),
     months as (
       select s.investment_id, sum(s.balance_after * (least(coalesce(s.until, b.after), b.after) - greatest(s.date, b.first))) as days,
         (array_agg(s.balance_after order by s.date desc))[1] as last
       from spans s cross join bounds b where s.balance_after > 0 and coalesce(s.until, b.after) > b.first
       group by s.investment_id)`;

/**
 * The investments that had money in the strategy in the month (YYYY-MM-01), in the order of their ids, in one statement and so of
 * one moment. A balance counts from its first day on; on the day it leaves it counts no more. An investment that is spread over
 * nothing lies whole in its own strategy.
 */
export function listStandings(sql: Sql, month: string, strategyId: number): Promise<StandingRow[]> {
  return sql.query(
    `with bounds as (select $1::date as first, ($1::date + interval '1 month')::date as after),
     meant as (
       select n.id, coalesce(p.share_percent, 100) as share from investments n
         left join investment_portfolios p on p.investment_id = n.id and p.strategy_id = $2::bigint
       where n.status not in ('pending', 'cancelled') and n.start_date < (select after from bounds)
         and (p.investment_id is not null or n.strategy_id = $2::bigint
           and not exists (select from investment_portfolios o where o.investment_id = n.id))),
     ${balanceDays}
     select n.id, (m.days * 100)::numeric(40, 0) as balance_days, (m.last * 100)::numeric(40, 0) as last_balance,
       meant.share::float8 as "sharePercent",
       (extract(year from age(b.after, n.start_date)) * 12 + extract(month from age(b.after, n.start_date)))::int as months,
       d.residency, n.reinvest, t.payout_period, to_char(n.end_date, 'YYYY-MM-01') as last_month, n.status = 'closed' as is_over
     from months m join meant on meant.id = m.investment_id join investments n on n.id = m.investment_id
       join tariffs t on t.id = n.tariff_id left join personal_documents d on d.investor_id = n.investor_id
       cross join bounds b
     order by n.id`,
    [month, strategyId],
  );
}

/** Nobody changes the taxes until the end of the transaction; what a run reckoned by is kept with it. */
export async function holdTaxPercents(sql: Sql): Promise<Taxes> {
  await sql.query(`select from invest_constants where ${isTax} order by key desc for share`, []);
  return taxPercents(sql);
}

const isTax = `key in ('dividend_tax_resident', 'dividend_tax_nonresident')`;

interface Taxes {
  resident: number;
  nonresident: number;
}

export async function taxPercents(sql: Sql): Promise<Taxes> {
  const rows = await sql.query<{ value: string }>(
    `select value from invest_constants where ${isTax} order by key desc`,
    [],
  );
  const [resident, nonresident] = rows.map(({ value }) => Number(value));
  if (resident === undefined || nonresident === undefined) throw new Error('There are no taxes of dividends');
  return { resident, nonresident };
}

/** The mean money at work of each strategy in a month, YYYY-MM-01, all times the days of the month and 10,000. */
export async function listBases(sql: Sql, month: string): Promise<{ strategyId: number; base: bigint }[]> {
  const rows = await sql.query<{ strategy_id: number; base: string }>(
    `with bounds as (select $1::date as first, ($1::date + interval '1 month')::date as after),
     meant as (
       select n.id, coalesce(p.strategy_id, n.strategy_id) as strategy_id, coalesce(p.share_percent, 100) as share
       from investments n left join investment_portfolios p on p.investment_id = n.id
       where n.status not in ('pending', 'cancelled') and n.start_date < (select after from bounds)),
     ${balanceDays}
     select meant.strategy_id, trunc(sum(m.days * meant.share * 10000))::numeric(60, 0) as base
     from months m join meant on meant.id = m.investment_id group by meant.strategy_id order by meant.strategy_id`,
    [month],
  );
  return rows.map((row) => ({ strategyId: row.strategy_id, base: BigInt(row.base) }));
}
