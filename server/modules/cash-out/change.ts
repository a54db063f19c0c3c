import { audit, type Change } from '../../audit';
import { timestamp, today } from '../../clock';
import type { Actor } from '../../contract';
import type { Sql } from '../../db/connect';
import { conflict } from '../../problem';
import { maskAccount, maskCard } from '../investors/mask';
import { changesBetween } from '../investors/journal';
import { claimAnswer, entity } from './answers';
import { release, setDecision, setTerms, type Terms } from './changeStore';
import { costOf, isCovered, isPayable } from './rules';
import type { CashOutRow } from './store';

/** Keeps an approval with the penalty of today. The claim is locked and pending. */
export async function approve(
  sql: Sql,
  actor: Actor,
  claim: CashOutRow,
  comment: string | null,
  action: 'decide' | 'bulk' = 'decide',
): Promise<void> {
  const { user, clock } = actor;
  if (claim.changed_by === user.id) throw conflict('same_person', 'Whoever changed the claim does not approve it');
  if (!isCovered(claim)) throw conflict('not_enough_balance', 'The investment does not hold the amount');
  if (!isPayable(claim)) throw conflict('requisites_missing', 'It is not said where to pay');
  const cost = costOf(claim.amount, claim.start_date, today(clock));
  await setDecision(sql, {
    ...{ id: claim.id, status: 'approved', comment, ...cost },
    ...{ userId: user.id, at: timestamp(clock) },
  });
  await tell(sql, actor, action, claim, [
    { field: 'status', old: claim.status, new: 'approved' },
    ...changesBetween<object>({ payable_amount: claim.payable_amount }, { payable_amount: cost.payable_amount }),
    ...(comment === null ? [] : [{ field: 'comment', new: comment }]),
  ]);
}

/** Keeps a rejection; what is not left any more goes on working. */
export async function reject(sql: Sql, actor: Actor, claim: CashOutRow, comment: string): Promise<void> {
  const { user, clock } = actor;
  const { id, penalty_amount, tax_amount, payable_amount } = claim;
  const [at, cost] = [timestamp(clock), { penalty_amount, tax_amount, payable_amount }];
  await setDecision(sql, { id, status: 'rejected', comment, ...cost, userId: user.id, at });
  await release(sql, claim.investment_id, at);
  await tell(sql, actor, 'decide', claim, [
    { field: 'status', old: claim.status, new: 'rejected' },
    { field: 'comment', new: comment },
  ]);
}

const written = ({ amount, penalty_amount, payable_amount, method, planned_date, comment, ...payee }: Terms) => ({
  ...{ amount, penalty_amount, payable_amount, method },
  card_masked: payee.card_masked === null ? null : maskCard(payee.card_masked),
  bank_account: maskAccount(payee.bank_account),
  mfo: payee.mfo,
  planned_date,
  comment,
});

/** Keeps other terms of a pending claim, its cost calculated anew. */
export async function changeTerms(
  sql: Sql,
  actor: Actor,
  claim: CashOutRow,
  change: Partial<Omit<Terms, 'penalty_amount' | 'tax_amount' | 'payable_amount'>>,
  action: 'change' | 'bulk' = 'change',
): Promise<void> {
  const before: Terms = claim;
  const terms = { ...before, ...change };
  const next: Terms = { ...terms, ...costOf(terms.amount, claim.start_date, today(actor.clock)) };
  await setTerms(sql, claim.id, next, actor.user.id, timestamp(actor.clock));
  await tell(sql, actor, action, claim, changesBetween<object>(written(before), written(next)));
}

function tell(sql: Sql, { user, clock }: Actor, action: string, { id }: CashOutRow, changes: Change[]): Promise<void> {
  return audit(sql, { user, clock, action, entity, entityId: id, changes });
}

/** A claim that does not allow what was asked, shown as it stands. */
export const notAllowed = (claim: CashOutRow) =>
  conflict('transition_not_allowed', 'The state of the claim does not allow this', { ...claimAnswer(claim) });
