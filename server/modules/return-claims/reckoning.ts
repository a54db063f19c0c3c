/** What a return comes to: what is no longer owed, what is paid back, what the merchant loses. Sums in whole tiyin. */

/** A line of the order, and how much of it this claim takes back. */
export interface Line {
  id: number;
  bought: number;
  /** By claims that are done; they took the first pieces. */
  returned: number;
  /** In open claims that are not this one. */
  claimed: number;
  count: number;
  /** Of all its pieces: what the customer pays for them, the tax in it, and what the merchant is owed for them. */
  saleTotal: bigint;
  vat: bigint;
  purchase: bigint;
}

/** What may still be claimed of a line; none while another claim of it is open. */
export const maxOf = ({ bought, returned, claimed }: Line): number => (claimed > 0 ? 0 : bought - returned);
export type LineFault = 'nothing_to_return' | 'claim_open';
export function lineFault(line: Line): LineFault | undefined {
  if (line.returned >= line.bought) return 'nothing_to_return';
  return line.claimed > 0 ? 'claim_open' : undefined;
}

/** A share of a sum by pieces: of so many the rounded share, less what those before came to. */
function sharePieces(sum: bigint, { bought, returned, count }: Line): bigint {
  const upTo = (pieces: number) => roundHalfUp(sum * BigInt(pieces), BigInt(bought));
  return upTo(returned + count) - upTo(returned);
}

export interface OwedRow {
  number: number;
  date: string;
  owed: bigint;
}
export interface Cut extends OwedRow {
  cut: bigint;
}

export interface Standing {
  lines: readonly Line[];
  rows: readonly OwedRow[];
  /** What the customer has paid, and what went back to him or was kept by the claims before. */
  paid: bigint;
  refunded: bigint;
  /** What was given away of the markup, and what of that earlier returns have taken along. */
  rebate: bigint;
  rebateTaken: bigint;
  /** In percent, with four digits after the point. */
  vatPercent: number;
  commissionPercent: number;
  /** What the merchant lost by the claims before, and the commission of that. */
  purchaseTaken: bigint;
  commissionTaken: bigint;
  /** Of a delivery that was used, less what of it was kept already; it is charged to whoever has changed his mind. */
  deliveryPrice: bigint;
  isMindChanged: boolean;
}

export interface ReckonedLine {
  id: number;
  count: number;
  amount: bigint;
  vat: bigint;
  purchase: bigint;
}
export interface Reckoned {
  lines: ReckonedLine[];
  /** The price of the pieces less their share of a rebate, and that share. */
  amount: bigint;
  rebate: bigint;
  vat: bigint;
  debt: bigint;
  fromDebt: bigint;
  cuts: Cut[];
  fee: bigint;
  money: bigint;
  purchase: bigint;
  commission: bigint;
  merchantPart: bigint;
}

export function reckon(standing: Standing): Reckoned {
  const { lines, rows, paid, refunded } = standing;
  const rebate = rebateShare(standing);
  const prices = lines.map((line) => sharePieces(line.saleTotal, line));
  const price = sum(prices);
  const reckoned = lines.map((line, at): ReckonedLine => {
    const own = prices[at] ?? 0n;
    // The lines share the rebate as their prices do, each what is left after those before it.
    const before = sum(prices.slice(0, at));
    const part = price === 0n ? 0n : (rebate * (before + own)) / price - (rebate * before) / price;
    const vat = sharePieces(line.vat, line) - vatWithin(part, standing.vatPercent);
    return {
      ...{ id: line.id, count: line.count, amount: own - part, vat: vat > 0n ? vat : 0n },
      purchase: sharePieces(line.purchase, line),
    };
  });
  const amount = price - rebate;
  const debt = sum(rows.map(({ owed }) => owed));
  const fromDebt = least(amount, debt);
  const back = least(amount - fromDebt, most(paid - refunded, 0n));
  const fee = standing.isMindChanged ? least(standing.deliveryPrice, back) : 0n;
  const purchase = sum(reckoned.map((line) => line.purchase));
  // Of all that came back, less what the claims before took: by pieces an order loses the commission that it was sold at.
  const commission =
    percentOf(standing.purchaseTaken + purchase, standing.commissionPercent) - standing.commissionTaken;
  return {
    ...{ lines: reckoned, amount, rebate, vat: sum(reckoned.map((line) => line.vat)) },
    ...{ debt, fromDebt, cuts: cutsOf(rows, fromDebt), fee, money: back - fee },
    ...{ purchase, commission, merchantPart: purchase - commission },
  };
}

/** What is cut goes from the last row backwards. */
export function cutsOf(rows: readonly OwedRow[], fromDebt: bigint): Cut[] {
  let left = fromDebt;
  const cuts: Cut[] = [];
  for (const row of [...rows].sort((one, other) => other.number - one.number)) {
    const cut = least(row.owed, left);
    if (cut > 0n) cuts.push({ ...row, cut });
    left -= cut;
  }
  return cuts;
}

/** The share of what was given away that these pieces have, of what is not returned yet; the last ones take all that is left. */
function rebateShare({ lines, rebate, rebateTaken }: Standing): bigint {
  const left = rebate - rebateTaken;
  const kept = sum(
    lines.map((line) => line.saleTotal - sharePieces(line.saleTotal, { ...line, returned: 0, count: line.returned })),
  );
  return kept === 0n ? 0n : roundHalfUp(left * sum(lines.map((line) => sharePieces(line.saleTotal, line))), kept);
}

/** The tax within a sum that holds it, half a tiyin rounded up. */
function vatWithin(amount: bigint, percent: number): bigint {
  const rate = BigInt(Math.round(percent * 10_000));
  return roundHalfUp(amount * rate, 1_000_000n + rate);
}

const percentOf = (amount: bigint, percent: number) =>
  roundHalfUp(amount * BigInt(Math.round(percent * 10_000)), 1_000_000n);
const sum = (amounts: readonly bigint[]) => amounts.reduce((all, amount) => all + amount, 0n);
const least = (one: bigint, other: bigint) => (one < other ? one : other);
const most = (one: bigint, other: bigint) => (one > other ? one : other);
const roundHalfUp = (dividend: bigint, divisor: bigint): bigint => (2n * dividend + divisor) / (2n * divisor);
