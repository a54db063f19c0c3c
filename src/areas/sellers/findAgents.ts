import { findPosAgentRows, type PosAgentRow } from '../../api/payment/sellers';
import { findBySearch } from '../../parts/record/findBySearch';
import type { RecordHit } from '../../routes/record';

const hitOf = (one: PosAgentRow): RecordHit => ({
  id: String(one.id),
  name: one.name,
  details: one.inn === null ? [] : [one.inn],
});

/** Looks agents up for the palette. */
export const find = findBySearch(({ search }, signal) => findPosAgentRows({ kind: 'agent', search }, signal), hitOf);
