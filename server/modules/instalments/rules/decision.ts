/** What stands against approving an application, and what would help. */
import { burdenOf, isBurdenTooHigh } from '../../scoring/index';
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
  /** What else the limit of the scoring is given to, and its payments of a month. */
  contracted: bigint;
  contractedMonthly: bigint;
  firstPaymentDay: string | null;
  day: string;
  isMerchantBlocked: boolean;
  isBranchBlocked: boolean;
  isCustomerInactive: boolean;
}
export type DecisionFault =
  | 'scoring_missing'
  | 'merchant_blocked'
  | 'branch_blocked'
  | 'customer_inactive'
  | 'first_payment_passed'
  | 'not_enough_limit'
  | 'debt_burden';

/** What the limit lacks for what is asked. */
export function shortOf({ amount, limit, contracted }: Pick<Known, 'amount' | 'limit' | 'contracted'>): bigint {
  const left = (limit ?? 0n) - contracted;
  return amount > left ? amount - left : 0n;
}

/** What would be paid each month with it. */
const monthlyOf = ({ obligations, contractedMonthly, monthAmount }: Known): bigint =>
  obligations + contractedMonthly + monthAmount;

export function checksOf(known: Known) {
  const short = known.limit === undefined ? 0n : shortOf(known);
  return {
    short,
    offer: short > 0n ? offerOf(known.terms, short) : undefined,
    burden: burdenOf(monthlyOf(known), known.income),
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
  if (known.isBranchBlocked) return 'branch_blocked';
  if (known.limit === undefined) return 'scoring_missing';
  if (known.firstPaymentDay !== null && known.firstPaymentDay < known.day) return 'first_payment_passed';
  return excessOf(known, short);
}

/** What is more than the limit of a scoring grants, or than the income bears; nothing where no scoring is known. */
export function excessOf(known: Known, short = shortOf(known)): 'not_enough_limit' | 'debt_burden' | undefined {
  if (known.limit === undefined) return undefined;
  if (short > 0n) return 'not_enough_limit';
  return isBurdenTooHigh(monthlyOf(known), known.income) ? 'debt_burden' : undefined;
}
