import type { Sql } from '../../db/database';
import { Where } from '../../db/where';
import type { InvestorStatus } from './rules';
import type { Sought } from '../../db/searchText';

export interface ListFilter {
  subject?: 'individual' | 'business';
  statuses: readonly InvestorStatus[];
  beginDate?: string;
  endDate?: string;
  search: readonly Sought[];
}
export interface ListPage {
  order: InvestorOrder;
  offset: number;
  limit: number;
}
export interface ListRow {
  id: number;
  subject: 'individual' | 'business';
  name: string;
  phone_number: string;
  pinfl: string | null;
  inn: string | null;
  status: InvestorStatus;
  investment_amount: string;
  balance: string;
  created_at: string;
}
interface Found {
  count: number;
  totals: { investment_amount: string; balance: string };
  /** All that a search found, when they are few: so the text is looked for once and not again for the page. */
  ids?: number[];
}

/** Equal values are told apart by the id, so that no page repeats or misses a row. */
const orders = {
  created_at: { column: 'created_at', rows: 'created_at, id' },
  '-created_at': { column: 'created_at', rows: 'created_at desc, id desc' },
  name: { column: 'name', rows: 'name, id' },
  '-name': { column: 'name', rows: 'name desc, id desc' },
  status: { column: 'status', rows: 'status, id' },
  '-status': { column: 'status', rows: 'status desc, id desc' },
  investment_amount: { column: 'investment_amount', rows: 'investment_amount, id' },
  '-investment_amount': { column: 'investment_amount', rows: 'investment_amount desc, id desc' },
  balance: { column: 'balance', rows: 'balance, id' },
  '-balance': { column: 'balance', rows: 'balance desc, id desc' },
};
export type InvestorOrder = keyof typeof orders;

// So many numbers travel back and forth in a millisecond; more are found again by the order's index, which then
// meets them soon.
const few = 2000;
const subjects = ['individual', 'business'] as const;

/** How many investors a filter finds and what their sums are, exactly. */
export async function findInvestors(sql: Sql, filter: ListFilter): Promise<Found> {
  const { where, values } = conditions(filter);
  const ids = filter.search.length === 0 ? 'null' : `case when count(*) <= ${few} then array_agg(id) end`;
  const [row] = await sql.query<Found['totals'] & { count: number; ids: number[] | null }>(
    `select count(*)::int as count, coalesce(sum(investment_amount), 0)::numeric(24, 2) as investment_amount,
       coalesce(sum(balance), 0)::numeric(24, 2) as balance, ${ids} as ids
     from investors where ${where}`,
    values,
  );
  const { count, investment_amount, balance } = row!; // an aggregate always answers one row
  return { count, totals: { investment_amount, balance }, ids: row?.ids ?? undefined };
}

export async function pageOfInvestors(sql: Sql, filter: ListFilter, found: Found, page: ListPage): Promise<ListRow[]> {
  if (page.offset >= found.count) return [];
  const { ids, values } = found.ids === undefined ? walk(filter, page) : sort(found.ids, page);
  return sql.query(
    `select id, subject, name, phone_number, pinfl, case subject when 'business' then inn end as inn, status,
       investment_amount, balance, created_at
     from investors where id = any (array(${ids})) order by ${orders[page.order].rows}`,
    values,
  );
}

function sort(ids: number[], { order, offset, limit }: ListPage) {
  const text = `select id from investors where id = any ($1::int[]) order by ${orders[order].rows} limit $2 offset $3`;
  return { ids: text, values: [ids, limit, offset] };
}

/** Goes along the index of the order until the page is full. There is one walk for each subject, as the indexes are. */
function walk({ subject, ...filter }: ListFilter, { order, offset, limit }: ListPage) {
  const { where, values, bind } = conditions(filter);
  const end = bind(offset + limit);
  const walks = (subject === undefined ? subjects : [subject]).map(
    (one) =>
      `(select id, ${orders[order].column} from investors where ${where} and subject = ${bind(one)} order by ${orders[order].rows} limit ${end})`,
  );
  const rows = walks.join(' union all ');
  const text = `select id from (${rows}) walked order by ${orders[order].rows} limit ${bind(limit)} offset ${bind(offset)}`;
  return { ids: text, values };
}

/** The condition of a filter, its values as parameters; whoever counts under the same filter counts the same rows. */
export function conditions({ subject, statuses, beginDate, endDate, search }: ListFilter): Where {
  const found = new Where()
    .when(statuses, 'status = any ($::text[]::investor_status[])')
    .when(subject, 'subject = $')
    .within('created_at', { begin_date: beginDate, end_date: endDate });
  for (const part of search) found.findsInvestor(part);
  return found;
}
