import { isMoney } from './money';

/**
 * An amount as people write it, as a decimal with two digits: spaces of every kind between the thousands, a comma or
 * a point before the tiyin. '1 250 000,5' gives '1250000.50'; what is no amount above zero gives undefined.
 */
export function readAmount(text: string): string | undefined {
  const tight = text.replace(/[\s\u00a0\u202f]/g, '');
  // Of two marks the last one stands before the tiyin; the other one parts the thousands.
  const last = Math.max(tight.lastIndexOf(','), tight.lastIndexOf('.'));
  const marks = tight.replace(/[^.,]/g, '');
  const isGrouped = last >= 0 && (new Set(marks).size < marks.length || tight.length - last - 1 > 2);
  const whole = (isGrouped || last < 0 ? tight : tight.slice(0, last)).replace(/[.,]/g, '');
  const part = isGrouped || last < 0 ? '' : tight.slice(last + 1);
  if (isGrouped && !/^\d{1,3}([.,]\d{3})+$/.test(tight)) return undefined;
  if (!/^\d{1,15}$/.test(whole) || !/^\d{0,2}$/.test(part)) return undefined;
  const decimal = `${whole.replace(/^0+(?=\d)/, '')}.${part.padEnd(2, '0')}`;
  return isMoney(decimal) && /[1-9]/.test(decimal) ? decimal : undefined;
}
