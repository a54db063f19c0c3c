import type { Sql } from '../../db/database';
import { listOf } from '../../db/list';
import type { Call, Language, Reply } from '../../http/contract';
import type { StrategyStatus, Terms } from './rules';

type Answer = Reply<'getStrategy'>;
type Listed = Reply<'listStrategies'>['strategies'][number];
export type Row = Omit<Listed, 'image_url'> & { image_key: string | null };
/** All of a strategy, as it is kept. */
export type Card = Row &
  Terms &
  Pick<Answer, 'version' | 'tariffs_count' | 'rounds_count' | 'is_used' | 'holds_money' | 'updated_at'> & {
    image_name: string | null;
  };

/** In whose words, and the first day of the month that has not ended. */
export interface Given {
  language: Language;
  month: string;
}

const title = `coalesce(case spoken.language when 'en' then s.title_en when 'uz' then s.title_uz end, s.title_ru)`;
const categoryName = `coalesce(case spoken.language when 'en' then c.name_en when 'uz' then c.name_uz end, c.name_ru)`;
const money = `cross join lateral (
    select coalesce(sum(n.balance), 0)::numeric(24, 2) as balance, count(*)::int as investments_count
    from investments n where n.strategy_id = s.id and n.status in ('active', 'exiting')) money`;
/**
 * What the last month with dividends has brought in a year: the dividends of the strategy before tax, on the money that had
 * worked in it, which a run keeps with each share. Of dividends without a run it is the mean of the balances at the end of
 * the days: a movement changes the balance from its day on, so that it counts for the days that are left.
 */
const real = `left join (
    select d.strategy_id, to_char(d.month, 'YYYY-MM') as real_month,
      round(sum(d.gross) * 1200 / nullif(sum(coalesce(d.base, (
        select sum(t.amount * (ended.last_day - greatest(t.date, d.month) + 1)) / extract(day from ended.last_day)
        from (select (d.month + interval '1 month' - interval '1 day')::date as last_day) ended
          join investment_transactions t on t.investment_id = d.investment_id and t.date <= ended.last_day
        group by ended.last_day))), 0), 4)::float8 as real_percent
    from dividend_transactions d
    where d.status <> 'replaced' and d.month = (select max(month) from dividend_transactions
      where status <> 'replaced' and month < (select month from spoken))
    group by d.strategy_id, d.month
  ) real on real.strategy_id = s.id`;
const rowColumns = `s.id, ${title} as title, s.image_key,
    case when c.id is not null then json_build_object('id', c.id, 'name', ${categoryName}) end as category,
    s.month_count, s.risk_type, s.min_investment_amount, s.max_investment_amount, money.balance, money.investments_count,
    s.expected_profit::float8 as expected_profit, real.real_percent, real.real_month, s.is_corporate, s.status, s.created_at`;

export const strategies = listOf<Row, Call<'listStrategies'>['query'], 'balance', Given>({
  id: 's.id',
  from: (bind, { language }) => `strategies s ${money}
    cross join (select ${bind(language)}::text as language) spoken`,
  select: 's.id',
  totals: { balance: 'money.balance' },
  orders: {
    title: `${title} collate "und-x-icu"`,
    month_count: 's.month_count',
    min_investment_amount: 's.min_investment_amount',
    balance: 'money.balance',
    expected_profit: 's.expected_profit',
    created_at: 's.created_at',
  },
  where: {
    status: 's.status',
    category_id: 's.category_id = any ($::bigint[])',
    risk_type: 's.risk_type',
    period: 's.created_at',
    search: { id: 's.id', names: [`s.title_ru || ' ' || coalesce(s.title_en, '') || ' ' || coalesce(s.title_uz, '')`] },
  },
});

/** The rows of a page, in its order. */
export const readRows = (sql: Sql, ids: readonly number[], { language, month }: Given): Promise<Row[]> =>
  sql.query(
    `with spoken as (select $2::text as language, $3::date as month)
     select ${rowColumns} from spoken cross join strategies s ${money}
       left join strategy_categories c on c.id = s.category_id ${real}
     where s.id = any ($1::bigint[]) order by array_position($1::bigint[], s.id::bigint)`,
    [ids, language, month],
  );

/** Every column that a form writes. */
const columns = `title_ru, title_en, title_uz, goal_ru, goal_en, goal_uz, disclaimer_ru, disclaimer_en, disclaimer_uz, advantage,
    language, category_id, month_count, risk_type, is_corporate, expected_profit, percents, min_investment_amount,
    max_investment_amount, min_reinvestment_amount, repayment_percent, min_bond_percent_limit, max_bond_percent_limit,
    max_investment_percent_limit, initial_percent_iman, min_percent_iman, value_by_amount_million, weight_by_amount_million,
    value_by_month, weight_by_month, cape_by_amount, cape_by_month, image_key, status`;
/** Those of them that a row of the list does not tell. */
const termColumns = `s.title_ru, s.title_en, s.title_uz, s.goal_ru, s.goal_en, s.goal_uz, s.disclaimer_ru, s.disclaimer_en,
    s.disclaimer_uz, s.advantage, s.language, s.category_id, s.percents, s.min_reinvestment_amount,
    s.repayment_percent::float8 as repayment_percent, s.min_bond_percent_limit::float8 as min_bond_percent_limit,
    s.max_bond_percent_limit::float8 as max_bond_percent_limit,
    s.max_investment_percent_limit::float8 as max_investment_percent_limit,
    s.initial_percent_iman::float8 as initial_percent_iman, s.min_percent_iman::float8 as min_percent_iman,
    s.value_by_amount_million, s.weight_by_amount_million, s.value_by_month, s.weight_by_month,
    s.cape_by_amount::float8 as cape_by_amount, s.cape_by_month::float8 as cape_by_month`;
