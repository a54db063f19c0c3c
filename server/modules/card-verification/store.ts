import type { Call } from '../../http/contract';
import type { Sql } from '../../db/connect';
import { Where, type Slice } from '../../db/where';
import { investorColumn, personColumn, type InvestorRef, type PersonRef } from '../../shared/referenceColumns';
import type { CardStatus } from './rules';

type Query = Call<'listCardVerificationClaims'>['query'];
export type CardFilter = Pick<Query, 'status' | 'reject_reason' | 'search' | 'begin_date' | 'end_date'>;
export type CardOrder = NonNullable<Query['order_by']>;
export type RejectReason = NonNullable<Query['reject_reason']>;

export interface CardClaimRow {
  id: number;
  version: number;
  investor: InvestorRef;
  investor_id: number;
  card_masked: string;
  type: 'uzcard' | 'humo';
  expiry_month: number;
  expiry_year: number;
  card_holder: string;
  photo_key: string | null;
  bank: string;
  status: CardStatus;
  reject_reason: RejectReason | null;
  comment: string | null;
  decided_by: PersonRef;
  decided_at: string | null;
  created_at: string;
}

const from = 'investor_cards k join investors i on i.id = k.investor_id';
const row = `select k.id, k.version, k.investor_id, ${investorColumn}, k.card_masked, k.kind as type, k.expiry_month, k.expiry_year,
    k.holder as card_holder, k.photo_key, k.bank, k.status, k.reject_reason, k.comment, k.verified_at as decided_at,
    ${personColumn('decider', 'decided_by')}, k.created_at
  from ${from} left join system_users decider on decider.id = k.verified_by`;
const orders: Record<CardOrder, string> = {
  created_at: 'k.created_at, k.id',
  '-created_at': 'k.created_at desc, k.id desc',
};

const whereOf = ({ status, reject_reason, search, ...period }: CardFilter) =>
  new Where()
    .when(status, 'k.status = any ($::text[])')
    .when(reject_reason, 'k.reject_reason = $')
    .within('k.created_at', period)
    .finds(search, { id: 'k.id', texts: ['i.name', 'k.holder'], digits: ['right(k.card_masked, 4)'] });

export async function countCardClaims(sql: Sql, filter: CardFilter): Promise<number> {
  const { where, values } = whereOf(filter);
  const [found] = await sql.query<{ count: number }>(
    `select count(*)::int as count from ${from} where ${where}`,
    values,
  );
  return found!.count; // an aggregate always answers one row
}

export function listCardClaims(
  sql: Sql,
  filter: CardFilter,
  { order, offset, limit }: Slice & { order: CardOrder },
): Promise<CardClaimRow[]> {
  const { where, values, bind } = whereOf(filter);
  return sql.query(
    `${row} where ${where} order by ${orders[order]} offset ${bind(offset)} limit ${bind(limit)}`,
    values,
  );
}

export async function lockCardClaim(sql: Sql, id: number): Promise<CardClaimRow | undefined> {
  const [found] = await sql.query<CardClaimRow>(`${row} where k.id = $1::bigint for update of k`, [id]);
  return found;
}

interface Decided {
  id: number;
  status: CardStatus;
  reason: RejectReason | null;
  comment: string | null;
  userId: number;
  at: string;
}
export async function setCardStatus(sql: Sql, { id, status, reason, comment, userId, at }: Decided): Promise<void> {
  await sql.query(
    `update investor_cards set status = $2, reject_reason = $3, comment = $4, verified_by = $5, verified_at = $6,
       updated_at = $6, version = version + 1 where id = $1`,
    [id, status, reason, comment, userId, at],
  );
}
