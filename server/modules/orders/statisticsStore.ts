/** When orders are made, and how long a moderator takes to decide, of a day and of the seven that end with it. */
import type { Sql } from '../../db/database';
import type { Reply } from '../../http/contract';

type Statistics = Reply<'getOrderStatistics'>;

export function countHours(sql: Sql, day: string): Promise<Statistics['hours']> {
  return sql.query(
    `select h.hour, count(o.id) filter (where o.created_at >= $1::date)::int as today, count(o.id)::int as week
     from generate_series(0, 23) as h (hour) left join orders o on o.created_at >= $1::date - 6 and o.created_at < $1::date + 1
       and extract(hour from o.created_at)::int = h.hour
     group by h.hour order by h.hour`,
    [day],
  );
}

interface Spans {
  today: number;
  week: number;
  median_today: number | null;
  median_week: number | null;
}
export async function timesToDecide(sql: Sql, day: string): Promise<Statistics['decisions']> {
  const [row] = await sql.query<Spans>(
    `with decided as (
       select decided_at >= $1::date as is_today, extract(epoch from decided_at - coalesce(asked_at, created_at))::float8 / 60 as minutes
       from orders where decided_at >= $1::date - 6 and decided_at < $1::date + 1)
     select count(*) filter (where is_today)::int as today, count(*)::int as week,
       percentile_cont(0.5) within group (order by minutes) filter (where is_today) as median_today,
       percentile_cont(0.5) within group (order by minutes) as median_week
     from decided`,
    [day],
  );
  const { today, week, median_today: ofToday, median_week: ofWeek } = row!; // an aggregate always answers one row
  return {
    today: { count: today, median_minutes: tenths(ofToday) },
    week: { count: week, median_minutes: tenths(ofWeek) },
  };
}

const tenths = (minutes: number | null) => (minutes === null ? null : Math.round(minutes * 10) / 10);
