import { audit } from '../../audit';
import { timestamp } from '../../clock';
import type { Call, HandlerMap } from '../../contract';
import type { Sql } from '../../db/connect';
import { decimal, tiyinOf } from '../../money';
import { conflict, notFound, wrongFields } from '../../problem';
import { refuseStale } from '../../stale';
import { lockInvestors, type Locked } from '../investors/changeStore';
import { journal } from '../investors/journal';
import { claimAnswer } from './answers';
import { effects, refusalOfDecision, type DecisionRefusal } from './rules';
import { findOwner, lockClaim, post, setClaimStatus, type ClaimRow } from './store';

type DecisionCall = Call<'changeClaimStatus'>;

export const claimHandlers = {
  changeClaimStatus: (call) =>
    call.db.transaction(async (sql) => {
      const { claim, investor } = await lock(sql, call.params.id);
      await refuseStale(claim.version, call.headers['If-Match'], async () => claimAnswer(claim));
      const { status: to, comment } = call.body;
      const refused = refusalOfDecision({ claim, to, comment, userId: call.user.id });
      if (refused !== undefined) throw refusals[refused]();
      const at = timestamp(call.clock);
      const reason = to === 'rejected' ? (comment ?? null) : null;
      const decided = await setClaimStatus(sql, { id: claim.id, to, userId: call.user.id, reason, at });
      await tell(sql, call, claim);
      const balance = to === 'approved' ? await move(sql, call, claim, investor) : investor.balance;
      return { id: claim.id, status: to, ...decided, balance };
    }),
} satisfies Partial<HandlerMap>;

const refusals: Record<DecisionRefusal, () => Error> = {
  same_person: () => conflict('same_person', 'The initiator cannot approve own operation'),
  transition_not_allowed: () => conflict('transition_not_allowed', 'The status of the claim does not allow this'),
  reason_required: () => wrongFields({ comment: 'reason_required' }, 'A rejection needs a reason'),
};

async function lock(sql: Sql, id: number): Promise<{ claim: ClaimRow; investor: Locked }> {
  const investorId = await findOwner(sql, id);
  if (investorId === undefined) throw notFound();
  const [investor] = await lockInvestors(sql, [investorId]);
  const claim = await lockClaim(sql, id);
  if (investor === undefined || claim === undefined) throw notFound();
  return { claim, investor };
}

/** Both the claim and its investor have a journal. */
async function tell(sql: Sql, call: DecisionCall, { id, investor_id, status: old }: ClaimRow) {
  const { user, clock, body } = call;
  const changes = [{ field: 'status', old, new: body.status }];
  await audit(sql, { user, clock, action: 'decide', entity: 'claim', entityId: id, changes });
  await journal(sql, call, investor_id, 'decide_claim', [{ field: `claim ${id}`, old, new: body.status }]);
}

/** The money of an approved claim: one row of the ledger, and the balance that follows from it. */
async function move(sql: Sql, call: DecisionCall, claim: ClaimRow, investor: Locked): Promise<string> {
  const type = effects[claim.type] ?? 'refill'; // refusalOfDecision lets nothing else through
  if (investor.status === 'archive') throw conflict('transition_not_allowed', 'The investor is in the archive');
  const amount = tiyinOf(claim.amount) * (type === 'refill' ? 1n : -1n);
  if (tiyinOf(investor.balance) + amount < 0n)
    throw conflict('not_enough_balance', 'The balance is smaller than the amount');
  const at = timestamp(call.clock);
  const balance = await post(sql, {
    investorId: investor.id,
    claimId: claim.id,
    type,
    amount: decimal(amount),
    at,
  });
  await journal(sql, call, investor.id, type, [{ field: 'balance', old: investor.balance, new: balance }]);
  return balance;
}
