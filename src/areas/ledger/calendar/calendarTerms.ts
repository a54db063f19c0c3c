import { CheckmarkCircle16Regular, Clock16Regular, Warning16Regular } from '@fluentui/react-icons';
import type { PaymentEntry, PaymentKind, PaymentState } from '../../../api/system-user/paymentCalendar';
import { choices } from '../../../kit/table/choices';
import { todayInTashkent } from '../../../lib/days';
import { monthsAround } from '../../../lib/months';
import { href } from '../../../routes/href';
import { m } from './messages';

export const paymentKinds = choices<PaymentKind>({
  coupon: m.coupon,
  repayment: m.repayment,
  dividend: m.dividend,
  cash_out: m.cashOut,
});

export const paymentStates = choices<PaymentState>({
  overdue: { label: m.overdue, tone: 'danger', icon: Warning16Regular },
  planned: { label: m.planned, tone: 'brand', icon: Clock16Regular },
  paid: { label: m.paid, tone: 'success', icon: CheckmarkCircle16Regular },
});

/** Where seven days have no room beside one another. */
export const narrow = '@media (max-width: 639px)';

/** Two years back, and as long as a bond may run on. */
export const calendarMonths = monthsAround(todayInTashkent(new Date()), 24, 60);

/** Where an entry leads, and who may go there. */
export function recordOf({ kind, record_id: id, month }: PaymentEntry): { to: string; permission: string } {
  if (kind === 'cash_out') return { to: href('claims.cashOutOne', { id: String(id) }), permission: 'cash_out.get' };
  if (kind !== 'dividend') return { to: href('bonds.one', { id: String(id) }), permission: 'bonds.get' };
  const list = href('dividends.list', {}, { ...(month !== null && { month }) });
  return { to: `${list}${list.includes('?') ? '&' : '?'}id=${id}`, permission: 'dividends.query' };
}
