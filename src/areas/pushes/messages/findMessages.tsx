import { findPushMessages as search, type PushMessage } from '../../../api/payment/pushMessages';
import { findBySearch } from '../../../parts/record/findBySearch';
import type { RecordHit } from '../../../routes/record';
import { delivery } from './messageTerms';

const hitOf = (one: PushMessage): RecordHit => ({
  id: String(one.id),
  name: one.title_ru,
  details: [],
  badge: delivery.badge(one.delivery),
});

/** Looks notifications up for the palette. */
export const findMessages = findBySearch(search, hitOf);
