import { findBondsBy, type Bond } from '../../api/system-user/bonds';
import { findBySearch } from '../../parts/record/findBySearch';
import type { RecordHit } from '../../routes/record';
import { bondName } from './bondName';
import { bondStatus } from './bondTerms';

const hitOf = (one: Bond): RecordHit => ({
  id: String(one.id),
  name: one.code,
  details: [bondName(one, document.documentElement.lang), one.issuer],
  badge: bondStatus.badge(one.status),
});

/** Looks bonds up for the palette. */
export const find = findBySearch(findBondsBy, hitOf);
