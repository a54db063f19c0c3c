/** What may be done with a bond and with a row of its schedule, and who is given how much of it. */
import { tiyinOf } from '../../shared/money';
import { isDay, monthsAfter } from '../../shared/period';
import type { RefusalCode } from '../../shared/codes';
import type { Call, Reply } from '../../http/contract';
import { faultsOf, sent, type Faults } from '../investors/index';
import { couponOf } from './schedule';

export type BondStatus = Reply<'getBond'>['status'];
type Terms = Call<'createBond'>['body'];

/** Moves that a person asks for by change-status; removing and restoring are calls of their own, maturity comes by itself. */
const moves: Record<BondStatus, readonly BondStatus[]> = {
  draft: ['active'],
  active: ['suspended'],
  suspended: ['active'],
  removed: [],
  matured: [],
};

type MoveRefusal = 'transition_not_allowed' | 'schedule_differs' | 'reason_required' | 'bond_sold';

/** Why a person may not bring the bond into a status; nothing when he may. */
export function refusalOfMove(
  from: BondStatus,
  { to, comment, ties }: { to: BondStatus; comment?: string; ties: boolean },
): MoveRefusal | undefined {
  if (!moves[from].includes(to)) return 'transition_not_allowed';
  if (to === 'suspended' && (comment ?? '').trim() === '') return 'reason_required';
  return to === 'active' && !ties ? 'schedule_differs' : undefined;
}

/** Why the bond may not be removed. */
export function refusalOfRemoval(status: BondStatus, soldQuantity: number): MoveRefusal | undefined {
  if (status !== 'draft' && status !== 'suspended') return 'transition_not_allowed';
  return soldQuantity > 0 ? 'bond_sold' : undefined;
}

/** What holders were promised stays: terms are changed in a draft, and not once a row was paid. */
export const hasFixedTerms = (status: BondStatus, paidRows: number): boolean => status !== 'draft' || paidRows > 0;

export interface RowState {
  date: string;
  paid_at: string | null;
}

/** A row is overdue from the day after its own, while its bond is to pay. */
export function rowStatus({ date, paid_at }: RowState, bond: BondStatus, today: string) {
  if (paid_at !== null) return 'paid';
  return date < today && (bond === 'active' || bond === 'suspended') ? 'overdue' : 'planned';
}

/** Unpaid rows of a draft and of a suspended bond, and the days to come of an active one. */
export function isEditable({ date, paid_at }: RowState, bond: BondStatus, today: string): boolean {
  if (paid_at !== null) return false;
  return bond === 'draft' || bond === 'suspended' || (bond === 'active' && date > today);
}

export type PayRefusal = NonNullable<Reply<'getRepaymentSchedule'>['rows'][number]['pay_refusal']>;

/** Why a row may not be paid now, of all rows in their order; nothing when it may. */
export function refusalOfPayment(
  rows: readonly RowState[],
  at: number,
  bond: BondStatus,
  today: string,
): PayRefusal | undefined {
  const row = rows[at]!; // the caller has found it
  if (row.paid_at !== null) return 'row_paid';
  if (bond !== 'active') return 'transition_not_allowed';
  if (rows.slice(0, at).some(({ paid_at }) => paid_at === null)) return 'rows_before_unpaid';
  return row.date > today ? 'row_not_due' : undefined;
}

/** What of an amount falls to the units sold, rounded down. */
export const soldPart = (amount: bigint, sold: number, quantity: number): bigint =>
  (amount * BigInt(sold)) / BigInt(quantity);

export interface Holder {
  investorId: number;
  quantity: number;
  /** What he paid for his units less what he was given back of it, in tiyin. */
  owed: bigint;
}

/** The largest first, of equal ones the lowest number. */
const bySize = (holders: readonly Holder[]) =>
  holders.toSorted((a, b) => b.quantity - a.quantity || a.investorId - b.investorId);

const smaller = (one: bigint, other: bigint) => (one < other ? one : other);

/**
 * What of an amount of the row falls to each holder, by the units of the bond: each part is rounded down, and what is
 * left of the part of all units sold goes to the largest holder, of equal ones to the lowest number.
 */
