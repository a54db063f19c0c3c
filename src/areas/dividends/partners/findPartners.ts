import { findPartners, type Partner } from '../../../api/system-user/partners';
import { findBySearch } from '../../../parts/record/findBySearch';
import type { RecordHit } from '../../../routes/record';

const hitOf = (one: Partner): RecordHit => ({
  id: String(one.id),
  name: one.name,
  details: one.inn === null ? [] : [one.inn],
});

/** Looks partners up for the palette. */
export const find = findBySearch(findPartners, hitOf);
