/** What each line of an application is sold for, and the tax in it. */

/** A line of the application at the merchant's price, in whole tiyin. */
export interface Line {
  price: bigint;
  count: number;
}
export const sumOfLines = (lines: readonly Line[]): bigint =>
  lines.reduce((sum, { price, count }) => sum + price * BigInt(count), 0n);

/**
 * The total by lines, each its share rounded down; the tiyin that are left over go to those that lost most by rounding,
 * and of equal ones to the first.
 */
export function salePrices(lines: readonly Line[], total: bigint): bigint[] {
  const whole = sumOfLines(lines);
  const shares = lines.map(({ price, count }, at) => {
    const part = total * price * BigInt(count);
    return { at, sum: part / whole, lost: part % whole };
  });
  const spare = Number(total - shares.reduce((sum, share) => sum + share.sum, 0n));
  const first = [...shares].sort(
    (one, other) => Number(other.lost > one.lost) - Number(other.lost < one.lost) || one.at - other.at,
  );
  for (const share of first.slice(0, spare)) share.sum += 1n;
  return shares.map(({ sum }) => sum);
}

/** What each piece of a line costs: of so many pieces the rounded share, less what those before it cost. */
export function piecePrices(line: bigint, count: number): bigint[] {
  const upTo = (pieces: number) => roundHalfUp(line * BigInt(pieces), BigInt(count));
  return Array.from({ length: count }, (_, at) => upTo(at + 1) - upTo(at));
}

/** The tax within a sum that holds it, half a tiyin rounded up; a percent has up to four digits after the point. */
export function vatWithin(sum: bigint, percent: number): bigint {
  const rate = BigInt(Math.round(percent * 10_000));
  return roundHalfUp(sum * rate, 1_000_000n + rate);
}

const roundHalfUp = (dividend: bigint, divisor: bigint): bigint => (2n * dividend + divisor) / (2n * divisor);
