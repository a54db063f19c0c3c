import type { ListQuery, Rows } from '../../lib/rows';
import {
  investorsGenerated,
  type Investment,
  type InvestmentPage,
  type InvestorPage,
  type InvestorRow,
  type ListInvestorInvestmentsApiArg,
  type ListInvestorsApiArg,
  type ListInvestorVerifyHistoryApiArg,
  type VerifyHistoryItem,
  type VerifyHistoryPage,
} from '../generated/investment/investors';
import { callOf } from '../cache/callOf';
import { paged, pagedArg, usePagedRows, type Page, type PagedArg } from '../cache/pagedRows';
import { readerOf } from '../cache/readAll';
import type { Tag, Tagged } from '../cache/tags';

export type {
  Attachment,
  CompanyDocumentChange,
  CompanyDocumentData,
  Investment,
  InvestmentStatus,
  Investor,
  InvestorRow,
  InvestorStatus,
  PersonalDocumentChange,
  PersonalDocumentData,
  UploadedFile,
  VerifyHistoryItem,
} from '../generated/investment/investors';

export type InvestorFilters = Omit<ListInvestorsApiArg, 'offset' | 'limit'>;

/** A changed status shows in the list, on the card, in its history and in its journal. */
const statusChanged: Tag[] = ['Investor', 'InvestorHistory', 'InvestorLog'];
/** The form or the action that makes the call tells its failure. */
const told = { extraOptions: { handlesOwnErrors: true } };

export const investorsApi = investorsGenerated.enhanceEndpoints({
  endpoints: {
    listInvestors: { providesTags: ['Investor'] },
    listInvestorStatuses: {},
    getInvestor: { providesTags: ['Investor'] },
    getPersonalDocumentData: { providesTags: ['Investor'] },
    getCompanyDocumentData: { providesTags: ['Investor'] },
    listInvestorInvestments: { providesTags: ['Investment'] },
    listInvestorVerifyHistory: { providesTags: ['InvestorHistory'] },
    changeInvestorStatus: { invalidatesTags: statusChanged, ...told },
    updatePersonalDocumentData: { invalidatesTags: ['Investor', 'InvestorLog'], ...told },
    updateCompanyDocumentData: { invalidatesTags: ['Investor', 'InvestorLog'], ...told },
    archiveInvestor: { invalidatesTags: statusChanged, ...told },
    uploadInvestorFile: { ...told },
    addInvestorAttachment: { invalidatesTags: ['Investor', 'InvestorLog'], ...told },
    deleteInvestorAttachment: { invalidatesTags: ['Investor', 'InvestorLog'], ...told },
    generateInvestorInfo: { ...told },
  } satisfies Tagged<typeof investorsGenerated>,
});

const investorParts = (answer: InvestorPage) => [answer.investors, answer.count, answer.totals] as const;

const pages = investorsApi.injectEndpoints({
  endpoints: (build) => ({
    pageInvestors: build.infiniteQuery<Page<InvestorRow>, PagedArg<ListInvestorsApiArg>, number>({
      ...paged(callOf(investorsApi, 'listInvestors'), investorParts),
      providesTags: ['Investor'],
    }),
    pageInvestorInvestments: build.infiniteQuery<Page<Investment>, PagedArg<ListInvestorInvestmentsApiArg>, number>({
      ...paged(callOf(investorsApi, 'listInvestorInvestments'), (a: InvestmentPage) => [
        a.investments,
        a.count,
        a.totals,
      ]),
      providesTags: ['Investment'],
    }),
    pageInvestorVerifyHistory: build.infiniteQuery<
      Page<VerifyHistoryItem>,
      PagedArg<ListInvestorVerifyHistoryApiArg>,
      number
    >({
      ...paged(callOf(investorsApi, 'listInvestorVerifyHistory'), (a: VerifyHistoryPage) => [a.items, a.count]),
      providesTags: ['InvestorHistory'],
    }),
  }),
});

export const {
  useListInvestorStatusesQuery,
  useGetInvestorQuery,
  useGetPersonalDocumentDataQuery,
  useGetCompanyDocumentDataQuery,
  useChangeInvestorStatusMutation,
  useUpdatePersonalDocumentDataMutation,
  useUpdateCompanyDocumentDataMutation,
  useArchiveInvestorMutation,
  useAddInvestorAttachmentMutation,
  useDeleteInvestorAttachmentMutation,
} = investorsApi;

/** Asks for the first rows of a list that is about to be drawn. */
export const beginInvestors = (list: ListQuery<InvestorFilters>) =>
  pages.endpoints.pageInvestors.initiate(pagedArg(list), { subscribe: false });

/** Reads all investors of a list, for the export and for picking all of them. */
export const useReadInvestors = readerOf(callOf(investorsApi, 'listInvestors'), investorParts);

export function useListInvestorsRows(
  list: ListQuery<InvestorFilters>,
): Rows<InvestorRow> & Required<Pick<Rows<InvestorRow>, 'every'>> {
  const rows = usePagedRows(pages.usePageInvestorsInfiniteQuery(pagedArg(list)), list);
  return { ...rows, every: useReadInvestors(list) };
}

export function useListInvestorInvestmentsRows(list: ListQuery<{ id: number }>): Rows<Investment> {
  return usePagedRows(pages.usePageInvestorInvestmentsInfiniteQuery(pagedArg(list)), list, list.filters.id);
}

export function useListInvestorVerifyHistoryRows(list: ListQuery<{ id: number }>): Rows<VerifyHistoryItem> {
  return usePagedRows(pages.usePageInvestorVerifyHistoryInfiniteQuery(pagedArg(list)), list, list.filters.id);
}
