import {
  CheckmarkCircle16Regular,
  Clock16Regular,
  DismissCircle16Regular,
  HourglassHalf16Regular,
  Info16Regular,
  LockClosed16Regular,
  PersonDelete16Regular,
  Timer16Regular,
} from '@fluentui/react-icons';
import { defineMessages } from 'react-intl';
import type { ApplicationStatus, InstalmentStatus, RejectReason } from '../../api/payment/instalments';
import { choices } from '../../kit/table/choices';
import type { StatusStyle } from '../../kit/values/StatusBadge';
import { orderWords } from './orderStatus';

const w = defineMessages({
  statusRequestSent: { id: 'instalments.status.request_sent', defaultMessage: 'Отправлен' },
  statusConfirmed: { id: 'instalments.status.confirmed', defaultMessage: 'Подтверждён' },
  statusCheckPaymentPending: { id: 'instalments.status.check_payment_pending', defaultMessage: 'Проверка оплаты' },
  statusScoringPassed: { id: 'instalments.status.scoring_passed', defaultMessage: 'Скоринг пройден' },
  statusScoringFailed: { id: 'instalments.status.scoring_failed', defaultMessage: 'Скоринг не пройден' },
  statusNotEnoughLimit: { id: 'instalments.status.not_enough_limit', defaultMessage: 'Недостаточно лимита' },
  statusWaitingForApproval: { id: 'instalments.status.waiting_for_approval', defaultMessage: 'Ожидает решения' },
  statusApproved: { id: 'instalments.status.approved', defaultMessage: 'Одобрен' },
  statusRejected: { id: 'instalments.status.rejected', defaultMessage: 'Отклонён' },
  statusAcceptByCustomer: { id: 'instalments.status.accept_by_customer', defaultMessage: 'Клиент принял' },
  statusRejectByCustomer: { id: 'instalments.status.reject_by_customer', defaultMessage: 'Клиент отказался' },
  statusSignaturePending: { id: 'instalments.status.signature_pending', defaultMessage: 'Ожидает подпись' },
  statusAgreementAccepted: { id: 'instalments.status.agreement_accepted', defaultMessage: 'Договор принят' },
  statusAgreementRejected: { id: 'instalments.status.agreement_rejected', defaultMessage: 'Договор отклонён' },
  statusInstallmentCreated: { id: 'instalments.status.installment_created', defaultMessage: 'Рассрочка создана' },
  statusNotFullyPaid: { id: 'instalments.status.not_fully_paid', defaultMessage: 'Погашается' },
  statusFullyPaid: { id: 'instalments.status.fully_paid', defaultMessage: 'Погашена' },
  statusClosed: { id: 'instalments.status.closed', defaultMessage: 'Закрыт' },
  statusProcessingExpired: { id: 'instalments.status.processing_expired', defaultMessage: 'Срок истёк' },
  reasonScore: { id: 'instalments.reason.score', defaultMessage: 'Низкий балл' },
  reasonDebtBurden: { id: 'instalments.reason.debt_burden', defaultMessage: 'Большая долговая нагрузка' },
  reasonDocuments: { id: 'instalments.reason.documents', defaultMessage: 'Документы не в порядке' },
  reasonFraud: { id: 'instalments.reason.fraud', defaultMessage: 'Подозрение на мошенничество' },
  reasonDuplicate: { id: 'instalments.reason.duplicate', defaultMessage: 'Повторная заявка' },
  reasonCustomer: { id: 'instalments.reason.customer', defaultMessage: 'Клиент передумал' },
  reasonOther: { id: 'instalments.reason.other', defaultMessage: 'Другая причина' },
});

const done = { tone: 'success', icon: CheckmarkCircle16Regular } as const;
const waiting = { tone: 'warning', icon: Clock16Regular } as const;
const onTheWay = { tone: 'informative', icon: Info16Regular } as const;
const refused = { tone: 'danger', icon: DismissCircle16Regular } as const;
const over = { tone: 'neutral', icon: LockClosed16Regular } as const;

const contractStatuses: Record<InstalmentStatus, StatusStyle> = {
  installment_created: { label: w.statusInstallmentCreated, ...done },
  not_fully_paid: { label: w.statusNotFullyPaid, tone: 'informative', icon: HourglassHalf16Regular },
  fully_paid: { label: w.statusFullyPaid, ...done },
  closed: { label: w.statusClosed, ...over },
  cancelled: { label: orderWords.cancelled, ...refused },
};

/** How each status of an application looks; in the order in which it goes through them. */
export const applicationStatus = choices<ApplicationStatus>({
  request_sent: { label: w.statusRequestSent, ...onTheWay },
  confirmed: { label: w.statusConfirmed, ...onTheWay },
  check_payment_pending: { label: w.statusCheckPaymentPending, ...waiting },
  scoring_passed: { label: w.statusScoringPassed, ...done },
  scoring_failed: { label: w.statusScoringFailed, ...refused },
  not_enough_limit: { label: w.statusNotEnoughLimit, ...refused },
  waiting_for_approval: { label: w.statusWaitingForApproval, ...waiting },
  approved: { label: w.statusApproved, ...done },
  rejected: { label: w.statusRejected, ...refused },
  accept_by_customer: { label: w.statusAcceptByCustomer, ...done },
  reject_by_customer: { label: w.statusRejectByCustomer, tone: 'danger', icon: PersonDelete16Regular },
  signature_pending: { label: w.statusSignaturePending, ...waiting },
  agreement_accepted: { label: w.statusAgreementAccepted, ...done },
  agreement_rejected: { label: w.statusAgreementRejected, ...refused },
  waiting_for_down_payment: { label: orderWords.waiting_for_down_payment, ...waiting },
  ...contractStatuses,
  processing_expired: { label: w.statusProcessingExpired, tone: 'neutral', icon: Timer16Regular },
});

/** Of contracts, which only some of the statuses have. */
export const contractStatus = choices<InstalmentStatus>(contractStatuses);

export const rejectReasons = choices<RejectReason>({
  score: w.reasonScore,
  debt_burden: w.reasonDebtBurden,
  documents: w.reasonDocuments,
  fraud: w.reasonFraud,
  duplicate: w.reasonDuplicate,
  customer: w.reasonCustomer,
  other: w.reasonOther,
});
