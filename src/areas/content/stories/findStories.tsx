import { findStories as search, storyCall, type Story } from '../../../api/payment/stories';
import { findBySearch } from '../../../parts/record/findBySearch';
import { readOne } from '../../../parts/record/readOne';
import { textShown } from '../../../parts/texts/useTextOf';
import type { RecordHit } from '../../../routes/record';
import { shownState } from '../shownState';

// Stories are opened by their guid.
const hitOf = (one: Story): RecordHit => ({
  id: one.guid,
  name: textShown(one, 'title'),
  // Where it stands in the row of stories.
  details: [`№ ${one.sequence_number}`],
  badge: shownState.badge(one.state),
});

/** Looks stories up for the palette. */
export const find = findBySearch(search, hitOf);

/** Reads one that was opened before. */
export const read = readOne((guid) => storyCall({ guid }), hitOf);
