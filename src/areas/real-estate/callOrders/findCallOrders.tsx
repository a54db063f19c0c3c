import { findCallbacks, type CallOrderRow } from '../../../api/investment/callOrders';
import { findBySearch } from '../../../parts/record/findBySearch';
import type { RecordHit } from '../../../routes/record';
import { callbackStatus } from './callOrderTerms';

const hitOf = (one: CallOrderRow): RecordHit => ({
  id: String(one.ticket_id),
  name: one.name,
  details: [one.phone, one.project.name],
  badge: callbackStatus.badge(one.status),
});

/** Looks orders of calls up for the palette. */
export const find = findBySearch(findCallbacks, hitOf);
