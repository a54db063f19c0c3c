import type { Sql } from '../db/database';

/** The lists of work that have a day on which a record came and one on which it was decided. */
const sources = { cashIn: 'cash_in_bank_claims', cashOut: 'exit_claims' } as const;

/** How many records waited when each of the last eight days ended, today last. `today` is YYYY-MM-DD. */
export function queueDays(sql: Sql, queue: keyof typeof sources, today: string) {
  return sql.query<{ date: string; count: number }>(
    // What waits was not decided, so the two parts never meet; together they are found by two indexes.
    `select d.day::date as date,
       ((select count(*) from ${sources[queue]} c where c.status = 'pending' and c.created_at < d.day + interval '1 day')
        + (select count(*) from ${sources[queue]} c
           where c.processed_at >= d.day + interval '1 day' and c.created_at < d.day + interval '1 day'))::int as count
     from generate_series($1::date - 7, $1::date, interval '1 day') as d (day) order by d.day`,
    [today],
  );
}
