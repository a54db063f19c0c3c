import type { Sql } from '../../db/database';

/**
 * The day on which what happened on `day` is written: itself, or the first day of the month after those that are closed. That
 * month cannot be closed before the end of the transaction. The numbers of the year are held from here on, as by whoever posts: all
 * else that is held is held before.
 */
export async function openDay(sql: Sql, day: string): Promise<string> {
  const [row] = await sql.query<{ day: string }>('select gl_open_day($1::date) as day', [day]);
  return row!.day; // without a table there is always one row
}
