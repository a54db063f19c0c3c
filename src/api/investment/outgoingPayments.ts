import type { ListQuery, Rows } from '../../lib/rows';
import { callOf } from '../cache/callOf';
import { paged, pagedArg, usePagedRows, type Page, type PagedArg } from '../cache/pagedRows';
import { readerOf } from '../cache/readAll';
import type { Tagged } from '../cache/tags';
import {
  outgoingPaymentsGenerated,
  type ListOutgoingTransactionsApiArg,
  type OutgoingTransaction,
  type OutgoingTransactionPage,
} from '../generated/investment/outgoing-payments';

export type {
  OutgoingStatus,
  OutgoingTransaction,
  OutgoingTransactionDetail,
} from '../generated/investment/outgoing-payments';

const outgoingPaymentsApi = outgoingPaymentsGenerated.enhanceEndpoints({
  endpoints: {
    listOutgoingTransactions: { providesTags: ['OutgoingTransaction'] },
    getOutgoingTransaction: { providesTags: ['OutgoingTransaction'] },
  } satisfies Tagged<typeof outgoingPaymentsGenerated>,
});

export const { useGetOutgoingTransactionQuery } = outgoingPaymentsApi;

const outgoingCall = callOf(outgoingPaymentsApi, 'listOutgoingTransactions');
const outgoingParts = (answer: OutgoingTransactionPage) => [answer.transactions, answer.count, answer.totals] as const;

const pages = outgoingPaymentsApi.injectEndpoints({
  endpoints: (build) => ({
    pageOutgoingTransactions: build.infiniteQuery<
      Page<OutgoingTransaction>,
      PagedArg<ListOutgoingTransactionsApiArg>,
      number
    >({ ...paged(outgoingCall, outgoingParts), providesTags: ['OutgoingTransaction'] }),
  }),
});

const useReadOutgoing = readerOf(outgoingCall, outgoingParts);

export function useListOutgoingTransactionsRows(
  list: ListQuery<Omit<ListOutgoingTransactionsApiArg, 'offset' | 'limit'>>,
): Rows<OutgoingTransaction> & Required<Pick<Rows<OutgoingTransaction>, 'every'>> {
  const rows = usePagedRows(pages.usePageOutgoingTransactionsInfiniteQuery(pagedArg(list)), list);
  return { ...rows, every: useReadOutgoing(list) };
}
