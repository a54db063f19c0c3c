import { findStrategies, type StrategyRow } from '../../api/system-user/strategies';
import { findBySearch } from '../../parts/record/findBySearch';
import type { RecordHit } from '../../routes/record';
import { strategyStatus } from './terms';

const hitOf = (one: StrategyRow): RecordHit => ({
  id: String(one.id),
  name: one.title,
  details: one.category === null ? [] : [one.category.name],
  badge: strategyStatus.badge(one.status),
});

/** Looks strategies up for the palette. */
export const find = findBySearch(findStrategies, hitOf);
