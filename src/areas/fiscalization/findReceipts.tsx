import { findReceiptRows, type Receipt } from '../../api/payment/receipts';
import { findBySearch } from '../../parts/record/findBySearch';
import type { RecordHit } from '../../routes/record';
import { receiptStatus } from './receiptTerms';

const hitOf = (one: Receipt): RecordHit => ({
  id: String(one.id),
  name: one.contract_number ?? '',
  details: [one.customer.name],
  badge: receiptStatus.badge(one.status),
});

/** Looks receipts up for the palette. */
export const find = findBySearch(findReceiptRows, hitOf);
