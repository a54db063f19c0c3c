import { listEndpoint } from '../cache/listEndpoint';
import { eachEndpoint } from '../cache/eachEndpoint';
import { handlesOwnErrors, type Tagged } from '../cache/tags';
import { merchantBillingGenerated } from '../generated/payment/merchant-billing';

export type {
  MerchantDebt,
  MerchantInvoice,
  MerchantInvoiceStatus,
  MerchantInvoiceType,
  MerchantMove,
  MerchantMoveKind,
  MerchantTransaction,
  Transfer,
  TransferStatus,
} from '../generated/payment/merchant-billing';

// What is asked for counts against what is owed, and what is approved moves it.
const transfers = {
  invalidatesTags: ['MerchantTransfer' as const, 'MerchantDebt' as const, 'MerchantMove' as const, 'Merchant' as const],
  ...handlesOwnErrors,
};

export const billingApi = merchantBillingGenerated.enhanceEndpoints({
  endpoints: {
    listMerchantMoves: { providesTags: ['MerchantMove'] },
    listMerchantInvoices: { providesTags: ['MerchantInvoice'] },
    listMerchantDebts: { providesTags: ['MerchantDebt'] },
    listMerchantTransactions: { providesTags: ['MerchantMove'] },
    listTransfers: { providesTags: ['MerchantTransfer'] },
    getTransfer: { providesTags: ['MerchantTransfer'] },
    createTransfer: transfers,
    decideTransfer: transfers,
    finishTransfer: transfers,
  } satisfies Tagged<typeof merchantBillingGenerated>,
});

export const { useRows: useListMerchantMovesRows } = listEndpoint(billingApi, 'listMerchantMoves', {
  rows: 'transactions',
  of: ['id'],
});
export const { useRows: useListMerchantInvoicesRows } = listEndpoint(billingApi, 'listMerchantInvoices', {
  rows: 'invoices',
  of: ['id'],
});

export const { useGetTransferQuery, useCreateTransferMutation, useDecideTransferMutation, useFinishTransferMutation } =
  billingApi;

export const { useRows: useListMerchantTransactionsRows } = listEndpoint(billingApi, 'listMerchantTransactions', {
  rows: 'transactions',
});

export const { useRows: useListMerchantDebtsRows } = listEndpoint(billingApi, 'listMerchantDebts', { rows: 'debts' });
const {
  useRows: useListTransfersRows,
  useCount: useTransferCount,
  find: findTransferRows,
} = listEndpoint(billingApi, 'listTransfers', { rows: 'transfers' });
export { useListTransfersRows, useTransferCount, findTransferRows };

/** A transfer for each of many merchants. */
export const useAskTransfers = eachEndpoint(billingApi.endpoints.createTransfer, { service: 'payment', idIn: 'id' });
/** Many transfers decided, each by a call of its own. */
export const useDecideTransfers = eachEndpoint(billingApi.endpoints.decideTransfer, { service: 'payment', idIn: 'id' });
