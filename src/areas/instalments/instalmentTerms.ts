import {
  ArrowUndo16Regular,
  Checkmark16Regular,
  CheckmarkCircle16Regular,
  Clock16Regular,
  DismissCircle16Regular,
  HourglassHalf16Regular,
  Info16Regular,
  QuestionCircle16Regular,
  Timer16Regular,
  Warning16Regular,
} from '@fluentui/react-icons';
import { defineMessages } from 'react-intl';
import type { PromiseState } from '../../api/payment/collection';
import type { InstalmentPayment, PaymentKind } from '../../api/payment/instalmentPayments';
import type {
  AgeingBucket,
  ApplicationFileKind,
  ApplicationSource,
  Charge,
  EducationLevel,
  EmploymentType,
  FamilyStatus,
  PaperKind,
  ScheduleRow,
} from '../../api/payment/instalments';
import type { ScoringFactorCode } from '../../api/payment/scoring';
import { choices } from '../../kit/table/choices';
import { m } from './messages';

const w = defineMessages({
  promiseOpen: { id: 'instalments.promise.open', defaultMessage: 'Срок не настал' },
  promiseToday: { id: 'instalments.promise.today', defaultMessage: 'Обещано на сегодня' },
  promiseKept: { id: 'instalments.promise.kept', defaultMessage: 'Обещание сдержано' },
  promiseBroken: { id: 'instalments.promise.broken', defaultMessage: 'Обещание нарушено' },
  sourceMobile: { id: 'instalments.source.mobile', defaultMessage: 'Приложение' },
  sourceWeb: { id: 'instalments.source.web', defaultMessage: 'Сайт' },
  sourcePos: { id: 'instalments.source.pos', defaultMessage: 'Касса магазина' },
  sourceStaff: { id: 'instalments.source.staff', defaultMessage: 'Сотрудник рассрочки' },
  bucketCurrent: { id: 'instalments.bucket.current', defaultMessage: 'Без просрочки' },
  bucketD30: { id: 'instalments.bucket.d30', defaultMessage: '1–30 дней' },
  bucketD60: { id: 'instalments.bucket.d60', defaultMessage: '31–60 дней' },
  bucketD90: { id: 'instalments.bucket.d90', defaultMessage: '61–90 дней' },
  bucketOver: { id: 'instalments.bucket.over', defaultMessage: 'Больше 90 дней' },
  educationSecondary: { id: 'instalments.education.secondary', defaultMessage: 'Среднее' },
  educationVocational: { id: 'instalments.education.vocational', defaultMessage: 'Среднее специальное' },
  educationHigher: { id: 'instalments.education.higher', defaultMessage: 'Высшее' },
  educationPostgraduate: { id: 'instalments.education.postgraduate', defaultMessage: 'Учёная степень' },
  familySingle: { id: 'instalments.family.single', defaultMessage: 'Не в браке' },
  familyMarried: { id: 'instalments.family.married', defaultMessage: 'В браке' },
  familyDivorced: { id: 'instalments.family.divorced', defaultMessage: 'В разводе' },
  familyWidowed: { id: 'instalments.family.widowed', defaultMessage: 'Вдовство' },
  workEmployed: { id: 'instalments.work.employed', defaultMessage: 'По найму' },
  workSelfEmployed: { id: 'instalments.work.self_employed', defaultMessage: 'Самозанятость' },
  workEntrepreneur: { id: 'instalments.work.entrepreneur', defaultMessage: 'Своё дело' },
  workPensioner: { id: 'instalments.work.pensioner', defaultMessage: 'На пенсии' },
  workStudent: { id: 'instalments.work.student', defaultMessage: 'Учёба' },
  workUnemployed: { id: 'instalments.work.unemployed', defaultMessage: 'Без работы' },
  kindContract: { id: 'instalments.kind.contract', defaultMessage: 'Договор рассрочки' },
  kindHandoverAct: { id: 'instalments.kind.handover_act', defaultMessage: 'Акт приёма-передачи' },
  kindReconciliationAct: { id: 'instalments.kind.reconciliation_act', defaultMessage: 'Акт сверки' },
  kindSignedContract: { id: 'instalments.kind.signed_contract', defaultMessage: 'Подписанный договор' },
  kindClientPhoto: { id: 'instalments.kind.client_photo', defaultMessage: 'Фото клиента с договором' },
  kindPassport: { id: 'instalments.kind.passport', defaultMessage: 'Паспорт клиента' },
  kindSelfie: { id: 'instalments.kind.selfie', defaultMessage: 'Селфи' },
  rowPlanned: { id: 'instalments.row.planned', defaultMessage: 'Предстоит' },
  rowPartial: { id: 'instalments.row.partial', defaultMessage: 'Оплачен частично' },
  rowOverdue: { id: 'instalments.row.overdue', defaultMessage: 'Просрочен' },
  rowPaid: { id: 'instalments.row.paid', defaultMessage: 'Оплачен' },
  rowCancelled: { id: 'instalments.row.cancelled', defaultMessage: 'Снят возвратом' },
  gatewayCash: { id: 'instalments.gateway.cash', defaultMessage: 'Наличные' },
  gatewayBank: { id: 'instalments.gateway.bank', defaultMessage: 'Банковский перевод' },
  gatewayCard: { id: 'instalments.gateway.card', defaultMessage: 'Картой' },
  chargeNew: { id: 'instalments.charge.new', defaultMessage: 'Проводится' },
  chargeSuccess: { id: 'instalments.charge.success', defaultMessage: 'Проведён' },
  chargeFailed: { id: 'instalments.charge.failed', defaultMessage: 'Не прошёл' },
  chargeCancelled: { id: 'instalments.charge.cancelled', defaultMessage: 'Платёж отменён' },
  chargeReversed: { id: 'instalments.charge.reversed', defaultMessage: 'Деньги вернулись' },
  factorAge: { id: 'instalments.factor.age', defaultMessage: 'Возраст клиента' },
  factorEmployment: { id: 'instalments.factor.employment', defaultMessage: 'Занятость клиента' },
  factorBurden: { id: 'instalments.factor.burden', defaultMessage: 'Доля платежей в доходе' },
  factorBureauDelay: { id: 'instalments.factor.bureau_delay', defaultMessage: 'Просрочки в бюро' },
  factorClosedContracts: { id: 'instalments.factor.closed_contracts', defaultMessage: 'Закрытые в срок договоры' },
  factorOverdueHere: { id: 'instalments.factor.overdue_here', defaultMessage: 'Просрочка у нас' },
});

