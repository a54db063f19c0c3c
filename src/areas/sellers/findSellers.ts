import { findPosAgentRows, type PosAgentRow } from '../../api/payment/sellers';
import { findBySearch } from '../../parts/record/findBySearch';
import type { RecordHit } from '../../routes/record';
import { sellerStatus } from './sellerTerms';

const hitOf = (one: PosAgentRow): RecordHit => ({
  id: String(one.id),
  name: one.name,
  details: [one.username, one.branch?.name, one.merchant?.name].flatMap((text) => text ?? []),
  badge: one.status && sellerStatus.badge(one.status),
});

/** Looks sellers up for the palette. */
export const find = findBySearch(({ search }, signal) => findPosAgentRows({ kind: 'seller', search }, signal), hitOf);
