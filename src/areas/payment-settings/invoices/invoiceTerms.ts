import {
  ArrowUpRight16Regular,
  CheckmarkCircle16Regular,
  DismissCircle16Regular,
  Edit16Regular,
  Prohibited16Regular,
} from '@fluentui/react-icons';
import type { InvoiceStatus, InvoiceType } from '../../../api/payment/invoices';
import { choices } from '../../../kit/table/choices';
import { m } from './messages';

export const invoiceType = choices<InvoiceType>({ incoming: m.incoming, outgoing: m.outgoing });
export const invoiceStatus = choices<InvoiceStatus>({
  draft: { label: m.draft, tone: 'informative', icon: Edit16Regular },
  sent: { label: m.sent, tone: 'warning', icon: ArrowUpRight16Regular },
  signed: { label: m.signed, tone: 'success', icon: CheckmarkCircle16Regular },
  rejected: { label: m.rejected, tone: 'danger', icon: DismissCircle16Regular },
  cancelled: { label: m.cancelled, tone: 'neutral', icon: Prohibited16Regular },
});
