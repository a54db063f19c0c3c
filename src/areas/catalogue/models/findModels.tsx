import { findModelRows, type Model } from '../../../api/marketplace/models';
import { findBySearch } from '../../../parts/record/findBySearch';
import type { RecordHit } from '../../../routes/record';

const hitOf = (one: Model): RecordHit => ({
  id: String(one.id),
  name: `${one.brand.name} ${one.name}`,
  details: [one.category.name],
});

/** Looks models up for the palette. */
export const find = findBySearch(findModelRows, hitOf);
