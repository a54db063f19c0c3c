import { useMemo } from 'react';
import type { ListQuery, Rows } from '../../lib/rows';
import { failed } from '../transport/parseResponse';
import { callOf } from '../cache/callOf';
import { useApiDispatch } from '../cache/dispatch';
import {
  transactionsGenerated,
  type ListOutgoingTransactionsApiArg,
  type ListTaxTransactionsApiArg,
  type OutgoingTransaction,
  type OutgoingTransactionPage,
  type TaxTransaction,
  type TaxTransactionPage,
} from '../generated/investment/transactions';
import { paged, pagedArg, usePagedRows, type Page, type PagedArg } from '../cache/pagedRows';
import { readerOf } from '../cache/readAll';
import { batchOutcome, type BatchDone } from '../cache/batchOutcome';
import type { Tagged } from '../cache/tags';

export type {
  IncomeType,
  OutgoingStatus,
  OutgoingTransaction,
  OutgoingTransactionDetail,
  TaxStatus,
  TaxTransaction,
  TaxTransactionDetail,
} from '../generated/investment/transactions';

export const transactionsApi = transactionsGenerated.enhanceEndpoints({
  endpoints: {
    listTaxTransactions: { providesTags: ['TaxTransaction'] },
    getTaxTransaction: { providesTags: ['TaxTransaction'] },
    // Sent in many calls: the list is asked for anew once they rest, see useVerifyTaxTransactionsMutation.
    verifyTaxTransactions: { extraOptions: { handlesOwnErrors: true } },
    listOutgoingTransactions: { providesTags: ['OutgoingTransaction'] },
    getOutgoingTransaction: { providesTags: ['OutgoingTransaction'] },
  } satisfies Tagged<typeof transactionsGenerated>,
});

export const { useGetTaxTransactionQuery, useGetOutgoingTransactionQuery } = transactionsApi;

const taxCall = callOf(transactionsApi, 'listTaxTransactions');
const taxParts = (answer: TaxTransactionPage) => [answer.transactions, answer.count, answer.totals] as const;
const outgoingCall = callOf(transactionsApi, 'listOutgoingTransactions');
const outgoingParts = (answer: OutgoingTransactionPage) => [answer.transactions, answer.count, answer.totals] as const;

const pages = transactionsApi.injectEndpoints({
  endpoints: (build) => ({
    pageTaxTransactions: build.infiniteQuery<Page<TaxTransaction>, PagedArg<ListTaxTransactionsApiArg>, number>({
      ...paged(taxCall, taxParts),
      providesTags: ['TaxTransaction'],
    }),
    pageOutgoingTransactions: build.infiniteQuery<
      Page<OutgoingTransaction>,
      PagedArg<ListOutgoingTransactionsApiArg>,
      number
    >({ ...paged(outgoingCall, outgoingParts), providesTags: ['OutgoingTransaction'] }),
  }),
});

type Whole<Row> = Rows<Row> & Required<Pick<Rows<Row>, 'every'>>;
const useReadTax = readerOf(taxCall, taxParts);
const useReadOutgoing = readerOf(outgoingCall, outgoingParts);

export function useListTaxTransactionsRows(
  list: ListQuery<Omit<ListTaxTransactionsApiArg, 'offset' | 'limit'>>,
): Whole<TaxTransaction> {
  const rows = usePagedRows(pages.usePageTaxTransactionsInfiniteQuery(pagedArg(list)), list);
  return { ...rows, every: useReadTax(list) };
}

export function useListOutgoingTransactionsRows(
  list: ListQuery<Omit<ListOutgoingTransactionsApiArg, 'offset' | 'limit'>>,
): Whole<OutgoingTransaction> {
  const rows = usePagedRows(pages.usePageOutgoingTransactionsInfiniteQuery(pagedArg(list)), list);
  return { ...rows, every: useReadOutgoing(list) };
}

export const readTaxBatch = (body: unknown): BatchDone | undefined => batchOutcome(body, 'verified');

/**
 * The generated hook of this name forgets its call when the screen closes; these batches outlive it, each under its
 * key. `settled` asks for the list anew, once for many batches.
 */
export function useVerifyTaxTransactionsMutation() {
  const dispatch = useApiDispatch();
  return useMemo(() => {
    const send = async (ids: number[], key: string): Promise<BatchDone> => {
      const { initiate } = transactionsApi.endpoints.verifyTaxTransactions;
      const arg = { body: { ids }, 'Idempotency-Key': key };
      const answer = readTaxBatch(await dispatch(initiate(arg, { track: false })).unwrap());
      if (!answer) throw failed('malformed').error;
      return answer;
    };
    const settled = (): void => void dispatch(transactionsApi.util.invalidateTags(['TaxTransaction']));
    return [send, settled] as const;
  }, [dispatch]);
}
