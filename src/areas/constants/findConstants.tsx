import { findConstants as search, type Constant } from '../../api/investment/constants';
import { findBySearch } from '../../parts/record/findBySearch';
import type { RecordHit } from '../../routes/record';

const hitOf = (one: Constant): RecordHit => ({
  id: String(one.id),
  name: one.key,
  details: one.description === '' ? [] : [one.description],
});

/** Looks constants up for the palette. */
export const find = findBySearch(search, hitOf);
