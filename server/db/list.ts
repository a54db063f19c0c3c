import type { Sql } from './database';
import { Where, type Searched } from './where';

/** Which part of a list is asked for: from a row on, or a page counted from 1. */
type Asked = { limit: number; order_by?: string } & ({ offset: number } | { page: number });

// So many numbers travel back and forth in a millisecond; more are met soon by whoever walks along the order's index.
const few = 2000;

/** What chooses a page, and what `Where` reads by a rule of its own. */
type Common = 'offset' | 'limit' | 'page' | 'after' | 'order_by' | 'search' | 'begin_date' | 'end_date';

/**
 * What each filter asks of a row: a column that is the value, or one of the values; or a condition in which `$` stands
 * for it, or is made where one value means several. None is forgotten: the compiler asks for each that the query may have.
 */
type Filters<Query> = {
  [Name in Exclude<keyof Query, Common>]-?: string | ((bind: Where['bind'], value: NonNullable<Query[Name]>) => string);
} & ('search' extends keyof Query ? { search: Searched } : object) &
  ('begin_date' extends keyof Query ? { /** The column of a moment or a day. */ period: string } : object);

const offsetOf = (query: Asked) => ('page' in query ? (query.page - 1) * query.limit : query.offset);

/** The filters of a list as a condition. */
function whereOf<Query extends object>(filters: Filters<Query>): (query: Query) => Where {
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

interface Described<Query extends Asked, Totals extends string, Given> {
  /** The number of a record by the name of its table, `c.id`. */
  id: string;
  /** The tables that conditions, orders and sums speak of; `given` is what else they depend on, the day or a language. */
  from: string | ((bind: Where['bind'], given: Given) => string);
  /** The same where rows are only counted and fewer tables tell how many there are. */
  counted?: (query: Query) => string;
  /**
   * The same where rows are counted and chosen, if fewer tables tell which; those of the page are then looked up. Where only some filters
   * ask for the others, by what the query asks.
   */
  found?: string | ((bind: Where['bind'], given: Given, query: Query) => string);
  select: string;
  /** Joined for the rows of the page alone. */
  joins?: string;
  /** Sums over all rows under the filter; or as the filter has them. */
  totals?: Record<Totals, string> | ((bind: Where['bind'], query: Query) => Record<Totals, string>);
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
  const { id, counted, found: foundIn, select, joins = '' } = described;
  const where = typeof described.where === 'function' ? described.where : whereOf<Query>(described.where);
  const orders = described.orders as string | Record<string, string>;
  const { totals = {} } = described;
  const sumsOf = (bind: Where['bind'], query: Query) =>
    Object.entries<string>(typeof totals === 'function' ? totals(bind, query) : totals).map(
      ([name, text]) => `, coalesce(sum(${text}), 0)::numeric(24, 2) as ${name}`,
    );
  const fromOf = (bind: Where['bind'], given: Given) =>
    typeof described.from === 'string' ? described.from : described.from(bind, given);
  const foundOf = (bind: Where['bind'], given: Given, query: Query) => {
    if (foundIn === undefined) return fromOf(bind, given);
    return typeof foundIn === 'string' ? foundIn : foundIn(bind, given, query);
  };

  /**
   * Holds records to the end of the transaction, in the order of their numbers, so that two never wait for each other.
   * What is known of them is read by a statement of its own: one that had to wait shows the record as it is now, but
   * what it joined and counted beside it as it was before.
   */
  function hold(sql: Sql, ids: readonly number[], given: Given) {
    const { bind, values } = new Where();
    const which = `${id} = any (${bind(ids)}::bigint[])`;
    return sql.query(
      `select from ${fromOf(bind, given)} where ${which} order by ${id} for no key update of ${id.split('.')[0]}`,
      values,
    );
  }

  /** How many there are and their sums; of a search that finds few also which, so that the text is looked for once. */
  async function summarize(sql: Sql, query: Query, given: Given) {
    const { bind, values, where: condition } = where(query);
    const from = counted?.(query) ?? foundOf(bind, given, query);
    const isSearch = 'search' in query && query.search !== undefined && query.search !== '';
    const which =
      isSearch && foundIn !== undefined ? `, case when count(*) <= ${few} then array_agg(${id}) end as ids` : '';
    const [row] = await sql.query<{ count: number; ids?: number[] | null } & Record<string, string>>(
      `select count(*)::int as count${sumsOf(bind, query).join('')}${which} from ${from} where ${condition}`,
      values,
    );
    const { count, ids, ...summed } = row!; // an aggregate always answers one row
    // The statement names them.
    return { ids: ids ?? undefined, summary: { count, totals: summed as Record<Totals, string> } };
  }

  /** What one page is made of; records whose numbers were found already are only sorted. */
  function slicedBy(columns: string, query: Query, given: Given, { ids, order }: { ids?: number[]; order: string }) {
    const { bind, values, where: condition } = ids === undefined ? where(query) : new Where();
    const from = foundOf(bind, given, query).concat(foundIn === undefined ? ` ${joins}` : '');
    const which = ids === undefined ? condition : `${id} = any (${bind(ids)}::bigint[])`;
    const part = `offset ${bind(offsetOf(query))} limit ${bind(query.limit)}`;
    return [`select ${columns} from ${from} where ${which} order by ${order} ${part}`, values] as const;
  }

  function findAll(
    sql: Sql,
    ids: readonly number[],
    given: Given,
    more: (numbers: string) => string = () => '',
  ): Promise<Row[]> {
    const { bind, values } = new Where();
    const numbers = `${bind(ids)}::bigint[]`;
    return sql.query(
      `select ${select} from ${fromOf(bind, given)} ${joins} where ${id} = any (${numbers}) ${more(numbers)}`,
      values,
    );
  }

  /** The column that a query sorts by, and which way. */
  const sortOf = ({ order_by: by = '' }: Query) => ({
    column: typeof orders === 'string' ? orders : orders[by.replace('-', '')]!, // the contract has checked it
    isDown: by.startsWith('-'),
  });
  /** The rows with these numbers, in this order. */
  const inOrder = (sql: Sql, chosen: readonly { id: number }[], given: Given) =>
    findAll(
      sql,
      chosen.map((one) => one.id),
      given,
      (numbers) => `order by array_position(${numbers}, ${id}::bigint)`,
    );

  return {
    /**
     * The rows that come behind one of them in the order of the query, at any depth at the same price: nothing before it is
     * walked past, counted or summed up. None where there is no such row. For orders by a column that is never empty.
     */
    async listBehind(sql: Sql, query: Query & { after: number }, given: Given): Promise<Row[]> {
      const { column, isDown } = sortOf(query);
      const known = new Where();
      const [last] = await sql.query<{ value: string }>(
        `select ${column}::text as value from ${foundOf(known.bind, given, query)} where ${id} = ${known.bind(query.after)}`,
        known.values,
      );
      if (last === undefined) return [];
      const found = where(query);
      found.and(`(${column}, ${id}) ${isDown ? '<' : '>'} (${found.bind(last.value)}, ${found.bind(query.after)})`);
      const chosen = await sql.query<{ id: number }>(
        `select ${id} as id from ${foundOf(found.bind, given, query)} where ${found.where}
         order by ${orderText(column, isDown, id)} limit ${found.bind(query.limit)}`,
        found.values,
      );
      return inOrder(sql, chosen, given);
    },
    async list(sql: Sql, query: Query, given: Given): Promise<Found<Row, Totals>> {
      const { summary, ids } = await summarize(sql, query, given);
      if (offsetOf(query) >= summary.count) return { rows: [], ...summary };
      const { column, isDown } = sortOf(query);
      const order = typeof orders === 'string' ? orders : orderText(column, isDown, id);
      if (foundIn === undefined)
        return { rows: await sql.query<Row>(...slicedBy(select, query, given, { ids, order })), ...summary };
      const chosen = await sql.query<{ id: number }>(...slicedBy(`${id} as id`, query, given, { ids, order }));
      return { rows: await inOrder(sql, chosen, given), ...summary };
    },
    findAll: (sql: Sql, ids: readonly number[], given: Given) => findAll(sql, ids, given),
    find: async (sql: Sql, number: number, given: Given): Promise<Row | undefined> =>
      (await findAll(sql, [number], given))[0],
    async lock(sql: Sql, number: number, given: Given): Promise<Row | undefined> {
      await hold(sql, [number], given);
      return (await findAll(sql, [number], given))[0];
    },
    /** In the order of the numbers. */
    async lockAll(sql: Sql, ids: readonly number[], given: Given): Promise<Row[]> {
      await hold(sql, ids, given);
      return findAll(sql, ids, given, () => `order by ${id}`);
    },
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
