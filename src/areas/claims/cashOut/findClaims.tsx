import { findCashOut, type FoundCashOut } from '../../../api/investment/cashOut';
import { findBySearch } from '../../../parts/record/findBySearch';
import type { RecordHit } from '../../../routes/record';
import { cashOutStatus } from './cashOutTerms';

const hitOf = (one: FoundCashOut): RecordHit => ({
  id: String(one.id),
  name: one.number,
  details: one.investor.name ? [one.investor.name] : [],
  badge: cashOutStatus.badge(one.status),
});

/** Looks cash-out claims up for the palette, by their number or that of the contract that is left. */
export const find = findBySearch(findCashOut, hitOf);
