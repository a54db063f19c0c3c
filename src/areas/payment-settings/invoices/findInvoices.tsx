import { findInvoices as search, type Invoice } from '../../../api/payment/invoices';
import { findBySearch } from '../../../parts/record/findBySearch';
import type { RecordHit } from '../../../routes/record';
import { invoiceStatus } from './invoiceTerms';

const hitOf = (one: Invoice): RecordHit => ({
  id: String(one.id),
  name: one.number,
  details: [one.seller.name],
  badge: invoiceStatus.badge(one.status),
});

/** Looks invoices up for the palette. */
export const find = findBySearch(search, hitOf);
