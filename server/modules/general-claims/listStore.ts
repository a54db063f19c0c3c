import { awaitingOf, type AwaitingQuery } from '../../auth/awaiting';
import type { Sql } from '../../db/database';
import { listOf } from '../../db/list';
import type { Call, Reply } from '../../http/contract';
import { investorColumn, personColumn } from '../../shared/referenceColumns';
import type { ClaimType } from './rules';

export type GeneralClaimRow = Reply<'listClaims'>['claims'][number];
type ClaimCard = NonNullable<Reply<'getClaimCard'>['card']> & { card_masked: string };

/** `types` are those that the caller may decide, where he asks what waits for him. */
type Query = AwaitingQuery<Call<'listClaims'>['query']> & { types?: ClaimType[] };

export const generalClaims = listOf<GeneralClaimRow, Query, 'amount'>({
  id: 'c.id',
  from: 'claims c join investors i on i.id = c.investor_id',
  found: 'claims c',
  select: `c.id, c.version, c.type, c.status, c.payment_type, c.amount, k.card_masked, c.comment, c.reject_reason,
    c.decided_at, c.created_at, ${investorColumn}, ${personColumn('maker', 'initiator')},
    ${personColumn('changer', 'amount_changed_by')}, c.terms_set_by, ${personColumn('decider', 'decided_by')}`,
  joins: `left join investor_cards k on k.id = c.card_id
    left join system_users maker on maker.id = c.created_by
    left join system_users changer on changer.id = c.amount_changed_by
    left join system_users decider on decider.id = c.decided_by`,
  totals: { amount: 'c.amount' },
  orders: { created_at: 'c.created_at', amount: 'c.amount' },
  where: {
    type: 'c.type',
    status: 'c.status',
    payment_type: 'c.payment_type',
    amount: 'c.amount = $::numeric',
    awaits: awaitingOf(
      `c.status in ('pending', 'in_process') and c.created_by is distinct from $me
        and $me <> all (c.terms_set_by)`,
    ),
    types: 'c.type',
    period: 'c.created_at',
    search: { table: 'claims c', id: 'c.id', investor: 'c.investor_id' },
  },
});

/** The card that a claim is paid by; undefined without one. */
export async function findClaimCard(sql: Sql, id: number): Promise<ClaimCard | undefined> {
  const [found] = await sql.query<ClaimCard>(
    `select k.id, k.card_masked, k.kind as type, k.holder, k.bank, k.status,
       lpad(k.expiry_month::text, 2, '0') || '/' || right(k.expiry_year::text, 2) as expiry
     from claims c join investor_cards k on k.id = c.card_id where c.id = $1`,
    [id],
  );
  return found;
}
