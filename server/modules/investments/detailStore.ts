/** One investment whole, with what was done to it and what moved its money. */
import type { Reply } from '../../http/contract';
import type { Sql } from '../../db/database';
import { strategyName, tariffName } from './names';
import type { Row } from './platformStore';
import type { DividendFact, ExitFact, MovementFact } from './postingEntries';

type Detail = Reply<'getPlatformInvestment'>;
type Terms = Detail['terms'];
export interface DetailRow extends Row, Terms {
  version: number;
  round_id: number | null;
  round_name: string | null;
  created_at: string;
  updated_at: string;
}

export async function findDetail(sql: Sql, id: number, language: string): Promise<DetailRow | undefined> {
  const [row] = await sql.query<DetailRow>(
    `select n.id, n.version, n.contract_number, n.investor_id, i.name as investor_name, i.subject as investor_subject,
       n.strategy_id, ${strategyName('$2')} as strategy_name, n.tariff_id, ${tariffName('$2')} as tariff_name,
       n.round_id, r.name as round_name, n.amount, n.balance, n.dividends_total, n.start_date, n.end_date, n.status,
       n.reinvest, n.created_at, n.updated_at, t.month_count, t.percent::float8 as percent, t.payout_period,
       t.early_exit_allowed, t.early_exit_percent::float8 as early_exit_percent, t.auto_prolong
     from investments n join investors i on i.id = n.investor_id
       join strategies s on s.id = n.strategy_id join tariffs t on t.id = n.tariff_id
       left join rounds r on r.id = n.round_id
     where n.id = $1::bigint`,
    [id, language],
  );
  return row;
}

export interface EventRow extends Omit<Detail['history'][number], 'user'> {
  user_id: number | null;
  user_name: string | null;
}

/** What people did to the investment and to its claims, the latest first. */
export const listEvents = (sql: Sql, id: number, most: number) =>
  sql.query<EventRow>(
    `select a.id::text as id, a.happened_at as at, a.entity as subject, a.action, a.field, a.old_value as old,
       a.new_value as new, a.user_id, u.first_name || ' ' || u.last_name as user_name
     from audit a join system_users u on u.id = a.user_id
     where (a.entity = 'investment' and a.entity_id = $1::text)
        or (a.entity = 'exit_claim' and a.entity_id in (select id::text from exit_claims where investment_id = $1::int))
     order by a.id desc limit $2`,
    [String(id), most],
  );

export const listMovements = (sql: Sql, id: number) =>
  sql.query<MovementFact>(
    'select id, created_at as at, type, amount from investment_transactions where investment_id = $1 order by id',
    [id],
  );

/** The share of a month is counted on the first day of the next. */
export const listDividends = (sql: Sql, id: number) =>
  sql.query<DividendFact>(
    `select id, (month + interval '1 month')::timestamp(0) as at, gross, tax, net, paid_at
     from dividend_transactions where investment_id = $1 order by id`,
    [id],
  );

export const listPaidExits = (sql: Sql, id: number) =>
  sql.query<ExitFact>(
    `select id, updated_at as at, penalty_amount as penalty, tax_amount as tax, payable_amount as paid
     from exit_claims where investment_id = $1 and status = 'paid' order by id`,
    [id],
  );
