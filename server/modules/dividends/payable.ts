/** What paying the dividends of a month would pay, of all strategies at once, and what stands in its way. */
import type { Sql } from '../../db/database';
import type { Reply } from '../../http/contract';
import { mayBePaid, owesPayable } from './missing';
import { strategyTitle } from './names';
import type { Seen } from './store';

type Payable = Reply<'getPayableDividends'>;
type Sums = Pick<Payable, 'investor_count' | 'share_count' | 'gross' | 'tax' | 'net' | 'earlier_net' | 'withheld_net'>;
type Later = Pick<Payable, 'later_net'>;
type Standing = Omit<Payable, keyof Sums | keyof Later | 'month'>;

/** Of the month as the caller sees it; whoever pays has locked its runs before. */
export async function findPayable(sql: Sql, by: Seen): Promise<Payable> {
  const { month } = by;
  return {
    month: month.slice(0, 7),
    ...(await standingOf(sql, by)),
    ...(await sumsOf(sql, month)),
    ...(await laterOf(sql, month)),
  };
}

/**
 * The rows that are taken by `listPayable` once paying has begun: what failed before is then tried again. Those of whoever may hold no
 * money fail once more, so they are no part of what is paid.
 */
async function sumsOf(sql: Sql, month: string): Promise<Sums> {
  const [row] = await sql.query<Sums>(
    `with due as (select n.investor_id, d.gross, d.tax, d.net, d.month < r.month as is_earlier, ${mayBePaid} as is_paid
     from dividend_runs r join dividend_transactions d on d.strategy_id = r.strategy_id and d.due_month <= r.month and d.month <= r.month
         and d.status in ('calculated', 'failed')
       join dividend_runs o on o.id = d.run_id and (o.id = r.id or o.status in ('paying', 'paid'))
       join investments n on n.id = d.investment_id join investors i on i.id = n.investor_id
     where r.month = $1 and r.status = 'calculated')
     select count(distinct investor_id) filter (where is_paid)::int as investor_count, count(*) filter (where is_paid)::int as share_count,
       coalesce(sum(gross) filter (where is_paid), 0)::numeric(24, 2) as gross, coalesce(sum(tax) filter (where is_paid), 0)::numeric(24, 2) as tax,
       coalesce(sum(net) filter (where is_paid), 0)::numeric(24, 2) as net,
       coalesce(sum(net) filter (where is_paid and is_earlier), 0)::numeric(24, 2) as earlier_net,
       coalesce(sum(net) filter (where not is_paid), 0)::numeric(24, 2) as withheld_net
     from due`,
    [month],
  );
  return row!; // an aggregate always answers one row
}

/** What the runs of the month hold for months to come: with what is paid now it is the sum that their list shows. */
async function laterOf(sql: Sql, month: string): Promise<Later> {
  const [row] = await sql.query<Later>(
    `select coalesce(sum(d.net), 0)::numeric(24, 2) as later_net
     from dividend_runs r join dividend_transactions d on d.run_id = r.id and d.status = 'calculated' and d.due_month > r.month
     where r.month = $1 and r.status = 'calculated'`,
    [month],
  );
  return row!; // an aggregate always answers one row
}

async function standingOf(sql: Sql, { language, month, userId }: Seen): Promise<Standing> {
  const [row] = await sql.query<Standing>(
    `with seen as (select $2::text as language),
     all_of_it as (
       select s.id, json_build_object('id', s.id, 'name', ${strategyTitle('seen.language')}) as strategy,
         s.status = 'active' or ${owesPayable('$1::date')} as is_meant, r.status, r.calculated_by
       from strategies s cross join seen left join dividend_runs r on r.strategy_id = s.id and r.month = $1 and r.status <> 'replaced')
     select coalesce(json_agg(strategy order by id) filter (where status = 'calculated'), '[]') as strategies,
       coalesce(json_agg(strategy order by id) filter (where is_meant and coalesce(status, 'calculating') = 'calculating'), '[]') as missing,
       coalesce(bool_or(status in ('calculating', 'paying')), false) as is_under_way,
       coalesce(bool_or(status = 'calculated' and calculated_by = $3), false) as is_barred
     from all_of_it`,
    [month, language, userId],
  );
  return row!; // an aggregate always answers one row
}

/** How many shares of the runs of a month that are being paid still wait. */
export async function countPayable(sql: Sql, month: string): Promise<number> {
  const [row] = await sql.query<{ count: number }>(
    `select count(*)::int as count from dividend_runs r join dividend_transactions d on d.strategy_id = r.strategy_id
       and d.due_month <= r.month and d.month <= r.month and d.status = 'calculated'
       join investments n on n.id = d.investment_id join investors i on i.id = n.investor_id
     where r.month = $1 and r.status = 'paying' and ${mayBePaid}`,
    [month],
  );
  return row!.count; // an aggregate always answers one row
}
