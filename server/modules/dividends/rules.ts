/** How the profit of a month is divided: exact fractions of whole tiyin to the last step, never a rounded one on the way. */
import { percentOf } from '../../shared/money';

/** From so many millions of so'm, or whole months, on. */
export interface Step {
  from: number;
  value: number;
}

/** What a strategy divides by; percents and factors have up to four digits after the point. */
export interface Terms {
  initial_percent_iman: number;
  min_percent_iman: number;
  value_by_amount_million: readonly Step[];
  weight_by_amount_million: readonly Step[];
  value_by_month: readonly Step[];
  weight_by_month: readonly Step[];
  cape_by_amount: number;
  cape_by_month: number;
}

/** What an investment was in the month. */
export interface Standing {
  id: number;
  /** Balances in tiyin at the end of each day of the month, summed. */
  balanceDays: bigint;
  /** Percent of it that lies in the strategy. */
  sharePercent: number;
  /** In tiyin: the last balance of the month above zero. */
  lastBalance: bigint;
  /** Whole months at the end of the month. */
  months: number;
  /** Percent of the tax. */
  taxPercent: number;
}

export interface Share {
  id: number;
  /** In tiyin, rounded half up: they are shown, and nothing is reckoned by them. */
  base: bigint;
  weight: bigint;
  gross: bigint;
  tax: bigint;
  net: bigint;
}

export interface Division {
  /** In ten thousandths of a percent. */
  iman: bigint;
  pool: bigint;
  shares: Share[];
}

const four = 10_000n;
const eight = four * four;
/** The scale of a weight: two factors, each a value times a weight. */
const scale = eight * eight;
const scaled = (value: number): bigint => BigInt(Math.round(value * 10_000));
const million = 100_000_000n; // in tiyin

const halfUp = (numerator: bigint, denominator: bigint): bigint => (2n * numerator + denominator) / (2n * denominator);

/** The value of the last step that has begun, in ten thousandths; one where none has. */
function stepAt(steps: readonly Step[], hasBegun: (from: number) => boolean): bigint {
  const last = steps.findLast(({ from }) => hasBegun(from));
  return last === undefined ? four : scaled(last.value);
}

const least = (one: bigint, other: bigint) => (one < other ? one : other);

/** By amount and by month, with eight digits each. */
function factorsOf(terms: Terms, { lastBalance, months }: Standing): bigint {
  const byAmount = (from: number) => lastBalance * four >= scaled(from) * million;
  const byMonth = (from: number) => months >= from;
  const amount = stepAt(terms.value_by_amount_million, byAmount) * stepAt(terms.weight_by_amount_million, byAmount);
  const month = stepAt(terms.value_by_month, byMonth) * stepAt(terms.weight_by_month, byMonth);
  return least(amount, scaled(terms.cape_by_amount) * four) * least(month, scaled(terms.cape_by_month) * four);
}

/**
 * Whole tiyin by weights: each share is rounded down, what is left goes to the greatest weight, at equality to the first.
 * Of an amount of zero or of no weights each is nothing.
 */
export function sharesOf(amount: bigint, weights: readonly bigint[]): bigint[] {
  const all = weights.reduce((sum, weight) => sum + weight, 0n);
  if (all === 0n) return weights.map(() => 0n);
  const shares = weights.map((weight) => (amount * weight) / all);
  const greatest = weights.reduce((best, weight, at) => (weight > weights[best]! ? at : best), 0); // within the list
  shares[greatest]! += amount - shares.reduce((sum, share) => sum + share, 0n); // there are weights
  return shares;
}

/** In ten thousandths of a percent, one for the pool; the sums are those of weights and of bases times `scale`. */
function imanOf(terms: Terms, weights: bigint, bases: bigint): bigint {
  const [initial, min] = [scaled(terms.initial_percent_iman), scaled(terms.min_percent_iman)];
  const most = scaled(terms.cape_by_amount) * scaled(terms.cape_by_month) - eight;
  if (most === 0n || bases === 0n) return initial;
  const denominator = bases * most;
  const falls = (initial - min) * (weights - bases) * eight;
  const percent = halfUp(initial * denominator - falls, denominator);
  return percent > initial ? initial : percent < min ? min : percent;
}

/**
 * Divides what was announced, in tiyin. Standings come in the order of their ids. With a loss, or an announced zero, all
 * shares are nothing; where no money was at work, nothing is the investors'.
 */
export function divide(announced: bigint, terms: Terms, days: number, standings: readonly Standing[]): Division {
  const whole = standings.map((one) => one.balanceDays * scaled(one.sharePercent));
  const weights = standings.map((one, at) => whole[at]! * factorsOf(terms, one)); // the same list
  const sum = (values: readonly bigint[]) => values.reduce((all, value) => all + value, 0n);
  const [bases, all] = [sum(whole), sum(weights)];
  const iman = all === 0n ? 100n * four : imanOf(terms, all, bases * scale);
  const pool = announced <= 0n ? 0n : halfUp(announced * (100n * four - iman), 100n * four);
  const part = BigInt(days) * 100n * four;
  const gross = sharesOf(pool, weights);
  const shares = standings.map(({ id, taxPercent }, at): Share => {
    const own = gross[at]!; // one for each
    const base = halfUp(whole[at]!, part); // one for each
    const weight = halfUp(weights[at]!, part * scale); // one for each
    const tax = percentOf(own, taxPercent);
    return { id, base, weight, gross: own, tax, net: own - tax };
  });
  return { iman, pool, shares };
}

type Period = 'month' | 'quarter' | 'at_end';

/** The month, YYYY-MM-01, with which the share of `month` is paid; `last` is the last month of the investment. */
export function dueMonth(month: string, period: Period, last: string, isOver: boolean): string {
  if (isOver || month >= last || period === 'month') return month;
  if (period === 'at_end') return last;
  const number = Number(month.slice(5, 7));
  const quarter = `${month.slice(0, 5)}${String(number + ((3 - (number % 3)) % 3)).padStart(2, '0')}-01`;
  return quarter < last ? quarter : last;
}

/** Whether a share stays in its investment; amounts in tiyin. */
export const isReinvested = (one: { wanted: boolean; isActive: boolean; net: bigint; least: bigint }): boolean =>
  one.wanted && one.isActive && one.net > 0n && one.net >= one.least;
