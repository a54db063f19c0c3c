import { findCustomerRows, type CustomerRow } from '../../../api/payment/customers';
import { findBySearch } from '../../../parts/record/findBySearch';
import type { RecordHit } from '../../../routes/record';
import { customerStatus } from '../customerTerms';

const hitOf = (one: CustomerRow): RecordHit => ({
  id: String(one.id),
  name: one.name,
  details: [one.phone_number],
  badge: customerStatus.badge(one.status),
});

/** Looks customers up for the palette. */
export const findCustomers = findBySearch(findCustomerRows, hitOf);
