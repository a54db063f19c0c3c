import type { Sql } from '../../db/database';
import { listOf } from '../../db/list';
import type { Call, Language, Reply } from '../../http/contract';
import { strategyTitle } from './names';

export type Profit = Reply<'updateProfit'>;

export const profits = listOf<
  Profit,
  Call<'listProfits'>['query'],
  'revenue' | 'expense' | 'net_profit' | 'announced',
  Language
>({
  id: 'p.id',
  from: (bind, language) => `profit_records p join strategies s on s.id = p.strategy_id
    cross join (select ${bind(language)}::text as language) seen
    left join dividend_runs r on r.strategy_id = p.strategy_id and r.month = p.month and r.status <> 'replaced'`,
  select: `p.id, p.version, to_char(p.month, 'YYYY-MM') as month,
    json_build_object('id', s.id, 'name', ${strategyTitle('seen.language')}) as strategy, p.revenue, p.expense, p.net_profit,
    p.announced, r.pool as investors_share, r.platform_share, r.partners_share, p.status, p.comment, p.created_at`,
  totals: { revenue: 'p.revenue', expense: 'p.expense', net_profit: 'p.net_profit', announced: 'p.announced' },
  orders: { month: 'p.month', net_profit: 'p.net_profit', revenue: 'p.revenue' },
  where: {
    status: 'p.status',
    strategy_id: 'p.strategy_id = any ($::bigint[])',
    period: 'p.month',
    search: { id: 'p.id', names: ['s.title_ru', 's.title_en', 's.title_uz'] },
  },
});

export interface HeldProfit {
  id: number;
  version: number;
  /** YYYY-MM-01. */
  month: string;
  strategy_id: number;
  revenue: string;
  expense: string;
  net_profit: string;
  announced: string | null;
  status: Profit['status'];
  comment: string | null;
}

const held = `select id, version, month, strategy_id, revenue, expense, net_profit, announced, status, comment from profit_records`;

export async function lockProfit(sql: Sql, id: number): Promise<HeldProfit | undefined> {
  const [row] = await sql.query<HeldProfit>(`${held} where id = $1::bigint for no key update`, [id]);
  return row;
}

/** Those of a month, YYYY-MM-01, or the one of a strategy in it, in the order of their ids. */
export const lockProfitsOf = (sql: Sql, month: string, strategyId?: number): Promise<HeldProfit[]> =>
  sql.query(`${held} where month = $1 and ($2::bigint is null or strategy_id = $2) order by id for no key update`, [
    month,
    strategyId ?? null,
  ]);

/** The same of one strategy, held by nobody. */
export async function findProfitOf(sql: Sql, month: string, strategyId: number): Promise<HeldProfit | undefined> {
  const [row] = await sql.query<HeldProfit>(`${held} where month = $1 and strategy_id = $2::bigint`, [
    ...[month, strategyId],
  ]);
  return row;
}

/** None where the strategy has a profit of the month already. */
export async function insertProfit(
  sql: Sql,
  profit: Pick<HeldProfit, 'month' | 'strategy_id' | 'revenue' | 'expense' | 'comment'> & { at: string },
): Promise<number | undefined> {
  const [row] = await sql.query<{ id: number }>(
    `insert into profit_records (month, strategy_id, revenue, expense, comment, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $6) on conflict (month, strategy_id) do nothing returning id`,
    [profit.month, profit.strategy_id, profit.revenue, profit.expense, profit.comment, profit.at],
  );
  return row?.id;
}

export const setProfit = (sql: Sql, { id, ...profit }: HeldProfit, at: string) =>
  sql.query(
    `update profit_records set revenue = $2, expense = $3, comment = $4, status = $5, announced = $6, version = version + 1,
       updated_at = $7 where id = $1`,
    [id, profit.revenue, profit.expense, profit.comment, profit.status, profit.announced, at],
  );

/** What it led to has changed, so that whoever saw it before looks again. */
export const touchProfit = (sql: Sql, id: number, at: string) =>
  sql.query('update profit_records set version = version + 1, updated_at = $2 where id = $1', [id, at]);

/** The row that is posted: above zero what is announced, below what is taken back. Nothing is posted of nothing. */
export async function addAnnouncement(
  sql: Sql,
  row: { profitId: number; amount: string; reason: string | null; userId: number | null; at: string },
): Promise<void> {
  await sql.query(
    `insert into profit_announcements (profit_id, amount, reason, user_id, created_at)
     select $1, $2, $3, $4, $5 where $2::numeric <> 0`,
    [row.profitId, row.amount, row.reason, row.userId, row.at],
  );
}

export async function strategyExists(sql: Sql, id: number): Promise<boolean> {
  return (await sql.query('select 1 from strategies where id = $1::bigint', [id])).length > 0;
}
