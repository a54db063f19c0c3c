import type { ListQuery, Rows } from '../../lib/rows';
import { callOf } from '../cache/callOf';
import {
  wingsGenerated,
  type ListWingsRequestsApiArg,
  type WingsRequestPage,
  type WingsRequestRow,
} from '../generated/payment/wings';
import { paged, pagedArg, usePagedRows, type Page, type PagedArg } from '../cache/pagedRows';
import { readerOf } from '../cache/readAll';
import type { Tagged } from '../cache/tags';

export type { WingsRequest, WingsRequestRow, WingsStatus, WingsType } from '../generated/payment/wings';

const wingsApi = wingsGenerated.enhanceEndpoints({
  endpoints: {
    listWingsRequests: { providesTags: ['WingsRequest'] },
    getWingsRequest: { providesTags: ['WingsRequest'] },
  } satisfies Tagged<typeof wingsGenerated>,
});

const listCall = callOf(wingsApi, 'listWingsRequests');
const parts = (answer: WingsRequestPage) => [answer.requests, answer.count] as const;

const pages = wingsApi.injectEndpoints({
  endpoints: (build) => ({
    pageWingsRequests: build.infiniteQuery<Page<WingsRequestRow>, PagedArg<ListWingsRequestsApiArg>, number>({
      ...paged(listCall, parts),
      providesTags: ['WingsRequest'],
    }),
  }),
});

export const { useGetWingsRequestQuery } = wingsApi;

const useReadRequests = readerOf(listCall, parts);

export function useListWingsRequestsRows(
  list: ListQuery<Omit<ListWingsRequestsApiArg, 'offset' | 'limit'>>,
): Rows<WingsRequestRow> & Required<Pick<Rows<WingsRequestRow>, 'every'>> {
  const rows = usePagedRows(pages.usePageWingsRequestsInfiniteQuery(pagedArg(list)), list);
  return { ...rows, every: useReadRequests(list) };
}
