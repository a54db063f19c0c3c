import { differenceInCalendarMonths } from 'date-fns/differenceInCalendarMonths';
import { getDate } from 'date-fns/getDate';
import { decimal, percentOf, tiyinOf } from '../../shared/money';
import { UtcDate } from '../../shared/utcDate';
import type { ExitTerms } from '../constants/index';

/** Whole months between two days, YYYY-MM-DD: the last one counts once its day has come. */
export function monthsHeld(start: string, today: string): number {
  const [from, to] = [new UtcDate(start), new UtcDate(today)];
  // Not differenceInMonths: it takes the last day of a shorter month for a whole month.
  const months = differenceInCalendarMonths(to, from) - (getDate(to) < getDate(from) ? 1 : 0);
  return Math.max(0, months);
}

/** How much is taken out, after how many whole months, whether before the end, and what the tariff asks in place of the scale. */
export interface Leaving {
  amount: string;
  months: number;
  isEarly: boolean;
  tariff_percent: number | null;
}

/**
 * What leaving costs: by the tariff where it says so, else by the scale, and from the end on nothing but the tax. Dividends
 * that were paid stay with the investor.
 */
export function penaltyOf({ amount, months, isEarly, tariff_percent }: Leaving, { rates, tax_percent }: ExitTerms) {
  const early = tariff_percent ?? rates.find((rate) => months < rate.before_months)?.rate_percent ?? 0;
  const percent = isEarly ? early : 0;
  const penalty = percentOf(tiyinOf(amount), percent);
  const tax = percentOf(tiyinOf(amount) - penalty, tax_percent);
  return {
    rate_percent: percent,
    penalty_amount: decimal(penalty),
    tax_amount: decimal(tax),
    dividends_to_return: decimal(0n),
    payable_amount: decimal(tiyinOf(amount) - penalty - tax),
  };
}

/** Whether an investment would be left before its end; days are YYYY-MM-DD. */
export const leavesEarly = (end_date: string, day: string): boolean => day < end_date;

interface Term {
  early_exit_allowed: boolean;
  end_date: string;
}
/** Before its end an investment is left only where the tariff lets it go. */
export const mayLeave = ({ early_exit_allowed, end_date }: Term, day: string): boolean =>
  early_exit_allowed || !leavesEarly(end_date, day);

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
