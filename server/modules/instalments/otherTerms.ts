/** Other terms of an application: what they come to, and how they are written. */
import type { Sql } from '../../db/database';
import type { Call } from '../../http/contract';
import { timestamp, today, type Clock } from '../../shared/clock';
import type { RefusalCode } from '../../shared/codes';
import { changesBetween } from '../../shared/auditTrail';
import { decimal, tiyinOf } from '../../shared/money';
import { isDay } from '../../shared/period';
import { wrongFields } from '../../shared/problem';
import type { Caller } from './answers';
import { move } from './moving';
import { salePrices, sumOfLines, vatWithin } from './rules/lines';
import type { Pair } from './rules/moves';
import { firstDayFault } from './rules/schedule';
import { termsOf, type Asked, type Terms } from './rules/terms';
import * as store from './store';

/** What somebody would have otherwise; what he does not name stays. */
type Wished = Omit<Call<'recalculateInstalment'>['body'], 'application_id' | 'dry_run'>;
interface Change {
  terms: Terms;
  firstPaymentDay: string | null;
  lines: store.NewLine[];
}

/** What the application would be with what the caller asks for. */
export async function changed(
  sql: Sql,
  { body, clock }: { body: Wished; clock: Clock },
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
  to: Pair;
  action: string;
}
/** Writes other terms, and the move that they bring with them. */
export async function writeTerms(
  sql: Sql,
  caller: Caller,
  one: store.WholeApplication,
  { before, change, to, action }: Writing,
): Promise<void> {
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
  await move(sql, caller, one, { to, action, changes });
  if (one.order_id !== null)
    await store.noteOrderTerms(sql, one.order_id, { before: decimal(before.total), at: timestamp(caller.clock) });
}
