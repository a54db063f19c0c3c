import { findApplicationDocuments, type ApplicationDocumentRow } from '../../../api/investment/documents';
import { findBySearch } from '../../../parts/record/findBySearch';
import type { RecordHit } from '../../../routes/record';
import { applicationDocumentStatus } from '../../../parts/applicationDocumentStatus';

const hitOf = (one: ApplicationDocumentRow): RecordHit => ({
  id: String(one.id),
  name: one.number,
  details: [one.investor.name],
  badge: applicationDocumentStatus.badge(one.status),
});

/** Looks documents of applications up for the palette. */
export const find = findBySearch(findApplicationDocuments, hitOf);
