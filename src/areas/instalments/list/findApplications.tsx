import { findApplicationRows, type ApplicationRow } from '../../../api/payment/instalments';
import { findBySearch } from '../../../parts/record/findBySearch';
import type { RecordHit } from '../../../routes/record';
import { applicationStatus } from '../../../parts/orders/applicationStatus';

const hitOf = (one: ApplicationRow): RecordHit => ({
  id: String(one.id),
  name: one.customer.name,
  details: [one.contract_number ?? `№ ${one.id}`, one.customer.phone_number],
  badge: applicationStatus.badge(one.Status),
});

/** Looks applications and contracts up for the palette. */
export const findApplications = findBySearch(findApplicationRows, hitOf);
