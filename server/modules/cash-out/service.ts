import { auditAll, type Change, changesBetween } from '../../shared/auditTrail';
import { timestamp, today } from '../../shared/clock';
import type { Actor } from '../../http/contract';
import type { Sql } from '../../db/database';
import { conflict } from '../../shared/problem';
import { maskAccount, maskCard } from '../../shared/mask';
import { claimAnswer, entity } from './serialize';
import { release, setDecisions, setTerms, type Terms } from './changeStore';
import { leavingOn, type LeavingOn } from '../investments/index';
import { costOf, isCovered, isPayable, isSetBy, isVerified } from './rules';
import { cardsByOwner, type CashOutRow } from './store';

export type Action = 'decide' | 'change' | 'bulk';
interface Approval {
  claim: CashOutRow;
  comment: string | null;
}

/** Today, with the terms by which the transaction reckons. */
export const leavingToday = (sql: Sql, { clock }: Pick<Actor, 'clock'>): Promise<LeavingOn> =>
  leavingOn(sql, today(clock));

/** Keeps approvals with the penalty of today. The claims are locked and pending. */
export async function approve(
  sql: Sql,
  actor: Actor,
  approvals: readonly Approval[],
  action: Action = 'decide',
): Promise<void> {
  const { user, clock } = actor;
  const [at, day] = [timestamp(clock), today(clock)];
  const leaving = await leavingToday(sql, actor);
  const owners = new Set(approvals.map(({ claim }) => claim.investor_id));
  const cards = await cardsByOwner(sql, [...owners], day);
  const decided = approvals.map(({ claim, comment }) => {
    if (isSetBy(claim, user.id)) throw conflict('same_person', 'Whoever changed the claim does not approve it');
    if (!claim.early_exit_allowed)
      throw conflict('early_exit_not_allowed', 'The tariff does not let the investment go before its end');
    if (!isCovered(claim)) throw conflict('not_enough_balance', 'The investment does not hold the amount');
    if (!isPayable(claim)) throw conflict('requisites_missing', 'It is not said where to pay');
    if (!isVerified(claim, cards.get(claim.investor_id))) throw conflict('card_unknown', 'The card is not verified');
    return { claim, comment, cost: costOf(claim, leaving) };
  });
  const rows = decided.map(({ claim, comment, cost }) => ({ id: claim.id, comment, ...cost }));
  await setDecisions(sql, rows, { status: 'approved', userId: user.id, at });
  const claimChanges = decided.map(({ claim, comment, cost }): ClaimChanges => [
    claim,
    [
      { field: 'status', old: claim.status, new: 'approved' },
      ...changesBetween<object>({ payable_amount: claim.payable_amount }, { payable_amount: cost.payable_amount }),
      ...(comment === null ? [] : [{ field: 'comment', new: comment }]),
    ],
  ]);
  await auditClaims(sql, actor, action, claimChanges);
}

/** Keeps a rejection; what is not left any more goes on working. */
export async function reject(sql: Sql, actor: Actor, claim: CashOutRow, comment: string): Promise<void> {
  const { user, clock } = actor;
  const { id, penalty_amount, tax_amount, payable_amount } = claim;
  const at = timestamp(clock);
  const row = { id, comment, penalty_amount, tax_amount, payable_amount };
  await setDecisions(sql, [row], { status: 'rejected', userId: user.id, at });
  await release(sql, claim.investment_id, at);
  const changes = [
    { field: 'status', old: claim.status, new: 'rejected' },
    { field: 'comment', new: comment },
  ];
  await auditClaims(sql, actor, 'decide', [[claim, changes]]);
}

const written = ({ amount, penalty_amount, payable_amount, method, planned_date, comment, ...payee }: Terms) => ({
  ...{ amount, penalty_amount, payable_amount, method },
  card_masked: payee.card_masked === null ? null : maskCard(payee.card_masked),
  bank_account: maskAccount(payee.bank_account),
  mfo: payee.mfo,
  planned_date,
  comment,
});

export interface NewTerms {
  claim: CashOutRow;
  change: Partial<Omit<Terms, 'penalty_amount' | 'tax_amount' | 'payable_amount'>>;
}

const isOther = ({ claim, change }: NewTerms): boolean =>
  (Object.keys(change) as (keyof NewTerms['change'])[]).some((field) => change[field] !== claim[field]);

/**
 * Keeps other terms of pending claims, their cost calculated anew. A claim whose terms stay as they were is not touched:
 * a user who changed nothing may still approve it.
 */
export async function changeTerms(
  sql: Sql,
  actor: Actor,
  newTerms: readonly NewTerms[],
  action: Action = 'change',
): Promise<void> {
  const leaving = await leavingToday(sql, actor);
  const changed = newTerms.filter(isOther).map(({ claim, change }) => {
    const terms: Terms = { ...claim, ...change };
    return { claim, next: { ...terms, ...costOf({ ...claim, amount: terms.amount }, leaving) } };
  });
  const rows = changed.map(({ claim, next }) => ({ ...next, id: claim.id }));
  await setTerms(sql, rows, actor.user.id, timestamp(actor.clock));
  const claimChanges = changed.map(({ claim, next }): ClaimChanges => [
    claim,
    changesBetween<object>(written(claim), written(next)),
  ]);
  await auditClaims(sql, actor, action, claimChanges);
}

type ClaimChanges = [claim: CashOutRow, changes: Change[]];
function auditClaims(
  sql: Sql,
  { user, clock }: Actor,
  action: Action,
  claimChanges: readonly ClaimChanges[],
): Promise<void> {
  const changes = claimChanges.flatMap(([{ id }, own]) => own.map((change) => ({ ...change, entityId: id })));
  return auditAll(sql, { user, clock, action, entity, changes });
}

/** A claim that does not allow what was asked, shown as it stands. */
export const notAllowed = (claim: CashOutRow) =>
  conflict('transition_not_allowed', 'The state of the claim does not allow this', { ...claimAnswer(claim) });
