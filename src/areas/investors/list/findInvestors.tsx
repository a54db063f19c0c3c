import { findInvestorsBy, type FoundInvestor } from '../../../api/investment/investors';
import { findBySearch } from '../../../parts/record/findBySearch';
import { investorHref } from '../../../parts/investorHref';
import { investorStatus } from '../../../parts/investorStatus';
import type { RecordHit } from '../../../routes/record';

const hitOf = (one: FoundInvestor): RecordHit => ({
  id: String(one.id),
  name: one.name,
  details: one.phone_number ? [one.phone_number] : [],
  badge: investorStatus.badge(one.status),
  path: investorHref(one),
});

/** Looks investors up for the palette, persons and companies. */
export const find = findBySearch(findInvestorsBy, hitOf);
