import { listEndpoint } from '../cache/listEndpoint';
import { useMemo } from 'react';
import { failed } from '../transport/parseResponse';
import { useApiDispatch } from '../cache/dispatch';
import { transactionsGenerated } from '../generated/investment/transactions';
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

export const { useRows: useListTaxTransactionsRows, useCount: useTaxTransactionCount } = listEndpoint(
  transactionsApi,
  'listTaxTransactions',
  { rows: 'transactions', total: 'count' },
);

export const { useRows: useListOutgoingTransactionsRows } = listEndpoint(transactionsApi, 'listOutgoingTransactions', {
  rows: 'transactions',
  total: 'count',
});

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
