import type { ListQuery, Rows } from '../../lib/rows';
import { callOf } from '../cache/callOf';
import {
  tariffChangesGenerated,
  type ListTariffChangeClaimsApiArg,
  type TariffChangeClaim,
  type TariffChangePage,
} from '../generated/investment/tariff-changes';
import { paged, pagedArg, usePagedRows, type Page, type PagedArg } from '../cache/pagedRows';
import { readerOf } from '../cache/readAll';
import type { Tagged } from '../cache/tags';

export type { TariffChangeClaim, TariffChangeDetail, TariffChangeStatus } from '../generated/investment/tariff-changes';

const tariffChangesApi = tariffChangesGenerated.enhanceEndpoints({
  endpoints: {
    listTariffChangeClaims: { providesTags: ['TariffChange'] },
    getTariffChangeClaim: { providesTags: ['TariffChange'] },
  } satisfies Tagged<typeof tariffChangesGenerated>,
});

export const { useGetTariffChangeClaimQuery } = tariffChangesApi;

const listCall = callOf(tariffChangesApi, 'listTariffChangeClaims');
const parts = (answer: TariffChangePage) => [answer.claims, answer.count] as const;

const pages = tariffChangesApi.injectEndpoints({
  endpoints: (build) => ({
    pageTariffChangeClaims: build.infiniteQuery<
      Page<TariffChangeClaim>,
      PagedArg<ListTariffChangeClaimsApiArg>,
      number
    >({ ...paged(listCall, parts), providesTags: ['TariffChange'] }),
  }),
});

type Filters = Omit<ListTariffChangeClaimsApiArg, 'offset' | 'limit'>;
const useReadClaims = readerOf(listCall, parts);

export function useListTariffChangeClaimsRows(
  list: ListQuery<Filters>,
): Rows<TariffChangeClaim> & Required<Pick<Rows<TariffChangeClaim>, 'every'>> {
  const rows = usePagedRows(pages.usePageTariffChangeClaimsInfiniteQuery(pagedArg(list)), list);
  return { ...rows, every: useReadClaims(list) };
}
