import type { InvoiceStatus, InvoiceType } from '../../../api/payment/invoices';
import { choices } from '../../../kit/table/choices';
import { m } from './messages';

export const invoiceType = choices<InvoiceType>({ incoming: m.incoming, outgoing: m.outgoing });
export const invoiceStatus = choices<InvoiceStatus>({
  draft: { label: m.draft, tone: 'informative' },
  sent: { label: m.sent, tone: 'warning' },
  signed: { label: m.signed, tone: 'success' },
  rejected: { label: m.rejected, tone: 'danger' },
  cancelled: { label: m.cancelled, tone: 'neutral' },
});
