import { useCallback, useMemo } from 'react';
import type { ListQuery, Rows } from '../../lib/rows';
import {
  investorsGenerated,
  type Card,
  type Certificate,
  type Claim,
  type ClaimPage,
  type Duplicate,
  type EditPage,
  type EditRow,
  type InvestmentShare,
  type ListInvestorClaimsApiArg,
  type ListInvestorEditsApiArg,
  type ListInvestorLogsApiArg,
  type ListInvestorTransactionsApiArg,
  type LogPage,
  type LogRow,
  type RevealedField,
  type StatusBatchResult,
  type Transaction,
  type TransactionPage,
  type UpdateInvestorStatusesApiArg,
} from '../generated/system-user/investors';
import { failed } from '../transport/parseResponse';
import { callOf } from '../cache/callOf';
import { useApiDispatch } from '../cache/dispatch';
import { paged, pagedArg, usePagedRows, type Page, type PagedArg } from '../cache/pagedRows';
import type { Tagged } from '../cache/tags';
import { useUnpagedRows } from '../cache/unpagedRows';

export type {
  AutoInvest,
  Card,
  CardDetail,
  Certificate,
  Claim,
  Duplicate,
  EditRow,
  InvestmentShare,
  InvestorChange,
  LogRow,
  PlatformInvestor,
  RevealedField,
  Transaction,
} from '../generated/system-user/investors';

/** The form or the action that makes the call tells its failure. */
const told = { extraOptions: { handlesOwnErrors: true } };

export const platformInvestorsApi = investorsGenerated.enhanceEndpoints({
  endpoints: {
    listPlatformInvestors: { providesTags: ['Investor'] },
    searchInvestorsByPhone: { providesTags: ['Investor'] },
    getPlatformInvestor: { providesTags: ['InvestorBalance'] },
    listInvestorClaims: { providesTags: ['Claim'] },
    getInvestorBalance: { providesTags: ['InvestorBalance'] },
    listPlatformInvestorInvestments: { providesTags: ['Investment'] },
    listInvestorTransactions: { providesTags: ['InvestorBalance'] },
    listInvestorCertificates: { providesTags: ['Investment'] },
    listInvestorCards: { providesTags: ['InvestorCard'] },
    getInvestorCard: { providesTags: ['InvestorCard'] },
    listInvestorLogs: { providesTags: ['InvestorLog'] },
    listInvestorEdits: { providesTags: ['InvestorLog'] },
    getAutoInvest: { providesTags: ['Investment'] },
    eraseInvestor: { invalidatesTags: ['Investor'], ...told },
    // Sent in many calls: what shows the investors is asked for anew once they rest, see useUpdateInvestorStatusesMutation.
    updateInvestorStatuses: { ...told },
    updatePlatformInvestor: { invalidatesTags: ['Investor', 'InvestorLog'], ...told },
    updateInvestorPhone: { invalidatesTags: ['Investor', 'InvestorLog'], ...told },
    refillInvestorBalance: { invalidatesTags: ['Claim', 'InvestorBalance', 'InvestorLog'], ...told },
    withdrawInvestorBalance: { invalidatesTags: ['Claim', 'InvestorBalance', 'InvestorLog'], ...told },
    confirmInvestorPassport: { invalidatesTags: ['Investor', 'InvestorLog'], ...told },
    resetInvestorIdentification: { invalidatesTags: ['Investor', 'InvestorHistory', 'InvestorLog'], ...told },
    revealInvestorData: { invalidatesTags: ['InvestorLog'], ...told },
  } satisfies Tagged<typeof investorsGenerated>,
});

const pages = platformInvestorsApi.injectEndpoints({
  endpoints: (build) => ({
    pageInvestorClaims: build.infiniteQuery<Page<Claim>, PagedArg<ListInvestorClaimsApiArg>, number>({
      ...paged(callOf(platformInvestorsApi, 'listInvestorClaims'), (a: ClaimPage) => [a.claims, a.count]),
      providesTags: ['Claim'],
    }),
    pageInvestorTransactions: build.infiniteQuery<Page<Transaction>, PagedArg<ListInvestorTransactionsApiArg>, number>({
      ...paged(callOf(platformInvestorsApi, 'listInvestorTransactions'), (a: TransactionPage) => [
        a.transactions,
        a.count,
        a.totals,
      ]),
      providesTags: ['InvestorBalance'],
    }),
    pageInvestorLogs: build.infiniteQuery<Page<LogRow>, PagedArg<ListInvestorLogsApiArg>, number>({
      ...paged(callOf(platformInvestorsApi, 'listInvestorLogs'), (a: LogPage) => [a.items, a.count]),
      providesTags: ['InvestorLog'],
    }),
    pageInvestorEdits: build.infiniteQuery<Page<EditRow>, PagedArg<ListInvestorEditsApiArg>, number>({
      ...paged(callOf(platformInvestorsApi, 'listInvestorEdits'), (a: EditPage) => [a.items, a.count]),
      providesTags: ['InvestorLog'],
    }),
  }),
});

