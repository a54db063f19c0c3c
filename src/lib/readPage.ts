/** Some rows of a list, as far as they could be used. */
export interface PageOfRows<Row> {
  items: readonly Row[];
  /** How many rows the filter finds; undefined when the service does not say. */
  total?: number;
  /** How many rows came, the unusable ones included. */
  received?: number;
  /** How many of the items the filter does not find: lines that a file has before or after its rows. */
  added?: number;
  /** Sums over all rows of the filter, by the names of their columns, as the service says them. */
  totals?: Readonly<Record<string, string>> | undefined;
}

/** Reads rows of a list from `offset` on, past the cache; rejects with a Failure. */
export type ReadPage<Row> = (offset: number, limit: number, signal: AbortSignal) => Promise<PageOfRows<Row>>;

/** Rows that are there already, read as those of a list are. */
export function pagesOf<Row>(rows: readonly Row[]): ReadPage<Row> {
  return (offset, limit) => Promise.resolve({ items: rows.slice(offset, offset + limit), total: rows.length });
}
