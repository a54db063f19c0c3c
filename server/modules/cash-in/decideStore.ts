import type { Sql } from '../../db/database';
import type { Confidence, Decision } from './rules';

/** Nobody else decides it until the end of the transaction. */
export async function lockClaim(sql: Sql, id: number): Promise<boolean> {
  const rows = await sql.query('select id from cash_in_bank_claims where id = $1::bigint for update', [id]);
  return rows.length > 0;
}

interface Decided {
  id: number;
  status: Decision['status'];
  investorId: number | null;
  investmentId: number | null;
  confidence: Confidence;
  comment: string | null;
  userId: number;
  at: string;
}

export async function setDecision(sql: Sql, decided: Decided): Promise<void> {
  const { id, status, investorId, investmentId, confidence, comment, userId, at } = decided;
  await sql.query(
    `update cash_in_bank_claims set status = $2, matched_investor_id = $3, matched_investment_id = $4,
       match_confidence = $5, comment = $6, processed_by = $7, processed_at = $8, updated_at = $8, version = version + 1
     where id = $1`,
    [id, status, investorId, investmentId, confidence, comment, userId, at],
  );
}

interface Posting {
  claimId: number;
  investorId: number;
  investmentId: number | null;
  amount: string;
  at: string;
}

/** One row of the ledger, and the balance that follows from it. The table takes no second row for one document. */
export async function postIncoming(sql: Sql, posting: Posting): Promise<string> {
  const { claimId, investorId, investmentId, amount, at } = posting;
  const [after] = await sql.query<{ balance: string }>(
    `update investors set balance = balance + $2, version = version + 1, updated_at = $3
     where id = $1 returning balance`,
    [investorId, amount, at],
  );
  const { balance } = after!; // the caller holds the investor's lock
  await sql.query(
    `insert into investor_transactions
       (investor_id, type, amount, balance_after, investment_id, bank_claim_id, created_at)
     values ($1, 'refill', $2, $3, $4, $5, $6)`,
    [investorId, amount, balance, investmentId, claimId, at],
  );
  return balance;
}
