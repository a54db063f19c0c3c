import { findProjectRows, type ProjectRow } from '../../../api/investment/projects';
import { findBySearch } from '../../../parts/record/findBySearch';
import type { RecordHit } from '../../../routes/record';
import { projectStatus } from './projectTerms';

const hitOf = (one: ProjectRow): RecordHit => ({
  id: String(one.id),
  name: one.title_ru,
  details: [one.address],
  badge: projectStatus.badge(one.statusProject),
});

/** Looks projects up for the palette. */
export const find = findBySearch(findProjectRows, hitOf);
