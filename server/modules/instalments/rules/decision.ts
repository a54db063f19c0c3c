/** What stands against approving an application, and what would help. */
import { downPaymentOffer, type Asked } from './terms';

/** What a decision depends on; sums in whole tiyin, none where it is unknown. */
export interface Known {
  /** What is asked for by instalments, and its payment of a month. */
  amount: bigint;
  monthAmount: bigint;
  terms: Asked;
  /** Of a scoring that is still good. */
  limit: bigint | undefined;
  income: bigint | undefined;
  obligations: bigint;
  /** What was contracted since the scoring, and its payments of a month. */
  contracted: bigint;
  contractedMonthly: bigint;
  firstPaymentDay: string | null;
  day: string;
  isMerchantBlocked: boolean;
  isCustomerInactive: boolean;
}
export type DecisionFault =
  | 'scoring_missing'
  | 'merchant_blocked'
  | 'customer_inactive'
  | 'first_payment_passed'
  | 'not_enough_limit'
  | 'debt_burden';

/** What the limit lacks for what is asked. */
export function shortOf({ amount, limit, contracted }: Pick<Known, 'amount' | 'limit' | 'contracted'>): bigint {
  const left = (limit ?? 0n) - contracted;
  return amount > left ? amount - left : 0n;
}

/** The share of the income that is paid each month, in hundredths of a percent, half up. */
export function burdenOf(
  known: Pick<Known, 'obligations' | 'contractedMonthly' | 'monthAmount' | 'income'>,
): number | undefined {
  const { income } = known;
  if (income === undefined || income <= 0n) return undefined;
  const monthly = known.obligations + known.contractedMonthly + known.monthAmount;
  return Number((monthly * 20_000n + income) / (income * 2n));
}

export function checksOf(known: Known) {
  const short = known.limit === undefined ? 0n : shortOf(known);
  return {
    short,
    offer: short > 0n ? offerOf(known.terms, short) : undefined,
    burden: burdenOf(known),
    refusedBy: refusalOf(known, short),
  };
}

/** Nothing where not even the whole price would be enough. */
function offerOf(terms: Asked, short: bigint): bigint | undefined {
  const offer = downPaymentOffer(terms, short);
  return offer < terms.price - terms.discount ? offer : undefined;
}

function refusalOf(known: Known, short: bigint): DecisionFault | undefined {
  if (known.isCustomerInactive) return 'customer_inactive';
  if (known.isMerchantBlocked) return 'merchant_blocked';
  if (known.limit === undefined) return 'scoring_missing';
  if (known.firstPaymentDay !== null && known.firstPaymentDay < known.day) return 'first_payment_passed';
  if (short > 0n) return 'not_enough_limit';
  // Half of the income is still borne; held against the exact sums, and not against the rounded share.
  const monthly = known.obligations + known.contractedMonthly + known.monthAmount;
  return known.income === undefined || monthly * 2n > known.income ? 'debt_burden' : undefined;
}
