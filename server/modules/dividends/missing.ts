/** Of which strategies of a month the dividends are missing: one text for the checklist of the month and the list that it leads to. */
import type { Sql } from '../../db/database';
import { investorStatuses, mayHoldMoney } from '../investors/index';

/** Whether money of investment `n` worked on a day of a month, by its balances of then: what it has become since says nothing. */
const worked = (month: string) => `(
  coalesce((select t.balance_after from investment_transactions t where t.investment_id = n.id and t.date <= ${month}
    order by t.date desc, t.id desc limit 1), 0) > 0
  or exists (select from investment_transactions t where t.investment_id = n.id and t.date > ${month}
    and t.date < ${month} + interval '1 month' and t.balance_after > 0 and not exists (
      select from investment_transactions o where o.investment_id = n.id and o.date = t.date and o.id > t.id)))`;

/**
 * Whether strategy `s` owes shares that are due by a month, the first day of it, and that no run takes: not their own, which is still to
 * be paid, nor one that is paid just now, nor one of the month or a later one.
 */
export const owesShares = (month: string, whom = 'true') => `(
  not exists (select from dividend_runs x where x.strategy_id = s.id and x.month >= ${month} and x.status <> 'replaced')
  and exists (select from dividend_transactions d join dividend_runs o on o.id = d.run_id and o.status in ('paying', 'paid')
      join investments n on n.id = d.investment_id join investors i on i.id = n.investor_id
    where d.strategy_id = s.id and d.due_month <= ${month} and d.status in ('calculated', 'failed') and ${whom}
      and not exists (select from dividend_runs x where x.strategy_id = s.id and x.status = 'paying' and x.month >= d.due_month)))`;

const barred = investorStatuses.filter((status) => !mayHoldMoney(status)).map((status) => `'${status}'`);

/** Whether investor `i` is given what he is owed: whoever may hold no money is given none. */
export const mayBePaid = `i.status not in (${barred.join(', ')})`;

/** The same of shares that a run would pay: whoever is given none keeps nobody waiting. */
export const owesPayable = (month: string) => owesShares(month, mayBePaid);

/**
 * Whether strategy `s` keeps a month, the first day of it, from being closed: it is active, money worked in it, whole or as a part of
 * investments that are spread, and it has no dividends; or it owes shares that only a run would pay; or dividends are being calculated
 * or taken back.
 */
export const isMissing = (month: string) => `(
  exists (select from dividend_runs x where x.strategy_id = s.id and x.month = ${month} and (x.status = 'calculating' or not x.is_taken_back))
  or ${owesPayable(month)}
  or s.status = 'active'
    and not exists (select from dividend_runs x where x.strategy_id = s.id and x.month = ${month} and x.status <> 'replaced')
    and not exists (select from dividend_transactions d where d.strategy_id = s.id and d.month = ${month} and d.status <> 'replaced')
    and exists (select from investments n left join investment_portfolios i on i.investment_id = n.id and i.strategy_id = s.id
      where n.status not in ('pending', 'cancelled') and n.start_date < ${month} + interval '1 month'
        and (i.investment_id is not null or n.strategy_id = s.id
          and not exists (select from investment_portfolios o where o.investment_id = n.id))
        and ${worked(month)}))`;

/** How many there are in a month, YYYY-MM-01. */
export async function countMissing(sql: Sql, month: string): Promise<number> {
  const [row] = await sql.query<{ count: number }>(
    `select count(*)::int as count from strategies s where ${isMissing('$1::date')}`,
    [month],
  );
  return row!.count; // an aggregate always answers one row
}
