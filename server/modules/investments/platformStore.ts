import type { Call, Reply } from '../../http/contract';
import type { Sql } from '../../db/database';
import { strategyName, tariffName } from './names';
import type { Searched } from '../../db/searched';
import { Where } from '../../db/where';
import type { Sought } from '../../db/searchText';

/** The list of the investments of all investors. */

type Totals = Reply<'listPlatformInvestments'>['totals'];
export type Order = NonNullable<Call<'listPlatformInvestments'>['query']['order_by']>;

interface Found {
  count: number;
  totals: Totals;
  /** All that a search found, when they are few: so the text is looked for once and not again for the page. */
  ids?: number[];
}
export interface Row {
  id: number;
  contract_number: string;
  investor_id: number;
  investor_name: string;
  investor_subject: 'individual' | 'business';
  strategy_id: number;
  strategy_name: string;
  tariff_id: number;
  tariff_name: string;
  amount: string;
  balance: string;
  dividends_total: string;
  start_date: string;
  end_date: string;
  status: Reply<'listPlatformInvestments'>['items'][number]['status'];
  reinvest: boolean;
}

/** Equal values are told apart by the id, so that no page repeats or misses a row. */
const orders: Record<Order, string> = {
  start_date: 'start_date, id',
  '-start_date': 'start_date desc, id desc',
  end_date: 'end_date, id',
  '-end_date': 'end_date desc, id desc',
  amount: 'amount, id',
  '-amount': 'amount desc, id desc',
  balance: 'balance, id',
  '-balance': 'balance desc, id desc',
  contract_number: 'contract_number',
  '-contract_number': 'contract_number desc',
};

// More numbers than this are found again by the order's index, which then meets them soon.
const few = 2000;

/** How many investments a filter finds and what their sums are, exactly. */
export async function findInvestments(sql: Sql, filter: ListFilter): Promise<Found> {
  const { where, values } = conditionsOf(filter);
  const ids = filter.search.length === 0 ? 'null' : `case when count(*) <= ${few} then array_agg(id) end`;
  const [row] = await sql.query<Totals & { count: number; ids: number[] | null }>(
    `select count(*)::int as count, coalesce(sum(amount), 0)::numeric(24, 2) as amount,
       coalesce(sum(balance), 0)::numeric(24, 2) as balance, ${ids} as ids
     from investments where ${where}`,
    values,
  );
  const { count, ids: found, ...totals } = row!; // an aggregate always answers one row
  return { count, totals, ids: found ?? undefined };
}

interface Page {
  order: Order;
  offset: number;
  limit: number;
  language: string;
}
/** The names are looked up for the rows of the page alone. */
export async function pageOfInvestments(sql: Sql, filter: ListFilter, found: Found, page: Page): Promise<Row[]> {
  const { order, offset, limit, language } = page;
  if (offset >= found.count) return [];
  const { where, values, bind } =
    found.ids === undefined ? conditionsOf(filter) : conditionsOf({ ...everything, ids: found.ids });
  const ids = `select id from investments where ${where} order by ${orders[order]} limit ${bind(limit)} offset ${bind(offset)}`;
  const spoken = bind(language);
  return sql.query(
    `select n.id, n.contract_number, n.investor_id, i.name as investor_name, i.subject as investor_subject,
       n.strategy_id, ${strategyName(spoken)} as strategy_name, n.tariff_id, ${tariffName(spoken)} as tariff_name,
       n.amount, n.balance, n.dividends_total, n.start_date, n.end_date, n.status, n.reinvest
     from investments n join investors i on i.id = n.investor_id
       join strategies s on s.id = n.strategy_id join tariffs t on t.id = n.tariff_id
     where n.id = any (array(${ids}))
     order by ${orders[order].replace(/(\w+)( desc)?(, |$)/g, 'n.$1$2$3')}`,
    values,
  );
}

/** Which investments a filter of the list means. */

export interface ListFilter {
  statuses: readonly string[];
  strategies: readonly number[];
  tariffs: readonly number[];
  rounds: readonly number[];
  minAmount?: string;
  maxAmount?: string;
  beginDate?: string;
  endDate?: string;
  search: readonly Sought[];
}

export const everything: ListFilter = { statuses: [], strategies: [], tariffs: [], rounds: [], search: [] };

/** The condition of a filter, or of some ids, with its values as parameters. */
export function conditionsOf({ search, ids, ...filter }: ListFilter & { ids?: readonly number[] }): Where {
  const found = new Where().finds(search, searched);
  if (ids !== undefined) found.and(`id = any (${found.bind(ids)}::int[])`);
  return found
    .when(filter.statuses, 'status = any ($::text[])')
    .when(filter.strategies, 'strategy_id = any ($::bigint[])')
    .when(filter.tariffs, 'tariff_id = any ($::bigint[])')
    .when(filter.rounds, 'round_id = any ($::bigint[])')
    .when(filter.minAmount, 'amount >= $::numeric')
    .when(filter.maxAmount, 'amount <= $::numeric')
    .within('start_date', { begin_date: filter.beginDate, end_date: filter.endDate });
}

/** By the number of the contract, or by whoever invested. */
const searched: Searched = {
  ...{ table: 'investments', id: 'id', numbers: ['contract_number'], isUnnumbered: true },
  ...{ investor: 'investor_id', hasNumbers: true },
};

type Figures = Reply<'listInvestmentFigures'>;
type Filter = Pick<ListFilter, 'beginDate' | 'endDate'>;

const sums = 'count(*)::int as count, sum(amount)::numeric(24, 2) as amount, sum(balance)::numeric(24, 2) as balance';

export function countByStatus(sql: Sql, filter: Filter): Promise<Figures['statuses']> {
  const { where, values } = conditionsOf({ ...everything, ...filter });
  return sql.query(`select status, ${sums} from investments where ${where} group by status order by status`, values);
}

export function countByMonth(sql: Sql, filter: Filter): Promise<Figures['months']> {
  const { where, values } = conditionsOf({ ...everything, ...filter });
  return sql.query(
    `select to_char(start_date, 'YYYY-MM') as month, ${sums} from investments where ${where} group by 1 order by 1`,
    values,
  );
}
