import type { Call, Reply } from '../../http/contract';
import type { RefusalCode } from '../../shared/codes';
import { tiyinOf } from '../../shared/money';
import { isDay } from '../../shared/period';
import { leavesEarly, monthsHeld, penaltyOf, type LeavingOn } from '../investments/index';

export type CashOutStatus = Reply<'decideCashOutClaim'>['status'];
export type ExitReason = Reply<'decideCashOutClaim'>['reason_type'];
export type Method = Reply<'decideCashOutClaim'>['method'];
export type Decision = Call<'decideCashOutClaim'>['body'];
export type Action = Decision['status'] | 'change' | 'reopen';

/**
 * People decide and change what waits. What follows an approval belongs to the signing, until when an approval may be taken
 * back; a paid claim stays paid.
 */
const moves: Record<CashOutStatus, readonly Action[]> = {
  pending: ['approved', 'rejected', 'change'],
  approved: ['reopen'],
  to_sign: ['reopen'],
  signed: [],
  failed: ['reopen'],
  paid: [],
  rejected: [],
  cancelled: [],
};

export const isAllowed = (status: CashOutStatus, action: Action): boolean => moves[status].includes(action);

/** The states in which money is still to leave the investment. */
export const openStatuses: readonly CashOutStatus[] = ['pending', 'approved', 'to_sign', 'signed', 'failed'];

/** What a decision lacks: an approval says what will be paid, a rejection says why. */
export function faultsOfDecision({ status, payable_amount, comment }: Decision): Record<string, RefusalCode> {
  if (status === 'approved') return payable_amount === undefined ? { payable_amount: 'required' } : {};
  return (comment ?? '').trim() === '' ? { comment: 'reason_required' } : {};
}

interface Held {
  amount: string;
  investment_status: 'pending' | 'active' | 'exiting' | 'closed' | 'cancelled';
  investment_balance: string;
  promised_amount: string;
}

/** Only what lies in a living investment, and is not promised to another claim, can be taken out of it. */
export const isCovered = ({ amount, investment_status, investment_balance, promised_amount }: Held): boolean =>
  (investment_status === 'active' || investment_status === 'exiting') &&
  tiyinOf(amount) + tiyinOf(promised_amount) <= tiyinOf(investment_balance);

interface Left {
  amount: string;
  start_date: string;
  end_date: string;
  tariff_percent: number | null;
}

/** What leaving costs on a day: before the end by the tariff of the investment where it says so, else by the scale. */
export function costOf({ amount, start_date, end_date, tariff_percent }: Left, { day, terms }: LeavingOn) {
  const isEarly = leavesEarly(end_date, day);
  const leaving = { amount, months: monthsHeld(start_date, day), isEarly, tariff_percent };
  const { penalty_amount, tax_amount, payable_amount } = penaltyOf(leaving, terms);
  return { penalty_amount, tax_amount, payable_amount };
}

interface Payee {
  method: Method;
  card_masked: string | null;
  bank_account: string | null;
  mfo: string | null;
}

/** Money is not sent to nowhere. */
export const isPayable = ({ method, card_masked, bank_account, mfo }: Payee): boolean =>
  method === 'card' ? card_masked !== null : bank_account !== null && mfo !== null;

interface Changed {
  changed_by: number | null;
  terms_set_by: readonly number[];
}

/** Who changed a claim last, or ever set what is paid or where to, does not approve it: what he set may still hold. */
export const isSetBy = ({ changed_by, terms_set_by }: Changed, userId: number): boolean =>
  changed_by === userId || terms_set_by.includes(userId);

/** A card is paid to while it is verified; it may have been refused after the claim named it. */
export const isVerified = (
  { method, card_masked }: Pick<Payee, 'method' | 'card_masked'>,
  cards?: ReadonlySet<string>,
) => method !== 'card' || (card_masked !== null && cards?.has(card_masked) === true);

export type Change = Call<'changeCashOutClaim'>['body'];
export type Faults = Partial<Record<keyof Change, RefusalCode>>;

/** No more is taken out than there is, and nothing is paid in the past. */
export function faultsOfTerms(
  { amount, planned_date }: Change,
  claim: Pick<Held, 'investment_balance' | 'promised_amount'>,
  day: string,
): Faults {
  const faults: Faults = {};
  if (amount !== undefined && tiyinOf(amount) <= 0n) faults.amount = 'invalid_amount';
  else if (amount !== undefined && tiyinOf(amount) + tiyinOf(claim.promised_amount) > tiyinOf(claim.investment_balance))
    faults.amount = 'not_enough_balance';
  if (typeof planned_date === 'string' && !isDay(planned_date)) faults.planned_date = 'no_such_day';
  else if (typeof planned_date === 'string' && planned_date < day) faults.planned_date = 'in_past';
  return faults;
}
