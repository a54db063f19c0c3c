import type { Reply } from '../../http/contract';
import type { RefusalCode } from '../../shared/codes';
import { isDay } from '../../shared/period';

export type TermKind = 'discount' | 'markup';
export type TermStatus = Reply<'setMerchantDiscountStatus'>['status'];

/** Terms as they are given: a discount without a month count is of every term, one without branches of all of them. */
export interface Terms {
  month_count: number | null;
  begin_date: string;
  /** None: until it is switched off. */
  end_date: string | null;
  branch_ids: readonly number[];
}
export interface StandingTerm extends Terms {
  id: number;
  kind: TermKind;
  percent: number;
  status: TermStatus;
}

/** Whether a sale could be made by both: on one day, for one number of months and in one branch. */
export const meets = (one: Terms, other: Terms): boolean =>
  (one.end_date === null || other.begin_date <= one.end_date) &&
  (other.end_date === null || one.begin_date <= other.end_date) &&
  (one.month_count === null || other.month_count === null || one.month_count === other.month_count) &&
  (one.branch_ids.length === 0 ||
    other.branch_ids.length === 0 ||
    one.branch_ids.some((id) => other.branch_ids.includes(id)));

/** Of two active terms of a kind that meet nobody could say which holds. */
export const meetsActive = (terms: Terms, others: readonly StandingTerm[]): boolean =>
  others.some((other) => other.status === 'active' && meets(terms, other));

/** What is wrong with the days of new terms; those of days that have passed could change what was sold already. */
export function faultsOf(
  { begin_date, end_date }: Pick<Terms, 'begin_date' | 'end_date'>,
  day: string,
): Partial<Record<'begin_date' | 'end_date', RefusalCode>> {
  if (!isDay(begin_date)) return { begin_date: 'no_such_day' };
  if (begin_date < day) return { begin_date: 'day_passed' };
  if (end_date === null) return {};
  if (!isDay(end_date)) return { end_date: 'no_such_day' };
  return end_date < begin_date ? { end_date: 'before_begin' } : {};
}

/** Why terms are not switched to a status by somebody who may do it. `others` are those of its merchant and kind. */
export function refusalOfSwitch(
  term: StandingTerm,
  to: TermStatus,
  { others, day }: { others: readonly StandingTerm[]; day: string },
): 'transition_not_allowed' | 'period_over' | 'periods_overlap' | undefined {
  if (term.status === to) return 'transition_not_allowed';
  if (to === 'inactive') return undefined;
  if (term.end_date !== null && term.end_date < day) return 'period_over';
  const rest = others.filter(({ id }) => id !== term.id);
  return meetsActive(term, rest) ? 'periods_overlap' : undefined;
}

/** What customers may have bought by stays, so that it can be told later why a price was what it was. */
export const mayBeTakenAway = ({ begin_date }: Pick<Terms, 'begin_date'>, day: string): boolean => begin_date > day;
