import { findFomoRows as search, fomosCall, type Fomo } from '../../api/payment/fomo';
import { findBySearch } from '../../parts/record/findBySearch';
import { readOne } from '../../parts/record/readOne';
import type { RecordHit } from '../../routes/record';
import { fomoState } from './fomoTerms';

const hitOf = (one: Fomo): RecordHit => ({
  id: String(one.id),
  name: one.name,
  details: [],
  badge: fomoState.badge(one.state),
});

/** Looks campaigns up for the palette. */
export const find = findBySearch(search, hitOf);

/** Reads one that was opened before, by the list: there is no call for one. */
export const read = readOne<{ fomos: readonly [Fomo] }>(
  (id) => fomosCall({ id: Number(id) }),
  ({ fomos: [one] }) => hitOf(one),
);
