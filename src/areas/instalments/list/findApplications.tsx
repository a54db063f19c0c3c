import { findInstalmentRows, type InstalmentFound } from '../../../api/payment/instalmentSearch';
import { applicationStatus } from '../../../parts/orders/applicationStatus';
import { findBySearch } from '../../../parts/record/findBySearch';
import type { RecordHit } from '../../../routes/record';

const hitOf = (one: InstalmentFound): RecordHit => ({
  id: String(one.id),
  name: one.customer.name,
  details: [one.contract_number ?? `№ ${one.id}`, one.customer.phone_number],
  badge: applicationStatus.badge(one.status),
});

/** Looks applications and contracts up for the palette. */
export const find = findBySearch(findInstalmentRows, hitOf);
