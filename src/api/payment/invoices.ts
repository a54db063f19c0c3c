import { listEndpoint } from '../cache/listEndpoint';
import type { Tagged } from '../cache/tags';
import { invoicesGenerated } from '../generated/payment/invoices';

export type { Invoice, InvoiceDetail, InvoiceLine, InvoiceStatus, InvoiceType } from '../generated/payment/invoices';

const invoicesApi = invoicesGenerated.enhanceEndpoints({
  endpoints: {
    listInvoices: { providesTags: ['MerchantInvoice'] },
    getInvoice: { providesTags: ['MerchantInvoice'] },
  } satisfies Tagged<typeof invoicesGenerated>,
});

export const { useGetInvoiceQuery } = invoicesApi;
export const {
  useRows: useListInvoicesRows,
  useCount: useInvoiceCount,
  find: findInvoices,
} = listEndpoint(invoicesApi, 'listInvoices', { rows: 'list', total: 'total_count' });
