import { audit, type Change } from '../../audit';
import { timestamp, timestampOf, today } from '../../clock';
import type { Actor, HandlerMap } from '../../contract';
import type { Sql } from '../../db/connect';
import { conflict, notFound } from '../../problem';
import { maskAccount, maskCard } from '../investors/mask';
import type { Authorities } from './authorities';
import { isPayable, keepPayment, lockOwner, type Held } from './payout';
import {
  bankRefusal,
  claimStatusOf,
  isAllowed,
  mayHaveDocument,
  numberOf,
  purposeOf,
  textToSign,
  type ClaimStatus,
} from './rules';
import type { TimeStamps } from './stamp';
import * as store from './store';
import { verifySignature } from './verify';

/** What the signatures are held against. */
export interface EsignParts {
  authorities: Authorities;
  stamps: TimeStamps;
  /** Who pays; a key of another organisation is pointed out before it signs. */
  organisation: { name: string; inn: string };
}

const answerOf = ({ id, account_masked, ...row }: store.DocumentRow) => ({
  ...row,
  document_id: id,
  recipient_account: account_masked,
});

/** The calls of electronic signing. */
export const esignHandlers = ({ authorities, stamps, organisation }: EsignParts) =>
  ({
    async listDibankClaims({ query, db }) {
      const { page = 1, limit = 20, status = 'draft' } = query;
      const { count, amount } = await store.countDocuments(db, status);
      const rows = (page - 1) * limit < count ? await store.listDocuments(db, status, { page, limit }) : [];
      return { list: rows.map(answerOf), count, totals: { amount }, organisation };
    },

    createDibankDocument: (call) =>
      call.db.transaction(async (sql) => {
        const claim = await store.lockClaim(sql, call.params.id);
        if (claim === undefined) throw notFound();
        if (!mayHaveDocument(claim.status))
          throw conflict('transition_not_allowed', 'Only an approved claim is given a document');
        const id = await addDraft(sql, call, claim);
        await moveClaim(sql, call, claim, claimStatusOf.draft);
        return fresh(sql, id);
      }),

    sendDibankDocument: (call) =>
      call.db.transaction(async (sql) => {
        const { body, clock, user } = call;
        const held = await lockOwner(sql, body.document_id);
        const document = await locked(sql, body.document_id, 'send');
        if (held === undefined || !isPayable(held))
          throw conflict('not_enough_balance', 'The investment does not hold the amount', answerOf(document));
        const against = { toSign: document.to_sign, now: clock.now(), authorities: await authorities(), stamps };
        const { signer, serial, signedAt } = await verifySignature(body, against);
        const at = timestamp(clock);
        const signature = { id: document.id, pkcs7: body.pkcs7, serial, signer, signedAt: timestampOf(signedAt) };
        await store.keepSignature(sql, { ...signature, userId: user.id, at });
        await tell(sql, call, 'sign', document.id, [
          change(document.status, 'signed'),
          { field: 'signer', new: signer },
        ]);
        await moveClaim(sql, call, await claimOf(sql, document), claimStatusOf.signed);
        await store.markSent(sql, document.id, at);
        await tell(sql, call, 'send', document.id, [change('signed', 'sent')]);
        await settle(sql, call, document, held);
        return fresh(sql, document.id);
      }),

    retryDibankDocument: (call) =>
      call.db.transaction(async (sql) => {
        const document = await locked(sql, call.body.document_id, 'retry');
        await store.makeDraft(sql, document.id, timestamp(call.clock));
        await tell(sql, call, 'retry', document.id, [change(document.status, 'draft')]);
        await moveClaim(sql, call, await claimOf(sql, document), claimStatusOf.draft);
        return fresh(sql, document.id);
      }),

    async getTimestamp({ body, clock }) {
      const now = clock.now();
      const token = await stamps.stamp(Buffer.from(body.signature_hex, 'hex'), now);
      return { token: token.toString('base64'), time: timestampOf(now) };
    },
  }) satisfies Partial<HandlerMap>;

const change = (old: string, now: string): Change => ({ field: 'status', old, new: now });
const tell = (sql: Sql, { user, clock }: Actor, action: string, entityId: number, changes: Change[]) =>
  audit(sql, { user, clock, action, entity: 'dibank_document', entityId, changes });

async function fresh(sql: Sql, id: number) {
  const row = await store.lockDocument(sql, id);
  if (row === undefined) throw notFound();
  return answerOf(row);
}

/** The document, held, in a state that allows the action; else the refusal shows it as it is. */
async function locked(sql: Sql, id: number, action: Parameters<typeof isAllowed>[0]): Promise<store.DocumentRow> {
  const document = await store.lockDocument(sql, id);
  if (document === undefined) throw notFound();
  if (!isAllowed(action, document.status))
    throw conflict('transition_not_allowed', 'The state of the document does not allow this', answerOf(document));
  return document;
}

async function claimOf(sql: Sql, { exit_claim_id }: store.DocumentRow): Promise<store.ClaimRow> {
  const claim = await store.lockClaim(sql, exit_claim_id);
  if (claim === undefined) throw notFound();
  return claim;
}

async function moveClaim(sql: Sql, actor: Actor, { id, status }: store.ClaimRow, to: ClaimStatus) {
  await store.setClaimStatus(sql, id, to, timestamp(actor.clock));
  const entry = { action: 'sign_document', entity: 'exit_claim', entityId: id, changes: [change(status, to)] };
  await audit(sql, { ...entry, user: actor.user, clock: actor.clock });
}

/** The account or card as it may be shown; undefined when the investor named none. */
function recipientOf({ method, card_masked, bank_account, mfo }: store.ClaimRow) {
  const masked = method === 'card' ? card_masked && maskCard(card_masked) : maskAccount(bank_account);
  return masked === null ? undefined : { account_masked: masked, mfo: method === 'card' ? null : mfo };
}

async function addDraft(sql: Sql, { user, clock }: Actor, claim: store.ClaimRow): Promise<number> {
  const recipient = recipientOf(claim);
  if (recipient === undefined || claim.recipient_name === '')
    throw conflict('recipient_missing', 'It is not known whose account the money is to go to');
  const id = await store.nextId(sql);
  const text = {
    number: numberOf(id),
    date: today(clock),
    recipient_name: claim.recipient_name,
    ...recipient,
    amount: claim.payable_amount,
    purpose: purposeOf(claim.number),
  };
  await store.addDraft(sql, { id, ...text, exit_claim_id: claim.id, to_sign: textToSign(text), at: timestamp(clock) });
  await tell(sql, { user, clock }, 'create', id, [{ field: 'status', new: 'draft' }]);
  return id;
}

/** What the bank says of a payment; the claim is paid, or waits for a decision. */
async function settle(sql: Sql, actor: Actor, document: store.DocumentRow, held: Held) {
  const refusal = bankRefusal(document);
  await store.settle(sql, document.id, refusal ?? null, timestamp(actor.clock));
  const status = refusal === undefined ? 'accepted' : 'failed';
  await tell(sql, actor, 'settle', document.id, [change('sent', status)]);
  await moveClaim(sql, actor, await claimOf(sql, document), claimStatusOf[status]);
  await keepPayment(sql, actor, held, document, refusal);
}
