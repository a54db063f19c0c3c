/** What the staff decide about applications, and the terms that they change. */
import type { HandlerMap, Reply } from '../../http/contract';
import { decimal } from '../../shared/money';
import { conflict, wrongFields } from '../../shared/problem';
import { removeUnnamed } from '../uploads/index';
import { amountsUnknown, applicationOf, askedOf, asItStands, checksAnswer, grantedBy, knownOf } from './answers';
import { hold, holdWhole, holdWithCustomer, move, notAllowed, stepOf, tell } from './moving';
import { changed, writeTerms } from './otherTerms';
import { checksOf, excessOf } from './rules/decision';
import { mayBeDeleted } from './rules/moves';
import { daysFrom } from './rules/schedule';
import { termsOf, type Terms } from './rules/terms';
import * as store from './store';

export const decisionHandlers = {
  acceptApplication: (call) =>
    call.db.transaction(async (sql) => {
      const { id } = call.params;
      const one = await hold(sql, call, id, call.headers['If-Match']);
      const to = await stepOf(sql, call, one, 'accept');
      const terms = askedOf(one);
      if (terms === undefined) throw amountsUnknown();
      const held = await holdWithCustomer(sql, call, one);
      const { refusedBy } = checksOf(knownOf(held, asItStands(held, terms), call.clock));
      if (refusedBy !== undefined)
        throw conflict(refusedBy, 'It cannot be approved', { ...(await applicationOf(sql, call, id)) });
      await move(sql, call, one, { to, action: 'accept', comment: call.body.comment });
      return applicationOf(sql, call, id);
    }),

  rejectApplication: (call) =>
    call.db.transaction(async (sql) => {
      const { id } = call.params;
      const { reason, comment } = call.body;
      const one = await hold(sql, call, id, call.headers['If-Match']);
      const to = await stepOf(sql, call, one, 'reject');
      if (reason === 'other' && !comment?.trim()) throw wrongFields({ comment: 'comment_required' });
      await move(sql, call, one, { to, action: 'reject', reason, comment });
      return applicationOf(sql, call, id);
    }),

  async deleteApplication(call) {
    const { id } = call.params;
    const gone = await call.db
      .transaction(async (sql) => {
        const one = await hold(sql, call, id, call.headers['If-Match']);
        if (!mayBeDeleted(one.Status)) throw await notAllowed(sql, call, one);
        await tell(sql, call, id, 'delete', [{ field: 'status', old: one.Status }]);
        return removeUnnamed(sql, await store.removeApplication(sql, id));
      })
      .catch((error: unknown) => {
        // A contract, a payment or a posting refers to it.
        throw (error as { code?: string }).code === '23503' ? conflict('in_use', 'Something refers to it') : error;
      });
    for (const key of gone) await call.files.remove(key);
    return undefined;
  },

  recalculateInstalment: (call) =>
    call.db.transaction(async (sql) => {
      const { application_id: id, dry_run: isDry = false } = call.body;
      const one = await holdWhole(sql, call, id, call.headers['If-Match']);
      const to = await stepOf(sql, call, one, 'recalculate');
      const asked = askedOf(one);
      if (asked === undefined) throw amountsUnknown();
      // The money of a down payment was given for these terms; one that is under way as well.
      if (one.is_paid) throw conflict('money_paid', 'The down payment is paid');
      const before = termsOf(asked);
      if (typeof before === 'string') throw new Error(`Application ${id} has terms that cannot be: ${before}`);
      const change = await changed(sql, call, one, asked);
      const held = await holdWithCustomer(sql, call, one);
      const asking = { ...change, amount: change.terms.amount, monthAmount: change.terms.monthAmount };
      const checks = checksAnswer(held, asking, call.clock);
      // It is approved already, so that nobody asks again whether more can be granted.
      const isMore = asking.amount > before.amount || asking.monthAmount > before.monthAmount;
      const excess = excessOf({ ...knownOf(held, asking, call.clock), limit: grantedBy(held, change.terms) });
      if (!isDry && to.application === 'approved' && isMore && excess !== undefined)
        throw conflict(excess, 'More than can be granted', { ...(await applicationOf(sql, call, id)), checks });
      const resetsConsent = to.application !== one.Status;
      if (!isDry) await writeTerms(sql, call, one, { before, change, to, action: 'recalculate' });
      return {
        ...{ dry_run: isDry, old: answerOf(before, one.first_payment_day), checks, resets_consent: resetsConsent },
        new: answerOf(change.terms, change.firstPaymentDay),
        application: await applicationOf(sql, call, id),
      };
    }),
} satisfies Partial<HandlerMap>;

const answerOf = (terms: Terms, firstDay: string | null): Reply<'recalculateInstalment'>['old'] => ({
  ...{
    Price_in_merchant: decimal(terms.price),
    discount: decimal(terms.discount),
    down_payment: decimal(terms.downPayment),
  },
  ...{
    Expiry_month_count: terms.months,
    Perent_markup: terms.markupPercent,
    Amount_per_month: decimal(terms.monthAmount),
  },
  ...{ last_amount: decimal(terms.lastAmount), Installment_amount: decimal(terms.amount), total: decimal(terms.total) },
  first_payment_day: firstDay,
  last_payment_day: firstDay === null ? null : (daysFrom(firstDay, terms.months).at(-1) ?? null),
});
