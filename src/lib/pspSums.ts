import { parseMoney, toDecimal } from './money';

/** A percent of four places, as the services write it, in ten-thousandths: '1.2500' → 12500n. */
function tenThousandths(percent: string): bigint {
  const [whole = '0', part = ''] = percent.split('.');
  return BigInt(whole + part.padEnd(4, '0').slice(0, 4));
}

export interface PspSums {
  /** Rounded half up to a tiyin. */
  commission: string;
  /** What the customer pays. */
  paid: string;
  /** Rounded down to a tiyin. */
  cashback: string;
}

/** What a payment costs and returns; the bounds of a service are on the amount without the commission. */
export function pspSums(amount: string, commission: string, cashback: string): PspSums | undefined {
  const tiyin = parseMoney(amount);
  if (tiyin === undefined || tiyin <= 0n) return undefined;
  const kept = (tiyin * tenThousandths(commission) * 2n + 1_000_000n) / 2_000_000n;
  return {
    commission: toDecimal(kept),
    paid: toDecimal(tiyin + kept),
    cashback: toDecimal((tiyin * tenThousandths(cashback)) / 1_000_000n),
  };
}
