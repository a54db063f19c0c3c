import { audit, type Change } from '../../shared/auditTrail';
import { timestamp, today } from '../../shared/clock';
import type { Actor } from '../../http/contract';
import type { Sql } from '../../db/database';
import { conflict, notFound } from '../../shared/problem';
import { addDraft, type ClaimRow, type DocumentRow, lockClaim, lockDocument, nextId, setClaimStatus } from './store';
import { type ClaimStatus, isAllowed, numberOf, purposeOf, textToSign } from './rules';
import { maskAccount, maskCard } from '../../shared/mask';

/** A payment document and its claim, held and moved on together, and the journal of both. */

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

/** The account or card as it may be shown; undefined when the investor named none. */
function recipientOf({ method, card_masked, bank_account, mfo }: ClaimRow) {
  const masked = method === 'card' ? card_masked && maskCard(card_masked) : maskAccount(bank_account);
  return masked === null ? undefined : { account_masked: masked, mfo: method === 'card' ? null : mfo };
}

/** The draft of a payment, made of its claim; answers its number. */
export async function draftOf(sql: Sql, { user, clock }: Actor, claim: ClaimRow): Promise<number> {
  const recipient = recipientOf(claim);
  if (recipient === undefined || claim.recipient_name === '')
    throw conflict('recipient_missing', 'It is not known whose account the money is to go to');
  const id = await nextId(sql);
  const text = {
    number: numberOf(id),
    date: today(clock),
    recipient_name: claim.recipient_name,
    ...recipient,
    amount: claim.payable_amount,
    purpose: purposeOf(claim.number),
  };
  await addDraft(sql, { id, ...text, exit_claim_id: claim.id, to_sign: textToSign(text), at: timestamp(clock) });
  await tell(sql, { user, clock }, 'create', id, [{ field: 'status', new: 'draft' }]);
  return id;
}
