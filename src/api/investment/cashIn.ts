import { listEndpoint, type FiltersOf } from '../cache/listEndpoint';
import type { ListQuery } from '../../lib/rows';
import { cashInGenerated, type ListCashInBankClaimsApiArg } from '../generated/investment/cash-in';
import { handlesOwnErrors, type Tagged } from '../cache/tags';

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
export type CashInFilters = Omit<FiltersOf<ListCashInBankClaimsApiArg>, 'status'>;

export const paymentsApi = cashInGenerated.enhanceEndpoints({
  endpoints: {
    listCashInBankClaims: { providesTags: ['CashInClaim'] },
    getCashInQueue: { providesTags: ['CashInClaim'] },
    getCashInBankClaim: { providesTags: ['CashInClaim'] },
    decideCashInBankClaim: {
      invalidatesTags: ['CashInClaim', 'Investor', 'InvestorBalance', 'InvestorLog', 'Investment'],
      ...handlesOwnErrors,
    },
  } satisfies Tagged<typeof cashInGenerated>,
});

export const { useGetCashInQueueQuery, useGetCashInBankClaimQuery, useDecideCashInBankClaimMutation } = paymentsApi;

const { useRows, useCount, find } = listEndpoint(paymentsApi, 'listCashInBankClaims', { rows: 'cash_in_bank' });
export { useCount as useCashInCount };

/** The first that wait under a search, past the cache. */
export const findCashIn = ({ search }: { search: string }, signal: AbortSignal) =>
  find({ search, status: 'pending' }, signal);

/** Whatever else the list is filtered by, it asks for what waits. */
export const useListCashInBankClaimsRows = (list: ListQuery<CashInFilters>) =>
  useRows({ ...list, filters: { ...list.filters, status: 'pending' } });
