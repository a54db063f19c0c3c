import { findPosAgentRows, type PosAgentRow } from '../../api/payment/sellers';
import { findBySearch } from '../../parts/record/findBySearch';
import type { RecordHit } from '../../routes/record';
import { sellerStatus } from './sellerTerms';

const sellerHit = (one: PosAgentRow): RecordHit => ({
  id: String(one.id),
  name: one.name,
  details: [one.username, one.branch?.name, one.merchant?.name].flatMap((text) => text ?? []),
  badge: one.status && sellerStatus.badge(one.status),
});

const agentHit = (one: PosAgentRow): RecordHit => ({
  id: String(one.id),
  name: one.name,
  details: one.inn === null ? [] : [one.inn],
});

/** Looks sellers up for the palette. */
export const findSellers = findBySearch(
  ({ search }, signal) => findPosAgentRows({ kind: 'seller', search }, signal),
  sellerHit,
);

/** Looks agents up for the palette. */
export const findAgents = findBySearch(
  ({ search }, signal) => findPosAgentRows({ kind: 'agent', search }, signal),
  agentHit,
);
