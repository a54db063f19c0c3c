import { findReturnClaimRows, type ReturnClaimRow } from '../../api/payment/returnClaims';
import { findBySearch } from '../../parts/record/findBySearch';
import type { RecordHit } from '../../routes/record';
import { returnStatus } from './returnTerms';

const hitOf = (one: ReturnClaimRow): RecordHit => ({
  id: String(one.id),
  name: one.customer.name,
  details: [one.number, one.contract_number ?? one.order.name],
  badge: returnStatus.badge(one.status),
});

/** Looks returns up for the palette. */
export const find = findBySearch(findReturnClaimRows, hitOf);
