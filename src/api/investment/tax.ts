import { listEndpoint } from '../cache/listEndpoint';
import { useMemo } from 'react';
import { batchOutcome, type BatchDone } from '../cache/batchOutcome';
import { useApiDispatch } from '../cache/dispatch';
import { handlesOwnErrors } from '../cache/handlesOwnErrors';
import type { Tagged } from '../cache/tags';
import { taxGenerated } from '../generated/investment/tax';
import { failed } from '../transport/parseResponse';

export type { IncomeType, TaxStatus, TaxTransaction, TaxTransactionDetail } from '../generated/investment/tax';

export const taxApi = taxGenerated.enhanceEndpoints({
  endpoints: {
    listTaxTransactions: { providesTags: ['TaxTransaction'] },
    getTaxTransaction: { providesTags: ['TaxTransaction'] },
    // Sent in many calls: the list is asked for anew once they rest, see useVerifyTaxTransactionsMutation.
    verifyTaxTransactions: handlesOwnErrors,
  } satisfies Tagged<typeof taxGenerated>,
});

export const { useGetTaxTransactionQuery } = taxApi;

export const { useRows: useListTaxTransactionsRows, useCount: useTaxTransactionCount } = listEndpoint(
  taxApi,
  'listTaxTransactions',
  { rows: 'transactions', total: 'count' },
);

export const readTaxBatch = (body: unknown): BatchDone | undefined => batchOutcome(body, 'verified');

/**
 * The generated hook of this name forgets its call when the screen closes; these batches outlive it, each under its
 * key. `settled` asks for the list anew, once for many batches.
 */
export function useVerifyTaxTransactionsMutation() {
  const dispatch = useApiDispatch();
  return useMemo(() => {
    const send = async (ids: number[], key: string): Promise<BatchDone> => {
      const { initiate } = taxApi.endpoints.verifyTaxTransactions;
      const arg = { body: { ids }, 'Idempotency-Key': key };
      const answer = readTaxBatch(await dispatch(initiate(arg, { track: false })).unwrap());
      if (!answer) throw failed('malformed').error;
      return answer;
    };
    const settled = (): void => void dispatch(taxApi.util.invalidateTags(['TaxTransaction']));
    return [send, settled] as const;
  }, [dispatch]);
}
