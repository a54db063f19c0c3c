import { timestamp, timestampOf } from '../../shared/clock';
import type { Actor, HandlerMap } from '../../http/contract';
import type { Sql } from '../../db/database';
import { historiesOf } from '../../shared/auditTrail';
import { conflict, notFound } from '../../shared/problem';
import type { Authorities } from './authorities';
import { lockClaim } from './store';
import { answerOf, change, claimOf, draftOf, entity, fresh, locked, moveClaim, tell } from './service';
import { isPayable, keepPayment, lockOwner, type Held } from './payout';
import { bankRefusal, claimStatusOf, mayHaveDocument } from './rules';
import type { TimeStamps } from './stamp';
import * as store from './store';
import { verifySignature } from './verify';

/** What the signatures are held against. */
export interface SigningParts {
  authorities: Authorities;
  stamps: TimeStamps;
  /** Who pays; a key of another organisation is pointed out before it signs. */
  organisation: { name: string; inn: string };
}

/** The calls of electronic signing. */
export const signingHandlers = ({ authorities, stamps, organisation }: SigningParts) =>
  ({
    async listDibankClaims({ query, db }) {
      const { rows, count, totals } = await store.documents.list(db, query);
      const histories = await historiesOf(
        db,
        entity,
        rows.map(({ id }) => id),
      );
      const list = rows.map((row) => ({ ...answerOf(row), history: histories.get(row.id) ?? [] }));
      return { list, count, totals, organisation };
    },

    createDibankDocument: (call) =>
      call.db.transaction(async (sql) => {
        const claim = await lockClaim(sql, call.params.id);
        if (claim === undefined) throw notFound();
        if (!mayHaveDocument(claim.status))
          throw conflict('transition_not_allowed', 'Only an approved claim is given a document');
        const id = await draftOf(sql, call, claim);
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

/** What the bank says of a payment; the claim is paid, or waits for a decision. */
async function settle(sql: Sql, actor: Actor, document: store.DocumentRow, held: Held) {
  const refusal = bankRefusal(document);
  await store.settle(sql, document.id, refusal ?? null, timestamp(actor.clock));
  const status = refusal === undefined ? 'accepted' : 'failed';
  await tell(sql, actor, 'settle', document.id, [change('sent', status)]);
  await moveClaim(sql, actor, await claimOf(sql, document), claimStatusOf[status]);
  await keepPayment(sql, actor, held, document, refusal);
}
