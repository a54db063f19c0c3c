import type { Sql } from '../../db/database';

/** One table of the back end at volume, beside what the demonstration has in it. */
export interface Area {
  /** What is loaded; its indexes are made after the rows. */
  tables: readonly string[];
  /** On a PostgreSQL of its own; the embedded database gets a tenth. */
  rows: number;
  /** Adds the rows; `day` is the last of which they tell, YYYY-MM-DD. The same rows every time. */
  fill(sql: Sql, rows: number, day: string): Promise<unknown>;
  /** Where triggers ask something of each single row, the area answers for all of them at once. */
  unasked?: Unasked;
}

export interface Unasked {
  /** Whose triggers rest meanwhile: what they would have kept, the area writes. */
  tables: readonly string[];
  /** What they would have asked, over all rows; each finds what does not hold. */
  faults: readonly string[];
}
