import { awaiting } from '../../auth/awaiting';
import { holds } from '../../auth/currentUser';
import type { Actor, Call, HandlerMap } from '../../http/contract';
import { mapped, pageWithTotals } from '../../db/list';
import type { Sql } from '../../db/database';
import { audit, changesBetween, type Change, withHistory } from '../../shared/auditTrail';
import { conflict, notFound, wrongFields } from '../../shared/problem';
import { refuseStale } from '../../shared/versionCheck';
import { lockInvestors } from '../investors/index';
import { maskCard } from '../../shared/mask';
import { claimAnswer } from './serialize';
import { decide, entity, hasGoodCard, type Pair, refusalOf, refusals, type RequestedDecision } from './service';
import { findClaimCard, generalClaims, type GeneralClaimRow } from './listStore';
import { claimStatuses, decidable, effects, isOpen, paymentTypes } from './rules';
import {
  findOwner,
  findOwners,
  findVerifiedCard,
  claimsOf,
  lockClaims,
  setAmount,
  setPaymentType,
  sumHeld,
} from './store';
import { timestamp, today } from '../../shared/clock';
import { decimal, tiyinOf } from '../../shared/money';

export const generalClaimHandlers = {
  async listClaims({ query, db, user }) {
    const asked = awaiting(query, user, 'claims.enable');
    const types = asked.awaits && decidable(holds(user, 'investor_balance.enable'));
    const found = await generalClaims.list(db, { ...asked, ...(types && { types }) });
    return pageWithTotals('claims', mapped(found, masked));
  },

  getClaim: ({ params, db }) => generalClaim(db, params.id),

  async listClaimStatuses() {
    return { statuses: claimStatuses };
  },

  async listClaimPaymentTypes() {
    return { payment_types: paymentTypes };
  },

  async getClaimCard({ params, db }) {
    if ((await findOwner(db, params.id)) === undefined) throw notFound();
    const found = await findClaimCard(db, params.id);
    if (found === undefined) return { claim_id: params.id, card: null };
    const { card_masked, ...card } = found;
    return { claim_id: params.id, card: { ...card, masked_pan: maskCard(card_masked) } };
  },

  changeClaimStatus: (call) =>
    call.db.transaction(async (sql) => {
      const pair = await lockPair(sql, call.params.id);
      await refuseStale(pair.claim.version, call.headers['If-Match'], async () => claimAnswer(pair.claim));
      const requested = { to: call.body.status, comment: call.body.comment };
      const refused = refusalOf(pair, call, requested);
      if (refused !== undefined) throw refusals[refused]();
      return decide(sql, actorOf(call), pair, requested);
    }),

  updateClaimStatuses: (call) =>
    call.db.transaction(async (sql) => {
      const { ids, versions, status: to, comment } = call.body;
      if (versions.length !== ids.length) throw wrongFields({ versions: 'required' }, 'Each claim has its version');
      const seen = ids.map((id, at) => ({ id, version: versions[at] }));
      return decideMany(sql, actorOf(call), seen, { to, comment });
    }),

  changeClaimPaymentType: (call) =>
    call.db.transaction(async (sql) => {
      const { claim } = await lockOpen(sql, call);
      const { payment_type: to } = call.body;
      const day = today(call.clock);
      // Saved as it was, the claim keeps its card, and nobody has set how it is paid.
      if (to === claim.payment_type && (to !== 'card' || hasGoodCard(claim, day))) return generalClaim(sql, claim.id);
      const card = to === 'card' ? await findVerifiedCard(sql, claim.investor_id, day) : null;
      if (card === undefined)
        throw wrongFields({ payment_type: 'no_verified_card' }, 'The investor has no verified card');
      const before = await findClaimCard(sql, claim.id);
      const cardId = card?.id ?? null;
      await setPaymentType(sql, { id: claim.id, to, cardId, userId: call.user.id, at: timestamp(call.clock) });
      const changes = changesBetween<object>(
        { payment_type: claim.payment_type, card_masked: before ? maskCard(before.card_masked) : null },
        { payment_type: to, card_masked: card ? maskCard(card.card_masked) : null },
      );
      await tell(sql, call, 'change_payment_type', changes);
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
      // A user who leaves the amount as it was has not set it, and may still approve the claim.
      if (amount === claim.amount) return generalClaim(sql, claim.id);
      await setAmount(sql, { id: claim.id, amount, userId: call.user.id, at: timestamp(call.clock) });
      await tell(sql, call, 'update_amount', [{ field: 'amount', old: claim.amount, new: amount }], call.body.comment);
      return generalClaim(sql, claim.id);
    }),
} satisfies Partial<HandlerMap>;

const actorOf = ({ user, clock }: Actor): Actor => ({ user, clock });

const masked = ({ card_masked, ...row }: GeneralClaimRow): GeneralClaimRow => ({
  ...row,
  card_masked: card_masked && maskCard(card_masked),
});

/** One claim as it stands, with what was done to it. */
export const generalClaim = async (sql: Sql, id: number) =>
  withHistory(sql, entity, await generalClaims.find(sql, id), masked);

/** The investor is locked before the claim: everybody takes the two in this order. */
export async function lockPair(sql: Sql, id: number): Promise<Pair> {
  const investorId = await findOwner(sql, id);
  if (investorId === undefined) throw notFound();
  const [investor] = await lockInvestors(sql, [investorId]);
  const claim = await claimsOf.lock(sql, id);
  if (investor === undefined || claim === undefined) throw notFound();
  return { claim, investor };
}

interface Seen {
  id: number;
  /** As the user saw it, with the amount of the decision. */
  version: number | undefined;
}

/** Decides those that may be decided, in the order asked for: what one takes out of a balance the next cannot. */
async function decideMany(sql: Sql, actor: Actor, seen: readonly Seen[], requested: RequestedDecision) {
  const ids = seen.map(({ id }) => id);
  const investors = new Map((await lockInvestors(sql, await findOwners(sql, ids))).map((row) => [row.id, row]));
  const claims = new Map((await lockClaims(sql, ids)).map((row) => [row.id, row]));
  const updated: number[] = [];
  const skipped: { id: number; code: string }[] = [];
  for (const { id, version } of seen) {
    const claim = claims.get(id);
    const investor = claim && investors.get(claim.investor_id);
    if (!claim || !investor) {
      skipped.push({ id, code: 'not_found' });
      continue;
    }
    const pair = { claim, investor };
    const code = claim.version === version ? refusalOf(pair, actor, requested) : 'changed_meanwhile';
    if (code !== undefined) {
      skipped.push({ id, code });
      continue;
    }
    investor.balance = (await decide(sql, actor, pair, requested)).balance;
    updated.push(id);
  }
  return { updated, skipped };
}

type ChangeCall = Call<'changeClaimPaymentType'> | Call<'updateClaimAmount'>;

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
  changes: readonly Change[],
  comment?: string,
) {
  const said = comment?.trim() ? [{ field: 'comment', new: comment.trim() }] : [];
  await audit(sql, { user, clock, action, entity, entityId: params.id, changes: [...changes, ...said] });
}
