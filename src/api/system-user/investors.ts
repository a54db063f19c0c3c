import { batchEndpoint } from '../cache/batchEndpoint';
import { listEndpoint } from '../cache/listEndpoint';
import type { Rows } from '../../lib/rows';
import {
  investorsGenerated,
  type Card,
  type Certificate,
  type Duplicate,
  type InvestmentShare,
  type RevealedField,
} from '../generated/system-user/investors';
import { handlesOwnErrors, type Tagged } from '../cache/tags';
import { useReveal, type Reveal } from '../cache/useReveal';
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
    eraseInvestor: { invalidatesTags: ['Investor'], ...handlesOwnErrors },
    // Sent in many calls: what shows the investors is asked for anew once they rest, see useInvestorStatusBatch.
    updateInvestorStatuses: handlesOwnErrors,
    // It changes the PINFL, whose refusals have the sentence of the requirements.
    updatePlatformInvestor: {
      invalidatesTags: ['Investor', 'InvestorLog'],
      extraOptions: { handlesOwnErrors: true, work: 'action' },
    },
    updateInvestorPhone: { invalidatesTags: ['Investor', 'InvestorLog'], ...handlesOwnErrors },
    refillInvestorBalance: { invalidatesTags: ['Claim', 'InvestorBalance', 'InvestorLog'], ...handlesOwnErrors },
    withdrawInvestorBalance: { invalidatesTags: ['Claim', 'InvestorBalance', 'InvestorLog'], ...handlesOwnErrors },
    confirmInvestorPassport: { invalidatesTags: ['Investor', 'InvestorLog'], ...handlesOwnErrors },
    resetInvestorIdentification: {
      invalidatesTags: ['Investor', 'InvestorHistory', 'InvestorLog'],
      ...handlesOwnErrors,
    },
    revealInvestorData: { invalidatesTags: ['InvestorLog'], ...handlesOwnErrors },
  } satisfies Tagged<typeof investorsGenerated>,
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
export const { useBatch: useInvestorStatusBatch } = batchEndpoint(
  platformInvestorsApi.endpoints.updateInvestorStatuses,
  { service: 'system-user', doneIn: 'updated', tags: ['Investor', 'InvestorHistory', 'InvestorLog'] },
);

export const { useRows: useListInvestorClaimsRows } = listEndpoint(platformInvestorsApi, 'listInvestorClaims', {
  rows: 'claims',
  of: ['id'],
});

export const { useRows: useListInvestorTransactionsRows } = listEndpoint(
  platformInvestorsApi,
  'listInvestorTransactions',
  { rows: 'transactions', of: ['id'] },
);

export const { useRows: useListInvestorLogsRows } = listEndpoint(platformInvestorsApi, 'listInvestorLogs', {
  rows: 'items',
  of: ['id'],
});

export const { useRows: useListInvestorEditsRows } = listEndpoint(platformInvestorsApi, 'listInvestorEdits', {
  rows: 'items',
  of: ['investor_id'],
});

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

/** Fetches masked fields whole, all in one call. What comes is kept by the caller, and never by the cache. */
export const useRevealInvestorDataMutation = (id: number): Reveal<RevealedField> =>
  useReveal(platformInvestorsApi.endpoints.revealInvestorData, { id });
