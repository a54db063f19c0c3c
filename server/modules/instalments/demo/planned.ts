/** What the demonstration plans of an application: its terms, its lines, and how it was paid. */
import { monthsAfter } from '../../../shared/period';
import type { ApplicationStatus, OrderStatus } from '../rules/moves';
import { daysFrom } from '../rules/schedule';
import { amountsOf, termsOf, type Asked, type Terms } from '../rules/terms';

export interface PlannedPayment {
  date: string;
  amount: bigint;
  isDown: boolean;
}
export interface Plan {
  status: ApplicationStatus;
  order: OrderStatus | null;
  /** The day of the application. */
  day: string;
  /** Since when it is in its status. */
  since: string;
  terms: Terms;
  firstPaymentDay: string;
  lines: { price: bigint; count: number }[];
  /** Of contracts. */
  rows: { number: number; date: string; amount: bigint; paid: bigint }[];
  payments: PlannedPayment[];
  /** What it shows, where it was made to show something: the last name of its customer. */
  name?: string;
  /** Where it was bought, if anywhere certain. */
  shop?: string;
  /** What was given away with its last payment, which settled it. */
  rebate?: bigint;
}

export const termsFor = (asked: Asked): Terms => {
  const terms = termsOf(asked);
  if (typeof terms === 'string') throw new Error(`The demonstration has terms that cannot be: ${terms}`);
  return terms;
};
export const som = (count: number) => BigInt(Math.round(count)) * 100n;
export const withRows = (terms: Terms, first: string): Plan['rows'] => {
  const days = daysFrom(first, terms.months);
  return amountsOf(terms).map((amount, at) => ({ number: at + 1, date: days[at] ?? first, amount, paid: 0n }));
};

/** A day of the month that was so many months ago. */
export const dayOfMonth = (today: string, ago: number, day: string): string =>
  `${monthsAfter(`${today.slice(0, 7)}-01`, -ago).slice(0, 7)}-${day}`;
