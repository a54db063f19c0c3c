import {
  CheckmarkCircle16Regular,
  Clock16Regular,
  DismissCircle16Regular,
  ErrorCircle16Regular,
  MoneyHand16Regular,
  Signature16Regular,
  Subtract16Regular,
} from '@fluentui/react-icons';
import { defineMessages } from 'react-intl';
import type { CashOutClaim, CashOutStatus, PayoutMethod } from '../../../api/investment/cashOut';
import type { RecordWords } from '../../../parts/historyWords';
import { choices } from '../../../kit/table/choices';
import { m as own } from './messages';
import { t } from '../../../i18n/terms';

const m = defineMessages({
  pending: { id: 'claims.cashOutStatus.pending', defaultMessage: 'Ждёт решения' },
  to_sign: { id: 'claims.cashOutStatus.to_sign', defaultMessage: 'На подписи' },
  signed: { id: 'claims.cashOutStatus.signed', defaultMessage: 'Подписана' },
  paid: { id: 'claims.cashOutStatus.paid', defaultMessage: 'Выплачена' },
  failed: { id: 'claims.cashOutStatus.failed', defaultMessage: 'Не прошла' },
});

/** How each state of a cash-out claim looks, in the order in which they follow one another. */
export const cashOutStatus = choices<CashOutStatus>({
  pending: { label: m.pending, tone: 'warning', icon: Clock16Regular },
  approved: { label: t.approved, tone: 'brand', icon: CheckmarkCircle16Regular },
  to_sign: { label: m.to_sign, tone: 'informative', icon: Signature16Regular },
  signed: { label: m.signed, tone: 'informative', icon: Signature16Regular },
  paid: { label: m.paid, tone: 'success', icon: MoneyHand16Regular },
  failed: { label: m.failed, tone: 'danger', icon: ErrorCircle16Regular },
  rejected: { label: t.rejected, tone: 'danger', icon: DismissCircle16Regular },
  cancelled: { label: t.cancelled, tone: 'neutral', icon: Subtract16Regular },
});

export const payoutMethods = choices<PayoutMethod>({ card: own.byCard, bank_account: own.toAccount });

/** The values in the history of a claim. */
export const payoutJournal: RecordWords = {
  values: (field, value) =>
    cashOutStatus.wordsOf('status')(field, value) ?? payoutMethods.wordsOf('method')(field, value),
};

/** Approved, and nothing was paid of it: the approval may be taken back. */
export const stillApproved: readonly CashOutStatus[] = ['approved', 'to_sign', 'failed'];

/** Whether the person changed the claim last, or ever set what is paid or where to: he does not approve it then. */
export const isSetBy = ({ changed_by, terms_set_by }: CashOutClaim, person: number | undefined): boolean =>
  person !== undefined && (changed_by?.id === person || terms_set_by.includes(person));
