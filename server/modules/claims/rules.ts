import type { Call, Reply } from '../../contract';

export type ClaimStatus = Reply<'changeClaimStatus'>['status'];
export type Decision = Call<'changeClaimStatus'>['body']['status'];
export type ClaimType = Reply<'listInvestorClaims'>['claims'][number]['type'];

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

interface Asked {
  claim: { type: ClaimType; status: ClaimStatus; created_by: number | null };
  to: Decision;
  comment?: string;
  userId: number;
}
export type DecisionRefusal = 'same_person' | 'transition_not_allowed' | 'reason_required';

/** Why a decision is refused; nothing when it may be made. */
export function refusalOfDecision({ claim, to, comment, userId }: Asked): DecisionRefusal | undefined {
  if (claim.created_by === userId) return 'same_person';
  if (!moves[claim.status].includes(to)) return 'transition_not_allowed';
  if (to === 'approved' && effects[claim.type] === undefined) return 'transition_not_allowed';
  if (to === 'rejected' && (comment ?? '').trim() === '') return 'reason_required';
  return undefined;
}
