import { listEndpoint } from '../cache/listEndpoint';
import { documentsGenerated } from '../generated/investment/documents';
import { handlesOwnErrors, type Tagged } from '../cache/tags';

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
      ...handlesOwnErrors,
    },
  } satisfies Tagged<typeof documentsGenerated>,
});

export const { useGetApplicationDocumentQuery, useDecideApplicationDocumentMutation } = documentsApi;

export const {
  useRows: useListApplicationDocumentsRows,
  useCount: useApplicationDocumentCount,
  find: findApplicationDocuments,
} = listEndpoint(documentsApi, 'listApplicationDocuments', { rows: 'documents' });
