import type { ListQuery, Rows } from '../../lib/rows';
import { callOf } from '../cache/callOf';
import {
  cashInGenerated,
  type CashInBankClaim,
  type CashInBankPage,
  type ListCashInBankClaimsApiArg,
} from '../generated/investment/cash-in';
import { paged, pagedArg, usePagedRows, type Page, type PagedArg } from '../cache/pagedRows';
import { readerOf } from '../cache/readAll';
import type { Tagged } from '../cache/tags';

export type {
  CashInBankClaim,
  CashInBankDetail,
  CashInCandidate,
  CashInDecided,
  CashInDecision,
  CashInStatus,
  MatchConfidence,
  MatchReason,
} from '../generated/investment/cash-in';

/** The filters of the queue. What waits is all that is ever listed, so the status is no filter. */
export type CashInFilters = Omit<ListCashInBankClaimsApiArg, 'offset' | 'limit' | 'status'>;

export const paymentsApi = cashInGenerated.enhanceEndpoints({
  endpoints: {
    listCashInBankClaims: { providesTags: ['CashInClaim'] },
    getCashInQueue: { providesTags: ['CashInClaim'] },
    getCashInBankClaim: { providesTags: ['CashInClaim'] },
    decideCashInBankClaim: {
      invalidatesTags: ['CashInClaim', 'Investor', 'InvestorBalance', 'InvestorLog', 'Investment'],
      // The question or the form that decides tells its failure.
      extraOptions: { handlesOwnErrors: true },
    },
  } satisfies Tagged<typeof cashInGenerated>,
});

const parts = (answer: CashInBankPage) => [answer.cash_in_bank, answer.count, answer.totals] as const;

const pages = paymentsApi.injectEndpoints({
  endpoints: (build) => ({
    pageCashInBankClaims: build.infiniteQuery<Page<CashInBankClaim>, PagedArg<ListCashInBankClaimsApiArg>, number>({
      ...paged(callOf(paymentsApi, 'listCashInBankClaims'), parts),
      providesTags: ['CashInClaim'],
    }),
  }),
});

export const { useGetCashInQueueQuery, useGetCashInBankClaimQuery, useDecideCashInBankClaimMutation } = paymentsApi;

/** Whatever else a list is filtered by, it asks for what waits. */
const waiting = (list: ListQuery<CashInFilters>) => ({
  ...list,
  filters: { ...list.filters, status: 'pending' as const },
});

/** Reads all documents of a list, for the export. */
const useReadCashIn = readerOf(callOf(paymentsApi, 'listCashInBankClaims'), parts);

export function useListCashInBankClaimsRows(
  list: ListQuery<CashInFilters>,
): Rows<CashInBankClaim> & Required<Pick<Rows<CashInBankClaim>, 'every'>> {
  const asked = waiting(list);
  const rows = usePagedRows(pages.usePageCashInBankClaimsInfiniteQuery(pagedArg(asked)), asked);
  return { ...rows, every: useReadCashIn(asked) };
}
