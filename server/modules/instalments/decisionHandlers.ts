/** What the staff decide about applications, and the terms that they change. */
import type { Sql } from '../../db/database';
import type { Call, HandlerMap, Reply } from '../../http/contract';
import { today } from '../../shared/clock';
import type { RefusalCode } from '../../shared/codes';
import { decimal, tiyinOf } from '../../shared/money';
import { isDay } from '../../shared/period';
import { conflict, wrongFields } from '../../shared/problem';
import { changesBetween } from '../../shared/auditTrail';
import { removeUnnamed } from '../uploads/index';
import { applicationOf, askedOf, asItStands, checksAnswer, knownOf, type Caller } from './answers';
import { hold, move, notAllowed, pairOf, stepOf, tell } from './moving';
import { checksOf } from './rules/decision';
import { salePrices, sumOfLines, vatWithin } from './rules/lines';
import { mayBeDeleted } from './rules/moves';
import { daysFrom, firstDayFault } from './rules/schedule';
import { termsOf, type Asked, type Terms } from './rules/terms';
import * as store from './store';

export const decisionHandlers = {
  acceptApplication: (call) =>
    call.db.transaction(async (sql) => {
      const { id } = call.params;
      const one = await hold(sql, call, id, call.headers['If-Match']);
      const to = await stepOf(sql, call, one, 'accept');
      const terms = askedOf(one);
      if (terms === undefined) throw unknownAmounts();
      const { refusedBy } = checksOf(knownOf(one, asItStands(one, terms), call.clock));
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
      const one = await hold(sql, call, id, call.headers['If-Match']);
      const to = await stepOf(sql, call, one, 'recalculate');
      const asked = askedOf(one);
      if (asked === undefined) throw unknownAmounts();
      // The money of a down payment was given for these terms; one that is under way as well.
      if (one.is_paid) throw conflict('money_paid', 'The down payment is paid');
      const before = termsOf(asked);
      if (typeof before === 'string') throw new Error(`Application ${id} has terms that cannot be: ${before}`);
      const change = await changed(sql, call, one, asked);
      const checks = checksAnswer(
        one,
        { ...change, amount: change.terms.amount, monthAmount: change.terms.monthAmount },
        call.clock,
      );
      const resetsConsent = to.application !== one.Status;
      if (!isDry) await write(sql, call, one, { before, change, to });
      return {
        ...{ dry_run: isDry, old: answerOf(before, one.first_payment_day), checks, resets_consent: resetsConsent },
        new: answerOf(change.terms, change.firstPaymentDay),
        application: await applicationOf(sql, call, id),
      };
    }),
} satisfies Partial<HandlerMap>;

const unknownAmounts = () => conflict('amounts_unknown', 'It was brought over from before without its amounts');

interface Change {
  terms: Terms;
  firstPaymentDay: string | null;
  lines: store.NewLine[];
}

/** What the application would be with what the caller asks for. */
async function changed(
  sql: Sql,
  { body, clock }: Pick<Call<'recalculateInstalment'>, 'body' | 'clock'>,
  one: store.WholeApplication,
  asked: Asked,
): Promise<Change> {
  const rows = await store.listBaskets(sql, one.id);
  const given = new Map((body.baskets ?? []).map((line) => [line.id, line]));
  for (const line of body.baskets ?? []) {
    if (!rows.some(({ id }) => id === line.id)) throw wrongFields({ baskets: 'unknown_value' }, 'It has no such line');
    if (tiyinOf(line.price) <= 0n) throw wrongFields({ baskets: 'invalid_amount' });
  }
  const lines = rows.map(({ id, count, price }) => {
    const line = given.get(id) ?? { count, price };
    return { id, count: line.count, price: tiyinOf(line.price) };
  });
  const price = sumOfLines(lines);
  const months = body.expiry_month_count ?? asked.months;
  const terms = termsOf({
    price,
    // A discount is a share of the price.
    discount: (asked.discount * price * 2n + asked.price) / (asked.price * 2n),
    downPayment: body.down_payment === undefined ? asked.downPayment : tiyinOf(body.down_payment),
    markupPercent: await markup(sql, { one, asked, months, day: today(clock) }),
    months,
  });
  if (typeof terms === 'string') throw wrongFields({ [fieldOf[terms]]: terms });
  const firstPaymentDay = body.first_payment_day ?? one.first_payment_day;
  if (body.first_payment_day !== undefined) {
    if (!isDay(body.first_payment_day)) throw wrongFields({ first_payment_day: 'no_such_day' });
    const fault = firstDayFault(body.first_payment_day, today(clock));
    if (fault !== undefined) throw wrongFields({ first_payment_day: fault });
  }
  const sales = salePrices(lines, terms.total);
  return {
    ...{ terms, firstPaymentDay },
    lines: lines.map(({ id, count, price: piece }, at) => ({
      ...{ id, count, price: decimal(piece), saleTotal: decimal(sales[at] ?? 0n) },
      vat: decimal(vatWithin(sales[at] ?? 0n, one.vat_percent)),
    })),
  };
}

const fieldOf: Record<Extract<ReturnType<typeof termsOf>, string>, string> = {
  invalid_amount: 'down_payment',
  amount_too_small: 'baskets',
  amount_too_large: 'baskets',
  down_payment_too_large: 'down_payment',
  unknown_value: 'expiry_month_count',
};

interface Marked {
  one: store.WholeApplication;
  asked: Asked;
  months: number;
  day: string;
}
/** For another term it is what the merchant takes for that one now. */
async function markup(sql: Sql, { one, asked, months, day }: Marked): Promise<number> {
  if (months === asked.months || one.merchant_id === null) return asked.markupPercent;
  const percent = await store.markupOf(sql, one.merchant_id, months, day);
  if (percent === undefined) throw wrongFields({ expiry_month_count: 'markup_missing' as RefusalCode });
  return percent;
}

interface Writing {
  before: Terms;
  change: Change;
  to: ReturnType<typeof pairOf>;
}
async function write(sql: Sql, caller: Caller, one: store.WholeApplication, { before, change, to }: Writing) {
  const { terms, lines, firstPaymentDay } = change;
  await store.setTerms(sql, one.id, {
    ...{ price: decimal(terms.price), discount: decimal(terms.discount), downPayment: decimal(terms.downPayment) },
    ...{ months: terms.months, markupPercent: terms.markupPercent, firstPaymentDay },
    ...{ monthAmount: decimal(terms.monthAmount), amount: decimal(terms.amount) },
  });
  await store.setLines(sql, lines);
  // What was agreed upon were other terms.
  if (to.application !== one.Status) await store.voidPapers(sql, one.id);
  const said = (all: Terms, day: string | null) => ({
    ...{
      price: decimal(all.price),
      discount: decimal(all.discount),
      down_payment: decimal(all.downPayment),
      months: all.months,
    },
    ...{ markup_percent: all.markupPercent, installment_amount: decimal(all.amount), first_payment_day: day },
  });
  const changes = changesBetween(said(before, one.first_payment_day), said(terms, firstPaymentDay));
  await move(sql, caller, one, { to, action: 'recalculate', changes });
}

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
