import type { CardTransaction, CardTransactionStatus, MaskedCard } from '../../../api/payment/paymentCards';
import { choices } from '../../../kit/table/choices';
import { m } from './messages';

export const cardState = choices<MaskedCard['status']>({
  active: { label: m.active, tone: 'success' },
  blocked: { label: m.blocked, tone: 'danger' },
  removed: { label: m.gone, tone: 'neutral' },
});
export const transactionStatus = choices<CardTransactionStatus>({
  new: { label: m.new, tone: 'warning' },
  success: { label: m.success, tone: 'success' },
  failed: { label: m.failed, tone: 'danger' },
  cancelled: { label: m.wasCancelled, tone: 'neutral' },
  reversed: { label: m.reversed, tone: 'informative' },
});
export const direction = choices<CardTransaction['direction']>({ in: m.in, out: m.out });
export const paid = choices<NonNullable<CardTransaction['type']>>({
  down_payment: m.down,
  instalment: m.instalment,
  refund: m.refund,
});
