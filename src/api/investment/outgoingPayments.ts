import { listEndpoint } from '../cache/listEndpoint';
import type { Tagged } from '../cache/tags';
import { outgoingPaymentsGenerated } from '../generated/investment/outgoing-payments';

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

export const { useRows: useListOutgoingTransactionsRows, find: findOutgoingTransactions } = listEndpoint(
  outgoingPaymentsApi,
  'listOutgoingTransactions',
  { rows: 'transactions' },
);
