/** When a bond pays, and how much: exact fractions of whole tiyin to the last step. */
import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays';
import type { Call } from '../../http/contract';
import { UtcDate } from '../../shared/utcDate';
import { monthsAfter } from '../../shared/period';

export type CouponPeriod = Call<'createBond'>['body']['coupon_period'];

/** What a schedule follows from. */
export interface ScheduleTerms {
  /** Nominal of all units, in tiyin. */
  total: bigint;
  /** Of a year, in ten-thousandths of a percent. */
  rate: bigint;
  period: CouponPeriod;
  months: number;
  /** YYYY-MM-DD. */
  issued: string;
}

/** A row in tiyin. */
export interface PlannedRow {
  date: string;
  principal: bigint;
  profit: bigint;
}

const monthsOf: Record<Exclude<CouponPeriod, 'at_end'>, number> = { month: 1, quarter: 3, half_year: 6, year: 12 };

const daysBetween = (from: string, to: string): bigint =>
  BigInt(differenceInCalendarDays(new UtcDate(to), new UtcDate(from)));

/** The coupon of so many days, in tiyin, rounded half up; a year has 365 days, leap years too. */
export const couponOf = (principal: bigint, rate: bigint, days: bigint): bigint =>
  roundHalfUp(principal * rate * days, 36_500n * 10_000n);

const roundHalfUp = (dividend: bigint, divisor: bigint): bigint => (2n * dividend + divisor) / (2n * divisor);

/** The days on which a bond pays: they follow the day of issue, and what is left of a period ends with the last month. */
export function couponDays({ period, months, issued }: Pick<ScheduleTerms, 'period' | 'months' | 'issued'>): string[] {
  const step = period === 'at_end' ? months : monthsOf[period];
  const whole = Array.from({ length: Math.ceil(months / step) - 1 }, (_, at) => (at + 1) * step);
  return [...whole, months].map((month) => monthsAfter(issued, month));
}

/** The schedule that a bond begins with: a coupon for each period, and the principal on the last day. */
export function scheduleOf(terms: ScheduleTerms): PlannedRow[] {
  const { total, rate, issued } = terms;
  const days = couponDays(terms);
  return days.map((date, at) => ({
    date,
    principal: at === days.length - 1 ? total : 0n,
    profit: couponOf(total, rate, daysBetween(at === 0 ? issued : days[at - 1]!, date)), // the row before is there
  }));
}

/** The coupon that has grown since the last day of the schedule, on what is left of the principal; none before and after. */
export function accruedOn(
  today: string,
  { total, rate, issued }: Pick<ScheduleTerms, 'total' | 'rate' | 'issued'>,
  rows: readonly Pick<PlannedRow, 'date' | 'principal'>[],
): bigint {
  if (today <= issued || rows.every(({ date }) => date <= today)) return 0n;
  const past = rows.filter(({ date }) => date <= today);
  const left = past.reduce((sum, { principal }) => sum - principal, total);
  return couponOf(left, rate, daysBetween(past.at(-1)?.date ?? issued, today));
}

/** Whether the principal of the rows is the nominal of all units. */
export const tiesTo = (total: bigint, rows: readonly Pick<PlannedRow, 'principal'>[]): boolean =>
  rows.length > 0 && rows.reduce((sum, { principal }) => sum + principal, 0n) === total;
