import { findBanks as search, type Bank } from '../../../api/payment/banks';
import { findBySearch } from '../../../parts/record/findBySearch';
import type { RecordHit } from '../../../routes/record';
import { stateOf } from '../../../parts/switchState';
import { switchState } from '../switchState';

const hitOf = (one: Bank): RecordHit => ({
  id: String(one.id),
  name: one.name,
  details: [one.mfo],
  badge: switchState.badge(stateOf(one)),
});

/** Looks banks up for the palette. */
export const find = findBySearch(search, hitOf);
