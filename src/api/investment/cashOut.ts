import { useCallback, useMemo } from 'react';
import type { ReadPage } from '../../lib/readPage';
import type { ListQuery, Rows } from '../../lib/rows';
import { callOf } from '../cache/callOf';
import { useApiDispatch } from '../cache/dispatch';
import {
  cashOutGenerated,
  type CashOutClaim,
  type CashOutPage,
  type CashOutSheetResult,
  type DecideCashOutClaimApiArg,
  type ListCashOutClaimsApiArg,
} from '../generated/investment/cash-out';
import { paged, pagedArg, usePagedRows, type Page, type PagedArg } from '../cache/pagedRows';
import { readerOf } from '../cache/readAll';
import type { Tag, Tagged } from '../cache/tags';
import { upload, type UploadOptions } from '../transport/upload';

export type {
  CashOutClaim,
  CashOutDetail,
  CashOutSheetResult,
  CashOutStatus,
  ExitReason,
  PayoutMethod,
} from '../generated/investment/cash-out';

export type CashOutFilters = Omit<ListCashOutClaimsApiArg, 'offset' | 'limit'>;

/** A decision shows in the list, on the claim and in the investment that is left. */
const touched: Tag[] = ['CashOutClaim', 'Investment'];
/** The question or the form that makes the call tells its failure. */
const told = { extraOptions: { handlesOwnErrors: true } };

export const cashOutApi = cashOutGenerated.enhanceEndpoints({
  endpoints: {
    listCashOutClaims: { providesTags: ['CashOutClaim'] },
    getCashOutQueue: { providesTags: ['CashOutClaim'] },
    listCashDays: { providesTags: ['CashInClaim', 'CashOutClaim'] },
    getCashOutClaim: { providesTags: ['CashOutClaim'] },
    decideCashOutClaim: { invalidatesTags: touched, ...told },
    changeCashOutClaim: { invalidatesTags: touched, ...told },
    uploadCashOutSheet: { invalidatesTags: touched, ...told },
  } satisfies Tagged<typeof cashOutGenerated>,
});

const parts = (answer: CashOutPage) => [answer.exit_claims, answer.count, answer.totals] as const;
const listCall = callOf(cashOutApi, 'listCashOutClaims');

const pages = cashOutApi.injectEndpoints({
  endpoints: (build) => ({
    pageCashOutClaims: build.infiniteQuery<Page<CashOutClaim>, PagedArg<ListCashOutClaimsApiArg>, number>({
      ...paged(listCall, parts),
      providesTags: ['CashOutClaim'],
    }),
  }),
});

export const {
  useGetCashOutQueueQuery,
  useListCashDaysQuery,
  useGetCashOutClaimQuery,
  useDecideCashOutClaimMutation,
  useChangeCashOutClaimMutation,
} = cashOutApi;

const useReadCashOut = readerOf(listCall, parts);

export function useListCashOutClaimsRows(
  list: ListQuery<CashOutFilters>,
): Rows<CashOutClaim> & Required<Pick<Rows<CashOutClaim>, 'every'>> {
  const rows = usePagedRows(pages.usePageCashOutClaimsInfiniteQuery(pagedArg(list)), list);
  return { ...rows, every: useReadCashOut(list) };
}

/** Reads the claims that wait, page by page and past the cache. */
export const useReadWaitingCashOut = (): ReadPage<CashOutClaim> => useReadCashOut({ filters: { status: ['pending'] } });

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

const sheetCall = callOf(cashOutApi, 'uploadCashOutSheet');

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
