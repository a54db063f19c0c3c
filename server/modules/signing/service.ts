import { audit, type Change } from '../../shared/auditTrail';
import { timestamp, today } from '../../shared/clock';
import type { Actor } from '../../http/contract';
import type { Sql } from '../../db/database';
import { holds, type SignedInUser } from '../../auth/currentUser';
import { conflict, notFound } from '../../shared/problem';
import { listCards } from '../cash-out/index';
import {
  addDraft,
  cancel,
  type ClaimRow,
  type DocumentRow,
  lockClaim,
  lockDocument,
  lockLive,
  nextId,
  setClaimStatus,
} from './store';
import { mayBePaid } from './payoutStore';
import {
  barredSignerOf,
  type ClaimStatus,
  isAllowed,
  maskedRecipient,
  maskedText,
  numberOf,
  purposeOf,
  type Recipient,
  textToSign,
} from './rules';

/** A payment document and its claim, held and moved on together, and the journal of both. */

/** What the journal calls a payment document. */
export const entity = 'dibank_document';

/** A document as the caller may see it: the whole account is only for who may sign it. */
export const answerOf = (
  { id, account_masked, approver, needs_two_people, ...row }: DocumentRow,
  user: SignedInUser,
) => ({
  ...row,
  document_id: id,
  recipient_account: account_masked,
  to_sign: holds(user, 'dibank.enable') ? row.to_sign : maskedText(row.to_sign),
  barred_signer: barredSignerOf({ needs_two_people, approver }),
});

export const change = (old: string, now: string): Change => ({ field: 'status', old, new: now });
export const tell = (sql: Sql, { user, clock }: Actor, action: string, entityId: number, changes: Change[]) =>
  audit(sql, { user, clock, action, entity, entityId, changes });

export async function fresh(sql: Sql, id: number, user: SignedInUser) {
  const row = await lockDocument(sql, id);
  if (row === undefined) throw notFound();
  return answerOf(row, user);
}

/** The document, held, in a state that allows the action; else the refusal shows it as it is. */
export async function locked(
  sql: Sql,
  id: number,
  action: Parameters<typeof isAllowed>[0],
  user: SignedInUser,
): Promise<DocumentRow> {
  const document = await lockDocument(sql, id);
  if (document === undefined) throw notFound();
  if (!isAllowed(action, document.status))
    throw conflict('transition_not_allowed', 'The state of the document does not allow this', answerOf(document, user));
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

/**
 * Where the money of a claim goes to now. A card is paid to while it is verified and good, which it may have ceased to be
 * since the claim was approved.
 */
export async function recipientOf(sql: Sql, { clock }: Pick<Actor, 'clock'>, claim: ClaimRow): Promise<Recipient> {
  const { method, card_masked, bank_account, mfo, investor_id } = claim;
  const unknown = () => conflict('recipient_missing', 'It is not known whose account the money is to go to');
  if (claim.recipient_name === '') throw unknown();
  if (method === 'bank_account') {
    if (bank_account === null) throw unknown();
    return { account: bank_account, mfo };
  }
  if (card_masked === null) throw unknown();
  const cards = await listCards(sql, [investor_id], today(clock));
  const card = cards.find((one) => one.card_masked === card_masked);
  if (card === undefined) throw conflict('card_unknown', 'The card is not verified');
  return { card_masked: card.card_masked, card_id: card.id };
}

/** Gives up the document of a claim, if there is one; false where it may have been paid. The claim is held. */
export async function cancelDocument(sql: Sql, actor: Actor, claimId: number): Promise<boolean> {
  const document = await lockLive(sql, claimId);
  if ((document && !isAllowed('cancel', document.status)) || (await mayBePaid(sql, claimId))) return false;
  if (document === undefined) return true;
  await cancel(sql, document.id, timestamp(actor.clock));
  await tell(sql, actor, 'reopen', document.id, [change(document.status, 'cancelled')]);
  return true;
}

/** The draft of a payment, made of its claim; answers its number. */
export async function draftOf(sql: Sql, actor: Actor, claim: ClaimRow): Promise<number> {
  const { clock } = actor;
  const recipient = await recipientOf(sql, actor, claim);
  const id = await nextId(sql);
  const text = {
    number: numberOf(id),
    date: today(clock),
    recipient_name: claim.recipient_name,
    ...maskedRecipient(recipient),
    amount: claim.payable_amount,
    purpose: purposeOf(claim.number),
  };
  const to_sign = textToSign(text, recipient);
  await addDraft(sql, { id, ...text, exit_claim_id: claim.id, to_sign, at: timestamp(clock) });
  await tell(sql, actor, 'create', id, [{ field: 'status', new: 'draft' }]);
  return id;
}
