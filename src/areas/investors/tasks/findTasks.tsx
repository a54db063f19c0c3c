import { findAsyncTasks, type AsyncTask } from '../../../api/investment/asyncTasks';
import { findBySearch } from '../../../parts/record/findBySearch';
import type { RecordHit } from '../../../routes/record';
import { taskStatus } from './taskTerms';

const hitOf = (one: AsyncTask): RecordHit => ({
  id: String(one.id),
  name: one.name,
  details: [`№ ${one.id}`],
  badge: taskStatus.badge(one.status),
});

/** Looks background tasks up for the palette. */
export const find = findBySearch(findAsyncTasks, hitOf);
