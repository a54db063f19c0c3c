import {
  CheckmarkCircle16Regular,
  Clock16Regular,
  DismissCircle16Regular,
  PersonClock16Regular,
} from '@fluentui/react-icons';
import type { ClaimStatus, ClaimType, PaymentType } from '../../api/system-user/generalClaims';
import type { Card } from '../../api/system-user/investors';
import { choices } from '../../kit/table/choices';
import { decisionLooks } from '../decisionLooks';
import type { RecordWords } from '../historyWords';
import { m } from './messages';

export const claimTypes = choices<ClaimType>({
  cash_in: m.cash_in,
  cash_out: m.cash_out,
  refill: m.refill,
  withdraw: m.withdraw,
  reinvest: m.reinvest,
  transfer: m.transfer,
});

export const paymentTypes = choices<PaymentType>({
  card: m.card,
  bank_account: m.bank_account,
  cash: m.cash,
  wallet: m.wallet,
});

/** How each status of a claim looks, in the order of its life. */
export const claimStatus = choices<ClaimStatus>({
  pending: decisionLooks.pending,
  in_process: { label: m.in_process, tone: 'informative', icon: PersonClock16Regular },
  approved: decisionLooks.approved,
  rejected: decisionLooks.rejected,
  cancelled: decisionLooks.cancelled,
});

/** How the verification of a card looks. */
export const cardStatus = choices<Card['status']>({
  pending: { label: m.cardPending, tone: 'warning', icon: Clock16Regular },
  verified: { label: m.cardVerified, tone: 'success', icon: CheckmarkCircle16Regular },
  rejected: { label: m.cardRejected, tone: 'danger', icon: DismissCircle16Regular },
});

/** The values in the history of a claim. */
export const claimJournal: RecordWords = {
  values: (field, value) =>
    claimStatus.wordsOf('status')(field, value) ?? paymentTypes.wordsOf('payment_type')(field, value),
};
