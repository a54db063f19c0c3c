import type { Call, Reply } from '../../http/contract';
import type { RefusalCode } from '../../shared/codes';
import { tiyinOf } from '../../shared/money';
import { isDay } from '../../shared/period';

export type RoundStatus = Reply<'updateRound'>['status'];
export type RoundTerms = Call<'createRound'>['body'];
type Field = keyof RoundTerms;

/** Where people lead a round; what has been settled or cancelled stays so. */
export const moves: Record<RoundStatus, readonly RoundStatus[]> = {
  planned: ['open', 'cancelled'],
  open: ['closed', 'cancelled'],
  closed: ['settled'],
  settled: [],
  cancelled: [],
};

/** What may still be changed: of an open round nothing by which anybody invested, nor the least that it needs. */
const editable: Record<RoundStatus, readonly Field[]> = {
  planned: ['name', 'strategy_id', 'tariff_ids', 'start_date', 'end_date', 'target_amount', 'min_amount'],
  open: ['name', 'end_date', 'target_amount'],
  closed: [],
  settled: [],
  cancelled: [],
};

export const mayEdit = (status: RoundStatus, changed: readonly string[]): boolean =>
  changed.every((field) => (editable[status] as readonly string[]).includes(field));

interface Standing {
  status: RoundStatus;
  raised_amount: string;
  min_amount: string;
}
/** Why a round does not go to a status; whether another one is open is known where it is held. */
export function refusalOfMove(
  { status, raised_amount: raised, min_amount: min }: Standing,
  to: RoundStatus,
): 'transition_not_allowed' | 'round_has_money' | 'round_below_minimum' | undefined {
  if (!moves[status].includes(to)) return 'transition_not_allowed';
  if (to === 'cancelled' && tiyinOf(raised) > 0n) return 'round_has_money';
  if (to === 'settled' && tiyinOf(raised) < tiyinOf(min)) return 'round_below_minimum';
  return undefined;
}

/** What is wrong with the terms as a whole; the money that came in already is not taken back. */
export function faultsOf(terms: RoundTerms, raised: string): Partial<Record<Field, RefusalCode>> {
  const { start_date: start, end_date: end, target_amount: target, min_amount: min } = terms;
  const faults: Partial<Record<Field, RefusalCode>> = {};
  if (!isDay(start)) faults.start_date = 'no_such_day';
  if (!isDay(end)) faults.end_date = 'no_such_day';
  else if (end <= start) faults.end_date = 'not_after_begin';
  if (tiyinOf(target) <= 0n) faults.target_amount = 'invalid_amount';
  else if (tiyinOf(target) < tiyinOf(raised)) faults.target_amount = 'below_raised';
  if (tiyinOf(min) < 0n) faults.min_amount = 'invalid_amount';
  else if (tiyinOf(min) > tiyinOf(target)) faults.min_amount = 'above_maximum';
  return faults;
}
