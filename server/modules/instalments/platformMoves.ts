/** Moves of the customer, the partner and the platform. They have no call: whoever is allowed to make one makes it by a service of his own. */
import type { Sql } from '../../db/database';
import { timestamp, today, type Clock } from '../../shared/clock';
import { decimal, tiyinOf } from '../../shared/money';
import { conflict } from '../../shared/problem';
import { monthsAfter } from '../../shared/period';
import { askedOf, asItStands, grantedBy, knownOf, type Caller } from './answers';
import * as contracts from './contractStore';
import { hold, holdWithCustomer, move, pairOf } from './moving';
import { changed, writeTerms } from './otherTerms';
import { checksOf, shortOf } from './rules/decision';
import { moved, type Pair, type StepName } from './rules/moves';
import { daysFrom } from './rules/schedule';
import { amountsOf, termsOf } from './rules/terms';
import { holdCustomer, type HeldApplication, type WholeApplication } from './store';

export type PlatformStep = Extract<
  StepName,
  | 'confirm'
  | 'ask_fee'
  | 'pay_fee'
  | 'change_terms'
  | 'submit'
  | 'agree'
  | 'decline'
  | 'ask_signature'
  | 'sign'
  | 'refuse_signature'
  | 'ask_marketplace'
  | 'approve_marketplace'
  | 'decline_marketplace'
  | 'decline_merchant'
  | 'await_down_payment'
  | 'await_qabz'
  | 'expire'
  | 'close'
>;

/** Makes the move; nothing where the pair is not where it begins, for somebody else was there first. */
export async function makeMove(
  sql: Sql,
  clock: Clock,
  applicationId: number,
  step: PlatformStep,
): Promise<Pair | undefined> {
  const caller = { user: undefined, clock };
  const one = await hold(sql, caller, applicationId);
  const to = moved(pairOf(one), step);
  if (to === undefined) return undefined;
  if (step === 'change_terms')
    return (await takeOffer(sql, caller, await holdWithCustomer(sql, caller, one), to)) ? to : undefined;
  if (!(await isFit(sql, caller, one, step))) return undefined;
  if (step === 'sign') await contracts.signContract(sql, applicationId, timestamp(clock));
  await move(sql, caller, one, { to, action: 'move' });
  return to;
}

/** What the statuses alone do not say, asked under the lock: what was found before it may have moved on since. */
async function isFit(sql: Sql, caller: Caller, one: HeldApplication, step: PlatformStep): Promise<boolean> {
  const owesDown = Number(one.down_payment ?? 0) > 0;
  if (step === 'await_down_payment') return owesDown;
  if (step === 'await_qabz') return !owesDown;
  if (step === 'expire') return one.expires_at !== null && one.expires_at <= timestamp(caller.clock);
  if (step === 'close') return !(await contracts.hasOpenClaim(sql, one.id));
  return step !== 'sign' || !isGivenAway(await holdWithCustomer(sql, caller, one));
}

/** What the customer has signed besides it leaves too little of the limit that it was approved by. */
function isGivenAway(one: WholeApplication): boolean {
  const asked = askedOf(one);
  const limit = asked && grantedBy(one, asked);
  if (asked === undefined || limit === undefined) return false;
  return shortOf({ ...asItStands(one, asked), limit, contracted: tiyinOf(one.signed_for) }) > 0n;
}

/** The customer pays so much more down that the rest is within his limit; false where no down payment would do. */
async function takeOffer(sql: Sql, caller: Caller, one: WholeApplication, to: Pair): Promise<boolean> {
  const asked = askedOf(one);
  const before = asked && termsOf(asked);
  if (asked === undefined || before === undefined || typeof before === 'string') return false;
  const { offer } = checksOf(knownOf(one, asItStands(one, asked), caller.clock));
  if (offer === undefined || typeof termsOf({ ...asked, downPayment: offer }) === 'string') return false;
  const change = await changed(sql, { body: { down_payment: decimal(offer) }, clock: caller.clock }, one, asked);
  await writeTerms(sql, caller, one, { before, change, to, action: 'recalculate' });
  return true;
}

/** Puts the schedule in force; the first day must not have passed. */
export async function makeContract(sql: Sql, clock: Clock, one: HeldApplication): Promise<void> {
  const asked = askedOf(one);
  const terms = asked && termsOf(asked);
  if (terms === undefined || typeof terms === 'string') throw conflict('amounts_unknown', 'Its amounts are not known');
  const day = today(clock);
  const first = one.first_payment_day ?? monthsAfter(day, 1);
  if (first < day) throw conflict('first_payment_passed', 'The day of the first payment has passed');
  if (one.first_payment_day === null) await contracts.setFirstDay(sql, one.id, first);
  // A scoring that is begun meanwhile has this one in what he pays, or is older than it.
  await holdCustomer(sql, one.customer_id);
  const days = daysFrom(first, terms.months);
  const rows = amountsOf(terms).map((amount, at) => ({
    number: at + 1,
    date: days[at] ?? first,
    amount: decimal(amount),
  }));
  await contracts.addContract(sql, one.id, rows, timestamp(clock));
}

/** The goods have come to the customer and the act is signed: the order is delivered. The order is held. */
export async function handOver(sql: Sql, caller: Caller, applicationId: number, hasArrived: boolean): Promise<boolean> {
  const one = await hold(sql, caller, applicationId);
  const to = moved(pairOf(one), 'deliver');
  if (to === undefined || !hasArrived || !(await contracts.isActSigned(sql, applicationId))) return false;
  await move(sql, caller, one, { to, action: 'hand_over' });
  return true;
}

/** A contract that was paid to its end before its goods were sold. */
export async function payOffSold(sql: Sql, caller: Caller, applicationId: number): Promise<void> {
  const one = await hold(sql, caller, applicationId);
  const to = moved(pairOf(one), 'pay_off');
  if (to !== undefined && (await contracts.isDebtPaid(sql, applicationId)))
    await move(sql, caller, one, { to, action: 'pay_off' });
}
