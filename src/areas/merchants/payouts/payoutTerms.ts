import {
  CheckmarkCircle16Regular,
  Clock16Regular,
  DismissCircle16Regular,
  ErrorCircle16Regular,
  MoneyHand16Regular,
} from '@fluentui/react-icons';
import type { MerchantDebt, Transfer, TransferStatus } from '../../../api/payment/merchantBilling';
import { t } from '../../../i18n/terms';
import { choices } from '../../../kit/table/choices';
import type { RecordWords } from '../../../parts/historyWords';
import { m } from './messages';

export const transferStatus = choices<TransferStatus>({
  pending: { label: m.pending, tone: 'warning', icon: Clock16Regular },
  approved: { label: m.approved, tone: 'informative', icon: MoneyHand16Regular },
  paid: { label: m.isPaid, tone: 'success', icon: CheckmarkCircle16Regular },
  failed: { label: m.failed, tone: 'danger', icon: ErrorCircle16Regular },
  rejected: { label: t.rejectedOne, tone: 'neutral', icon: DismissCircle16Regular },
});

export const debtKind = choices<'owed' | 'none' | 'negative'>({
  owed: m.owed,
  none: m.settled,
  negative: m.negative,
});

/** Why nothing is paid to a merchant now. */
export const payoutRefusals = { nothing_to_pay: m.nothingToPay, payouts_held: m.held };
export const refusalOfPayout = ({ payout_refusal: code }: MerchantDebt) => code ?? undefined;

/** Why this person does not decide a transfer. */
export const decisionRefusals = { transition_not_allowed: m.notPending, same_person: m.own };
export const refusalOfDecision =
  (me: number | undefined) =>
  ({ status, created_by: maker }: Transfer): keyof typeof decisionRefusals | undefined =>
    status !== 'pending' ? 'transition_not_allowed' : maker.id === me ? 'same_person' : undefined;

/** The history of a transfer. */
export const transferJournal: RecordWords = {
  actions: { create: m.historyCreate, settle: m.historySettle },
  fields: { document_number: m.document, paid_on: m.paidOn },
  written: ['document_number'],
  values: transferStatus.wordsOf('status'),
};
