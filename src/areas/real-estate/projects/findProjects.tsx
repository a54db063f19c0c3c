import { findProjectRows, type ProjectRow } from '../../../api/investment/projects';
import { findBySearch } from '../../../parts/record/findBySearch';
import type { RecordHit } from '../../../routes/record';
import { projectStatus, titleOf } from './projectTerms';

const hitOf = (one: ProjectRow): RecordHit => ({
  id: String(one.id),
  name: titleOf(one, { locale: document.documentElement.lang }),
  details: [one.address],
  badge: projectStatus.badge(one.statusProject),
});

/** Looks projects up for the palette. */
export const find = findBySearch(findProjectRows, hitOf);
