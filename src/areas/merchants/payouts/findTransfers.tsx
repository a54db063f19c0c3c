import { findTransferRows, type Transfer } from '../../../api/payment/merchantBilling';
import { findBySearch } from '../../../parts/record/findBySearch';
import type { RecordHit } from '../../../routes/record';
import { transferStatus } from './payoutTerms';

const hitOf = (one: Transfer): RecordHit => ({
  id: String(one.id),
  name: one.merchant.name,
  details: [one.document_number],
  badge: transferStatus.badge(one.status),
});

/** Looks transfers to merchants up for the palette. */
export const find = findBySearch(findTransferRows, hitOf);
