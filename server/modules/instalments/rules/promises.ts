/** What customers who are late promise to pay, and what becomes of it. */
import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays';
import { UtcDate } from '../../../shared/utcDate';

/** Longer than this nobody waits on a word. */
const mostDaysAhead = 45;

interface Promised {
  date: string;
  amount: bigint;
}
export type PromiseFault =
  { date: 'promise_passed' | 'promise_too_late' } | { amount: 'invalid_amount' | 'amount_above_debt' };

/** Why a promise is not taken; sums in whole tiyin. */
export function faultOfPromise({ date, amount }: Promised, debt: bigint, day: string): PromiseFault | undefined {
  if (amount <= 0n) return { amount: 'invalid_amount' };
  if (amount > debt) return { amount: 'amount_above_debt' };
  if (date < day) return { date: 'promise_passed' };
  const ahead = differenceInCalendarDays(new UtcDate(date), new UtcDate(day));
  return ahead > mostDaysAhead ? { date: 'promise_too_late' } : undefined;
}
