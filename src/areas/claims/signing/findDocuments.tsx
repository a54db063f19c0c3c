import { findDibankClaims, type Document } from '../../../api/investment/signing';
import { findBySearch } from '../../../parts/record/findBySearch';
import type { RecordHit } from '../../../routes/record';
import { documentStatus } from './documentStatus';

const hitOf = (one: Document): RecordHit => ({
  id: String(one.id),
  name: one.number,
  details: [one.recipient_name],
  badge: documentStatus.badge(one.status),
});

/** Looks payment documents up for the palette, by their number, that of the claim, or the recipient. */
export const find = findBySearch(findDibankClaims, hitOf);
