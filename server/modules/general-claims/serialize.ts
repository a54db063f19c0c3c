import type { Reply } from '../../http/contract';
import type { ClaimRow } from './store';

/** A claim as the wire tells it. */
export function claimAnswer(row: ClaimRow): Reply<'listInvestorClaims'>['claims'][number] {
  const {
    investor_id,
    created_by,
    created_by_name,
    amount_changed_by,
    amount_changed_by_name,
    decided_by,
    decided_by_name,
    ...claim
  } = row;
  return {
    ...claim,
    initiator: person(created_by, created_by_name),
    amount_changed_by: person(amount_changed_by, amount_changed_by_name),
    decided_by: person(decided_by, decided_by_name),
  };
}

const person = (id: number | null, name: string | null) => (id === null || name === null ? null : { id, name });
