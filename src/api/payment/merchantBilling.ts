import { listEndpoint } from '../cache/listEndpoint';
import type { Tagged } from '../cache/tags';
import { merchantBillingGenerated } from '../generated/payment/merchant-billing';

export type {
  MerchantInvoice,
  MerchantInvoiceStatus,
  MerchantInvoiceType,
  MerchantMove,
  MerchantMoveKind,
} from '../generated/payment/merchant-billing';

const billingApi = merchantBillingGenerated.enhanceEndpoints({
  endpoints: {
    listMerchantMoves: { providesTags: ['MerchantMove'] },
    listMerchantInvoices: { providesTags: ['MerchantInvoice'] },
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
