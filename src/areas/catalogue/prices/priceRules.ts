import { parseMoney, toDecimal } from '../../../lib/money';

/** What a sheet knows of a product. */
export interface Priced {
  price: string;
  old_price: string | null;
}

export const mostRows = 500;
/** From here on a change is marked, and from there on it has to be confirmed by the number of rows; in percent. */
const marked = 30;
const confirmed = 80;

/** The steps to which prices are rounded, in so'm; nothing is rounded by the first. */
export const roundings = ['exact', 'hundred', 'thousand', 'tenThousand'] as const;
export type Rounding = (typeof roundings)[number];
const stepOf: Record<Rounding, bigint> = { exact: 1n, hundred: 100_00n, thousand: 1_000_00n, tenThousand: 10_000_00n };

/** Half up to a step. */
const rounded = (tiyin: bigint, step: bigint) => ((2n * tiyin + step) / (2n * step)) * step;

/** A percent as people type it, in hundredths of one: 5, -3,5, +10%; undefined where it is none. */
export function readPercent(text: string): bigint | undefined {
  const match = /^([+\-\u2212]?)(\d{1,4})(?:[.,](\d{1,2}))?%?$/.exec(text.replace(/\s/g, ''));
  if (!match) return undefined;
  const [, sign, whole = '0', fraction = ''] = match;
  const value = BigInt(whole) * 100n + BigInt(fraction.padEnd(2, '0'));
  return sign === '-' || sign === '\u2212' ? -value : value;
}

/** A price changed by a percent, in hundredths of one, and rounded; it never falls below the least step or a tiyin. */
export function changedBy(price: string, percent: bigint, rounding: Rounding): string {
  const tiyin = parseMoney(price) ?? 0n;
  const step = stepOf[rounding];
  const next = rounded((tiyin * (10_000n + percent) + 5_000n) / 10_000n, step);
  return toDecimal(next < step ? step : next);
}

/** A price as it is kept, '1250000.00', of what was typed or pasted; undefined where that is no price. */
export function readPrice(text: string): string | undefined {
  const tiyin = parseMoney(text.replace(/(сум|so['’ʻ]?m|uzs)\.?$/i, ''));
  return tiyin === undefined || tiyin <= 0n ? undefined : toDecimal(tiyin);
}

/** By how much a price changes, in tenths of a percent, half up; below nothing where it falls. */
export function changeOf(price: string, next: string): number {
  const [now, then] = [parseMoney(price) ?? 1n, parseMoney(next) ?? 1n];
  const difference = then > now ? then - now : now - then;
  const tenths = Number((2000n * difference + now) / (2n * now));
  return then < now ? -tenths : tenths;
}

/** Whether a price changes by more than so many percent, exactly. */
function isAbove(price: string, next: string, percent: number): boolean {
  const [now, then] = [parseMoney(price) ?? 1n, parseMoney(next) ?? 1n];
  const difference = then > now ? then - now : now - then;
  return difference * 100n > now * BigInt(percent);
}
export const isLarge = (price: string, next: string): boolean => isAbove(price, next, marked);
export const isVeryLarge = (price: string, next: string): boolean => isAbove(price, next, confirmed);

export type Problem = 'notPrice' | 'reachesOld';
/** What is wrong with a typed price; nothing where it may be sent. */
export function problemOf({ old_price: old }: Priced, text: string): Problem | undefined {
  const next = readPrice(text);
  if (next === undefined) return 'notPrice';
  if (old !== null && (parseMoney(next) ?? 0n) >= (parseMoney(old) ?? 0n)) return 'reachesOld';
  return undefined;
}

/** Whether the typed price is another one than the product has. */
export const isChanged = ({ price }: Priced, text: string): boolean => readPrice(text) !== price;

/** The cells of a pasted column, one a line; of several columns the last, as a price list has its prices behind the names. */
export const pastedCells = (text: string): string[] =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/\n$/, '')
    .split('\n')
    .map((line) => line.split('\t').at(-1)!.trim()); // split() always gives a last part
