import { findSystemUsers, type SystemUserRow } from '../../../api/system-user/systemUsers';
import { findBySearch } from '../../../parts/record/findBySearch';
import type { RecordHit } from '../../../routes/record';
import { statusOf, userStatus } from '../personTerms';

const hitOf = (one: SystemUserRow): RecordHit => ({
  id: String(one.id),
  name: one.name,
  details: [one.username],
  badge: userStatus.badge(statusOf(one)),
});

/** Looks staff up for the palette. */
export const find = findBySearch(findSystemUsers, hitOf);
