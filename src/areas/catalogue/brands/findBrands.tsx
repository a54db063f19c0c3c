import { findBrands as search, type Brand } from '../../../api/marketplace/brands';
import { findBySearch } from '../../../parts/record/findBySearch';
import type { RecordHit } from '../../../routes/record';
import { stateOf } from '../../../parts/switchState';
import { switchState } from '../switchState';

const hitOf = (one: Brand): RecordHit => ({
  id: String(one.id),
  name: one.name,
  details: [],
  badge: switchState.badge(stateOf(one)),
});

/** Looks brands up for the palette. */
export const find = findBySearch(search, hitOf);
