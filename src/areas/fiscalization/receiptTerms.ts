import {
  ArrowUpRight16Regular,
  CheckmarkCircle16Regular,
  Clock16Regular,
  DismissCircle16Regular,
  ErrorCircle16Regular,
} from '@fluentui/react-icons';
import type { MessageDescriptor } from 'react-intl';
import type { Receipt, ReceiptStatus, ReceiptType } from '../../api/payment/receipts';
import { t } from '../../i18n/terms';
import { choices } from '../../kit/table/choices';
import { m } from './messages';

/** How each status of a receipt looks, in the order of its life. */
export const receiptStatus = choices<ReceiptStatus>({
  new: { label: m.isNew, tone: 'warning', icon: Clock16Regular },
  sent: { label: t.sent, tone: 'informative', icon: ArrowUpRight16Regular },
  success: { label: m.success, tone: 'success', icon: CheckmarkCircle16Regular },
  error: { label: m.failed, tone: 'danger', icon: ErrorCircle16Regular },
  cancelled: { label: m.cancelled, tone: 'neutral', icon: DismissCircle16Regular },
});

export const receiptType = choices<ReceiptType>({
  sale: m.sale,
  refund: m.refund,
  advance: m.advance,
  credit: m.creditType,
});

/** What the operator says by a code of its adapter; its own sentences are shown as they are. */
const faults: Readonly<Record<string, MessageDescriptor>> = { not_received: m.notReceived, refused: m.unknownFault };

/** Why a receipt is where it is, in words where there are any here. */
export const faultOf = ({ error, spic_missing: isWithoutSpic }: Receipt): MessageDescriptor | undefined =>
  isWithoutSpic ? m.noSpic : error === null ? undefined : faults[error];

/** What can be sent, or asked for where it is on its way. */
export const isToSend = ({ status }: Pick<Receipt, 'status'>): boolean => status === 'new' || status === 'error';
