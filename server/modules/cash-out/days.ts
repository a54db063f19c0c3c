import { holds } from '../../auth/currentUser';
import { today } from '../../shared/clock';
import type { HandlerMap, Reply } from '../../http/contract';
import type { Sql } from '../../db/database';
import { forbidden } from '../../shared/problem';
import { Where } from '../../db/where';
import { joinCost, leavingOn } from '../investments/index';

type CashDay = Reply<'listCashDays'>['days'][number];

/** The figures are of both lists, so they are for users who may read both. */
export const listCashDays: HandlerMap['listCashDays'] = async ({ query, user, db, clock }) => {
  if (!holds(user, 'cash_in.query')) throw forbidden('Permission cash_in.query is missing');
  const { begin_date: begin, end_date: end = today(clock) } = query;
  return { days: await countByDay(db, begin, end, today(clock)) };
};

/** Without a beginning the period is of thirty days. */
async function countByDay(sql: Sql, begin: string | undefined, end: string, day: string): Promise<CashDay[]> {
  const { bind, values } = new Where([begin, end]);
  const cost = joinCost(bind, await leavingOn(sql, day));
  return sql.query(
    `with period as (select coalesce($1::date, $2::date - 29) as first, $2::date as last),
     came as (
       select document_date as day, count(*)::int as count, sum(amount)::numeric(24, 2) as amount
       from cash_in_bank_claims
       where document_date between (select first from period) and (select last from period)
         and status in ('pending', 'confirmed')
       group by 1),
     asked as (
       select c.created_at::date as day, count(*)::int as count, sum(cost.payable_amount)::numeric(24, 2) as amount
       from exit_claims c join investments n on n.id = c.investment_id ${cost}
       where c.created_at >= (select first from period) and c.created_at < (select last from period) + 1
         and c.status not in ('rejected', 'cancelled')
       group by 1)
     select day, coalesce(came.count, 0) as cash_in_count, coalesce(came.amount, 0.00) as cash_in_amount,
       coalesce(asked.count, 0) as cash_out_count, coalesce(asked.amount, 0.00) as cash_out_amount
     from came full join asked using (day) order by day`,
    values,
  );
}
