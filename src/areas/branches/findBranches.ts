import { findBranchRows, type BranchRow } from '../../api/payment/branches';
import { findBySearch } from '../../parts/record/findBySearch';
import type { RecordHit } from '../../routes/record';
import { branchStatus } from '../../parts/branchStatus';

const hitOf = (one: BranchRow): RecordHit => ({
  id: String(one.id),
  name: one.name,
  details: [one.merchant.name, one.region.name],
  badge: branchStatus.badge(one.status),
});

/** Looks branches up for the palette. */
export const find = findBySearch(findBranchRows, hitOf);
