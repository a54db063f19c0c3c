import {
  Archive16Regular,
  CheckmarkCircle16Regular,
  Clock16Regular,
  Delete16Regular,
  Drafts16Regular,
  Pause16Regular,
  Warning16Regular,
} from '@fluentui/react-icons';
import { defineMessages, type MessageDescriptor } from 'react-intl';
import type {
  BondInvestment,
  BondStatus,
  CouponPeriod,
  ScheduleRow,
  ScheduleRowStatus,
} from '../../api/system-user/bonds';
import { choices } from '../../kit/table/choices';
import { t } from '../../i18n/terms';

const m = defineMessages({
  draft: { id: 'bonds.status.draft', defaultMessage: 'Черновик' },
  active: { id: 'bonds.status.active', defaultMessage: 'В продаже' },
  suspended: { id: 'bonds.status.suspended', defaultMessage: 'Приостановлена' },
  removed: { id: 'bonds.status.removed', defaultMessage: 'Удалена' },
  matured: { id: 'bonds.status.matured', defaultMessage: 'Погашена' },
  halfYear: { id: 'bonds.period.halfYear', defaultMessage: 'Раз в полгода' },
  year: { id: 'bonds.period.year', defaultMessage: 'Раз в год' },
  planned: { id: 'bonds.row.planned', defaultMessage: 'Впереди' },
  overdue: { id: 'bonds.row.overdue', defaultMessage: 'Просрочена' },
  paid: { id: 'bonds.row.paid', defaultMessage: 'Выплачена' },
  held: { id: 'bonds.holding.active', defaultMessage: 'Держит' },
  repaid: { id: 'bonds.holding.repaid', defaultMessage: 'Погашены' },
  notActive: { id: 'bonds.payRefusal.notActive', defaultMessage: 'Платят только по облигации в продаже' },
  isPaid: { id: 'bonds.payRefusal.isPaid', defaultMessage: 'Строка уже выплачена' },
  before: { id: 'bonds.payRefusal.before', defaultMessage: 'Сначала выплатите строки раньше этой' },
  notDue: { id: 'bonds.payRefusal.notDue', defaultMessage: 'День этой выплаты ещё не наступил' },
});

/** How each status of a bond looks. */
export const bondStatus = choices<BondStatus>({
  draft: { label: m.draft, tone: 'informative', icon: Drafts16Regular },
  active: { label: m.active, tone: 'success', icon: CheckmarkCircle16Regular },
  suspended: { label: m.suspended, tone: 'warning', icon: Pause16Regular },
  removed: { label: m.removed, tone: 'danger', icon: Delete16Regular },
  matured: { label: m.matured, tone: 'neutral', icon: Archive16Regular },
});

/** How often a bond pays its coupon. */
export const couponPeriods = choices<CouponPeriod>({
  month: t.everyMonth,
  quarter: t.everyQuarter,
  half_year: m.halfYear,
  year: m.year,
  at_end: t.atEnd,
});

/** How each status of a row of a schedule looks. */
export const rowStatus = choices<ScheduleRowStatus>({
  planned: { label: m.planned, tone: 'informative', icon: Clock16Regular },
  overdue: { label: m.overdue, tone: 'danger', icon: Warning16Regular },
  paid: { label: m.paid, tone: 'success', icon: CheckmarkCircle16Regular },
});

export const holdingStatus = choices<BondInvestment['status']>({
  active: { label: m.held, tone: 'success', icon: CheckmarkCircle16Regular },
  repaid: { label: m.repaid, tone: 'neutral', icon: Archive16Regular },
});

/** Why a row cannot be paid now, said beforehand. */
export const payRefusals: Record<NonNullable<ScheduleRow['pay_refusal']>, MessageDescriptor> = {
  transition_not_allowed: m.notActive,
  row_paid: m.isPaid,
  rows_before_unpaid: m.before,
  row_not_due: m.notDue,
};
