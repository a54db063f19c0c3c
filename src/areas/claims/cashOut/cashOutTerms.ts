import {
  CheckmarkCircle16Regular,
  Clock16Regular,
  DismissCircle16Regular,
  ErrorCircle16Regular,
  MoneyHand16Regular,
  Signature16Regular,
  Subtract16Regular,
} from '@fluentui/react-icons';
import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { CashOutStatus, ExitReason, PayoutMethod } from '../../../api/investment/cashOut';
import type { StatusStyle } from '../../../kit/values/StatusBadge';
import { m as own } from './messages';

const m = defineMessages({
  pending: { id: 'claims.cashOutStatus.pending', defaultMessage: 'Ждёт решения' },
  approved: { id: 'claims.cashOutStatus.approved', defaultMessage: 'Одобрена' },
  to_sign: { id: 'claims.cashOutStatus.to_sign', defaultMessage: 'На подписи' },
  signed: { id: 'claims.cashOutStatus.signed', defaultMessage: 'Подписана' },
  paid: { id: 'claims.cashOutStatus.paid', defaultMessage: 'Выплачена' },
  failed: { id: 'claims.cashOutStatus.failed', defaultMessage: 'Не прошла' },
  rejected: { id: 'claims.cashOutStatus.rejected', defaultMessage: 'Отклонена' },
  cancelled: { id: 'claims.cashOutStatus.cancelled', defaultMessage: 'Отменена' },
  unspecified: { id: 'claims.exitReason.unspecified', defaultMessage: 'Не указана' },
  unplanned_need: { id: 'claims.exitReason.unplanned_need', defaultMessage: 'Неожиданно понадобились деньги' },
  saved_up: { id: 'claims.exitReason.saved_up', defaultMessage: 'Накопил нужную сумму' },
  not_satisfied_profitability: {
    id: 'claims.exitReason.not_satisfied_profitability',
    defaultMessage: 'Не устраивает доходность',
  },
  not_understanding_app: { id: 'claims.exitReason.not_understanding_app', defaultMessage: 'Непонятно приложение' },
  heard_negative: { id: 'claims.exitReason.heard_negative', defaultMessage: 'Услышал плохой отзыв' },
  not_satisfied_service: {
    id: 'claims.exitReason.not_satisfied_service',
    defaultMessage: 'Не устраивает обслуживание',
  },
  other: { id: 'claims.exitReason.other', defaultMessage: 'Другая' },
});

/** How each state of a cash-out claim looks, in the order in which they follow one another. */
export const cashOutStatus: Record<CashOutStatus, StatusStyle> = {
  pending: { label: m.pending, tone: 'warning', icon: Clock16Regular },
  approved: { label: m.approved, tone: 'brand', icon: CheckmarkCircle16Regular },
  to_sign: { label: m.to_sign, tone: 'informative', icon: Signature16Regular },
  signed: { label: m.signed, tone: 'informative', icon: Signature16Regular },
  paid: { label: m.paid, tone: 'success', icon: MoneyHand16Regular },
  failed: { label: m.failed, tone: 'danger', icon: ErrorCircle16Regular },
  rejected: { label: m.rejected, tone: 'danger', icon: DismissCircle16Regular },
  cancelled: { label: m.cancelled, tone: 'neutral', icon: Subtract16Regular },
};

export const exitReasons: Record<ExitReason, MessageDescriptor> = {
  unspecified: m.unspecified,
  unplanned_need: m.unplanned_need,
  saved_up: m.saved_up,
  not_satisfied_profitability: m.not_satisfied_profitability,
  not_understanding_app: m.not_understanding_app,
  heard_negative: m.heard_negative,
  not_satisfied_service: m.not_satisfied_service,
  other: m.other,
};

export const payoutMethods: Record<PayoutMethod, MessageDescriptor> = { card: own.byCard, bank_account: own.toAccount };
