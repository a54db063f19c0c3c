import { eachEndpoint } from '../cache/eachEndpoint';
import { listEndpoint } from '../cache/listEndpoint';
import { requestOf } from '../cache/requestOf';
import { signingGenerated, type DibankClaim, type DibankClaimPage } from '../generated/investment/signing';
import { countedAs } from '../transport/responseSchema';
import { handlesOwnErrors, type Tag, type Tagged } from '../cache/tags';

export type { DibankSignature as SignedDocument, DibankStatus, DibankClaim } from '../generated/investment/signing';

/** What a document moves: its claim, and once it is paid the investment, the balance and the outgoing payments. */
const moved: Tag[] = ['DibankClaim', 'CashOutClaim', 'Investment'];
const ofInvestor: Tag[] = ['Investor', 'InvestorBalance', 'InvestorHistory', 'InvestorLog'];
/** What is read anew after the last document of a batch. */
export const paid: Tag[] = [...moved, ...ofInvestor, 'OutgoingTransaction'];

export const esignApi = signingGenerated.enhanceEndpoints({
  endpoints: {
    listDibankClaims: { providesTags: ['DibankClaim'] },
    getDibankDocument: { providesTags: ['DibankClaim'] },
    createDibankDocument: { invalidatesTags: moved, ...handlesOwnErrors },
    // A batch sends many; the list is read once, after the last.
    sendDibankDocument: handlesOwnErrors,
    retryDibankDocument: { invalidatesTags: moved, ...handlesOwnErrors },
    getTimestamp: handlesOwnErrors,
  } satisfies Tagged<typeof signingGenerated>,
});

/** A payment document as a row of a list. */
export interface Document extends DibankClaim {
  id: number;
}

/** Whether the person approved so large a payment that another has to sign it. */
export const isBarred = ({ barred_signer }: Document, userId: number | undefined): boolean =>
  barred_signer !== null && barred_signer.id === userId;

/** Who pays by the documents. */
export type Organisation = DibankClaimPage['organisation'];

/** A page of the documents. */
export const documentsRequest = requestOf(esignApi, 'listDibankClaims');

const isDocument = (value: unknown): value is DibankClaim =>
  typeof value === 'object' && value !== null && Number.isSafeInteger((value as Partial<DibankClaim>).document_id);
/** A document that was read alone, as a row has it. */
export const withId = (row: DibankClaim): Document => ({ ...row, id: row.document_id });
/** A row whose number did not come can be neither shown nor signed; the others stay, and the count of what came. */
export const documentsOf = (rows: readonly DibankClaim[]) => countedAs(rows, rows.filter(isDocument).map(withId));

export const { useCreateDibankDocumentMutation, useRetryDibankDocumentMutation, useGetDibankDocumentQuery } = esignApi;

const service = 'investment';
/** Prepares the first document of each of many approved claims. */
export const usePrepareEach = eachEndpoint(esignApi.endpoints.createDibankDocument, { service, idIn: 'exit_claim_id' });
/** Prepares each of many documents anew. */
export const useRetryEach = eachEndpoint(esignApi.endpoints.retryDibankDocument, { service, idIn: 'document_id' });

const { useRows, useCount, find } = listEndpoint(esignApi, 'listDibankClaims', {
  ...{ rows: 'list', by: 'page' },
  of: ['status'],
  toRows: documentsOf,
});
export { useRows as useListDibankClaimsRows, useCount as useDibankClaimCount };

/** The first documents under a search, in every status, past the cache. */
export const findDibankClaims = ({ search }: { search: string }, signal: AbortSignal) =>
  find({ search, status: 'all' }, signal);