export function sharesOf(
  amount: bigint,
  holders: readonly Pick<Holder, 'investorId' | 'quantity'>[],
  quantity: number,
): Map<number, bigint> {
  return dividedUpTo(
    amount,
    holders.map((one) => ({ ...one, owed: amount })),
    quantity,
  );
}

/**
 * What of the principal of the row falls to each holder. Nobody is given more than he is owed, since what rounding leaves adds up
 * over the rows: the next largest takes what is over. With the last principal everybody has the whole of his money back.
 */
export function repaidOf(amount: bigint, holders: readonly Holder[], quantity: number, isLast: boolean) {
  if (isLast) return new Map(holders.map(({ investorId, owed }) => [investorId, owed]));
  return dividedUpTo(amount, holders, quantity);
}

function dividedUpTo(amount: bigint, holders: readonly Holder[], quantity: number): Map<number, bigint> {
  const sold = holders.reduce((sum, holder) => sum + holder.quantity, 0);
  const shares = new Map(
    holders.map((one) => [one.investorId, smaller(soldPart(amount, one.quantity, quantity), one.owed)]),
  );
  let left = soldPart(amount, sold, quantity) - [...shares.values()].reduce((sum, part) => sum + part, 0n);
  for (const { investorId, owed } of bySize(holders)) {
    const given = shares.get(investorId)!; // its share was set above
    const more = smaller(left, owed - given);
    shares.set(investorId, given + more);
    left -= more;
  }
  return shares;
}

/** Where the last row with principal stands: with it the bond is paid back. */
export const lastPrincipal = (rows: readonly { principal: string }[]): number =>
  rows.findLastIndex(({ principal }) => tiyinOf(principal) > 0n);

/** Whether part of the principal has gone back: the units are not worth their nominal any more. */
export const isPartlyRepaid = (rows: readonly { principal: string; paid_at: string | null }[]): boolean =>
  rows.some(({ principal, paid_at }) => paid_at !== null && tiyinOf(principal) > 0n);

/** The largest amount that the database and the wire hold. */
export const largest = 10n ** 18n - 1n;

/** Ten-thousandths of a percent, of what the wire writes as a number. */
export const rateOf = (percent: number): bigint => BigInt(Math.round(percent * 10_000));

/** What is wrong with the terms of a bond, by field. */
export function faultsOfTerms(terms: Terms): Faults {
  const { nominal, quantity, issue_date: issued, maturity_date: matures, rate_percent: rate } = terms;
  const total = tiyinOf(nominal) * BigInt(quantity);
  // Not less than all coupons of the bond come to.
  const coupons = couponOf(total, rateOf(rate), BigInt(terms.month_count) * 31n);
  const isIssued = isDay(issued) && issued >= '1900-01-01' && issued < '2200-01-01';
  return faultsOf({
    code: codeFault(terms.code),
    name_ru: terms.name_ru.trim() === '' && 'required',
    issuer: terms.issuer.trim() === '' && 'required',
    issuer_inn: !/^[1-9]\d{8}$/.test(terms.issuer_inn) && 'invalid_inn',
    isin: sent(terms.isin === '' ? null : terms.isin, isinFault),
    nominal: (tiyinOf(nominal) <= 0n || total + coupons > largest) && 'invalid_amount',
    rate_percent: !Number.isInteger(Number((rate * 10_000).toFixed(6))) && 'out_of_range',
    issue_date: !isIssued && (isDay(issued) ? 'out_of_range' : 'no_such_day'),
    maturity_date:
      isIssued && matures !== undefined && matures !== monthsAfter(issued, terms.month_count) && 'maturity_differs',
  });
}

/** Letters and digits with signs between them, so that nobody has to guess at spaces. */
const codeFault = (code: string): RefusalCode | undefined =>
  /^[\p{L}\p{N}][\p{L}\p{N}._/-]{1,18}[\p{L}\p{N}]$/u.test(code) ? undefined : 'invalid_code';

/** Two letters of the country, nine letters or digits, and the check digit. */
function isinFault(isin: string): RefusalCode | undefined {
  return /^[A-Z]{2}[A-Z0-9]{9}\d$/.test(isin) ? undefined : 'invalid_isin';
}
