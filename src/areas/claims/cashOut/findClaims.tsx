import { findCashOutBy, type FoundCashOut } from '../../../api/investment/cashOut';
import type { ApiThunk } from '../../../api/cache/dispatch';
import type { Asked } from '../../../lib/find/asked';
import type { FindRecords, RecordHit } from '../../../routes/record';
import { cashOutStatus } from './cashOutTerms';

const hitOf = (one: FoundCashOut): RecordHit => ({
  id: String(one.id),
  name: one.number,
  details: one.investor.name ? [one.investor.name] : [],
  badge: cashOutStatus.badge(one.status),
});

/** Looks cash-out claims up by number for the palette. */
export const findClaims: FindRecords =
  (asked: readonly Asked[], signal: AbortSignal): ApiThunk<Promise<RecordHit[]>> =>
  async (dispatch) => {
    const [first] = asked;
    return first === undefined ? [] : (await dispatch(findCashOutBy(first.value, signal))).map(hitOf);
  };
