import type { Reply } from '../../http/contract';
import type { ClaimRow } from './store';

/** A claim as the wire tells it: what else was selected, such as the card's expiry, is for the rules alone. */
export const claimAnswer = (row: ClaimRow): Reply<'listInvestorClaims'>['claims'][number] => ({
  id: row.id,
  version: row.version,
  type: row.type,
  status: row.status,
  amount: row.amount,
  payment_type: row.payment_type,
  comment: row.comment,
  reject_reason: row.reject_reason,
  terms_set_by: row.terms_set_by,
  created_at: row.created_at,
  decided_at: row.decided_at,
  initiator: person(row.created_by, row.created_by_name),
  amount_changed_by: person(row.amount_changed_by, row.amount_changed_by_name),
  decided_by: person(row.decided_by, row.decided_by_name),
});

const person = (id: number | null, name: string | null) => (id === null || name === null ? null : { id, name });
