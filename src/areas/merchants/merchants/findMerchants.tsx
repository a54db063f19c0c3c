import { findMerchantRows, type MerchantRow } from '../../../api/payment/merchants';
import { findBySearch } from '../../../parts/record/findBySearch';
import type { RecordHit } from '../../../routes/record';
import { merchantStatus } from './merchantTerms';

const hitOf = (one: MerchantRow): RecordHit => ({
  id: String(one.id),
  name: one.name,
  details: [one.legal_name, one.inn, one.contract_number ?? ''].filter((text) => text !== ''),
  badge: merchantStatus.badge(one.status),
});

/** Looks merchants up for the palette. */
export const find = findBySearch(findMerchantRows, hitOf);
