/** What goes back to customers: payments, the tries at the gateway, and what the books learn of them. */
import type { Sql } from '../../db/database';
import type { Reply } from '../../http/contract';
import { endTransaction, type Done, type GatewayName } from '../instalments/index';
import type { Card } from './store';

export type Method = 'card' | 'bank' | 'balance';

export const listRefunds = (sql: Sql, claimId: number): Promise<Reply<'getReturnClaim'>['refunds']> =>
  sql.query(
    `select r.id, r.method, r.amount, r.status, d.masked_pan as card, t.rrn, t.error, r.document_number, r.document_date,
       case when u.id is not null then json_build_object('id', u.id, 'name', u.first_name || ' ' || u.last_name) end as "user",
       r.created_at, r.finished_at
     from refund_payments r left join gateway_transactions t on t.id = r.gateway_transaction_id left join payment_cards d on d.id = t.card_id
       left join system_users u on u.id = r.user_id where r.claim_id = $1 order by r.id desc`,
    [claimId],
  );

export interface Refund {
  id: number;
  claim_id: number;
  method: Method;
  amount: string;
  status: 'new' | 'success' | 'failed';
  gateway_transaction_id: number | null;
  gateway: GatewayName | null;
  acquirer: string | null;
  external_id: string | null;
  masked_pan: string | null;
  token: string | null;
  created_at: string;
}
/** The last payment of a claim; the claim is held where it is to be changed. */
export async function lastRefund(sql: Sql, claimId: number): Promise<Refund | undefined> {
  const [row] = await sql.query<Refund>(
    `select r.id, r.claim_id, r.method, r.amount, r.status, r.gateway_transaction_id, t.gateway, t.acquirer, t.external_id, d.masked_pan, d.token,
       r.created_at
     from refund_payments r left join gateway_transactions t on t.id = r.gateway_transaction_id left join payment_cards d on d.id = t.card_id
     where r.claim_id = $1 order by r.id desc limit 1`,
    [claimId],
  );
  return row;
}

interface NewRefund {
  claimId: number;
  method: Method;
  amount: string;
  userId: number;
  at: string;
  /** Of one to a card: our name for it, and whose it is. */
  attempt?: { externalId: string; card: Card; acquirer: string | null; customerId: number };
}
export async function addRefund(sql: Sql, refund: NewRefund): Promise<number> {
  const { claimId, method, amount, userId, at, attempt } = refund;
  const [row] = await sql.query<{ id: number }>(
    `with attempt as (
       insert into gateway_transactions (gateway, external_id, direction, customer_id, card_id, amount, user_id, created_at, acquirer)
       select $6, $7, 'out', $8, $9, $3::numeric, $4, $5, $10 where $7::text is not null returning id)
     insert into refund_payments (claim_id, method, amount, user_id, created_at, gateway_transaction_id)
     values ($1, $2, $3, $4, $5, (select id from attempt)) returning id`,
    [
      ...[claimId, method, amount, userId, at],
      ...[
        attempt?.card.kind ?? null,
        attempt?.externalId ?? null,
        attempt?.customerId ?? null,
        attempt?.card.id ?? null,
        attempt?.acquirer ?? null,
      ],
    ],
  );
  return row!.id; // an insert answers its row
}

type Ended =
  | { status: 'failed'; error: string }
  | { status: 'success'; on: string; charge?: Done; document?: { number: string; date: string } };
/** What became of a payment, for good. */
export async function endRefund(
  sql: Sql,
  refund: Pick<Refund, 'id' | 'gateway_transaction_id'>,
  ended: Ended,
  at: string,
) {
  const isPaid = ended.status === 'success';
  const settled = ended.status === 'failed' ? ended : ended.charge && { ...ended.charge, status: ended.status };
  if (refund.gateway_transaction_id !== null && settled !== undefined)
    await endTransaction(sql, refund.gateway_transaction_id, settled, at);
  await sql.query(
    `update refund_payments set version = version + 1, status = $2, finished_at = $3, paid_on = $4, document_number = $5, document_date = $6
     where id = $1`,
    [
      ...[refund.id, ended.status, at, isPaid ? ended.on : null],
      ...(isPaid && ended.document ? [ended.document.number, ended.document.date] : [null, null]),
    ],
  );
}

interface Booked {
  applicationId: number;
  refundId: number;
  date: string;
  amount: string;
  /** Where the money leaves. */
  account: 5110 | 5530;
  at: string;
}
export async function bookRefund(
  sql: Sql,
  { applicationId, refundId, date, amount, account, at }: Booked,
): Promise<void> {
  await sql.query(
    `insert into installment_moves (application_id, kind, refund_id, date, amount, account, created_at)
     values ($1, 'return_refund', $2, $3, $4, $5, $6)`,
    [applicationId, refundId, date, amount, account, at],
  );
}

/** Money that stays here, with the investor that the customer is; he is held. */
export async function addToBalance(
  sql: Sql,
  { investorId, amount, at }: { investorId: number; amount: string; at: string },
): Promise<void> {
  await sql.query(
    `with raised as (
       update investors set balance = balance + $2, version = version + 1, updated_at = $3 where id = $1 returning balance)
     insert into investor_transactions (investor_id, type, amount, balance_after, created_at)
     select $1, 'refill', $2, balance, $3 from raised`,
    [investorId, amount, at],
  );
}
