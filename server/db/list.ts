import type { Sql } from './database';
import { Where, type Searched } from './where';

/** Which part of a list is asked for: from a row on, or a page counted from 1. */
type Asked = { limit: number; order_by?: string } & ({ offset: number } | { page: number });

/** What chooses a page, and what `Where` reads by a rule of its own. */
type Common = 'offset' | 'limit' | 'page' | 'order_by' | 'search' | 'begin_date' | 'end_date';

/**
 * What each filter asks of a row: a column that is the value, or one of the values; or a condition in which `$` stands
 * for it. None is forgotten: the compiler asks for each that the query may have.
 */
type Filters<Query> = { [Name in Exclude<keyof Query, Common>]-?: string } & ('search' extends keyof Query
  ? { search: Searched }
  : object) &
  ('begin_date' extends keyof Query ? { /** The column of a moment or a day. */ period: string } : object);

/** The filters of a list as a condition. */
function whereOf<Query extends object>(filters: Filters<Query>): (query: Query) => Where {
  const { search, period, ...columns } = filters as Record<string, string> & { search?: Searched };
  return (query) => {
    const values = query as Record<string, string | readonly string[] | undefined>;
    const found = new Where();
    for (const [name, text] of Object.entries(columns)) {
      const holds = Array.isArray(values[name]) ? `${text} = any ($::text[])` : `${text} = $`;
      found.when(values[name], text.includes('$') ? text : holds);
    }
    if (period !== undefined) found.within(period, query);
    return search === undefined ? found : found.finds(values.search as string | undefined, search);
  };
}

interface Described<Query extends Asked, Totals extends string, Given> {
  /** The number of a record by the name of its table, `c.id`. */
  id: string;
  /** The tables that conditions, orders and sums speak of; `given` is what else they depend on, the day or a language. */
  from: string | ((bind: Where['bind'], given: Given) => string);
  /** The same where rows are only counted and fewer tables tell how many there are. */
  counted?: (query: Query) => string;
  select: string;
  /** Joined for the rows alone. */
  joins?: string;
  /** Sums over all rows under the filter. */
  totals?: Record<Totals, string>;
  /**
   * What each field of `order_by` sorts by, upwards and with a minus sign downwards; or the one order there is. Equal
   * values are told apart by the id. `nulls last` leaves what is empty to the end of both ways, `nulls first` takes it
   * for the least.
   */
  orders: Query extends { order_by: infer Order extends string } ? Record<FieldOf<Order>, string> : string;
  /** By filter; or as a whole, where what one asks depends on more than its value. */
  where: Filters<Query> | ((query: Query) => Where);
}

type FieldOf<Order extends string> = Order extends `-${infer Field}` ? Field : Order;

/** The text of one order. */
function orderText(column: string, isDown: boolean, id: string): string {
  const [values = '', empty] = column.split(/ nulls (?=first$|last$)/);
  if (isDown) return `${values} desc${empty === undefined ? '' : ' nulls last'}, ${id} desc`;
  return `${values}${empty === 'first' ? ' nulls first' : ''}, ${id}`;
}

/** One page, with the number and the sums of all that stands under the filter. */
export interface Found<Row, Totals extends string = never> {
  rows: Row[];
  count: number;
  totals: Record<Totals, string>;
}

/** The statements of a list, of its records by their numbers, and of one held until the end of the transaction. */
export function listOf<Row, Query extends Asked, Totals extends string = never, Given = void>(
  described: Described<Query, Totals, Given>,
) {
  const { id, counted, select, joins = '' } = described;
  const where = typeof described.where === 'function' ? described.where : whereOf<Query>(described.where);
  const totals = (described.totals ?? {}) as Record<string, string>;
  const orders = described.orders as string | Record<string, string>;
  const sums = Object.entries(totals).map(([name, text]) => `, coalesce(sum(${text}), 0)::numeric(18, 2) as ${name}`);
  const fromOf = (bind: Where['bind'], given: Given) =>
    typeof described.from === 'string' ? described.from : described.from(bind, given);

  const held = `for update of ${id.split('.')[0]}`;

  async function summarize(sql: Sql, query: Query, given: Given) {
    const found = where(query);
    const from = counted?.(query) ?? fromOf(found.bind, given);
    const [row] = await sql.query<{ count: number } & Record<string, string>>(
      `select count(*)::int as count${sums.join('')} from ${from} where ${found.where}`,
      found.values,
    );
    const { count, ...summed } = row!; // an aggregate always answers one row
    // The statement names them.
    return { count, totals: summed as Record<Totals, string> };
  }

  function findAll(sql: Sql, ids: readonly number[], given: Given, more = ''): Promise<Row[]> {
    const { bind, values } = new Where();
    return sql.query(
      `select ${select} from ${fromOf(bind, given)} ${joins} where ${id} = any (${bind(ids)}::bigint[]) ${more}`,
      values,
    );
  }

  return {
    async list(sql: Sql, query: Query, given: Given): Promise<Found<Row, Totals>> {
      const summary = await summarize(sql, query, given);
      const offset = 'page' in query ? (query.page - 1) * query.limit : query.offset;
      if (offset >= summary.count) return { rows: [], ...summary };
      const { bind, values, where: condition } = where(query);
      const { order_by: by = '' } = query;
      const order =
        typeof orders === 'string' ? orders : orderText(orders[by.replace('-', '')]!, by.startsWith('-'), id); // the contract has checked it
      const rows = await sql.query<Row>(
        `select ${select} from ${fromOf(bind, given)} ${joins} where ${condition}
         order by ${order} offset ${bind(offset)} limit ${bind(query.limit)}`,
        values,
      );
      return { rows, ...summary };
    },
    findAll: (sql: Sql, ids: readonly number[], given: Given) => findAll(sql, ids, given),
    find: async (sql: Sql, number: number, given: Given): Promise<Row | undefined> =>
      (await findAll(sql, [number], given))[0],
    lock: async (sql: Sql, number: number, given: Given): Promise<Row | undefined> =>
      (await findAll(sql, [number], given, held))[0],
    /** In the order of the numbers, so that two never wait for each other. */
    lockAll: (sql: Sql, ids: readonly number[], given: Given) => findAll(sql, ids, given, `order by ${id} ${held}`),
  };
}

/** A page as the wire tells it, its rows under the name of the list. */
export function page<Name extends string, Row>(name: Name, { rows, count }: Omit<Found<Row>, 'totals'>) {
  return { ...({ [name]: rows } as Record<Name, Row[]>), count };
}

/** The same of a list that tells sums as well. */
export function pageWithTotals<Name extends string, Row, Totals extends string>(name: Name, found: Found<Row, Totals>) {
  return { ...page(name, found), totals: found.totals };
}

/** The same page with its rows told otherwise. */
export const mapped = <Row, Mapped, Totals extends string>(
  found: Found<Row, Totals>,
  tell: (row: Row) => Mapped,
): Found<Mapped, Totals> => ({ ...found, rows: found.rows.map(tell) });
