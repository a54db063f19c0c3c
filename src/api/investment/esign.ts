import { useCallback } from 'react';
import type { ListQuery, Rows } from '../../lib/rows';
import { eimzoOf, type Eimzo } from '../eimzo/program';
import { callOf } from '../callOf';
import { useApiDispatch, type ApiThunk } from '../dispatch';
import { asFailure } from '../failures';
import {
  esignGenerated,
  type DibankClaim,
  type DibankClaimPage,
  type DibankSignature,
  type DibankStatus,
  type TimestampToken,
} from '../generated/investment/esign';
import { paged, pagedArg, usePagedRows, type Page, type PagedArg } from '../pagedRows';
import { readerOf } from '../readAll';
import { readOnce } from '../readOnce';
import type { Tag, Tagged } from '../tags';

export type { DibankSignature as SignedDocument, DibankStatus } from '../generated/investment/esign';

/** What a document moves: its claim, and once it is paid the investment, the balance and the outgoing payments. */
const moved: Tag[] = ['DibankClaim', 'CashOutClaim', 'Investment'];
const ofInvestor: Tag[] = ['Investor', 'InvestorBalance', 'InvestorHistory', 'InvestorLog'];
const paid: Tag[] = [...moved, ...ofInvestor, 'OutgoingTransaction'];
/** The form or the batch that makes the call tells its failure. */
const told = { extraOptions: { isToldByCaller: true } };

export const esignApi = esignGenerated.enhanceEndpoints({
  endpoints: {
    listDibankClaims: { providesTags: ['DibankClaim'] },
    createDibankDocument: { invalidatesTags: moved, ...told },
    // A batch sends many; the list is read once, after the last.
    sendDibankDocument: { ...told },
    retryDibankDocument: { invalidatesTags: moved, ...told },
    getTimestamp: { ...told },
  } satisfies Tagged<typeof esignGenerated>,
});

/** A payment document as a row of a list. */
export interface Document extends DibankClaim {
  id: number;
}

/** Who pays by the documents. */
export type Organisation = DibankClaimPage['organisation'];

const list = callOf(esignApi, 'listDibankClaims');
interface Filters {
  status: DibankStatus;
}
interface Slice extends Filters {
  offset?: number;
  limit?: number;
}
const listCall = ({ offset = 0, limit = 20, status }: Slice) =>
  list({ page: Math.floor(offset / limit) + 1, limit, status });

const isDocument = (value: unknown): value is DibankClaim =>
  typeof value === 'object' && value !== null && Number.isSafeInteger((value as Partial<DibankClaim>).document_id);
const withId = (row: DibankClaim): Document => ({ ...row, id: row.document_id });
const parts = ({ list: rows, count, totals }: DibankClaimPage) =>
  [Array.isArray(rows) ? rows.filter(isDocument).map(withId) : rows, count, totals] as const;

const pages = esignApi.injectEndpoints({
  endpoints: (build) => ({
    pageDibankClaims: build.infiniteQuery<Page<Document>, PagedArg<Slice>, number>({
      ...paged(listCall, parts),
      providesTags: ['DibankClaim'],
    }),
  }),
});

export const { useCreateDibankDocumentMutation, useRetryDibankDocumentMutation } = esignApi;

const useReadDocuments = readerOf(listCall, parts);

export function useListDibankClaimsRows(
  query: ListQuery<Filters>,
): Rows<Document> & Required<Pick<Rows<Document>, 'every'>> {
  const result = pages.usePageDibankClaimsInfiniteQuery(pagedArg(query));
  return { ...usePagedRows(result, query, query.filters.status), every: useReadDocuments(query) };
}

/** As the list is shown: a batch is collected by the same pages. */
export const draftPage = 20;

/** Every draft there is now, the oldest first, and who pays; past the cache. Rejects with a Failure. */
export const readDrafts =
  (signal: AbortSignal): ApiThunk<Promise<{ drafts: Document[]; organisation: Organisation }>> =>
  async (dispatch) => {
    const drafts = new Map<number, Document>();
    for (let page = 1; ; page += 1) {
      const { data, error } = await dispatch(readOnce(list({ page, limit: draftPage, status: 'draft' }), signal));
      if (error) throw asFailure(error);
      // The contract says what the answer holds, as with every generated operation.
      const answer = data as DibankClaimPage;
      for (const row of answer.list) drafts.set(row.document_id, withId(row));
      if (answer.list.length < draftPage) return { drafts: [...drafts.values()], organisation: answer.organisation };
    }
  };

// What a batch sends is not kept in the cache: signatures are nobody's to read afterwards.
const untracked = { track: false } as const;

/** Gives the time stamp of a signature in hex; rejects with a Failure. */
export function useGetTimestampMutation(): (signature: string) => Promise<string> {
  const dispatch = useApiDispatch();
  return useCallback(
    async (signature) => {
      const call = esignApi.endpoints.getTimestamp.initiate({ body: { signature_hex: signature } }, untracked);
      // As above.
      return ((await dispatch(call).unwrap()) as TimestampToken).token;
    },
    [dispatch],
  );
}

/** Sends one signed document under its key, which rejects with a Failure; and has the lists read anew, after the last. */
export function useSendDibankDocumentMutation() {
  const dispatch = useApiDispatch();
  const send = useCallback(
    (body: DibankSignature, key: string): Promise<unknown> =>
      dispatch(esignApi.endpoints.sendDibankDocument.initiate({ 'Idempotency-Key': key, body }, untracked)).unwrap(),
    [dispatch],
  );
  const settled = useCallback(() => void dispatch(esignApi.util.invalidateTags(paid)), [dispatch]);
  return [send, settled] as const;
}

const ownEimzo =
  (): ApiThunk<Eimzo> =>
  (_dispatch, _getState, { config }) =>
    eimzoOf(config.EIMZO_KEYS);

/** The signing program on this computer. */
export function useEimzo(): Eimzo {
  return useApiDispatch()(ownEimzo());
}
