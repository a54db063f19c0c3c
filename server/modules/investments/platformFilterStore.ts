/** Which investments a filter of the list means. */
import { conditions as whoseOf, investorStatuses, type SearchPart } from '../investors/index';

export interface ListFilter {
  statuses: readonly string[];
  strategies: readonly number[];
  tariffs: readonly number[];
  minAmount?: string;
  maxAmount?: string;
  beginDate?: string;
  endDate?: string;
  search: readonly SearchPart[];
}

export const everything: ListFilter = { statuses: [], strategies: [], tariffs: [], search: [] };

/** The condition of a filter, or of some ids, with its values as parameters. */
export function conditionsOf({ search, ids, ...filter }: ListFilter & { ids?: readonly number[] }) {
  const {
    where: whose,
    values,
    bind,
  } = search.length > 0 ? whoseOf({ statuses: investorStatuses, search }) : unsearched();
  const where = ['true'];
  if (ids !== undefined) where.push(`id = any (${bind(ids)}::int[])`);
  if (filter.statuses.length > 0) where.push(`status = any (${bind(filter.statuses)}::text[])`);
  if (filter.strategies.length > 0) where.push(`strategy_id = any (${bind(filter.strategies)}::bigint[])`);
  if (filter.tariffs.length > 0) where.push(`tariff_id = any (${bind(filter.tariffs)}::bigint[])`);
  if (filter.minAmount !== undefined) where.push(`amount >= ${bind(filter.minAmount)}::numeric`);
  if (filter.maxAmount !== undefined) where.push(`amount <= ${bind(filter.maxAmount)}::numeric`);
  if (filter.beginDate !== undefined) where.push(`start_date >= ${bind(filter.beginDate)}::date`);
  if (filter.endDate !== undefined) where.push(`start_date <= ${bind(filter.endDate)}::date`);
  const contract = ['true'];
  for (const { name } of search) contract.push(`contract_number ilike '%' || ${bind(name)} || '%'`);
  // Two letters are in most names and in no index: the rows are gone through. Three lead straight to the few.
  const isShort = search.every(({ name }) => name.length < 3);
  if (search.length > 0)
    where.push(
      isShort
        ? `(${contract.join(' and ')} or investor_id in (select id from investors where ${whose}))`
        : `id in (select id from investments where ${contract.join(' and ')}
           union select id from investments where investor_id in (select id from investors where ${whose}))`,
    );
  return { where: where.join(' and '), values, bind };
}

function unsearched() {
  const values: unknown[] = [];
  return { where: '', values, bind: (value: unknown) => `$${values.push(value)}` };
}
