import { listEndpoint } from '../cache/listEndpoint';
import { requestOf } from '../cache/requestOf';
import { useCallback, useMemo } from 'react';
import { useApiDispatch } from '../cache/dispatch';
import {
  cashOutGenerated,
  type CashOutClaim,
  type CashOutSheetResult,
  type DecideCashOutClaimApiArg,
} from '../generated/investment/cash-out';
import { handlesOwnErrors, type Tag, type Tagged } from '../cache/tags';
import { upload, type UploadOptions } from '../cache/upload';

export type {
  CashOutClaim,
  CashOutDetail,
  CashOutSheetResult,
  CashOutStatus,
  ExitReason,
  PayoutMethod,
} from '../generated/investment/cash-out';

/** A decision shows in the list, on the claim and in the investment that is left. */
const touched: Tag[] = ['CashOutClaim', 'Investment'];

export const cashOutApi = cashOutGenerated.enhanceEndpoints({
  endpoints: {
    listCashOutClaims: { providesTags: ['CashOutClaim'] },
    getCashOutQueue: { providesTags: ['CashOutClaim'] },
    listCashDays: { providesTags: ['CashInClaim', 'CashOutClaim'] },
    getCashOutClaim: { providesTags: ['CashOutClaim'] },
    decideCashOutClaim: { invalidatesTags: touched, ...handlesOwnErrors },
    changeCashOutClaim: { invalidatesTags: touched, ...handlesOwnErrors },
    // Its payment document is cancelled with it.
    reopenCashOutClaim: { invalidatesTags: [...touched, 'DibankClaim'], ...handlesOwnErrors },
    uploadCashOutSheet: { invalidatesTags: touched, ...handlesOwnErrors },
  } satisfies Tagged<typeof cashOutGenerated>,
});

export const {
  useGetCashOutQueueQuery,
  useListCashDaysQuery,
  useGetCashOutClaimQuery,
  useDecideCashOutClaimMutation,
  useChangeCashOutClaimMutation,
  useReopenCashOutClaimMutation,
} = cashOutApi;

const { useRows, useCount, useRead, find } = listEndpoint(cashOutApi, 'listCashOutClaims', { rows: 'exit_claims' });
export { useRows as useListCashOutClaimsRows, useCount as useCashOutCount, find as findCashOut };

/** Reads the claims that wait, page by page and past the cache. */
export const useReadWaitingCashOut = () => useRead({ status: ['pending'] });

/** What a search shows of a claim. */
export type FoundCashOut = Pick<CashOutClaim, 'id' | 'number' | 'status' | 'investor' | 'payable_amount'>;

/**
 * The generated hook of a decision forgets its call when the screen closes; those of a bulk work outlive it, each
 * under its key.
 */
export function useDecideEach(): (arg: DecideCashOutClaimApiArg) => Promise<CashOutClaim> {
  const dispatch = useApiDispatch();
  return useCallback(
    (arg) => dispatch(cashOutApi.endpoints.decideCashOutClaim.initiate(arg, { track: false })).unwrap(),
    [dispatch],
  );
}

const sheetCall = requestOf(cashOutApi, 'uploadCashOutSheet');

/** Sends a sheet under the key of its intent, and asks anew for what it has changed. Rejects with a Failure. */
export function useUploadCashOutSheetMutation() {
  const dispatch = useApiDispatch();
  return useMemo(
    () =>
      async (file: File, key: string, options: UploadOptions): Promise<CashOutSheetResult> => {
        const call = sheetCall({ 'Idempotency-Key': key, body: { excel_file: file } });
        try {
          return await dispatch(upload<CashOutSheetResult>(call, options));
        } finally {
          // Also when the answer was lost: the claims may have been decided.
          dispatch(cashOutApi.util.invalidateTags(touched));
        }
      },
    [dispatch],
  );
}
