import type { ApiThunk } from '../../../api/cache/dispatch';
import { findCardsByEnd, type FoundCard } from '../../../api/investment/cardVerification';
import type { Asked } from '../../../lib/find/asked';
import type { FindRecords, RecordHit } from '../../../routes/record';
import { cardStatus } from '../../../parts/claims/terms';

const hitOf = (one: FoundCard): RecordHit => ({
  id: String(one.id),
  name: one.card_masked,
  details: one.investor.name === '' ? [] : [one.investor.name],
  badge: cardStatus.badge(one.status),
});

/** Looks cards up by their last four digits for the palette. */
export const findCards: FindRecords =
  (asked: readonly Asked[], signal: AbortSignal): ApiThunk<Promise<RecordHit[]>> =>
  async (dispatch) => {
    const ending = asked.find(({ kind }) => kind === 'cardEnd');
    return ending === undefined ? [] : (await dispatch(findCardsByEnd(ending.value, signal))).map(hitOf);
  };
