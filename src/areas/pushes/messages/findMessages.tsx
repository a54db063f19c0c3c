import { findPushMessages as search, pushMessageCall, type PushMessage } from '../../../api/payment/pushMessages';
import { findBySearch } from '../../../parts/record/findBySearch';
import { readOne } from '../../../parts/record/readOne';
import { textShown } from '../../../parts/texts/useTextOf';
import type { RecordHit } from '../../../routes/record';
import { delivery, segment } from './messageTerms';

const hitOf = (one: PushMessage): RecordHit => ({
  id: String(one.id),
  name: textShown(one, 'title'),
  details: [],
  place: segment.labelOf(one.segment),
  badge: delivery.badge(one.delivery),
});

/** Looks notifications up for the palette. */
export const find = findBySearch(search, hitOf);

/** Reads one that was opened before. */
export const read = readOne((id) => pushMessageCall({ id: Number(id) }), hitOf);
