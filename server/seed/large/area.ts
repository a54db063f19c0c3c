import type { Sql } from '../../db/database';

/** One table of the back end at volume, beside what the demonstration has in it. */
export interface Area {
  /** What is loaded; its indexes are made after the rows. */
  tables: readonly string[];
  /** On a PostgreSQL of its own; the embedded database gets a tenth. */
  rows: number;
  /** Adds the rows; `day` is the last of which they tell, YYYY-MM-DD. The same rows every time. */
  fill(sql: Sql, rows: number, day: string): Promise<unknown>;
}
