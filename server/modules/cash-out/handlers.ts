import { awaiting } from '../../auth/awaiting';
import { today } from '../../shared/clock';
import type { Call, HandlerMap } from '../../http/contract';
import { mapped, pageWithTotals } from '../../db/list';
import type { Sql } from '../../db/database';
import { conflict, wrongFields } from '../../shared/problem';
import { bankFault } from '../banks/index';
import { queueDays } from '../queue-days/index';
import { claimAnswer, detailAnswer } from './serialize';
import { approve, changeTerms, leavingToday, reject } from './service';
import { listCashDays } from './days';
import { claimOf, lockFor } from './lockedClaim';
import { faultsOfDecision, faultsOfTerms, isSetBy, type Faults } from './rules';
import { uploadSheet } from './sheet';
import { cashOutClaims, listCards, type CashOutRow } from './store';

export const cashOutHandlers = {
  async listCashOutClaims({ query, db, clock, user }) {
    const found = await cashOutClaims.list(
      db,
      awaiting(query, user, 'cash_out.enable'),
      await leavingToday(db, { clock }),
    );
    return pageWithTotals('exit_claims', mapped(found, claimAnswer));
  },

  async getCashOutQueue({ db, clock }) {
    return { days: await queueDays(db, 'cash_out', { today: today(clock), days: 8 }) };
  },

  listCashDays,

  async getCashOutClaim({ params, db, clock }) {
    return detailAnswer(db, await claimOf(db, params.id, clock), today(clock));
  },

  decideCashOutClaim: (call) =>
    call.db.transaction(async (sql) => {
      const { body } = call;
      const claim = await lockFor(sql, body.status, call);
      const faults = faultsOfDecision(body);
      if (Object.keys(faults).length > 0) throw wrongFields(faults);
      const comment = body.comment?.trim() || null;
      if (body.status === 'rejected') await reject(sql, call, claim, comment ?? '');
      else {
        // Nobody approves another sum than the one he saw.
        if (!isSetBy(claim, call.user.id) && claim.payable_amount !== body.payable_amount)
          throw conflict('payable_changed', 'The amount to be paid has changed', { ...claimAnswer(claim) });
        await approve(sql, call, [{ claim, comment }]);
      }
      return claimAnswer(await claimOf(sql, claim.id, call.clock));
    }),

  changeCashOutClaim: (call) =>
    call.db.transaction(async (sql) => {
      const claim = await lockFor(sql, 'change', call);
      const { amount, planned_date, comment } = call.body;
      const payee = await payeeOf(sql, call, claim);
      const faults = { ...faultsOfTerms(call.body, claim, today(call.clock)), ...payee.faults };
      if (Object.keys(faults).length > 0) throw wrongFields(faults);
      const change = {
        ...payee.terms,
        ...(amount !== undefined && { amount }),
        ...(planned_date !== undefined && { planned_date }),
        ...(comment !== undefined && { comment: comment.trim() || null }),
      };
      await changeTerms(sql, call, [{ claim, change }]);
      return claimAnswer(await claimOf(sql, claim.id, call.clock));
    }),

  uploadCashOutSheet: uploadSheet,
} satisfies Partial<HandlerMap>;

/**
 * Where the money goes to: one of the investor's own cards, or an account with the bank it is in. The card that the claim
 * names stays only while it could be chosen anew.
 */
async function payeeOf(
  sql: Sql,
  { body, clock }: Pick<Call<'changeCashOutClaim'>, 'body' | 'clock'>,
  claim: CashOutRow,
) {
  const method = body.method ?? claim.method;
  if (method === 'card') {
    const cards = await listCards(sql, [claim.investor_id], today(clock));
    const card = cards.find((one) =>
      body.card_id === undefined ? one.card_masked === claim.card_masked : one.id === body.card_id,
    );
    const card_masked = card?.card_masked ?? null;
    const faults: Faults = card_masked === null ? { card_id: 'card_unknown' } : {};
    return { faults, terms: { method, card_masked, bank_account: null, mfo: null } };
  }
  const [bank_account, mfo] = [body.bank_account ?? claim.bank_account, body.mfo ?? claim.mfo];
  const faults: Faults = {
    ...(bank_account === null && { bank_account: 'required' as const }),
    ...(mfo === null && { mfo: 'required' as const }),
  };
  const fault = await bankFault(sql, mfo, claim.mfo);
  if (fault) faults.mfo = fault;
  return { faults, terms: { method, card_masked: null, bank_account, mfo } };
}
