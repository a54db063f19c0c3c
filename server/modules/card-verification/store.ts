import type { Sql } from '../../db/database';
import { listOf } from '../../db/list';
import type { Call } from '../../http/contract';
import { investorColumn, personColumn, type InvestorRef, type PersonRef } from '../../shared/referenceColumns';
import type { CardStatus } from './rules';

type Query = Call<'listCardVerificationClaims'>['query'];
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

export const cardClaims = listOf<CardClaimRow, Query>({
  id: 'k.id',
  from: 'investor_cards k join investors i on i.id = k.investor_id',
  found: 'investor_cards k',
  select: `k.id, k.version, k.investor_id, ${investorColumn}, k.card_masked, k.kind as type, k.expiry_month, k.expiry_year,
    k.holder as card_holder, k.photo_key, k.bank, k.status, k.reject_reason, k.comment, k.verified_at as decided_at,
    ${personColumn('decider', 'decided_by')}, k.created_at`,
  joins: 'left join system_users decider on decider.id = k.verified_by',
  orders: { created_at: 'k.created_at' },
  where: {
    status: 'k.status',
    reject_reason: 'k.reject_reason',
    period: 'k.created_at',
    search: {
      ...{ table: 'investor_cards k', id: 'k.id', names: ['k.holder'] },
      ...{ masked: 'k.card_masked', investor: 'k.investor_id' },
    },
  },
});

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
