import type { Sql } from './database';
import { readKept, type Kept } from './kept';
import { whereOf, type Asked, type Filters } from './listFilters';
import { Where } from './where';

const isOneTable = (tables: unknown): tables is string => typeof tables === 'string' && /^\w+ \w+$/.test(tables);
const numbersOf = (chosen: readonly { id: number }[]) => chosen.map((one) => one.id);
const offsetOf = (query: Asked) => ('page' in query ? (query.page - 1) * query.limit : query.offset);

interface Described<Query extends Asked, Totals extends string, Given> {
  /** The number of a record by the name of its table, `c.id`. */
  id: string;
  /** The tables that conditions, orders and sums speak of; `given` is what else they depend on, the day or a language. */
  from: string | ((bind: Where['bind'], given: Given) => string);
  /** The same where rows are only counted and fewer tables tell how many there are. */
  counted?: (query: Query) => string | undefined;
  /**
   * The same where rows are counted and chosen, if fewer tables tell which; those of the page are then looked up. Where only some filters
   * ask for the others, by what the query asks.
   */
  found?: string | ((bind: Where['bind'], given: Given, query: Query) => string);
  /** Where totals are kept of the table that is counted: they are read instead of its rows. */
  kept?: Kept<keyof Query & string>;
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

/** What an order sorts by, and the place of empty values among its own. */
const valuesOf = (column: string) => column.split(/ nulls (?=first$|last$)/) as [values: string, empty?: string];

/** The text of one order. */
function orderText(column: string, isDown: boolean, id: string): string {
  const [values, empty] = valuesOf(column);
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
  const { id, counted, found: foundIn, kept, select, joins = '' } = described;
  const where = typeof described.where === 'function' ? described.where : whereOf<Query>(described.where);
  const orders = described.orders as string | Record<string, string>;
  const { totals = {} } = described;
  const summed = (bind: Where['bind'], query: Query) =>
    Object.entries<string>(typeof totals === 'function' ? totals(bind, query) : totals);
  const sumOf = (text: string, name: string) => `, coalesce(sum(${text}), 0)::numeric(24, 2) as ${name}`;
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
      // Of a table by itself nothing else has to be planned.
      `select from ${isOneTable(foundIn) ? foundIn : fromOf(bind, given)} where ${which} order by ${id}
       for no key update of ${id.split('.')[0]}`,
      values,
    );
  }

  type Summed = { count: number } & Record<string, string>;
  /** The statement names the sums. */
  const summaryOf = ({ count, ...sums }: Summed) => ({ count, totals: sums as Record<Totals, string> });

  /** How many there are and their sums. */
  async function summarize(sql: Sql, query: Query, given: Given) {
    const { bind, values, where: condition } = where(query);
    const known = readKept(kept, query);
    const from = known?.from ?? counted?.(query) ?? foundOf(bind, given, query);
    const sums = summed(bind, query).map(([name, text]) => sumOf(text, name));
    const [row] = await sql.query<Summed>(
      `select ${known?.count ?? 'count(*)::int'} as count${sums.join('')} from ${from} where ${condition}`,
      values,
    );
    return summaryOf(row!); // an aggregate always answers one row
  }

  /** The same of a search, with the numbers of its page: the text is looked for once. */
  async function search(sql: Sql, query: Query, given: Given) {
    const found = where(query);
    const { bind, values } = found;
    const { column, isDown } = sortOf(query);
    const [place, empty] = typeof orders === 'string' ? [`row_number() over (order by ${orders})`] : valuesOf(column);
    const sums = summed(bind, query);
    const order = orderText(`place${empty === undefined ? '' : ` nulls ${empty}`}`, isDown, 'id');
    const asked = found.upon(foundOf(bind, given, query));
    const [row] = await sql.query<Summed & { ids: number[] }>(
      `with found as materialized (
         select ${[`${id} as id`, `${place} as place`, ...sums.map(([name, text]) => `${text} as ${name}`)].join(', ')}
         from ${asked.from} where ${asked.where})
       select count(*)::int as count${sums.map(([name]) => sumOf(name, name)).join('')},
         array(select id from found order by ${order} offset ${bind(offsetOf(query))} limit ${bind(query.limit)}) as ids
       from found`,
      values,
    );
    const { ids, ...summary } = row!; // an aggregate always answers one row
    return { ids, summary: summaryOf(summary as Summed) };
  }

  /**
   * One page of `count` rows. What lies nearer to their end is reached from there: to the last of five million there is then no way at
   * all. Not where what is empty ends both ways, since then neither is the other one turned round.
   */
  async function sliced<Part>(sql: Sql, columns: string, query: Query, given: Given, count: number): Promise<Part[]> {
    const { bind, values, where: condition } = where(query);
    const { column, isDown } = sortOf(query);
    const from = foundOf(bind, given, query).concat(foundIn === undefined ? ` ${joins}` : '');
    const offset = offsetOf(query);
    const limit = Math.min(query.limit, count - offset);
    const isFromEnd = typeof orders !== 'string' && valuesOf(column)[1] !== 'last' && offset > count / 2;
    const order = typeof orders === 'string' ? orders : orderText(column, isDown !== isFromEnd, id);
    const part = `offset ${bind(isFromEnd ? count - offset - limit : offset)} limit ${bind(limit)}`;
    const rows = await sql.query<Part>(
      `select ${columns} from ${from} where ${condition} order by ${order} ${part}`,
      values,
    );
    return isFromEnd ? rows.reverse() : rows;
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
  const inOrder = (sql: Sql, ids: readonly number[], given: Given) =>
    findAll(sql, ids, given, (numbers) => `order by array_position(${numbers}, ${id}::bigint)`);

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
      return inOrder(sql, numbersOf(chosen), given);
    },
    async list(sql: Sql, query: Query, given: Given): Promise<Found<Row, Totals>> {
      if (foundIn !== undefined && 'search' in query && query.search !== undefined && query.search !== '') {
        const { ids, summary } = await search(sql, query, given);
        return { rows: ids.length === 0 ? [] : await inOrder(sql, ids, given), ...summary };
      }
      const summary = await summarize(sql, query, given);
      if (offsetOf(query) >= summary.count) return { rows: [], ...summary };
      const { count } = summary;
      if (foundIn === undefined) return { rows: await sliced<Row>(sql, select, query, given, count), ...summary };
      const chosen = await sliced<{ id: number }>(sql, `${id} as id`, query, given, count);
      return { rows: await inOrder(sql, numbersOf(chosen), given), ...summary };
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
