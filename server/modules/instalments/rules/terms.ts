/** What an instalment comes to: the price less discount and down payment, with a markup once and never on itself. */
import { tiyinOf } from '../../../shared/money';

/** The terms that people and the merchant set; sums in whole tiyin. */
export interface Asked {
  price: bigint;
  discount: bigint;
  downPayment: bigint;
  /** Percent with up to four digits after the point. */
  markupPercent: number;
  months: number;
}

export interface Terms extends Asked {
  /** What is paid by instalments. */
  amount: bigint;
  /** Of each month but the last, in whole so'm. */
  monthAmount: bigint;
  lastAmount: bigint;
  /** With the down payment. */
  total: bigint;
}

export const leastPrice = tiyinOf('300000.00');
export const mostPrice = tiyinOf('100000000.00');
export const mostMonths = 24;

/** A so'm has a hundred tiyin. */
const som = 100n;
const ceilToSom = (tiyin: bigint) => ((tiyin + som - 1n) / som) * som;

export type TermsFault =
  'invalid_amount' | 'amount_too_small' | 'amount_too_large' | 'down_payment_too_large' | 'unknown_value';

/** The terms, or why there can be none. Half a tiyin of the markup is rounded up. */
export function termsOf(asked: Asked): Terms | TermsFault {
  const { price, discount, downPayment, markupPercent, months } = asked;
  if (price <= 0n || discount < 0n || downPayment < 0n) return 'invalid_amount';
  if (!Number.isInteger(months) || months < 1 || months > mostMonths) return 'unknown_value';
  if (price < leastPrice) return 'amount_too_small';
  if (price > mostPrice) return 'amount_too_large';
  const financed = price - discount - downPayment;
  if (financed <= 0n) return 'down_payment_too_large';
  const amount = withMarkup(financed, markupPercent);
  const monthAmount = ceilToSom((amount + BigInt(months) - 1n) / BigInt(months));
  const lastAmount = amount - monthAmount * BigInt(months - 1);
  // Months rounded up to whole so'm can take all there is before the last one comes.
  if (lastAmount <= 0n) return 'amount_too_small';
  return { ...asked, amount, monthAmount, lastAmount, total: downPayment + amount };
}

/** Half a tiyin is rounded up; percents have four digits after the point. */
const withMarkup = (financed: bigint, percent: number) =>
  (financed * BigInt(1_000_000 + Math.round(percent * 10_000)) + 500_000n) / 1_000_000n;

/** What each month is to be paid, the last one being what is left. */
export const amountsOf = ({ months, monthAmount, lastAmount }: Terms): bigint[] =>
  Array.from({ length: months }, (_, at) => (at === months - 1 ? lastAmount : monthAmount));

/** How much more down payment brings the total under a limit that it passes by `short`, in whole so'm (rounded up). */
export function downPaymentOffer(terms: Asked, short: bigint): bigint {
  // Less financed takes its markup along.
  const percent = BigInt(1_000_000 + Math.round(terms.markupPercent * 10_000));
  const more = ceilToSom((short * 1_000_000n + percent - 1n) / percent);
  const owedWith = (extra: bigint) =>
    withMarkup(terms.price - terms.discount - terms.downPayment - extra, terms.markupPercent);
  // Half a tiyin that is rounded can make a so'm less do.
  const isOneTooMany = owedWith(more - som) <= owedWith(0n) - short;
  return terms.downPayment + (isOneTooMany ? more - som : more);
}
