/** When an instalment is paid, which row a payment goes to, how late it is, and what settles it early. */
import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays';
import { monthsAfter } from '../../../shared/period';
import { UtcDate } from '../../../shared/utcDate';

/** The days follow the first one, never the one before: the same day of each month, or its last where it is shorter. */
export const daysFrom = (first: string, months: number): string[] =>
  Array.from({ length: months }, (_, at) => monthsAfter(first, at));

/** How many days ahead the first payment may be. */
const mostDaysAhead = 45;

/** Whether the first day of payment may be agreed upon today. */
export function firstDayFault(
  first: string,
  day: string,
): 'first_payment_passed' | 'first_payment_too_late' | undefined {
  if (first < day) return 'first_payment_passed';
  return daysBetween(day, first) > mostDaysAhead ? 'first_payment_too_late' : undefined;
}

const daysBetween = (from: string, to: string) => differenceInCalendarDays(new UtcDate(to), new UtcDate(from));

/** A row in whole tiyin; what was cancelled or given counts as much as what was paid. */
export interface Row {
  number: number;
  date: string;
  amount: bigint;
  paid: bigint;
  cancelled: bigint;
  rebate: bigint;
}
export const owedOf = ({ amount, paid, cancelled, rebate }: Row): bigint => amount - paid - cancelled - rebate;
export const debtOf = (rows: readonly Row[]): bigint => rows.reduce((sum, row) => sum + owedOf(row), 0n);

export interface Part {
  number: number;
  amount: bigint;
}
/** Where a payment goes: the oldest row first, then the next. Nothing when it is more than what is owed. */
export function partsOf(rows: readonly Row[], amount: bigint): Part[] | undefined {
  let left = amount;
  const parts: Part[] = [];
  for (const row of [...rows].sort((one, other) => one.number - other.number)) {
    const owed = owedOf(row);
    const part = left < owed ? left : owed;
    if (part > 0n) parts.push({ number: row.number, amount: part });
    left -= part;
  }
  return left > 0n ? undefined : parts;
}

export type RowStatus = 'planned' | 'paid' | 'partial' | 'overdue' | 'cancelled';
/** A row is late from the day after its day. */
export function statusOf(row: Row, day: string): RowStatus {
  if (owedOf(row) === 0n) return row.cancelled === row.amount ? 'cancelled' : 'paid';
  if (row.date < day) return 'overdue';
  // What a return cut of it nobody has paid.
  return row.paid > 0n ? 'partial' : 'planned';
}
export const overdueDaysOf = (row: Row, day: string): number =>
  owedOf(row) > 0n && row.date < day ? daysBetween(row.date, day) : 0;

/** How a contract stands on a day. However late it is, nothing is added. */
export function standingOf(rows: readonly Row[], day: string) {
  const owed = rows.filter((row) => owedOf(row) > 0n);
  const next = owed.find(({ date }) => date > day);
  return {
    debt: debtOf(owed),
    toPayNow: debtOf(owed.filter(({ date }) => date <= day)),
    overdueDays: Math.max(0, ...owed.map((row) => overdueDaysOf(row, day))),
    oldestDue: owed[0]?.date ?? null,
    next: next === undefined ? null : { date: next.date, amount: owedOf(next) },
  };
}

interface Settled {
  rows: readonly Row[];
  /** All that is paid by instalments, and the markup within it. */
  amount: bigint;
  markup: bigint;
  /** The share of the markup still owed that the platform gives away, in percent. */
  ibraPercent: number;
  day: string;
}
/** What settles a contract early: what is owed less a gift of its markup. None of a contract that is late, or owes nothing. */
export function settlementOf({ rows, amount, markup, ibraPercent, day }: Settled) {
  const debt = debtOf(rows);
  if (debt === 0n || rows.some((row) => overdueDaysOf(row, day) > 0)) return null;
  const ahead = debtOf(rows.filter(({ date }) => date > day));
  const share = BigInt(Math.round(ibraPercent * 10_000));
  const rebate = roundHalfUp(ahead * markup * share, amount * 1_000_000n);
  return { debt, markup: roundHalfUp(debt * markup, amount), rebate, pay: debt - rebate };
}

const roundHalfUp = (dividend: bigint, divisor: bigint): bigint => (2n * dividend + divisor) / (2n * divisor);
