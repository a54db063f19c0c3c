import { useCallback } from 'react';
import { isRecord } from '../../lib/guards';
import { useApiDispatch } from '../cache/dispatch';
import type { EachCall } from '../cache/eachEndpoint';
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

type Step = 'checked' | 'accepted';
interface Seen {
  id: number;
  /** As the person saw it. */
  version: number;
}

/**
 * Takes one step with many documents, a call for each on the version that was seen, so that the service answers row by
 * row. A call has no key of its own: what became of one whose answer was lost the document itself tells, and as long as
 * it stands where it stood nobody knows.
 */
export function useDecideDocuments(): (seen: readonly Seen[], to: Step) => EachCall {
  const dispatch = useApiDispatch();
  return useCallback(
    (seen, to) => {
      const versions = new Map(seen.map(({ id, version }) => [id, version]));
      const sent = new Map<string, number>();
      const { decideApplicationDocument: decide, getApplicationDocument: read } = documentsApi.endpoints;
      return {
        size: 1,
        send: async ([id], key) => {
          const version = id === undefined ? undefined : versions.get(id);
          if (id === undefined || version === undefined) return { done: [], refused: [] };
          sent.set(key, id);
          await dispatch(decide.initiate({ id, 'If-Match': version, body: { status: to } }, { track: false })).unwrap();
          return { done: [id], refused: [] };
        },
        checkOutcome: async (key) => {
          const id = sent.get(key);
          if (id === undefined) return { state: 'never' };
          const now = await dispatch(read.initiate({ id }, { subscribe: false, forceRefetch: true })).unwrap();
          return now.status === to ? { state: 'done', body: now } : { state: 'running' };
        },
        readAnswer: (answer) => {
          const id = isRecord(answer) ? answer['id'] : undefined;
          return typeof id === 'number' ? { done: [id], refused: [] } : undefined;
        },
      };
    },
    [dispatch],
  );
}

export const {
  useRows: useListApplicationDocumentsRows,
  useCount: useApplicationDocumentCount,
  find: findApplicationDocuments,
} = listEndpoint(documentsApi, 'listApplicationDocuments', { rows: 'documents' });
