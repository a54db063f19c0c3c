import {
  CheckmarkCircle16Regular,
  Clock16Regular,
  DismissCircle16Regular,
  HourglassHalf16Regular,
  Info16Regular,
} from '@fluentui/react-icons';
import { defineMessages } from 'react-intl';
import type { RefundMethod, RefundStatus, ReturnReason, ReturnStatus } from '../../api/payment/returnClaims';
import { t } from '../../i18n/terms';
import { choices } from '../../kit/table/choices';

const w = defineMessages({
  inProcess: { id: 'refundClaims.status.in_process', defaultMessage: 'У модератора' },
  agreed: { id: 'refundClaims.status.approved_by_moderator', defaultMessage: 'Согласован модератором' },
  cancelledByModerator: { id: 'refundClaims.status.cancelled_by_moderator', defaultMessage: 'Отклонён модератором' },
  waitingInvoice: { id: 'refundClaims.status.waiting_invoice', defaultMessage: 'Ожидает счёт-фактуру' },
  paid: { id: 'refundClaims.status.approved_by_accountant', defaultMessage: 'Возврат проведён' },
  cancelledByAccountant: { id: 'refundClaims.status.cancelled_by_accountant', defaultMessage: 'Отклонён бухгалтером' },
  defect: { id: 'refundClaims.reason.defect', defaultMessage: 'Брак' },
  wrongItem: { id: 'refundClaims.reason.wrong_item', defaultMessage: 'Не тот товар' },
  changedMind: { id: 'refundClaims.reason.changed_mind', defaultMessage: 'Передумал' },
  notDelivered: { id: 'refundClaims.reason.not_delivered', defaultMessage: 'Не доставлено' },
  other: { id: 'refundClaims.reason.other', defaultMessage: 'Иная причина' },
  toCard: { id: 'refundClaims.methods.card', defaultMessage: 'На карту клиента' },
  byBank: { id: 'refundClaims.methods.bank', defaultMessage: 'Через банк' },
  toBalance: { id: 'refundClaims.methods.balance', defaultMessage: 'На баланс инвестора' },
  refundNew: { id: 'refundClaims.refundStatus.new', defaultMessage: 'Отправляются' },
  refundDone: { id: 'refundClaims.refundStatus.success', defaultMessage: 'Возвращены' },
  refundFailed: { id: 'refundClaims.refundStatus.failed', defaultMessage: 'Не дошли' },
});

export const returnStatus = choices<ReturnStatus>({
  new: { label: t.new, tone: 'informative', icon: Info16Regular },
  in_process: { label: w.inProcess, tone: 'warning', icon: HourglassHalf16Regular },
  approved_by_moderator: { label: w.agreed, tone: 'warning', icon: Clock16Regular },
  waiting_invoice: { label: w.waitingInvoice, tone: 'warning', icon: Clock16Regular },
  approved_by_accountant: { label: w.paid, tone: 'success', icon: CheckmarkCircle16Regular },
  cancelled_by_moderator: { label: w.cancelledByModerator, tone: 'danger', icon: DismissCircle16Regular },
  cancelled_by_accountant: { label: w.cancelledByAccountant, tone: 'danger', icon: DismissCircle16Regular },
});
export const reasons = choices<ReturnReason>({
  defect: w.defect,
  wrong_item: w.wrongItem,
  changed_mind: w.changedMind,
  not_delivered: w.notDelivered,
  other: w.other,
});
export const methods = choices<RefundMethod>({ card: w.toCard, bank: w.byBank, balance: w.toBalance });
export const refundStatus = choices<RefundStatus>({
  new: { label: w.refundNew, tone: 'warning', icon: Clock16Regular },
  success: { label: w.refundDone, tone: 'success', icon: CheckmarkCircle16Regular },
  failed: { label: w.refundFailed, tone: 'danger', icon: DismissCircle16Regular },
});
