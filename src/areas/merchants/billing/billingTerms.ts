import {
  ArrowUndo16Regular,
  CheckmarkCircle16Regular,
  Clock16Regular,
  DismissCircle16Regular,
  Drafts16Regular,
  MoneyHand16Regular,
  Receipt16Regular,
  Subtract16Regular,
} from '@fluentui/react-icons';
import type {
  MerchantInvoiceStatus,
  MerchantInvoiceType,
  MerchantMoveKind,
} from '../../../api/payment/merchantBilling';
import { choices } from '../../../kit/table/choices';
import { m } from './messages';

export const moveKind = choices<MerchantMoveKind>({
  sale: { label: m.sale, tone: 'success', icon: Receipt16Regular },
  return: { label: m.return, tone: 'warning', icon: ArrowUndo16Regular },
  payout: { label: m.payout, tone: 'informative', icon: MoneyHand16Regular },
  reversal: { label: m.reversal, tone: 'neutral', icon: Subtract16Regular },
});

export const invoiceType = choices<MerchantInvoiceType>({ incoming: m.incoming, outgoing: m.outgoing });

export const invoiceStatus = choices<MerchantInvoiceStatus>({
  draft: { label: m.draft, tone: 'informative', icon: Drafts16Regular },
  sent: { label: m.sent, tone: 'warning', icon: Clock16Regular },
  signed: { label: m.signed, tone: 'success', icon: CheckmarkCircle16Regular },
  rejected: { label: m.rejected, tone: 'danger', icon: DismissCircle16Regular },
  cancelled: { label: m.cancelled, tone: 'neutral', icon: DismissCircle16Regular },
});
