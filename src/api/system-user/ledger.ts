import type { ListQuery } from '../../lib/rows';
import { listEndpoint, type FiltersOf } from '../cache/listEndpoint';
import { handlesOwnErrors, type Tagged } from '../cache/tags';
import { ledgerGenerated, type ListEntriesApiArg } from '../generated/system-user/ledger';
import { timeouts } from '../transport/timeouts';

export type {
  CardRow,
  Entry,
  FactKind,
  MonthFigure,
  Posting,
  PostingDetail,
  PostingKind,
  PostingLine,
  PostingRow,
  PostingSource,
  PostingStatus,
  PostingTemplate,
  PostingTemplateTerms,
  PostingTerms,
  SourceRecord,
  Tie,
  TieKind,
  TieRecord,
  TrialBalanceRow,
} from '../generated/system-user/ledger';

const ledgerApi = ledgerGenerated.enhanceEndpoints({
  endpoints: {
    listEntries: { providesTags: ['Posting'], extraOptions: { timeout: timeouts.ledger } },
    getPosting: { providesTags: ['Posting'], extraOptions: { timeout: timeouts.named } },
    listPostings: { providesTags: ['Posting'] },
    // A template is kept beside the form of a posting and nowhere else, so that it needs no tag of its own.
    listPostingTemplates: { providesTags: ['Posting'] },
    createPostingTemplate: { invalidatesTags: ['Posting'], ...handlesOwnErrors },
    changePostingTemplate: { invalidatesTags: ['Posting'], ...handlesOwnErrors },
    deletePostingTemplate: { invalidatesTags: ['Posting'], ...handlesOwnErrors },
    listTrialBalance: { providesTags: ['Posting'] },
    listAccountCard: { providesTags: ['Posting'] },
    listTies: { providesTags: ['Posting'] },
    listTieRecords: { providesTags: ['Posting'] },
    // A draft that takes an expense or an income back stands beside it.
    createCashIn: { invalidatesTags: ['Posting', 'Expense'], ...handlesOwnErrors },
    createCashOut: { invalidatesTags: ['Posting', 'Income'], ...handlesOwnErrors },
    createCashInOut: { invalidatesTags: ['Posting'], ...handlesOwnErrors },
    // What is posted stands on the accounts, and a partner's share is paid by it.
    changePosting: {
      invalidatesTags: ['Posting', 'LedgerAccount', 'ProfitLoss', 'Expense', 'Income', 'Partner', 'ClosingMonth'],
      extraOptions: { handlesOwnErrors: true, timeout: timeouts.named },
    },
  } satisfies Tagged<typeof ledgerGenerated>,
});

export const {
  useGetPostingQuery,
  useListAccountCardQuery,
  useListTieRecordsQuery,
  useListPostingTemplatesQuery,
  useCreatePostingTemplateMutation,
  useChangePostingTemplateMutation,
  useDeletePostingTemplateMutation,
  useCreateCashInMutation,
  useCreateCashOutMutation,
  useCreateCashInOutMutation,
  useChangePostingMutation,
} = ledgerApi;

type NumberFilter = 'account_id' | 'debit_id' | 'credit_id' | 'operation_id' | 'strategy_id';
/** The filters of the list of entries; an address holds ids as text. */
type EntryFilters = Omit<FiltersOf<ListEntriesApiArg>, NumberFilter | 'pnl_line_id' | 'is_common'> &
  Record<NumberFilter, readonly string[]> & { pnl_line_id?: string; is_common?: 'true' | 'false' };

const entryList = listEndpoint(ledgerApi, 'listEntries', { rows: 'entries', isKeyed: true });
export const findEntries = entryList.find;
export function useListEntriesRows({ filters, ...list }: ListQuery<EntryFilters>) {
  const { account_id, debit_id, credit_id, operation_id, strategy_id, pnl_line_id, is_common, ...others } = filters;
  const numbers = {
    ...{ account_id: account_id.map(Number), debit_id: debit_id.map(Number), credit_id: credit_id.map(Number) },
    ...{ operation_id: operation_id.map(Number), strategy_id: strategy_id.map(Number) },
    pnl_line_id: pnl_line_id === undefined ? undefined : Number(pnl_line_id),
    is_common: is_common && is_common === 'true',
  };
  return entryList.useRows({ ...list, filters: { ...others, ...numbers } });
}

export const { useRows: useListPostingsRows, useCount: usePostingCount } = listEndpoint(ledgerApi, 'listPostings', {
  rows: 'postings',
});
export const { useRows: useListTrialBalanceRows } = listEndpoint(ledgerApi, 'listTrialBalance', { rows: 'accounts' });
export const { useRows: useListAccountCardRows } = listEndpoint(ledgerApi, 'listAccountCard', {
  rows: 'entries',
  of: ['id'],
});
export const { useRows: useListTiesRows } = listEndpoint(ledgerApi, 'listTies', { rows: 'ties' });
export const { useRows: useListTieRecordsRows } = listEndpoint(ledgerApi, 'listTieRecords', {
  rows: 'records',
  of: ['id'],
});
