/** How applications and contracts are answered: masked, and with what a decision depends on. */
import type { Sql } from '../../db/database';
import type { Reply } from '../../http/contract';
import { withHistory } from '../../shared/auditTrail';
import { today, type Clock } from '../../shared/clock';
import { maskBirthday, maskPassport, maskPhone, maskText } from '../../shared/mask';
import { decimal, tiyinOf } from '../../shared/money';
import { conflict, notFound } from '../../shared/problem';
import { limitOf } from '../scoring/index';
import * as lists from './listStore';
import { checksOf, type Known } from './rules/decision';
import type { Asked } from './rules/terms';
import * as store from './store';

/** An application by its name in the journal. */
export const applicationEntity = 'application';

/** Who does something, and when; nobody where the customer or the platform does. */
export interface Caller {
  user: { id: number } | undefined;
  clock: Clock;
}
type Checks = Reply<'getApplication'>['checks'];

export const withMaskedPhone = <Row extends { customer: { phone_number: string } }>(row: Row): Row => ({
  ...row,
  customer: { ...row.customer, phone_number: maskPhone(row.customer.phone_number) },
});

type WithTerms = store.HeldApplication & {
  [Name in 'Price_in_merchant' | 'discount' | 'down_payment' | 'Installment_amount' | 'Amount_per_month']: string;
} & { Perent_markup: number; Expiry_month_count: number };
/** Terms are all there or none of them: a check of the table. */
export const hasTerms = <One extends store.HeldApplication>(one: One): one is One & WithTerms =>
  one.Price_in_merchant !== null;

/** Nothing can be reckoned with what was brought over from before. */
export const amountsUnknown = () => conflict('amounts_unknown', 'It was brought over from before without its amounts');

/** The terms as the rules reckon with them, sums in whole tiyin; nothing for a contract of before, which has none. */
export const askedOf = (one: store.HeldApplication): Asked | undefined =>
  hasTerms(one)
    ? {
        price: tiyinOf(one.Price_in_merchant),
        discount: tiyinOf(one.discount),
        downPayment: tiyinOf(one.down_payment),
        markupPercent: one.Perent_markup,
        months: one.Expiry_month_count,
      }
    : undefined;

type Asking = { terms: Asked; amount: bigint; monthAmount: bigint; firstPaymentDay: string | null };
export const asItStands = (one: store.WholeApplication, terms: Asked): Asking => ({
  ...{ terms, firstPaymentDay: one.first_payment_day },
  amount: tiyinOf(one.Installment_amount ?? '0.00'),
  monthAmount: tiyinOf(one.Amount_per_month ?? '0.00'),
});

const maybe = (sum: string | null) => (sum === null ? undefined : tiyinOf(sum));
/** The limit of its scoring for these terms. */
const limitFor = (one: store.WholeApplication, { months }: Asked): string | null =>
  one.limits.find((limit) => limit.months === months)?.amount ?? reckonedLimit(one, months);
/** Of a term that the scoring tells nothing of: by what it was made of, as its own limits are. */
function reckonedLimit(one: store.WholeApplication, months: number): string | null {
  const { Scoring: score, scoring_result: result } = one;
  if (score === null || (result !== 'passed' && result !== 'manual' && result !== 'failed')) return null;
  const obligations = maybe(one.obligations) ?? 0n;
  return decimal(limitOf({ score, result, income: maybe(one.income), obligations }, months));
}
/** What it is granted by on these terms, be the scoring good by now or not. */
export const grantedBy = (one: store.WholeApplication, terms: Asked): bigint | undefined => maybe(limitFor(one, terms));

/** What a decision about an application would be on these terms. */
export function knownOf(one: store.WholeApplication, asking: Asking, clock: Clock): Known {
  return {
    ...asking,
    limit: one.is_scored ? (grantedBy(one, asking.terms) ?? 0n) : undefined,
    income: maybe(one.income),
    obligations: maybe(one.obligations) ?? 0n,
    contracted: tiyinOf(one.contracted),
    contractedMonthly: tiyinOf(one.contracted_monthly),
    day: today(clock),
    isMerchantBlocked: one.merchant_status === 'blocked',
    isBranchBlocked: one.is_branch_blocked,
    isCustomerInactive: one.customer_status === 'inactive',
  };
}

export function checksAnswer(one: store.WholeApplication, asking: Asking | undefined, clock: Clock): Checks {
  if (asking === undefined)
    return {
      ...{ limit_amount: null, contracted: null, short_of: null, down_payment_offer: null, burden_percent: null },
      refused_by: null,
    };
  const { short, offer, burden, refusedBy } = checksOf(knownOf(one, asking, clock));
  return {
    limit_amount: one.is_scored ? limitFor(one, asking.terms) : null,
    contracted: one.is_scored ? one.contracted : null,
    short_of: short > 0n ? decimal(short) : null,
    down_payment_offer: offer === undefined ? null : decimal(offer),
    burden_percent: burden === undefined ? null : burden / 100,
    refused_by: refusedBy ?? null,
  };
}

export async function applicationOf(sql: Sql, caller: Caller, id: number): Promise<Reply<'getApplication'>> {
  const one = await store.wholeApplications.find(sql, id, today(caller.clock));
  return withHistory(sql, applicationEntity, one, (found) => answerOf(found, caller.clock));
}

function answerOf(one: store.WholeApplication, clock: Clock) {
  const {
    customer_id: _c,
    merchant_id: _m,
    order_id: _o,
    vat_percent: _v,
    has_contract: _h,
    is_paid: _p,
    merchant_status: _s,
    customer_status: _t,
    is_scored: _i,
    limits: _e,
    scoring_result: _l,
    is_branch_blocked: _k,
    contracted: _d,
    contracted_monthly: _y,
    signed_for: _g,
    obligations: _b,
    income: _n,
    ...row
  } = one;
  const terms = askedOf(one);
  return {
    ...withMaskedPhone(row),
    Birth_day: maskBirthday(row.Birth_day),
    Phone_number: maskPhone(row.Phone_number),
    Work_phone_number: maskPhone(row.Work_phone_number),
    home_phone_number: maskPhone(row.home_phone_number),
    second_phone_number: maskPhone(row.second_phone_number),
    card_phone_number: maskPhone(row.card_phone_number),
    Registration_number: maskPassport(row.Registration_number),
    salary: maskText(row.salary),
    additional_income: maskText(row.additional_income),
    family_income: maskText(row.family_income),
    is_closed_to_amounts: terms === undefined,
    checks: checksAnswer(one, terms && asItStands(one, terms), clock),
  };
}

export async function instalmentOf(sql: Sql, { clock }: Caller, id: number): Promise<Reply<'getInstalmentByNumber'>> {
  const found = await lists.instalments.find(sql, id, today(clock));
  if (found === undefined) throw notFound();
  return withMaskedPhone(found);
}