export const {
  useGetPlatformInvestorQuery,
  useGetInvestorBalanceQuery,
  useGetInvestorCardQuery,
  useGetAutoInvestQuery,
  useSearchInvestorsByPhoneQuery,
  useEraseInvestorMutation,
  useUpdatePlatformInvestorMutation,
  useUpdateInvestorPhoneMutation,
  useRefillInvestorBalanceMutation,
  useWithdrawInvestorBalanceMutation,
  useConfirmInvestorPassportMutation,
  useResetInvestorIdentificationMutation,
} = platformInvestorsApi;

/** What became of some investors whose status was to change. */
export interface StatusBatchAnswer {
  done: readonly number[];
  refused: readonly { id: number; code: string }[];
}

/** The answer to a batch, also one that was lost and is told later; undefined when it is not one. */
export function readStatusBatch(body: unknown): StatusBatchAnswer | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  const { updated, skipped } = body as Partial<Record<keyof StatusBatchResult, unknown>>;
  if (!Array.isArray(updated) || !Array.isArray(skipped)) return undefined;
  return { done: updated as number[], refused: skipped as { id: number; code: string }[] };
}

/**
 * The generated hook of this name forgets its call when the screen closes; these batches outlive it, each under its
 * key. `settled` asks anew for all that shows the investors, once for many batches.
 */
export function useUpdateInvestorStatusesMutation() {
  const dispatch = useApiDispatch();
  return useMemo(() => {
    const send = async (body: UpdateInvestorStatusesApiArg['body'], key: string): Promise<StatusBatchAnswer> => {
      const arg = { body, 'Idempotency-Key': key };
      const { initiate } = platformInvestorsApi.endpoints.updateInvestorStatuses;
      const answer = readStatusBatch(await dispatch(initiate(arg, { track: false })).unwrap());
      if (!answer) throw failed('malformed').error;
      return answer;
    };
    const settled = (): void => {
      dispatch(platformInvestorsApi.util.invalidateTags(['Investor', 'InvestorHistory', 'InvestorLog']));
    };
    return [send, settled] as const;
  }, [dispatch]);
}

export function useListInvestorClaimsRows(list: ListQuery<{ id: number }>): Rows<Claim> {
  return usePagedRows(pages.usePageInvestorClaimsInfiniteQuery(pagedArg(list)), list, list.filters.id);
}

export function useListInvestorTransactionsRows(
  list: ListQuery<Pick<ListInvestorTransactionsApiArg, 'id' | 'begin_date' | 'end_date'>>,
): Rows<Transaction> {
  return usePagedRows(pages.usePageInvestorTransactionsInfiniteQuery(pagedArg(list)), list, list.filters.id);
}

export function useListInvestorLogsRows(list: ListQuery<{ id: number }>): Rows<LogRow> {
  return usePagedRows(pages.usePageInvestorLogsInfiniteQuery(pagedArg(list)), list, list.filters.id);
}

export function useListInvestorEditsRows(list: ListQuery<{ investor_id: number }>): Rows<EditRow> {
  return usePagedRows(pages.usePageInvestorEditsInfiniteQuery(pagedArg(list)), list, list.filters.investor_id);
}

export function useListPlatformInvestorsRows(sameAs: number): Rows<Duplicate> {
  const result = platformInvestorsApi.useListPlatformInvestorsQuery({ same_as: sameAs });
  return useUnpagedRows(result, ({ items }) => items, sameAs);
}

export function useListInvestorCardsRows(id: number): Rows<Card> {
  return useUnpagedRows(platformInvestorsApi.useListInvestorCardsQuery({ id }), ({ items }) => items, id);
}

export function useListInvestorCertificatesRows(id: number): Rows<Certificate> {
  return useUnpagedRows(platformInvestorsApi.useListInvestorCertificatesQuery({ id }), ({ items }) => items, id);
}

/** The money of an investor by strategy; a strategy has one row, and its id is that of the row. */
export function useListPlatformInvestorInvestmentsRows(id: number): Rows<InvestmentShare & { id: number }> {
  const result = platformInvestorsApi.useListPlatformInvestorInvestmentsQuery({ id });
  return useUnpagedRows(result, ({ items }) => items.map((item) => ({ ...item, id: item.strategy.id })), id);
}

/** Fetches one masked field whole. What comes is kept by whoever asked, and never by the cache. */
export function useRevealInvestorDataMutation(id: number): (field: RevealedField) => Promise<string> {
  const dispatch = useApiDispatch();
  return useCallback(
    async (field) => {
      const { revealInvestorData } = platformInvestorsApi.endpoints;
      const call = dispatch(revealInvestorData.initiate({ id, fields: [field] }, { track: false }));
      const { values } = await call.unwrap();
      return values[field] ?? '';
    },
    [dispatch, id],
  );
}
