import { bannerCall, findBanners as search, type Banner } from '../../../api/payment/banners';
import { findBySearch } from '../../../parts/record/findBySearch';
import { readOne } from '../../../parts/record/readOne';
import { textShown } from '../../../parts/texts/useTextOf';
import type { RecordHit } from '../../../routes/record';
import { shownState } from '../shownState';
import { bannerPlace } from './bannerTerms';

const hitOf = (one: Banner): RecordHit => ({
  id: String(one.id),
  name: textShown(one, 'title'),
  details: [],
  place: bannerPlace.labelOf(one.place),
  badge: shownState.badge(one.state),
});

/** Looks banners up for the palette. */
export const find = findBySearch(search, hitOf);

/** Reads one that was opened before. */
export const read = readOne((id) => bannerCall({ id: Number(id) }), hitOf);
