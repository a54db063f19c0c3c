/** Totals of a table that are kept with every write, for each state of its rows (`keep_totals` of migration 0092). */
import type { Sql } from './database';
import type { Where } from './where';

/** What chooses a page asks nothing of a row. */
const choosesPage = new Set(['offset', 'limit', 'page', 'order_by']);

export interface Kept<Filter extends string = string> {
  /** Where they are kept, under the alias of the table itself, `order_totals o`: its columns are those states and sums. */
  table: `${string} ${string}`;
  /** The filters that ask for these states; where anything else is asked, rows are counted. */
  by: readonly Filter[];
}

/** Where the rows under a query are counted without looking at them, and how; nothing where they have to be looked at. */
export function readKept(kept: Kept | undefined, query: object): { from: string; count: string } | undefined {
  if (kept === undefined) return undefined;
  const asked = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  if (!asked.every(([name]) => choosesPage.has(name) || kept.by.includes(name))) return undefined;
  return { from: kept.table, count: `coalesce(sum(${kept.table.split(' ')[1]}.rows), 0)::int` };
}

interface Counted {
  /** The column of the state, `o.status`. */
  state: string;
  /** The rows where no totals are kept of what is asked, `orders o`. */
  table: string;
  kept: Kept;
  query: object;
  found: Where;
}
/** How many rows are in each state, in the order of its names; states of none are left out. */
export function countEach<State extends string>(
  sql: Sql,
  { state, table, kept, query, found }: Counted,
): Promise<{ code: State; count: number }[]> {
  const known = readKept(kept, query);
  const { from, where } = known === undefined ? found.upon(table) : { ...known, where: found.where };
  return sql.query(
    `select f.code, f.count from (
       select ${state} as code, ${known?.count ?? 'count(*)::int'} as count from ${from} where ${where} group by ${state}) f
     where f.count > 0 order by f.code`,
    found.values,
  );
}
