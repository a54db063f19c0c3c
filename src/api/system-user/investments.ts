import { listEndpoint, type FiltersOf } from '../cache/listEndpoint';
import { requestOf } from '../cache/requestOf';
import type { ApiThunk } from '../cache/dispatch';
import { fetchUncached } from '../cache/fetchUncached';
import type { ListQuery, Rows } from '../../lib/rows';
import { notFound } from '../../lib/httpStatus';
import {
  investmentsGenerated,
  type ListPlatformInvestmentsApiArg,
  type PlatformInvestment,
  type PlatformInvestmentDetail,
  type PoolState,
  type PortfolioPool,
} from '../generated/system-user/investments';
import type { Tagged } from '../cache/tags';
import { useUnpagedRows } from '../cache/unpagedRows';

export type {
  InvestmentEvent,
  InvestmentTerms,
  PlatformInvestment,
  PlatformInvestmentDetail,
  PlatformInvestmentStatus,
  PoolInvestment,
  PoolState,
  PortfolioPool,
  PostingLine,
} from '../generated/system-user/investments';

const platformInvestmentsApi = investmentsGenerated.enhanceEndpoints({
  endpoints: {
    listPlatformInvestments: { providesTags: ['Investment'] },
    getPlatformInvestment: { providesTags: ['Investment'] },
    listPortfolioPools: { providesTags: ['Investment'] },
    getPortfolioPool: { providesTags: ['Investment'] },
    listPortfolioPoolInvestments: { providesTags: ['Investment'] },
    listInvestmentPostings: { providesTags: ['Investment'] },
  } satisfies Tagged<typeof investmentsGenerated>,
});

export const { useGetPlatformInvestmentQuery, useGetPortfolioPoolQuery } = platformInvestmentsApi;

type Asked = FiltersOf<ListPlatformInvestmentsApiArg>;
/** The filters of the list; an address holds ids as text. */
export type InvestmentFilters = Omit<Asked, 'strategy_id' | 'tariff_id' | 'round_id'> & {
  strategy_id?: readonly string[];
  tariff_id?: readonly string[];
  round_id?: readonly string[];
};

function asked<List extends { filters: InvestmentFilters }>({ filters, ...list }: List) {
  const { strategy_id: strategies = [], tariff_id: tariffs = [], round_id: rounds = [], ...rest } = filters;
  const ids = { strategy_id: strategies.map(Number), tariff_id: tariffs.map(Number), round_id: rounds.map(Number) };
  return { ...list, filters: { ...rest, ...ids } };
}

const { useRows, begin, find } = listEndpoint(platformInvestmentsApi, 'listPlatformInvestments', {
  rows: 'items',
  total: 'total',
});

/** Asks for the first rows of a list that is about to be drawn. */
export const beginPlatformInvestments = (list: ListQuery<InvestmentFilters>) => begin(asked(list));

/** The first investments under a filter, read past the cache. */
export const findInvestmentsBy = (filters: Asked, signal: AbortSignal) => find(filters, signal);

export const useListPlatformInvestmentsRows = (list: ListQuery<InvestmentFilters>) => useRows(asked(list));

export const { useRows: useListPortfolioPoolInvestmentsRows } = listEndpoint(
  platformInvestmentsApi,
  'listPortfolioPoolInvestments',
  { rows: 'items', total: 'total', of: ['id'] },
);

export const { useRows: useListInvestmentPostingsRows } = listEndpoint(
  platformInvestmentsApi,
  'listInvestmentPostings',
  { rows: 'items', total: 'total', of: ['id'] },
);

/** The pools in these states; they come whole, and with the sums over them. */
export function useListPortfolioPoolsRows(
  states: readonly PoolState[],
  options: { skip?: boolean } = {},
): Rows<PortfolioPool> {
  const result = platformInvestmentsApi.useListPortfolioPoolsQuery({ state: [...states] }, options);
  const rows = useUnpagedRows(result, ({ items }) => items, states.join());
  return { ...rows, totals: result.currentData?.totals };
}

/** What a search shows of an investment. */
export type FoundInvestment = Pick<PlatformInvestment, 'id' | 'contract_number' | 'investor' | 'status'>;

const investmentRequest = requestOf(platformInvestmentsApi, 'getPlatformInvestment');

/** The investment with this number, if there is one. */
export const findInvestmentById =
  (id: number, signal: AbortSignal): ApiThunk<Promise<readonly FoundInvestment[]>> =>
  async (dispatch) => {
    const { data, error } = await dispatch(fetchUncached(investmentRequest({ id }), signal));
    // A number that names no record is an answer: nothing was found.
    if (error?.status === notFound) return [];
    if (error) throw error;
    return [data as PlatformInvestmentDetail];
  };
