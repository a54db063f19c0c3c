import { CheckmarkCircle16Regular, Clock16Regular, Warning16Regular } from '@fluentui/react-icons';
import type { PaymentEntry, PaymentKind, PaymentState } from '../../../api/system-user/paymentCalendar';
import { choices } from '../../../kit/table/choices';
import { addDays, todayInTashkent } from '../../../lib/days';
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

/** The month after or before one, YYYY-MM. */
export function monthBeside(month: string, step: 1 | -1): string {
  const first = `${month}-01`;
  return (step < 0 ? addDays(first, -1) : addDays(first, 31)).slice(0, 7);
}

/** Two years back, and as long as a bond may run on. */
const [back, ahead] = [24, 60];
export const thisMonth = todayInTashkent(new Date()).slice(0, 7);
export const calendarMonths: readonly string[] = monthsAround();

function monthsAround(): string[] {
  const months = [thisMonth];
  for (let at = 0; at < back; at++) months.unshift(monthBeside(months[0]!, -1)); // never empty
  for (let at = 0; at < ahead; at++) months.push(monthBeside(months.at(-1)!, 1)); // never empty
  return months;
}

/** Where an entry leads, and who may go there. */
export function recordOf({ kind, record_id: id, month }: PaymentEntry): { to: string; permission: string } {
  if (kind === 'cash_out') return { to: href('claims.cashOutOne', { id: String(id) }), permission: 'cash_out.get' };
  if (kind !== 'dividend') return { to: href('bonds.one', { id: String(id) }), permission: 'bonds.get' };
  const list = href('dividends.list', {}, { ...(month !== null && { month }) });
  return { to: `${list}${list.includes('?') ? '&' : '?'}id=${id}`, permission: 'dividends.query' };
}
