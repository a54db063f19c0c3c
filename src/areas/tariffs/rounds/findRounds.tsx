import { findRounds as search, type Round } from '../../../api/investment/rounds';
import { findBySearch } from '../../../parts/record/findBySearch';
import type { RecordHit } from '../../../routes/record';
import { roundStatus } from './roundTerms';

const hitOf = (one: Round): RecordHit => ({
  id: String(one.id),
  name: one.name,
  details: [one.strategy.name],
  badge: roundStatus.badge(one.status),
});

/** Looks rounds up for the palette. */
export const find = findBySearch((filters, signal) => search(filters, signal), hitOf);
