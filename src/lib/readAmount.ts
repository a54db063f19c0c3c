import { isMoney } from './money';

/** The thousands together, or parted by one and the same mark; the other mark may stand before the tiyin. */
const written = /^(\d+|\d{1,3}(?:,\d{3})+(?!,)|\d{1,3}(?:\.\d{3})+(?!\.))(?:[.,](\d{0,2}))?$/;

/**
 * An amount as people write it, as a decimal with two digits: spaces of every kind between the thousands, a comma or
 * a point before the tiyin, and the other one between the thousands. '1 250 000,5' and '1,250,000.50' give
 * '1250000.50'; what is no amount above zero gives undefined.
 */
export function readAmount(text: string): string | undefined {
  const match = written.exec(text.replace(/[\s\u00a0\u202f]/g, ''));
  if (!match) return undefined;
  const [, whole = '', part = ''] = match;
  const digits = whole.replace(/[.,]/g, '');
  if (digits.length > 15) return undefined;
  const decimal = `${digits.replace(/^0+(?=\d)/, '')}.${part.padEnd(2, '0')}`;
  return isMoney(decimal) && /[1-9]/.test(decimal) ? decimal : undefined;
}
