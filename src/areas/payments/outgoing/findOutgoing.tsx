import { findOutgoingTransactions, type OutgoingTransaction } from '../../../api/investment/outgoingPayments';
import { findBySearch } from '../../../parts/record/findBySearch';
import type { RecordHit } from '../../../routes/record';
import { outgoingStatus } from './outgoingTerms';

const hitOf = (one: OutgoingTransaction): RecordHit => ({
  id: String(one.id),
  name: '',
  details: [one.recipient, one.investment.name],
  badge: outgoingStatus.badge(one.status),
});

/** Looks payments to investors up for the palette. */
export const find = findBySearch(findOutgoingTransactions, hitOf);
