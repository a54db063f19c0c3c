/** The filters of a list: what each asks of a row, and all of them as one condition. */
import type { Searched } from './searched';
import { Where } from './where';

/** Which part of a list is asked for: from a row on, or a page counted from 1. */
export type Asked = { limit: number; order_by?: string } & ({ offset: number } | { page: number });

/** What chooses a page, and what `Where` reads by a rule of its own. */
type Common = 'offset' | 'limit' | 'page' | 'after' | 'order_by' | 'search' | 'begin_date' | 'end_date';

/**
 * What each filter asks of a row: a column that is the value, or one of the values; or a condition in which `$` stands
 * for it, or is made where one value means several. None is forgotten: the compiler asks for each that the query may have.
 */
export type Filters<Query> = {
  [Name in Exclude<keyof Query, Common>]-?: string | ((bind: Where['bind'], value: NonNullable<Query[Name]>) => string);
} & ('search' extends keyof Query ? { search: Searched } : object) &
  ('begin_date' extends keyof Query ? { /** The column of a moment or a day. */ period: string } : object);

/** The filters of a list as a condition. */
export function whereOf<Query extends object>(filters: Filters<Query>): (query: Query) => Where {
  type Made = (bind: Where['bind'], value: unknown) => string;
  const { search, period, ...columns } = filters as Record<string, string | Made> & {
    search?: Searched;
    period?: string;
  };
  return (query) => {
    const values = query as Record<string, string | readonly string[] | undefined>;
    const found = new Where();
    for (const [name, text] of Object.entries(columns)) {
      if (typeof text === 'function') {
        if (values[name] !== undefined) found.and(text(found.bind, values[name]));
        continue;
      }
      const holds = Array.isArray(values[name]) ? `${text} = any ($::text[])` : `${text} = $`;
      found.when(values[name], text.includes('$') ? text : holds);
    }
    if (period !== undefined) found.within(period, query);
    return search === undefined ? found : found.finds(values.search as string | undefined, search);
  };
}