const done = { tone: 'success', icon: CheckmarkCircle16Regular } as const;
const onTheWay = { tone: 'informative', icon: Info16Regular } as const;
const refused = { tone: 'danger', icon: DismissCircle16Regular } as const;

export const sources = choices<ApplicationSource>({
  mobile: w.sourceMobile,
  web: w.sourceWeb,
  pos: w.sourcePos,
  staff: w.sourceStaff,
});

export const buckets = choices<AgeingBucket>({
  current: w.bucketCurrent,
  '1-30': w.bucketD30,
  '31-60': w.bucketD60,
  '61-90': w.bucketD90,
  '90+': w.bucketOver,
});

export const promiseState = choices<PromiseState>({
  open: { label: w.promiseOpen, tone: 'informative', icon: Clock16Regular },
  today: { label: w.promiseToday, tone: 'warning', icon: Timer16Regular },
  kept: { label: w.promiseKept, tone: 'success', icon: Checkmark16Regular },
  broken: { label: w.promiseBroken, tone: 'danger', icon: Warning16Regular },
});

export const educations = choices<NonNullable<EducationLevel>>({
  secondary: w.educationSecondary,
  vocational: w.educationVocational,
  higher: w.educationHigher,
  postgraduate: w.educationPostgraduate,
});
export const families = choices<NonNullable<FamilyStatus>>({
  single: w.familySingle,
  married: w.familyMarried,
  divorced: w.familyDivorced,
  widowed: w.familyWidowed,
});
export const employments = choices<NonNullable<EmploymentType>>({
  employed: w.workEmployed,
  self_employed: w.workSelfEmployed,
  entrepreneur: w.workEntrepreneur,
  pensioner: w.workPensioner,
  student: w.workStudent,
  unemployed: w.workUnemployed,
});

export const paperKinds = choices<PaperKind>({
  contract: w.kindContract,
  handover_act: w.kindHandoverAct,
  reconciliation_act: w.kindReconciliationAct,
});
export const fileKinds = choices<ApplicationFileKind>({
  contract: w.kindContract,
  handover_act: w.kindHandoverAct,
  reconciliation_act: w.kindReconciliationAct,
  signed_contract: w.kindSignedContract,
  client_photo: w.kindClientPhoto,
  passport: w.kindPassport,
  selfie: w.kindSelfie,
});

export const rowStatus = choices<ScheduleRow['status']>({
  planned: { label: w.rowPlanned, ...onTheWay },
  partial: { label: w.rowPartial, tone: 'warning', icon: HourglassHalf16Regular },
  overdue: { label: w.rowOverdue, tone: 'danger', icon: Warning16Regular },
  paid: { label: w.rowPaid, ...done },
  cancelled: { label: w.rowCancelled, tone: 'neutral', icon: ArrowUndo16Regular },
});

export const chargeStatus = choices<Charge['status']>({
  new: { label: w.chargeNew, tone: 'informative', icon: QuestionCircle16Regular },
  success: { label: w.chargeSuccess, tone: 'success', icon: Checkmark16Regular },
  failed: { label: w.chargeFailed, ...refused },
  cancelled: { label: w.chargeCancelled, ...refused },
  reversed: { label: w.chargeReversed, tone: 'neutral', icon: ArrowUndo16Regular },
});

export const gateways = choices<InstalmentPayment['gateway']>({
  cash: w.gatewayCash,
  bank: w.gatewayBank,
  card: w.gatewayCard,
});

export const paymentKinds = choices<PaymentKind>({ down_payment: m.ofDown, instalment: m.scheduleRow });

/** What adds to a score or takes from it. */
export const scoringFactors = choices<ScoringFactorCode>({
  age: w.factorAge,
  employment: w.factorEmployment,
  burden: w.factorBurden,
  bureau_delay: w.factorBureauDelay,
  closed_contracts: w.factorClosedContracts,
  overdue_here: w.factorOverdueHere,
});
