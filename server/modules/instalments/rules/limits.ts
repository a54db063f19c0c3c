/** How little and how much a card is charged at once, as the payment settings say. */
import { tiyinOf } from '../../../shared/money';

export interface Limits {
  least: bigint;
  most: bigint;
}
export const limitsOf = ({
  min_amount: least,
  max_amount: most,
}: {
  min_amount: string;
  max_amount: string;
}): Limits => ({
  least: tiyinOf(least),
  most: tiyinOf(most),
});

/** What is wrong with a charge of this sum, in tiyin; both bounds may be charged themselves. */
export function faultOfCharge(
  amount: bigint,
  { least, most }: Limits,
): 'charge_too_small' | 'charge_too_large' | undefined {
  if (amount < least) return 'charge_too_small';
  return amount > most ? 'charge_too_large' : undefined;
}

/** What of a due sum is charged at once, in tiyin: no more than a charge may be; nothing while it is less than one may be. */
export function chargedAtOnce(due: bigint, { least, most }: Limits): bigint {
  if (due < least) return 0n;
  return due > most ? most : due;
}
