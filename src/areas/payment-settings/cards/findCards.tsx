import { findMaskedCards, type MaskedCard } from '../../../api/payment/paymentCards';
import type { ApiThunk } from '../../../api/cache/dispatch';
import { cardMaskOf } from '../../../lib/cardMask';
import type { FindRecords, RecordHit } from '../../../routes/record';
import { cardState } from './cardTerms';

const hitOf = (one: MaskedCard): RecordHit => ({
  id: String(one.id),
  name: one.masked_pan,
  details: [one.customer.name],
  badge: cardState.badge(one.status),
});

/** Looks cards up for the palette, by the mask or by the last four digits. */
export const find: FindRecords =
  ({ text, digits }, signal): ApiThunk<Promise<RecordHit[]>> =>
  async (dispatch) => {
    const mask = cardMaskOf(text) ?? (digits?.length === 4 ? `*${digits}` : undefined);
    if (mask === undefined) return [];
    return (await dispatch(findMaskedCards({ masked_pan: mask }, signal))).map(hitOf);
  };
