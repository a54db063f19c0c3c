import type { Sql } from '../../db/database';
import { conditions, type ListFilter } from './listStore';
import type { InvestorStatus } from './rules';

type Subject = 'individual' | 'business';
type Filter = Pick<ListFilter, 'statuses' | 'beginDate' | 'endDate'>;

interface StatusCount {
  subject: Subject;
  status: InvestorStatus;
  count: number;
}
interface MonthFigure {
  subject: Subject;
  month: string;
  count: number;
  investment_amount: string;
  balance: string;
}
interface QueueDay {
  subject: Subject;
  status: InvestorStatus;
  day: string;
  count: number;
}

const everyone: Pick<ListFilter, 'search'> = { search: [] };

export function countByStatus(sql: Sql, filter: Filter): Promise<StatusCount[]> {
  const { where, values } = conditions({ ...filter, ...everyone });
  return sql.query(
    `select status, subject, count(*)::int as count
     from investors where ${where} group by subject, status order by status, subject desc`,
    values,
  );
}

export function countByMonth(sql: Sql, filter: Filter): Promise<MonthFigure[]> {
  const { where, values } = conditions({ ...filter, ...everyone });
  return sql.query(
    `select to_char(month, 'YYYY-MM') as month, subject, count, investment_amount, balance
     from (select date_trunc('month', created_at) as month, subject, count(*)::int as count,
         sum(investment_amount)::numeric(24, 2) as investment_amount, sum(balance)::numeric(24, 2) as balance
       from investors where ${where} group by 1, 2) counted
     order by counted.month, subject desc`,
    values,
  );
}

/**
 * The length of each queue at the end of each day up to `today`. It is now as long as it is; what entered and left it
 * after a day, by the history of statuses, tells how long it was then. The subject is looked up for each move: joined,
 * a busy month would read every investor there is.
 */
export function countByDay(
  sql: Sql,
  { statuses, today, days }: { statuses: readonly InvestorStatus[]; today: string; days: number },
): Promise<QueueDay[]> {
  return sql.query(
    `with queues as (
       select subject, status from unnest(array['individual', 'business']) subject,
         unnest($1::text[]::investor_status[]) status),
     waiting as (
       select subject, status, count(*)::int as count from investors
       where subject = any (array['individual', 'business']) and status = any ($1::text[]::investor_status[])
       group by subject, status),
     moved as (
       select (select subject from investors i where i.id = h.investor_id) as subject, h.created_at::date as day,
         h.from_status, h.to_status
       from verify_history h
       where h.created_at >= $2::date - $3::int + 2
         and (h.from_status = any ($1::text[]::investor_status[]) or h.to_status = any ($1::text[]::investor_status[]))),
     changes as (
       select subject, status, day, sum(step)::int as step
       from (select subject, day, to_status as status, 1 as step from moved
         union all select subject, day, from_status, -1 from moved where from_status is not null) steps
       group by subject, status, day)
     select q.subject, q.status, d.day::date as day,
       (coalesce(w.count, 0) - coalesce(sum(c.step) over (partition by q.subject, q.status order by d.day
         rows between 1 following and unbounded following), 0))::int as count
     from queues q
     cross join (select $2::date - $3::int + place as day from generate_series(1, $3::int) place) d
     left join waiting w using (subject, status)
     left join changes c on c.subject = q.subject and c.status = q.status and c.day = d.day
     order by q.status, q.subject desc, d.day`,
    [statuses, today, days],
  );
}
