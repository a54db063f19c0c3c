import { batchEndpoint } from '../cache/batchEndpoint';
import { listEndpoint } from '../cache/listEndpoint';
import { handlesOwnErrors, type Tagged } from '../cache/tags';
import { taxGenerated } from '../generated/investment/tax';

export type { IncomeType, TaxStatus, TaxTransaction, TaxTransactionDetail } from '../generated/investment/tax';

export const taxApi = taxGenerated.enhanceEndpoints({
  endpoints: {
    listTaxTransactions: { providesTags: ['TaxTransaction'] },
    getTaxTransaction: { providesTags: ['TaxTransaction'] },
    // Sent in many calls; see useVerifyTaxBatch.
    verifyTaxTransactions: handlesOwnErrors,
  } satisfies Tagged<typeof taxGenerated>,
});

export const { useGetTaxTransactionQuery } = taxApi;

export const {
  useRows: useListTaxTransactionsRows,
  useCount: useTaxTransactionCount,
  find: findTaxTransactions,
} = listEndpoint(taxApi, 'listTaxTransactions', { rows: 'transactions' });

export const { useBatch: useVerifyTaxBatch, readAnswer: readTaxBatch } = batchEndpoint(
  taxApi.endpoints.verifyTaxTransactions,
  { service: 'investment', doneIn: 'verified', tags: ['TaxTransaction'] },
);
