/** What a moderator does with a claim, and where its invoice is announced. */
import type { Sql } from '../../db/database';
import type { HandlerMap } from '../../http/contract';
import { audit, type Change } from '../../shared/auditTrail';
import { timestamp, today } from '../../shared/clock';
import { isDay } from '../../shared/period';
import { conflict, notFound, wrongFields } from '../../shared/problem';
import { refuseStale } from '../../shared/versionCheck';
import { hold, type HeldApplication } from '../instalments/index';
import { holdMerchant } from '../merchants/index';
import { claimEntity, claimOf, type Caller } from './answers';
import { moved, type ReturnStatus, type StepName } from './rules';
import * as store from './store';

export interface Held {
  claim: store.WholeClaim;
  application: HeldApplication;
}
/** The order and the application, then the claim, whose version is held against what the caller saw. */
export async function holdClaim(sql: Sql, caller: Caller, id: number, ifMatch?: number): Promise<Held> {
  const found = await store.findClaim(sql, id);
  if (found === undefined) throw notFound();
  const application = await hold(sql, caller, found.installment_id);
  const claim = (await store.holdClaim(sql, id))!; // claims are never removed
  if (ifMatch !== undefined) await refuseStale(claim.version, ifMatch, () => claimOf(sql, caller, id));
  return { claim, application };
}

/** Where the step leads; refused with the claim as it stands where it cannot be made. */
export async function stepOf(sql: Sql, caller: Caller, claim: store.WholeClaim, name: StepName): Promise<ReturnStatus> {
  const to = moved(claim.status, name);
  if (to !== undefined) return to;
  throw conflict('transition_not_allowed', `The claim is ${claim.status}`, {
    ...(await claimOf(sql, caller, claim.id)),
  });
}

export const journal = (
  sql: Sql,
  { user, clock }: { user: Caller['user'] | undefined; clock: Caller['clock'] },
  id: number,
  action: string,
  changes: readonly Change[],
) => audit(sql, { user, clock, action, entity: claimEntity, entityId: id, changes: [...changes] });

export const stepHandlers = {
  startReturnClaim: (call) =>
    call.db.transaction(async (sql) => {
      const { claim } = await holdClaim(sql, call, call.params.id, call.headers['If-Match']);
      const to = await stepOf(sql, call, claim, 'start');
      await store.setStatus(sql, { id: claim.id, to, at: timestamp(call.clock) });
      await journal(sql, call, claim.id, 'start', [{ field: 'status', old: claim.status, new: to }]);
      return claimOf(sql, call, claim.id);
    }),

  approveReturnByModerator: (call) =>
    call.db.transaction(async (sql) => {
      const { claim } = await holdClaim(sql, call, call.params.id, call.headers['If-Match']);
      const to = await stepOf(sql, call, claim, 'approve_moderator');
      await store.setStatus(sql, { id: claim.id, to, at: timestamp(call.clock), moderatorId: call.user.id });
      await journal(sql, call, claim.id, 'approve_moderator', [{ field: 'status', old: claim.status, new: to }]);
      return claimOf(sql, call, claim.id);
    }),

  cancelReturnByModerator: (call) =>
    call.db.transaction(async (sql) => {
      const { claim } = await holdClaim(sql, call, call.params.id, call.headers['If-Match']);
      const to = await stepOf(sql, call, claim, 'cancel_moderator');
      const decline = call.body.comment.trim();
      await store.setStatus(sql, { id: claim.id, to, at: timestamp(call.clock), moderatorId: call.user.id, decline });
      await journal(sql, call, claim.id, 'cancel_moderator', [
        { field: 'status', old: claim.status, new: to },
        { field: 'comment', new: decline },
      ]);
      return claimOf(sql, call, claim.id);
    }),

  setReturnWaitingInvoice: (call) =>
    call.db.transaction(async (sql) => {
      const { claim } = await holdClaim(sql, call, call.params.id, call.headers['If-Match']);
      const to = await stepOf(sql, call, claim, 'await_invoice');
      const { invoice_date: date, invoice_number: number } = call.body;
      if (!isDay(date)) throw wrongFields({ invoice_date: 'no_such_day' });
      if (date > today(call.clock)) throw wrongFields({ invoice_date: 'in_future' });
      if (claim.merchant !== null) {
        // Of two claims that are given one number at once the second sees the first.
        await holdMerchant(sql, claim.merchant.id, 'change');
        if (await store.isInvoiceKnown(sql, { claimId: claim.id, merchantId: claim.merchant.id, date, number }))
          throw wrongFields({ invoice_number: 'taken' });
      }
      await store.setStatus(sql, { id: claim.id, to, at: timestamp(call.clock), invoice: { date, number } });
      await journal(sql, call, claim.id, 'await_invoice', [
        { field: 'status', old: claim.status, new: to },
        { field: 'invoice_number', new: number },
        { field: 'invoice_date', new: date },
      ]);
      return claimOf(sql, call, claim.id);
    }),
} satisfies Partial<HandlerMap>;
