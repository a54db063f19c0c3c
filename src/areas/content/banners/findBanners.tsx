import { findBanners as search, type Banner } from '../../../api/payment/banners';
import { findBySearch } from '../../../parts/record/findBySearch';
import type { RecordHit } from '../../../routes/record';
import { shownState } from '../shownState';

const hitOf = (one: Banner): RecordHit => ({
  id: String(one.id),
  name: one.title_ru,
  details: [],
  badge: shownState.badge(one.state),
});

/** Looks banners up for the palette. */
export const findBanners = findBySearch(search, hitOf);
