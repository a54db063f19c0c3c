import {
  CheckmarkCircle16Regular,
  Clock16Regular,
  Dismiss16Regular,
  DismissCircle16Regular,
  PersonClock16Regular,
} from '@fluentui/react-icons';
import type { MessageDescriptor } from 'react-intl';
import type { Card, Certificate, Claim, Transaction } from '../../../api/system-user/investors';
import type { StatusStyle } from '../../../kit/values/StatusBadge';
import { m } from './messages';

export const transactionTypes: Record<Transaction['type'], MessageDescriptor> = {
  refill: m.refill,
  withdraw: m.withdraw,
  invest: m.invest,
  dividend: m.dividend,
  exit: m.exit,
  penalty: m.penalty,
  exit_tax: m.exitTax,
};

export const claimTypes: Record<Claim['type'], MessageDescriptor> = {
  cash_in: m.cash_in,
  cash_out: m.cash_out,
  reinvest: m.reinvest,
  transfer: m.transfer,
  refill: m.refillClaim,
  withdraw: m.withdrawClaim,
};

export const paymentTypes: Record<Claim['payment_type'], MessageDescriptor> = {
  card: m.card,
  bank_account: m.bank_account,
  cash: m.cash,
  wallet: m.wallet,
};

/** How each status of a claim looks. */
export const claimStatus: Record<Claim['status'], StatusStyle> = {
  pending: { label: m.pending, tone: 'warning', icon: Clock16Regular },
  in_process: { label: m.in_process, tone: 'informative', icon: PersonClock16Regular },
  approved: { label: m.approved, tone: 'success', icon: CheckmarkCircle16Regular },
  rejected: { label: m.rejected, tone: 'danger', icon: DismissCircle16Regular },
  cancelled: { label: m.cancelled, tone: 'neutral', icon: Dismiss16Regular },
};

export const cardKinds: Record<Card['type'], MessageDescriptor> = {
  uzcard: m.uzcard,
  humo: m.humo,
  other: m.otherCard,
};

/** How the verification of a card looks. */
export const cardStatus: Record<Card['status'], StatusStyle> = {
  pending: { label: m.cardPending, tone: 'warning', icon: Clock16Regular },
  verified: { label: m.cardVerified, tone: 'success', icon: CheckmarkCircle16Regular },
  rejected: { label: m.cardRejected, tone: 'danger', icon: DismissCircle16Regular },
};

export const certificateKinds: Record<Certificate['kind'], MessageDescriptor> = {
  investment: m.investment,
  qualification: m.qualification,
};
