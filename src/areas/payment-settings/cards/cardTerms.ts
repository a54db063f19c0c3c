import {
  ArrowUndo16Regular,
  CheckmarkCircle16Regular,
  Clock16Regular,
  Delete16Regular,
  ErrorCircle16Regular,
  LockClosed16Regular,
  Prohibited16Regular,
} from '@fluentui/react-icons';
import type { CardTransaction, CardTransactionStatus, MaskedCard } from '../../../api/payment/paymentCards';
import { choices } from '../../../kit/table/choices';
import { m } from './messages';

export const cardState = choices<MaskedCard['status']>({
  active: { label: m.active, tone: 'success', icon: CheckmarkCircle16Regular },
  blocked: { label: m.blocked, tone: 'danger', icon: LockClosed16Regular },
  removed: { label: m.gone, tone: 'neutral', icon: Delete16Regular },
});
export const transactionStatus = choices<CardTransactionStatus>({
  new: { label: m.new, tone: 'warning', icon: Clock16Regular },
  success: { label: m.success, tone: 'success', icon: CheckmarkCircle16Regular },
  failed: { label: m.failed, tone: 'danger', icon: ErrorCircle16Regular },
  cancelled: { label: m.wasCancelled, tone: 'neutral', icon: Prohibited16Regular },
  reversed: { label: m.reversed, tone: 'informative', icon: ArrowUndo16Regular },
});
export const direction = choices<CardTransaction['direction']>({ in: m.in, out: m.out });
export const paid = choices<NonNullable<CardTransaction['type']>>({
  down_payment: m.down,
  instalment: m.instalment,
  refund: m.refund,
});
