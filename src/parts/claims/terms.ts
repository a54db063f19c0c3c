import {
  CheckmarkCircle16Regular,
  Clock16Regular,
  Dismiss16Regular,
  DismissCircle16Regular,
  PersonClock16Regular,
} from '@fluentui/react-icons';
import type { MessageDescriptor } from 'react-intl';
import type { ClaimStatus, ClaimType, PaymentType } from '../../api/system-user/generalClaims';
import type { Card } from '../../api/system-user/investors';
import type { StatusStyle } from '../../kit/values/StatusBadge';
import type { ValueWords } from '../HistoryChange';
import { m } from './messages';

export const claimTypes: Record<ClaimType, MessageDescriptor> = {
  cash_in: m.cash_in,
  cash_out: m.cash_out,
  refill: m.refill,
  withdraw: m.withdraw,
  reinvest: m.reinvest,
  transfer: m.transfer,
};

export const paymentTypes: Record<PaymentType, MessageDescriptor> = {
  card: m.card,
  bank_account: m.bank_account,
  cash: m.cash,
  wallet: m.wallet,
};

/** How each status of a claim looks, in the order of its life. */
export const claimStatus: Record<ClaimStatus, StatusStyle> = {
  pending: { label: m.pending, tone: 'warning', icon: Clock16Regular },
  in_process: { label: m.in_process, tone: 'informative', icon: PersonClock16Regular },
  approved: { label: m.approved, tone: 'success', icon: CheckmarkCircle16Regular },
  rejected: { label: m.rejected, tone: 'danger', icon: DismissCircle16Regular },
  cancelled: { label: m.cancelled, tone: 'neutral', icon: Dismiss16Regular },
};

/** How the verification of a card looks. */
export const cardStatus: Record<Card['status'], StatusStyle> = {
  pending: { label: m.cardPending, tone: 'warning', icon: Clock16Regular },
  verified: { label: m.cardVerified, tone: 'success', icon: CheckmarkCircle16Regular },
  rejected: { label: m.cardRejected, tone: 'danger', icon: DismissCircle16Regular },
};

/** The values in the history of a claim. */
export const claimValueWords: ValueWords = (field, value) => {
  if (field === 'status') return (claimStatus as Partial<Record<string, StatusStyle>>)[value]?.label;
  return field === 'payment_type' ? (paymentTypes as Partial<Record<string, MessageDescriptor>>)[value] : undefined;
};
