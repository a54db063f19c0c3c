/** Decisions about claims: one way for one claim and for many. */
import { audit, auditInvestor } from '../../shared/auditTrail';
import { holds } from '../../auth/currentUser';
import { timestamp, today } from '../../shared/clock';
import type { Actor } from '../../http/contract';
import type { Sql } from '../../db/database';
import { decimal } from '../../shared/money';
import { conflict, forbidden, wrongFields } from '../../shared/problem';
import { isExpired } from '../card-verification/index';
import type { Locked } from '../investors/index';
import { effectOf, effects, refusalOfDecision, type Decision, type DecisionRefusal } from './rules';
import { post, setClaimStatus, type ClaimRow } from './store';

export const entity = 'claim';

export interface Pair {
  claim: ClaimRow;
  /** Locked before the claim, in the order of the ids. */
  investor: Locked;
}
export interface RequestedDecision {
  to: Decision;
  comment?: string;
}

/** Each as the answer to a call for one claim. */
export const refusals: Record<DecisionRefusal, () => Error> = {
  forbidden: () => forbidden('Permission investor_balance.enable is missing'),
  same_person: () => conflict('same_person', 'The initiator cannot approve own operation'),
  transition_not_allowed: () => conflict('transition_not_allowed', 'The status of the claim does not allow this'),
  reason_required: () => wrongFields({ comment: 'reason_required' }, 'A rejection needs a reason'),
  card_unknown: () => conflict('card_unknown', 'The card is not verified any more'),
  investor_not_verified: () => conflict('investor_not_verified', 'The investor may hold no money now'),
  not_enough_balance: () => conflict('not_enough_balance', 'The balance is smaller than the amount'),
};

/** Why the claim may not be decided so by this person. */
export const refusalOf = ({ claim, investor }: Pair, { user, clock }: Actor, { to, comment }: RequestedDecision) =>
  refusalOfDecision({
    ...{ claim, investor, to, comment, userId: user.id },
    hasGoodCard: hasGoodCard(claim, today(clock)),
    mayBalance: holds(user, 'investor_balance.enable'),
  });

/** The card that the claim names was verified and has not expired. */
export const hasGoodCard = ({ card_year: year, card_month: month }: ClaimRow, day: string): boolean =>
  year !== null && month !== null && !isExpired(year, month, day);

/** Writes a decision that nothing forbids; an approval posts its money, and answers with the balance after it. */
export async function decide(sql: Sql, actor: Actor, { claim, investor }: Pair, { to, comment }: RequestedDecision) {
  const at = timestamp(actor.clock);
  const reason = to === 'rejected' ? (comment ?? null) : null;
  const decided = await setClaimStatus(sql, { id: claim.id, to, userId: actor.user.id, reason, at });
  const changes = [{ field: 'status', old: claim.status, new: to }];
  await audit(sql, { ...actor, action: 'decide', entity, entityId: claim.id, changes });
  await auditInvestor(sql, actor, investor.id, 'decide_claim', [
    { field: `claim ${claim.id}`, old: claim.status, new: to },
  ]);
  const balance = to === 'approved' ? await move(sql, actor, claim, investor) : investor.balance;
  return { id: claim.id, status: to, ...decided, balance };
}

/** The money of an approved claim: one row of the ledger, and the balance that follows from it. */
async function move(sql: Sql, actor: Actor, { id, ...claim }: ClaimRow, investor: Locked): Promise<string> {
  const type = effects[claim.type] ?? 'refill'; // refusalOfDecision lets nothing else through
  const amount = decimal(effectOf(claim.type, claim.amount));
  const at = timestamp(actor.clock);
  const balance = await post(sql, { investorId: investor.id, claimId: id, type, amount, at });
  await auditInvestor(sql, actor, investor.id, type, [
    { field: `claim ${id}`, new: claim.amount },
    { field: 'balance', old: investor.balance, new: balance },
    // The row itself is of whoever approved it.
    { field: 'initiator', new: claim.created_by_name },
  ]);
  return balance;
}
