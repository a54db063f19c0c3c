import { findStories as search, type Story } from '../../../api/payment/stories';
import { findBySearch } from '../../../parts/record/findBySearch';
import type { RecordHit } from '../../../routes/record';
import { shownState } from '../shownState';

// Stories are opened by their guid.
const hitOf = (one: Story): RecordHit => ({
  id: one.guid,
  name: one.title_ru,
  details: [],
  badge: shownState.badge(one.state),
});

/** Looks stories up for the palette. */
export const findStories = findBySearch(search, hitOf);
