import type { Actor, HandlerMap } from '../../http/contract';
import { mapped, page } from '../../db/list';
import type { Sql } from '../../db/database';
import { historyOf } from '../../shared/auditTrail';
import { notFound, wrongFields } from '../../shared/problem';
import { refuseStale } from '../../shared/versionCheck';
import { lockInvestors } from '../investors/index';
import { maskCard } from '../../shared/mask';
import { claimAnswer } from './serialize';
import { decide, entity, refusalOf, refusals, type Pair, type Wish } from './service';
import { findClaimCard, generalClaims, type GeneralClaimRow } from './listStore';
import { claimStatuses, paymentTypes } from './rules';
import { findOwner, findOwners, lockClaim, lockClaims } from './store';

export const generalClaimHandlers = {
  async listClaims({ query, db }) {
    return page('claims', mapped(await generalClaims.list(db, query), masked));
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
      const wish = { to: call.body.status, comment: call.body.comment };
      const refused = refusalOf(pair, call, wish);
      if (refused !== undefined) throw refusals[refused]();
      return decide(sql, actorOf(call), pair, wish);
    }),

  updateClaimStatuses: (call) =>
    call.db.transaction(async (sql) => {
      const { ids, versions, status: to, comment } = call.body;
      if (versions.length !== ids.length) throw wrongFields({ versions: 'required' }, 'Each claim has its version');
      const seen = ids.map((id, at) => ({ id, version: versions[at] }));
      return decideMany(sql, actorOf(call), seen, { to, comment });
    }),
} satisfies Partial<HandlerMap>;

const actorOf = ({ user, clock }: Actor): Actor => ({ user, clock });

const masked = ({ card_masked, ...row }: GeneralClaimRow): GeneralClaimRow => ({
  ...row,
  card_masked: card_masked && maskCard(card_masked),
});

/** One claim as it stands, with what was done to it. */
export async function generalClaim(sql: Sql, id: number) {
  const row = await generalClaims.find(sql, id);
  if (row === undefined) throw notFound();
  return { ...masked(row), history: await historyOf(sql, entity, id) };
}

/** The investor is locked before the claim: everybody takes the two in this order. */
export async function lockPair(sql: Sql, id: number): Promise<Pair> {
  const investorId = await findOwner(sql, id);
  if (investorId === undefined) throw notFound();
  const [investor] = await lockInvestors(sql, [investorId]);
  const claim = await lockClaim(sql, id);
  if (investor === undefined || claim === undefined) throw notFound();
  return { claim, investor };
}

interface Seen {
  id: number;
  /** As the person saw it, with the amount he decides about. */
  version: number | undefined;
}

/** Decides those that may be decided, in the order asked for: what one takes out of a balance the next cannot. */
async function decideMany(sql: Sql, actor: Actor, seen: readonly Seen[], wish: Wish) {
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
    const code = claim.version === version ? refusalOf(pair, actor, wish) : 'changed_meanwhile';
    if (code !== undefined) {
      skipped.push({ id, code });
      continue;
    }
    investor.balance = (await decide(sql, actor, pair, wish)).balance;
    updated.push(id);
  }
  return { updated, skipped };
}
