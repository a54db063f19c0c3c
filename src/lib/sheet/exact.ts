import { isMoney } from '../money';

/** A spreadsheet counts with this many digits and rounds what has more. */
export const exactDigits = 15;

/** The amount as a number cell holds it to the last tiyin; undefined for what is no amount or has too many digits. */
export function exactAmount(value: unknown): string | undefined {
  if (!isMoney(value)) return undefined;
  if (value.length <= exactDigits) return value;
  // Zeros before and after the digits that count cost nothing.
  const digits = value.replace(/^-?[0.]*|\./g, '').replace(/0*$/, '');
  return digits.length <= exactDigits ? value : undefined;
}

/** A number in digits; undefined for what is none or would be rounded. */
export function exactNumber(value: unknown): string | undefined {
  if (typeof value !== 'number' || !Number.isFinite(value)) return undefined;
  return Math.abs(value) < 10 ** exactDigits ? String(value + 0) : undefined;
}
