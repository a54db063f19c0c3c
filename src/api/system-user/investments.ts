import type { ListQuery, Rows } from '../../lib/rows';
import {
  investmentsGenerated,
  type ListInvestmentPostingsApiArg,
  type ListPlatformInvestmentsApiArg,
  type ListPortfolioPoolInvestmentsApiArg,
  type PlatformInvestment,
  type PlatformInvestmentPage,
  type PoolInvestment,
  type PoolInvestmentPage,
  type PoolState,
  type PortfolioPool,
  type PostingLine,
  type PostingLinePage,
} from '../generated/system-user/investments';
import { callOf } from '../cache/callOf';
import { paged, pagedArg, usePagedRows, type Page, type PagedArg } from '../cache/pagedRows';
import { readerOf } from '../cache/readAll';
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

const investmentParts = (answer: PlatformInvestmentPage) => [answer.items, answer.total, answer.totals] as const;
const postingParts = (answer: PostingLinePage) => [answer.items, answer.total, answer.totals] as const;
const partParts = (answer: PoolInvestmentPage) => [answer.items, answer.total, answer.totals] as const;

const pages = platformInvestmentsApi.injectEndpoints({
  endpoints: (build) => ({
    pagePlatformInvestments: build.infiniteQuery<
      Page<PlatformInvestment>,
      PagedArg<ListPlatformInvestmentsApiArg>,
      number
    >({
      ...paged(callOf(platformInvestmentsApi, 'listPlatformInvestments'), investmentParts),
      providesTags: ['Investment'],
    }),
    pagePoolInvestments: build.infiniteQuery<
      Page<PoolInvestment>,
      PagedArg<ListPortfolioPoolInvestmentsApiArg>,
      number
    >({
      ...paged(callOf(platformInvestmentsApi, 'listPortfolioPoolInvestments'), partParts),
      providesTags: ['Investment'],
    }),
    pagePostings: build.infiniteQuery<Page<PostingLine>, PagedArg<ListInvestmentPostingsApiArg>, number>({
      ...paged(callOf(platformInvestmentsApi, 'listInvestmentPostings'), postingParts),
      providesTags: ['Investment'],
    }),
  }),
});

export const { useGetPlatformInvestmentQuery, useGetPortfolioPoolQuery } = platformInvestmentsApi;

type Asked = Omit<ListPlatformInvestmentsApiArg, 'offset' | 'limit'>;
/** The filters of the list; an address holds ids as text. */
export type InvestmentFilters = Omit<Asked, 'strategy_id' | 'tariff_id'> & {
  strategy_id?: readonly string[];
  tariff_id?: readonly string[];
};

function asked<List extends { filters: InvestmentFilters }>({ filters, ...list }: List) {
  const { strategy_id: strategies = [], tariff_id: tariffs = [], ...rest } = filters;
  return { ...list, filters: { ...rest, strategy_id: strategies.map(Number), tariff_id: tariffs.map(Number) } };
}

/** Asks for the first rows of a list that is about to be drawn. */
export const beginPlatformInvestments = (list: ListQuery<InvestmentFilters>) =>
  pages.endpoints.pagePlatformInvestments.initiate(pagedArg<Asked>(asked(list)), { subscribe: false });

const useReadInvestments = readerOf(callOf(platformInvestmentsApi, 'listPlatformInvestments'), investmentParts);

export function useListPlatformInvestmentsRows(
  list: ListQuery<InvestmentFilters>,
): Rows<PlatformInvestment> & Required<Pick<Rows<PlatformInvestment>, 'every'>> {
  const query = asked(list);
  const rows = usePagedRows(pages.usePagePlatformInvestmentsInfiniteQuery(pagedArg<Asked>(query)), list);
  return { ...rows, every: useReadInvestments(query) };
}

const useReadParts = readerOf(callOf(platformInvestmentsApi, 'listPortfolioPoolInvestments'), partParts);

export function useListPortfolioPoolInvestmentsRows(
  list: ListQuery<{ id: number }>,
): Rows<PoolInvestment> & Required<Pick<Rows<PoolInvestment>, 'every'>> {
  const rows = usePagedRows(pages.usePagePoolInvestmentsInfiniteQuery(pagedArg(list)), list, list.filters.id);
  return { ...rows, every: useReadParts(list) };
}

const useReadPostings = readerOf(callOf(platformInvestmentsApi, 'listInvestmentPostings'), postingParts);

export function useListInvestmentPostingsRows(
  list: ListQuery<{ id: number }>,
): Rows<PostingLine> & Required<Pick<Rows<PostingLine>, 'every'>> {
  const rows = usePagedRows(pages.usePagePostingsInfiniteQuery(pagedArg(list)), list, list.filters.id);
  return { ...rows, every: useReadPostings(list) };
}

/** The pools in these states; they come whole, and with the sums over them. */
export function useListPortfolioPoolsRows(
  states: readonly PoolState[],
  options: { skip?: boolean } = {},
): Rows<PortfolioPool> {
  const result = platformInvestmentsApi.useListPortfolioPoolsQuery({ state: [...states] }, options);
  const rows = useUnpagedRows(result, ({ items }) => items, states.join());
  return { ...rows, totals: result.currentData?.totals };
}
