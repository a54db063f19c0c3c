/** A payment document and its claim, held and moved on together, and the journal of both. */
import { audit, type Change } from '../../shared/auditTrail';
import { timestamp } from '../../shared/clock';
import type { Actor } from '../../http/contract';
import type { Sql } from '../../db/database';
import { conflict, notFound } from '../../shared/problem';
import { lockClaim, setClaimStatus, type ClaimRow } from './claimStore';
import { isAllowed, type ClaimStatus } from './rules';
import { lockDocument, type DocumentRow } from './store';

/** What the journal calls a payment document. */
export const entity = 'dibank_document';

export const answerOf = ({ id, account_masked, ...row }: DocumentRow) => ({
  ...row,
  document_id: id,
  recipient_account: account_masked,
});

export const change = (old: string, now: string): Change => ({ field: 'status', old, new: now });
export const tell = (sql: Sql, { user, clock }: Actor, action: string, entityId: number, changes: Change[]) =>
  audit(sql, { user, clock, action, entity, entityId, changes });

export async function fresh(sql: Sql, id: number) {
  const row = await lockDocument(sql, id);
  if (row === undefined) throw notFound();
  return answerOf(row);
}

/** The document, held, in a state that allows the action; else the refusal shows it as it is. */
export async function locked(sql: Sql, id: number, action: Parameters<typeof isAllowed>[0]): Promise<DocumentRow> {
  const document = await lockDocument(sql, id);
  if (document === undefined) throw notFound();
  if (!isAllowed(action, document.status))
    throw conflict('transition_not_allowed', 'The state of the document does not allow this', answerOf(document));
  return document;
}

export async function claimOf(sql: Sql, { exit_claim_id }: DocumentRow): Promise<ClaimRow> {
  const claim = await lockClaim(sql, exit_claim_id);
  if (claim === undefined) throw notFound();
  return claim;
}

export async function moveClaim(sql: Sql, actor: Actor, { id, status }: ClaimRow, to: ClaimStatus) {
  await setClaimStatus(sql, id, to, timestamp(actor.clock));
  const entry = { action: 'sign_document', entity: 'exit_claim', entityId: id, changes: [change(status, to)] };
  await audit(sql, { ...entry, user: actor.user, clock: actor.clock });
}
