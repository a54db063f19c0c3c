import {
  ArrowUpRight16Regular,
  CheckmarkCircle16Regular,
  Clock16Regular,
  DismissCircle16Regular,
  ErrorCircle16Regular,
} from '@fluentui/react-icons';
import type { ReceiptStatus, ReceiptType } from '../../api/payment/receipts';
import { choices } from '../../kit/table/choices';
import { m } from './messages';

export const receiptTypes = choices<ReceiptType>({
  sale: m.receiptSale,
  refund: m.receiptRefund,
  advance: m.receiptAdvance,
  credit: m.receiptCredit,
});

/** How a receipt of an order looks, in the order of its life. */
export const receiptStates = choices<ReceiptStatus>({
  new: { label: m.receiptNew, tone: 'warning', icon: Clock16Regular },
  sent: { label: m.receiptSent, tone: 'informative', icon: ArrowUpRight16Regular },
  success: { label: m.receiptPrinted, tone: 'success', icon: CheckmarkCircle16Regular },
  error: { label: m.receiptFailed, tone: 'danger', icon: ErrorCircle16Regular },
  cancelled: { label: m.receiptCancelled, tone: 'neutral', icon: DismissCircle16Regular },
});
