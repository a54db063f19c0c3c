import { findTariffs as search, type Tariff } from '../../../api/investment/tariffs';
import { findBySearch } from '../../../parts/record/findBySearch';
import type { RecordHit } from '../../../routes/record';
import { tariffStatus } from './tariffTerms';

const hitOf = (one: Tariff): RecordHit => ({
  id: String(one.id),
  name: one.name,
  details: [one.strategy.name, one.code],
  badge: tariffStatus.badge(one.status),
});

/** Looks tariffs up for the palette. */
export const find = findBySearch(search, hitOf);
