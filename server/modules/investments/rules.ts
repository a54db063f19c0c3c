import { differenceInCalendarMonths } from 'date-fns/differenceInCalendarMonths';
import { getDate } from 'date-fns/getDate';
import { decimal, percentOf, tiyinOf } from '../../shared/money';
import { UtcDate } from '../../shared/utcDate';

/** Who leaves within so many months pays so many percent of what he takes out; later it costs nothing. */
export const penaltyRates = [
  { before_months: 3, rate_percent: 3 },
  { before_months: 6, rate_percent: 2 },
  { before_months: 12, rate_percent: 1 },
];

/** Whole months between two days, YYYY-MM-DD: the last one counts once its day has come. */
export function monthsHeld(start: string, today: string): number {
  const [from, to] = [new UtcDate(start), new UtcDate(today)];
  // Not differenceInMonths: it takes the last day of a shorter month for a whole month.
  const months = differenceInCalendarMonths(to, from) - (getDate(to) < getDate(from) ? 1 : 0);
  return Math.max(0, months);
}

/** What leaving costs. Dividends that were paid stay with the investor. */
export function penaltyOf(amount: string, months: number) {
  const percent = penaltyRates.find((rate) => months < rate.before_months)?.rate_percent ?? 0;
  const penalty = percentOf(tiyinOf(amount), BigInt(percent));
  return {
    rate_percent: percent,
    penalty_amount: decimal(penalty),
    dividends_to_return: decimal(0n),
    payable_amount: decimal(tiyinOf(amount) - penalty),
  };
}

interface PoolFacts {
  isOpen: boolean;
  /** In tiyin: what the pool can still take, and the smallest investment of its strategy. */
  available: bigint;
  least: bigint;
}

/** A pool that cannot take even the smallest investment is full; one whose strategy is not sold takes nothing. */
export function poolState({ isOpen, available, least }: PoolFacts): 'available' | 'full' | 'closed' {
  if (!isOpen) return 'closed';
  return available >= least && available > 0n ? 'available' : 'full';
}
