/** Which investments a filter of the list means. */
import { Where } from '../../db/where';
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
export function conditionsOf({ search, ids, ...filter }: ListFilter & { ids?: readonly number[] }): Where {
  const found = search.length > 0 ? searched(search) : new Where();
  if (ids !== undefined) found.and(`id = any (${found.bind(ids)}::int[])`);
  return found
    .when(filter.statuses, 'status = any ($::text[])')
    .when(filter.strategies, 'strategy_id = any ($::bigint[])')
    .when(filter.tariffs, 'tariff_id = any ($::bigint[])')
    .when(filter.minAmount, 'amount >= $::numeric')
    .when(filter.maxAmount, 'amount <= $::numeric')
    .within('start_date', { begin_date: filter.beginDate, end_date: filter.endDate });
}

/** By the number of the contract, or by whoever invested. */
function searched(search: readonly SearchPart[]): Where {
  const { where: whose, values } = whoseOf({ statuses: investorStatuses, search });
  const found = new Where(values);
  const contract = ['true'];
  for (const { name } of search) contract.push(`contract_number ilike '%' || ${found.bind(name)} || '%'`);
  // Two letters are in most names and in no index: the rows are gone through. Three lead straight to the few.
  const isShort = search.every(({ name }) => name.length < 3);
  return found.and(
    isShort
      ? `(${contract.join(' and ')} or investor_id in (select id from investors where ${whose}))`
      : `id in (select id from investments where ${contract.join(' and ')}
           union select id from investments where investor_id in (select id from investors where ${whose}))`,
  );
}
