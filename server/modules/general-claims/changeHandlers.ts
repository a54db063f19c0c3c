import { audit } from '../../shared/auditTrail';
import { timestamp, today } from '../../shared/clock';
import type { Call, HandlerMap } from '../../http/contract';
import type { Sql } from '../../db/database';
import { decimal, tiyinOf } from '../../shared/money';
import { conflict, wrongFields } from '../../shared/problem';
import { refuseStale } from '../../shared/versionCheck';
import { findVerifiedCard, setAmount, setPaymentType } from './changeStore';
import { entity, type Pair } from './service';
import { generalClaim, lockPair } from './handlers';
import { effects, isOpen } from './rules';
import { sumHeld } from './store';

type ChangeCall = Call<'changeClaimPaymentType'> | Call<'updateClaimAmount'>;

/** What may be put right in a claim while nobody has decided it. */
export const generalClaimChangeHandlers = {
  changeClaimPaymentType: (call) =>
    call.db.transaction(async (sql) => {
      const { claim } = await lockOpen(sql, call);
      const { payment_type: to } = call.body;
      const cardId = to === 'card' ? await findVerifiedCard(sql, claim.investor_id, today(call.clock)) : null;
      if (cardId === undefined)
        throw wrongFields({ payment_type: 'no_verified_card' }, 'The investor has no verified card');
      await setPaymentType(sql, { id: claim.id, to, cardId, at: timestamp(call.clock) });
      await tell(sql, call, 'change_payment_type', { field: 'payment_type', old: claim.payment_type, new: to });
      return generalClaim(sql, claim.id);
    }),

  updateClaimAmount: (call) =>
    call.db.transaction(async (sql) => {
      const { claim, investor } = await lockOpen(sql, call);
      const { amount } = call.body;
      if (tiyinOf(amount) <= 0n) throw wrongFields({ amount: 'invalid_amount' });
      // The claim itself holds what it asks for; that part is free for its own new amount.
      const free = tiyinOf(investor.balance) - tiyinOf(await sumHeld(sql, investor.id)) + tiyinOf(claim.amount);
      if (effects[claim.type] === 'withdraw' && tiyinOf(amount) > free)
        throw wrongFields({ amount: 'not_enough_balance' }, `Only ${decimal(free)} is available`);
      // Whoever leaves the amount as it was has not set it, and may still approve the claim.
      if (amount === claim.amount) return generalClaim(sql, claim.id);
      await setAmount(sql, { id: claim.id, amount, userId: call.user.id, at: timestamp(call.clock) });
      await tell(sql, call, 'update_amount', { field: 'amount', old: claim.amount, new: amount }, call.body.comment);
      return generalClaim(sql, claim.id);
    }),
} satisfies Partial<HandlerMap>;

async function lockOpen(sql: Sql, call: ChangeCall): Promise<Pair> {
  const pair = await lockPair(sql, call.params.id);
  await refuseStale(pair.claim.version, call.headers['If-Match'], () => generalClaim(sql, call.params.id));
  if (!isOpen(pair.claim.status)) throw conflict('transition_not_allowed', 'The claim is decided already');
  return pair;
}

async function tell(
  sql: Sql,
  { user, clock, params }: ChangeCall,
  action: string,
  change: { field: string; old: string; new: string },
  comment?: string,
) {
  const said = comment?.trim() ? [{ field: 'comment', new: comment.trim() }] : [];
  await audit(sql, { user, clock, action, entity, entityId: params.id, changes: [change, ...said] });
}
