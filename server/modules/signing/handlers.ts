import { awaiting } from '../../auth/awaiting';
import { timestamp, timestampOf } from '../../shared/clock';
import type { Actor, Call, Handler, HandlerMap, PreparedHandler } from '../../http/contract';
import type { Sql } from '../../db/database';
import { changesBetween, historiesOf, historyOf } from '../../shared/auditTrail';
import { conflict, notFound } from '../../shared/problem';
import { reopen } from '../cash-out/index';
import type { Authorities } from './authorities';
import type { EimzoServer } from './eimzoServer';
import { lockClaim } from './store';
import {
  answerOf,
  cancelDocument,
  change,
  claimOf,
  draftOf,
  entity,
  fresh,
  locked,
  moveClaim,
  recipientOf,
  tell,
} from './service';
import { isPayable, keepPayment, lockOwner, type Held } from './payout';
import type { Revocation } from './revocation';
import {
  bankRefusal,
  barredSignerOf,
  claimStatusOf,
  isPaidTo,
  maskedRecipient,
  mayHaveDocument,
  textToSign,
} from './rules';
import type { TimeStamps } from './stamp';
import * as store from './store';
import { verifySignature, type Expected, type Verified } from './verify';
import { verifyOutside } from './verifyOutside';

/** What the signatures are held against. */
export interface SigningParts {
  authorities: Authorities;
  stamps: TimeStamps;
  revocation: Revocation;
  /** Who pays: its keys sign, and those of the given serial numbers. */
  organisation: { name: string; inn: string };
  foreignSerials: readonly string[];
  /** Who verifies in the place of this back end, where the keys are such that it cannot. */
  server: EimzoServer | undefined;
}

/** The calls of electronic signing. */
export const signingHandlers = (parts: SigningParts) =>
  ({
    async listDibankClaims({ query, db, user }) {
      const { rows, count, totals } = await store.documents.list(db, awaiting(query, user, 'dibank.enable'));
      const histories = await historiesOf(
        db,
        entity,
        rows.map(({ id }) => id),
      );
      const list = rows.map((row) => ({ ...answerOf(row, user), history: histories.get(row.id) ?? [] }));
      const organisation = { ...parts.organisation, foreign_serials: [...parts.foreignSerials] };
      return { list, count, totals, organisation };
    },

    async getDibankDocument({ params, db, user }) {
      const row = await store.documents.find(db, params.id);
      if (row === undefined) throw notFound();
      return { ...answerOf(row, user), history: await historyOf(db, entity, row.id) };
    },

    createDibankDocument: (call) =>
      call.db.transaction(async (sql) => {
        const claim = await lockClaim(sql, call.params.id);
        if (claim === undefined) throw notFound();
        if (!mayHaveDocument(claim.status))
          throw conflict('transition_not_allowed', 'Only an approved claim is given a document');
        const id = await draftOf(sql, call, claim);
        await moveClaim(sql, call, claim, claimStatusOf.draft);
        return fresh(sql, id, call.user);
      }),

    sendDibankDocument: parts.server === undefined ? sendBy(verifiedHere(parts)) : sendOutside(parts, parts.server),

    retryDibankDocument: (call) =>
      call.db.transaction(async (sql) => {
        const document = await locked(sql, call.body.document_id, 'retry', call.user);
        const claim = await claimOf(sql, document);
        const recipient = await recipientOf(sql, call, claim);
        const next = { ...document, ...maskedRecipient(recipient) };
        const to_sign = textToSign(next, recipient);
        await store.makeDraft(sql, { ...next, to_sign, at: timestamp(call.clock) });
        await tell(sql, call, 'retry', document.id, [
          ...(document.status === 'draft' ? [] : [change(document.status, 'draft')]),
          ...changesBetween<object>(
            { recipient_account: document.account_masked },
            { recipient_account: next.account_masked },
          ),
        ]);
        if (claim.status !== claimStatusOf.draft) await moveClaim(sql, call, claim, claimStatusOf.draft);
        return fresh(sql, document.id, call.user);
      }),

    reopenCashOutClaim: (call) =>
      call.db.transaction((sql) => reopen(sql, call, (claimId) => cancelDocument(sql, call, claimId))),

    async getTimestamp({ body, clock }) {
      const now = clock.now();
      const token = await parts.stamps.stamp(Buffer.from(body.signature_hex, 'hex'), now);
      return { token: token.toString('base64'), time: timestampOf(now) };
    },
  }) satisfies Partial<HandlerMap>;

