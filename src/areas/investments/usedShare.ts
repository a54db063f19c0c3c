import { parseMoney } from '../../lib/money';

/** How much of a limit is used, in percent with one digit, rounded down: 99.9 is not yet full. Undefined without a limit. */
export function usedShare(used: string, limit: string): number | undefined {
  const [part, whole] = [parseMoney(used), parseMoney(limit)];
  if (part === undefined || whole === undefined || whole <= 0n) return undefined;
  return Number((part * 1000n) / whole) / 10;
}
