import { findCards as search, type FoundCard } from '../../../api/investment/cardVerification';
import { cardStatus } from '../../../parts/claims/terms';
import { findBySearch } from '../../../parts/record/findBySearch';
import type { RecordHit } from '../../../routes/record';

const hitOf = (one: FoundCard): RecordHit => ({
  id: String(one.id),
  name: one.card_masked,
  details: one.investor.name === '' ? [] : [one.investor.name],
  badge: cardStatus.badge(one.status),
});

/** Looks cards up for the palette, by what their mask shows. */
export const find = findBySearch(search, hitOf);
