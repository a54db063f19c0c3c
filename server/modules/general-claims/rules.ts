import type { Call, Reply } from '../../http/contract';
import { tiyinOf } from '../../shared/money';
import { type InvestorStatus, mayHoldMoney } from '../investors/index';

export type ClaimStatus = Reply<'changeClaimStatus'>['status'];
export type Decision = Call<'changeClaimStatus'>['body']['status'];
export type ClaimType = Reply<'listInvestorClaims'>['claims'][number]['type'];

/** In the order of the life of a claim. */
export const claimStatuses: ClaimStatus[] = ['pending', 'in_process', 'approved', 'rejected', 'cancelled'];
export const paymentTypes: Reply<'listClaimPaymentTypes'>['payment_types'] = ['card', 'bank_account', 'cash', 'wallet'];

/** A claim that waits is taken up or decided at once; one that was taken up is decided. The rest is final. */
const moves: Record<ClaimStatus, readonly Decision[]> = {
  pending: ['in_process', 'approved', 'rejected'],
  in_process: ['approved', 'rejected'],
  approved: [],
  rejected: [],
  cancelled: [],
};

/** What an approved claim does to the balance. Reinvestments and transfers move money of an investment, and are decided there. */
export const effects: Partial<Record<ClaimType, 'refill' | 'withdraw'>> = {
  cash_in: 'refill',
  refill: 'refill',
  cash_out: 'withdraw',
  withdraw: 'withdraw',
};

/** How a claim is paid and how much it is about is open until it is decided. */
export const isOpen = (status: ClaimStatus): boolean => status === 'pending' || status === 'in_process';

/** What staff asked for in the name of an investor is decided by who may approve changes of a balance. */
export const askedByStaff = (type: ClaimType): boolean => type === 'refill' || type === 'withdraw';

/** The claims that are approved here at all, by somebody who may approve changes of a balance or not. */
export const decidable = (mayBalance: boolean): ClaimType[] =>
  (Object.keys(effects) as ClaimType[]).filter((type) => mayBalance || !askedByStaff(type));

/** What an amount does to the balance when its claim is approved, in tiyin. */
export const effectOf = (type: ClaimType, amount: string): bigint =>
  effects[type] === 'withdraw' ? -tiyinOf(amount) : tiyinOf(amount);

interface Asked {
  claim: {
    type: ClaimType;
    status: ClaimStatus;
    amount: string;
    payment_type: string;
    created_by: number | null;
    terms_set_by: readonly number[];
  };
  /** The card that the claim names was verified and has not expired. */
  hasGoodCard: boolean;
  investor: { status: InvestorStatus; balance: string };
  to: Decision;
  comment?: string;
  userId: number;
  /** Whether the person may approve changes of a balance. */
  mayBalance: boolean;
}
export type DecisionRefusal =
  | 'forbidden'
  | 'same_person'
  | 'transition_not_allowed'
  | 'reason_required'
  | 'investor_not_verified'
  | 'card_unknown'
  | 'not_enough_balance';

/** Why a decision is refused; nothing when it may be made. */
export function refusalOfDecision(asked: Asked): DecisionRefusal | undefined {
  const { claim, hasGoodCard, investor, to, comment, userId, mayBalance } = asked;
  if (askedByStaff(claim.type) && !mayBalance) return 'forbidden';
  if (claim.created_by === userId) return 'same_person';
  if (!moves[claim.status].includes(to)) return 'transition_not_allowed';
  if (to === 'rejected' && (comment ?? '').trim() === '') return 'reason_required';
  if (to !== 'approved') return undefined;
  // Who ever set the amount or the way of paying does not approve it, whoever changed it after him.
  if (claim.terms_set_by.includes(userId)) return 'same_person';
  const effect = effects[claim.type];
  // Money comes only to whoever was verified; it leaves also from whoever has lost that meanwhile, but not from the archive.
  if (effect === 'refill' && !mayHoldMoney(investor.status)) return 'investor_not_verified';
  if (effect === undefined || investor.status === 'archive') return 'transition_not_allowed';
  // A card may have been refused, have expired or be gone since it was asked for.
  if (effect === 'withdraw' && claim.payment_type === 'card' && !hasGoodCard) return 'card_unknown';
  if (tiyinOf(investor.balance) + effectOf(claim.type, claim.amount) < 0n) return 'not_enough_balance';
  return undefined;
}