/** What belongs to a strategy and does not go with it. A posting of people names it by its link, of which a rejected one still tells. */
const isUsed = `exists (select from investments u where u.strategy_id = s.id)
    or exists (select from investment_portfolios u where u.strategy_id = s.id)
    or exists (select from tariffs u where u.strategy_id = s.id)
    or exists (select from rounds u where u.strategy_id = s.id)
    or exists (select from auto_invest u where u.strategy_id = s.id)
    or exists (select from bonds u where u.strategy_id = s.id)
    or exists (select from expenses u where u.strategy_id = s.id)
    or exists (select from incomes u where u.strategy_id = s.id)
    or exists (select from profit_records u where u.strategy_id = s.id)
    or exists (select from pnl_values u where u.strategy_id = s.id)
    or exists (select from dividend_runs u where u.strategy_id = s.id)
    or exists (select from gl_entries u where u.strategy_id = s.id)
    or exists (select from gl_postings u where u.source = 'manual' and u.link_type = 'strategy' and u.link_id = s.id)`;
/** Live money lies there whole, or with the part that an investment of another strategy has spread here; or dividends are owed. */
const holdsMoney = `money.investments_count > 0
    or exists (select from dividend_transactions d where d.strategy_id = s.id and d.status in ('calculated', 'failed'))
    or exists (select from investment_portfolios p join investments n on n.id = p.investment_id
      where p.strategy_id = s.id and p.share_percent > 0 and n.status in ('active', 'exiting'))`;

export async function findStrategy(sql: Sql, id: number, { language, month }: Given): Promise<Card | undefined> {
  const [card] = await sql.query<Card>(
    `with spoken as (select $2::text as language, $3::date as month)
     select ${rowColumns}, ${termColumns}, s.version, s.updated_at, f.name as image_name, (${isUsed}) as is_used, (${holdsMoney}) as holds_money,
       (select count(*)::int from tariffs t where t.strategy_id = s.id) as tariffs_count,
       (select count(*)::int from rounds r where r.strategy_id = s.id) as rounds_count
     from spoken cross join strategies s ${money} left join strategy_categories c on c.id = s.category_id
       left join files f on f.key = s.image_key ${real}
     where s.id = $1::bigint`,
    [id, language, month],
  );
  return card;
}

/** Holds a strategy until the end of the transaction; `removes` also against those who would name it. */
export async function lockStrategy(sql: Sql, id: number, removes = false): Promise<boolean> {
  const rows = removes
    ? await sql.query('select id from strategies where id = $1::bigint for update', [id])
    : await sql.query('select id from strategies where id = $1::bigint for no key update', [id]);
  return rows.length > 0;
}

/** What is kept of a strategy and can be written. */
export type Kept = Terms & { image_key: string | null; status: StrategyStatus };

/** With its pool, without which nothing that is invested in it would be seen: it takes one investment of the largest size. */
export async function insertStrategy(sql: Sql, kept: Kept, at: string): Promise<number> {
  const [made] = await sql.query<{ id: number }>(
    `with made as (
       insert into strategies (${columns}, created_at, updated_at)
       select ${columns}, $2::timestamp, $2::timestamp from jsonb_populate_record(null::strategies, $1::jsonb)
       returning id, max_investment_amount)
     insert into portfolio_pools (strategy_id, capacity, updated_at)
     select id, max_investment_amount, $2::timestamp from made returning strategy_id as id`,
    [JSON.stringify(kept), at],
  );
  return made!.id; // one row was inserted
}

export async function saveStrategy(sql: Sql, id: number, kept: Kept, at: string): Promise<void> {
  await sql.query(
    `update strategies set version = version + 1, updated_at = $3::timestamp,
       (${columns}) = (select ${columns} from jsonb_populate_record(null::strategies, $2::jsonb))
     where id = $1::bigint`,
    [id, JSON.stringify(kept), at],
  );
}

/** Removes one that nothing belongs to, held against those who would name it; answers false where something does. */
export async function removeStrategy(sql: Sql, id: number): Promise<boolean> {
  const [found] = await sql.query<{ is_used: boolean }>(
    `select (${isUsed}) as is_used from strategies s where s.id = $1::bigint`,
    [id],
  );
  if (found?.is_used !== false) return false;
  await sql.query('delete from portfolio_pools where strategy_id = $1::bigint', [id]);
  await sql.query('delete from strategies where id = $1::bigint', [id]);
  return true;
}

/** What of the strategies a choice shows, those that are sold first. */
export const listChoices = (
  sql: Sql,
  statuses: readonly StrategyStatus[],
  language: Language,
): Promise<Reply<'listStrategyChoices'>['strategies']> =>
  sql.query(
    `select s.id, ${title} as name, s.status, s.month_count, s.is_corporate,
       coalesce((select json_agg(json_build_object('id', t.id, 'name',
           coalesce(case spoken.language when 'en' then t.name_en when 'uz' then t.name_uz end, t.name_ru)) order by t.id)
         from tariffs t where t.strategy_id = s.id), '[]') as tariffs
     from strategies s cross join (select $2::text as language) spoken
     where s.status = any ($1::text[])
     order by array_position(array['active', 'soon', 'inactive', 'archive'], s.status), s.id`,
    [statuses, language],
  );
