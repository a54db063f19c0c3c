import { parseMoney } from '../../../lib/money';

/** How much of the target was raised, in percent with one digit, rounded down: 99.9 is not yet all of it. */
export function raisedShare(raised: string, target: string): number | undefined {
  const [part, whole] = [parseMoney(raised), parseMoney(target)];
  if (part === undefined || whole === undefined || whole <= 0n) return undefined;
  return Number((part * 1000n) / whole) / 10;
}
