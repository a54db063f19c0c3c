import type { Sql } from '../../db/database';
import { joinShares } from '../investments/index';

/** A claim with the investment that its money comes out of. */
export interface Payout {
  claim_id: number;
  amount: string;
  penalty_amount: string;
  tax_amount: string;
  payable_amount: string;
  investor_id: number;
  investment_id: number;
  investment_status: 'pending' | 'active' | 'exiting' | 'closed' | 'cancelled';
  investment_balance: string;
}

export async function findOwner(sql: Sql, documentId: number): Promise<number | undefined> {
  const [row] = await sql.query<{ investor_id: number }>(
    `select c.investor_id from dibank_documents d join exit_claims c on c.id = d.exit_claim_id where d.id = $1::bigint`,
    [documentId],
  );
  return row?.investor_id;
}

/** The investment is held; its claim comes after it, as everybody takes the two. */
export async function lockPayout(sql: Sql, documentId: number): Promise<Payout | undefined> {
  await sql.query(
    `select id from investments where id = (select c.investment_id from dibank_documents d
       join exit_claims c on c.id = d.exit_claim_id where d.id = $1::bigint) for no key update`,
    [documentId],
  );
  const [row] = await sql.query<Payout>(
    `select c.id as claim_id, c.amount, c.penalty_amount, c.tax_amount, c.payable_amount, c.investor_id, c.investment_id,
       n.status as investment_status, n.balance as investment_balance
     from dibank_documents d join exit_claims c on c.id = d.exit_claim_id join investments n on n.id = c.investment_id
     where d.id = $1::bigint`,
    [documentId],
  );
  return row;
}

/** An investment without money is closed; it is still being left while another claim of it is on its way. */
export async function takeOut(sql: Sql, payout: Payout, at: string) {
  const { claim_id, investment_id, amount } = payout;
  const [left] = await sql.query<{ balance: string; status: 'active' | 'exiting' | 'closed' }>(
    `update investments n set balance = n.balance - $2::numeric, version = version + 1, updated_at = $3, status = case
         when n.balance = $2::numeric then 'closed'
         when exists (select from exit_claims c where c.investment_id = n.id and c.id <> $4
           and c.status in ('pending', 'approved', 'to_sign', 'signed', 'failed')) then 'exiting'
         else 'active' end
     where n.id = $1 returning balance, status`,
    [investment_id, amount, at, claim_id],
  );
  const { balance, status } = left!; // the caller holds its lock
  if (status === 'closed') await endShares(sql, investment_id, at);
  await sql.query(
    `insert into investment_transactions (investment_id, date, type, amount, balance_after, created_at, exit_claim_id)
     values ($1, $5::timestamp::date, $2, -$3::numeric, $4, $5, $6)`,
    [investment_id, status === 'closed' ? 'exit' : 'partial_exit', amount, balance, at, claim_id],
  );
  return { balance, status };
}

/** What an investment that is closed is still owed of dividends is due with the month in which it closed. The ledger is held after it. */
const endShares = (sql: Sql, investmentId: number, at: string) =>
  sql.query(
    `update dividend_transactions set due_month = date_trunc('month', $2::timestamp)::date
     where investment_id = $1 and status in ('calculated', 'failed') and due_month > $2::timestamp`,
    [investmentId, at],
  );

interface PoolPart {
  pool_id: number;
  contract_number: string;
  amount: string;
}

/** What of the claim's amount lay in which pool. */
export const listPoolParts = (sql: Sql, { investment_id, amount }: Payout) =>
  sql.query<PoolPart>(
    `select o.strategy_id as pool_id, n.contract_number,
       round($2::numeric * share.percent / 100, 2)::numeric(18, 2) as amount
     from investments n ${joinShares} join portfolio_pools o on o.strategy_id = share.strategy_id
     where n.id = $1 order by o.strategy_id`,
    [investment_id, amount],
  );

export interface LedgerRow {
  type: 'exit' | 'penalty' | 'exit_tax' | 'withdraw';
  amount: string;
  balance_after: string;
}

/** The ledger of the balance in this order; the balance itself ends where it began. */
export async function passThrough(sql: Sql, payout: Payout, rows: readonly LedgerRow[], at: string): Promise<void> {
  const { claim_id, investor_id, investment_id, amount } = payout;
  await sql.query(
    `update investors set investment_amount = investment_amount - $2, version = version + 1, updated_at = $3 where id = $1`,
    [investor_id, amount, at],
  );
  await sql.query(
    `insert into investor_transactions
       (investor_id, investment_id, exit_claim_id, type, amount, balance_after, created_at)
     select $1, $2, $3, r.type, r.amount, r.balance_after, $4
     from unnest($5::text[], $6::numeric[], $7::numeric[]) with ordinality as r (type, amount, balance_after, place)
     order by r.place`,
    [
      ...[investor_id, investment_id, claim_id, at],
      ...[rows.map(({ type }) => type), rows.map((row) => row.amount), rows.map((row) => row.balance_after)],
    ],
  );
}

interface Outgoing {
  recipient_name: string;
  account_masked: string;
  mfo: string | null;
  amount: string;
  purpose: string;
}

/** One row for each answer of the bank, by its number; without an error the payment was made. */
export async function addOutgoing(
  sql: Sql,
  { claim_id, investment_id }: Payout,
  payment: Outgoing,
  { error, at }: { error: string | undefined; at: string },
): Promise<number> {
  const [made] = await sql.query<{ id: number }>(
    `insert into outgoing_payment_transactions
       (investment_id, exit_claim_id, date, recipient, account_masked, mfo, amount, purpose, status, error)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) returning id`,
    [
      ...[investment_id, claim_id, at, payment.recipient_name, payment.account_masked, payment.mfo, payment.amount],
      ...[payment.purpose, error === undefined ? 'paid' : 'failed', error ?? null],
    ],
  );
  return made!.id; // an insert returns its row
}

/** Whether the bank was asked to pay a claim and has not refused. */
export async function mayBePaid(sql: Sql, claimId: number): Promise<boolean> {
  const [payment] = await sql.query(
    `select from outgoing_payment_transactions where exit_claim_id = $1 and status <> 'failed' limit 1`,
    [claimId],
  );
  return payment !== undefined;
}
