import { findFomoRows as search, type Fomo } from '../../api/payment/fomo';
import { findBySearch } from '../../parts/record/findBySearch';
import type { RecordHit } from '../../routes/record';
import { fomoState } from './fomoTerms';

const hitOf = (one: Fomo): RecordHit => ({
  id: String(one.id),
  name: one.name,
  details: [],
  badge: fomoState.badge(one.state),
});

/** Looks campaigns up for the palette. */
export const findFomos = findBySearch(search, hitOf);