type Sending = Call<'sendDibankDocument'>;
/** Tells who has signed this draft, or refuses the signature. */
type Verify = (call: Sending, toSign: string) => Promise<Verified>;

const expectedOf = ({ stamps, organisation, foreignSerials }: SigningParts, clock: Sending['clock'], toSign: string) =>
  ({ toSign, now: clock.now(), stamps, inn: organisation.inn, foreignSerials }) satisfies Expected;

const verifiedHere =
  (parts: SigningParts): Verify =>
  async ({ body, clock }, toSign) => {
    const { revocation } = parts;
    const authorities = await parts.authorities();
    return verifySignature(body, { ...expectedOf(parts, clock, toSign), authorities, revocation });
  };

/** The service is asked before the transaction, about the draft as it stands; one that is refused anyway it is not asked about. */
const sendOutside = (parts: SigningParts, server: EimzoServer): PreparedHandler<'sendDibankDocument'> => ({
  onlyAsks: true,
  async prepare(call) {
    const draft = await store.documents.find(call.db, call.body.document_id);
    if (draft?.status !== 'draft' || barredSignerOf(draft)?.id === call.user.id) return sendBy(notAsked);
    const expected = { ...expectedOf(parts, call.clock, draft.to_sign), server, address: call.address };
    const verified = await verifyOutside(call.body, expected);
    return sendBy(async (_, toSign) => (toSign === draft.to_sign ? verified : notAsked()));
  },
});
/** It became a draft, or one of another text, while the call was under way. */
const notAsked = async (): Promise<never> => {
  throw conflict('changed_meanwhile', 'The document has changed meanwhile');
};

const sendBy =
  (verify: Verify): Handler<'sendDibankDocument'> =>
  (call) =>
    call.db.transaction(async (sql) => {
      const { body, clock, user } = call;
      const held = await lockOwner(sql, body.document_id);
      const document = await locked(sql, body.document_id, 'send', user);
      if (barredSignerOf(document)?.id === user.id)
        throw conflict('signer_approved', 'Whoever approved so large a payment does not sign it');
      if (held === undefined || !isPayable(held))
        throw conflict('not_enough_balance', 'The investment does not hold the amount', answerOf(document, user));
      const recipient = await recipientOf(sql, call, await claimOf(sql, document));
      if (!isPaidTo(document.to_sign, recipient))
        throw conflict('recipient_changed', 'Another recipient is named than the claim has', answerOf(document, user));
      const { signer, serial, signedAt, pkcs7 } = await verify(call, document.to_sign);
      const at = timestamp(clock);
      const signature = { id: document.id, pkcs7, serial, signer, signedAt: timestampOf(signedAt) };
      await store.keepSignature(sql, { ...signature, userId: user.id, at });
      await tell(sql, call, 'sign', document.id, [change(document.status, 'signed'), { field: 'signer', new: signer }]);
      await moveClaim(sql, call, await claimOf(sql, document), claimStatusOf.signed);
      await store.markSent(sql, document.id, at);
      await tell(sql, call, 'send', document.id, [change('signed', 'sent')]);
      await settle(sql, call, document, held);
      return fresh(sql, document.id, user);
    });

/** What the bank says of a payment; the claim is paid, or waits for a decision. */
async function settle(sql: Sql, actor: Actor, document: store.DocumentRow, held: Held) {
  const refusal = bankRefusal(document);
  await store.settle(sql, document.id, refusal ?? null, timestamp(actor.clock));
  const status = refusal === undefined ? 'accepted' : 'failed';
  await tell(sql, actor, 'settle', document.id, [change('sent', status)]);
  await moveClaim(sql, actor, await claimOf(sql, document), claimStatusOf[status]);
  await keepPayment(sql, actor, held, document, refusal);
}
