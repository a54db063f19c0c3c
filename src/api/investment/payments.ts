import type { ListQuery, Rows } from '../../lib/rows';
import { callOf } from '../callOf';
import {
  paymentsGenerated,
  type CashInBankClaim,
  type CashInBankPage,
  type ListCashInBankClaimsApiArg,
} from '../generated/investment/payments';
import { paged, pagedArg, usePagedRows, type Page, type PagedArg } from '../pagedRows';
import { readerOf } from '../readAll';
import type { Tagged } from '../tags';

export type {
  CashInBankClaim,
  CashInBankDetail,
  CashInCandidate,
  CashInDecided,
  CashInDecision,
  CashInStatus,
  MatchConfidence,
  MatchReason,
} from '../generated/investment/payments';

/** The filters of the queue. What waits is all that is ever listed, so the status is no filter. */
export type CashInFilters = Omit<ListCashInBankClaimsApiArg, 'offset' | 'limit' | 'status'>;

export const paymentsApi = paymentsGenerated.enhanceEndpoints({
  endpoints: {
    listCashInBankClaims: { providesTags: ['CashInClaim'] },
    getCashInQueue: { providesTags: ['CashInClaim'] },
    getCashInBankClaim: { providesTags: ['CashInClaim'] },
    decideCashInBankClaim: {
      invalidatesTags: ['CashInClaim', 'Investor', 'InvestorBalance', 'InvestorLog', 'Investment'],
      // The question or the form that decides tells its failure.
      extraOptions: { isToldByCaller: true },
    },
  } satisfies Tagged<typeof paymentsGenerated>,
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
