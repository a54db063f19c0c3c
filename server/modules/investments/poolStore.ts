/** The pools of the strategies: what they may take, and what of the investments lies in them. */
import type { Reply } from '../../http/contract';
import type { Sql } from '../../db/database';
import { strategyName, tariffName } from './names';

type Pool = Reply<'listPortfolioPools'>['items'][number];
export interface PoolRow extends Omit<Pool, 'strategy' | 'state' | 'available'> {
  strategy_name: string;
  is_open: boolean;
}

// An investment that is spread over several strategies lies in each with its share, any other whole in its own.
const parts = `select n.id, n.investor_id, n.strategy_id, n.balance, coalesce(p.share_percent, 100) as share
    from investments n
    left join investment_portfolios p on p.investment_id = n.id and p.strategy_id = n.strategy_id
    where n.status in ('active', 'exiting')
  union all
  select n.id, n.investor_id, p.strategy_id, n.balance, p.share_percent
    from investment_portfolios p join investments n on n.id = p.investment_id and n.strategy_id <> p.strategy_id
    where n.status in ('active', 'exiting')`;
/** Joins to investments `n` what of each lies in which strategy, as `share` with `strategy_id` and `percent`. */
export const joinShares = `cross join lateral (
    select n.strategy_id, coalesce((select p.share_percent from investment_portfolios p
      where p.investment_id = n.id and p.strategy_id = n.strategy_id), 100) as percent
    union all
    select p.strategy_id, p.share_percent from investment_portfolios p
    where p.investment_id = n.id and p.strategy_id <> n.strategy_id
  ) share`;
const partAmount = 'round(a.balance * a.share / 100, 2)';

/** All pools, or the one of a strategy. */
export const listPools = (sql: Sql, language: string, strategyId?: number) =>
  sql.query<PoolRow>(
    // By investor first: to count the different ones of a whole strategy costs a sort of all its rows.
    `with sums as (
       select strategy_id, sum(invested)::numeric(24, 2) as invested, sum(count)::int as investments_count,
         count(*)::int as investors_count
       from (
         select a.strategy_id, sum(${partAmount}) as invested, count(*) as count from (${parts}) a
         where $2::bigint is null or a.strategy_id = $2 group by a.strategy_id, a.investor_id
       ) by_investor group by strategy_id
     )
     select o.strategy_id as id, ${strategyName('$1')} as strategy_name, s.risk_type, s.month_count,
       s.min_investment_amount as min_amount, o.capacity, o.is_open and s.status = 'active' as is_open,
       coalesce(sums.invested, 0)::numeric(24, 2) as invested,
       coalesce(sums.investments_count, 0) as investments_count, coalesce(sums.investors_count, 0) as investors_count,
       coalesce((select json_agg(json_build_object('id', t.id, 'name', ${tariffName('$1')}) order by t.id)
         from tariffs t where t.strategy_id = o.strategy_id), '[]') as tariffs
     from portfolio_pools o join strategies s on s.id = o.strategy_id
       left join sums on sums.strategy_id = o.strategy_id
     where $2::bigint is null or o.strategy_id = $2 order by o.strategy_id`,
    [language, strategyId ?? null],
  );

type Part = Reply<'listPortfolioPoolInvestments'>['items'][number];
export interface PartRow extends Omit<Part, 'investor'> {
  investor_id: number;
  investor_name: string;
  investor_subject: 'individual' | 'business';
}

/** The largest part first. */
export const listParts = (sql: Sql, strategyId: number, { offset, limit }: { offset: number; limit: number }) =>
  sql.query<PartRow>(
    `select n.id, n.contract_number, n.balance, a.pool_amount, a.share::float8 as share_percent, n.start_date,
       n.end_date, n.status, i.id as investor_id, i.name as investor_name, i.subject as investor_subject
     from (
       select a.id, a.share, ${partAmount}::numeric(18, 2) as pool_amount from (${parts}) a where a.strategy_id = $1
       order by pool_amount desc, a.id offset $2 limit $3
     ) a join investments n on n.id = a.id join investors i on i.id = n.investor_id
     order by a.pool_amount desc, n.id`,
    [strategyId, offset, limit],
  );
