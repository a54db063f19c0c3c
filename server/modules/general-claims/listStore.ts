import type { Call, Reply } from '../../http/contract';
import type { Sql } from '../../db/connect';
import { Where, type Slice } from '../../db/where';
import { investorColumn, personColumn } from '../../shared/referenceColumns';

type Query = Call<'listClaims'>['query'];
export type ClaimFilter = Pick<
  Query,
  'type' | 'status' | 'payment_type' | 'amount' | 'search' | 'begin_date' | 'end_date'
>;
export type ClaimOrder = NonNullable<Query['order_by']>;
export type GeneralClaimRow = Reply<'listClaims'>['claims'][number];
type ClaimCard = NonNullable<Reply<'getClaimCard'>['card']> & { card_masked: string };

const orders: Record<ClaimOrder, string> = {
  created_at: 'c.created_at, c.id',
  '-created_at': 'c.created_at desc, c.id desc',
  amount: 'c.amount, c.id',
  '-amount': 'c.amount desc, c.id desc',
};

const from = `claims c join investors i on i.id = c.investor_id`;
const row = `select c.id, c.version, c.type, c.status, c.payment_type, c.amount, k.card_masked, c.comment, c.reject_reason,
    c.decided_at, c.created_at, ${investorColumn}, ${personColumn('maker', 'initiator')},
    ${personColumn('changer', 'amount_changed_by')}, ${personColumn('decider', 'decided_by')}
  from ${from}
  left join investor_cards k on k.id = c.card_id
  left join system_users maker on maker.id = c.created_by
  left join system_users changer on changer.id = c.amount_changed_by
  left join system_users decider on decider.id = c.decided_by`;

function whereOf({ type, status, payment_type, amount, search, ...period }: ClaimFilter): Where {
  return new Where()
    .when(type, 'c.type = $')
    .when(status, 'c.status = any ($::text[])')
    .when(payment_type, 'c.payment_type = $')
    .when(amount, 'c.amount = $::numeric')
    .within('c.created_at', period)
    .finds(search, { id: 'c.id', texts: ['i.name'] });
}

export async function countGeneralClaims(sql: Sql, filter: ClaimFilter): Promise<{ count: number; amount: string }> {
  const { where, values } = whereOf(filter);
  const [found] = await sql.query<{ count: number; amount: string }>(
    `select count(*)::int as count, coalesce(sum(c.amount), 0)::numeric(18, 2) as amount from ${from} where ${where}`,
    values,
  );
  return found!; // an aggregate always answers one row
}

export function listGeneralClaims(
  sql: Sql,
  filter: ClaimFilter,
  { order, offset, limit }: Slice & { order: ClaimOrder },
): Promise<GeneralClaimRow[]> {
  const { where, values, bind } = whereOf(filter);
  return sql.query(
    `${row} where ${where} order by ${orders[order]} offset ${bind(offset)} limit ${bind(limit)}`,
    values,
  );
}

export async function findGeneralClaim(sql: Sql, id: number): Promise<GeneralClaimRow | undefined> {
  const [found] = await sql.query<GeneralClaimRow>(`${row} where c.id = $1::bigint`, [id]);
  return found;
}

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
