import { findTaxTransactions, type TaxTransaction } from '../../../api/investment/tax';
import { findBySearch } from '../../../parts/record/findBySearch';
import type { RecordHit } from '../../../routes/record';
import { taxStatus } from './taxTerms';

const hitOf = (one: TaxTransaction): RecordHit => ({
  id: String(one.id),
  name: one.payment_document ?? '',
  details: [one.investor.name],
  badge: taxStatus.badge(one.status),
});

/** Looks withheld taxes up for the palette. */
export const find = findBySearch(findTaxTransactions, hitOf);
