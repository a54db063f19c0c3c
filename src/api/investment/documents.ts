import type { ListQuery, Rows } from '../../lib/rows';
import { callOf } from '../cache/callOf';
import {
  documentsGenerated,
  type ApplicationDocumentPage,
  type ApplicationDocumentRow,
  type ListApplicationDocumentsApiArg,
} from '../generated/investment/documents';
import { paged, pagedArg, usePagedRows, type Page, type PagedArg } from '../cache/pagedRows';
import { readerOf } from '../cache/readAll';
import type { Tagged } from '../cache/tags';

export type {
  ApplicationDocument,
  ApplicationDocumentRow,
  DocumentStatus,
  DocumentType,
} from '../generated/investment/documents';

const documentsApi = documentsGenerated.enhanceEndpoints({
  endpoints: {
    listApplicationDocuments: { providesTags: ['ApplicationDocument'] },
    getApplicationDocument: { providesTags: ['ApplicationDocument'] },
    decideApplicationDocument: {
      invalidatesTags: ['ApplicationDocument', 'InvestorLog'],
      extraOptions: { handlesOwnErrors: true },
    },
  } satisfies Tagged<typeof documentsGenerated>,
});

const listCall = callOf(documentsApi, 'listApplicationDocuments');
const parts = (answer: ApplicationDocumentPage) => [answer.documents, answer.count] as const;

const pages = documentsApi.injectEndpoints({
  endpoints: (build) => ({
    pageApplicationDocuments: build.infiniteQuery<
      Page<ApplicationDocumentRow>,
      PagedArg<ListApplicationDocumentsApiArg>,
      number
    >({ ...paged(listCall, parts), providesTags: ['ApplicationDocument'] }),
  }),
});

export const { useGetApplicationDocumentQuery, useDecideApplicationDocumentMutation } = documentsApi;

type Filters = Omit<ListApplicationDocumentsApiArg, 'offset' | 'limit'>;
const useReadDocuments = readerOf(listCall, parts);

export function useListApplicationDocumentsRows(
  list: ListQuery<Filters>,
): Rows<ApplicationDocumentRow> & Required<Pick<Rows<ApplicationDocumentRow>, 'every'>> {
  const rows = usePagedRows(pages.usePageApplicationDocumentsInfiniteQuery(pagedArg(list)), list);
  return { ...rows, every: useReadDocuments(list) };
}
