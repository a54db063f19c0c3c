import type { Sql } from '../../db/database';
import { listOf } from '../../db/list';
import { Where } from '../../db/where';
import type { Call } from '../../http/contract';
import { candidates } from './matchStore';
import type { CashInStatus, Confidence, Decision, InvestorStatus, Match } from './rules';

export interface CashInRow {
  id: number;
  version: number;
  bank_document_number: string;
  document_date: string;
  payer_name: string;
  payer_inn_or_pinfl: string | null;
  payer_account: string | null;
  payer_mfo: string | null;
  amount: string;
  purpose: string;
  status: CashInStatus;
  comment: string | null;
  created_at: string;
  processed_at: string | null;
  processed_by: number | null;
  processed_by_name: string | null;
  investor_id: number | null;
  investor_name: string | null;
  investor_subject: 'individual' | 'business' | null;
  investor_status: InvestorStatus | null;
  investment_id: number | null;
  contract_number: string | null;
  match_confidence: Confidence;
  matches: Match[] | null;
}

/** What waits, with whom it matches now; how surely is kept with it. What was confirmed keeps whom it was posted to. */
export const cashInClaims = listOf<CashInRow, Call<'listCashInBankClaims'>['query'], 'amount'>({
  id: 'c.id',
  from: `cash_in_bank_claims c left join lateral (${candidates} limit 1) m on c.status = 'pending'`,
  found: 'cash_in_bank_claims c',
  select: `c.id, c.version, c.bank_document_number, c.document_date, c.payer_name, c.payer_inn_or_pinfl,
    c.payer_account, c.payer_mfo, c.amount, c.purpose, c.status, c.comment, c.created_at, c.processed_at, c.processed_by,
    u.first_name || ' ' || u.last_name as processed_by_name, i.id as investor_id, i.name as investor_name,
    i.subject as investor_subject, i.status as investor_status, n.id as investment_id, n.contract_number,
    m.matches, c.match_confidence`,
  joins: `left join investors i on i.id = coalesce(c.matched_investor_id, m.investor_id)
    left join investments n on n.id = c.matched_investment_id
    left join system_users u on u.id = c.processed_by`,
  totals: { amount: 'c.amount' },
  orders: {
    created_at: 'c.created_at',
    document_date: 'c.document_date',
    amount: 'c.amount',
    payer_name: 'c.payer_name collate "und-x-icu"',
  },
  where: ({ match_confidence: wanted, search, ...period }) =>
    new Where()
      .and(`c.status = 'pending'`)
      .when(wanted, 'c.match_confidence = any ($::text[])')
      .within('c.document_date', period)
      .finds(search, {
        names: ['c.payer_name', 'c.purpose'],
        numbers: ['c.bank_document_number'],
      }),
});

/** The one that waits next after this, the longest waiting first; after the last one the queue begins again. */
export async function findNext(sql: Sql, { id, created_at }: Pick<CashInRow, 'id' | 'created_at'>) {
  const [row] = await sql.query<{ id: number }>(
    `select id from cash_in_bank_claims where status = 'pending' and id <> $1
     order by (created_at, id) > ($2::timestamp, $1) desc, created_at, id limit 1`,
    [id, created_at],
  );
  return row?.id ?? null;
}

/** Nobody else decides it until the end of the transaction. */
export async function lockClaim(sql: Sql, id: number): Promise<boolean> {
  const rows = await sql.query('select id from cash_in_bank_claims where id = $1::bigint for no key update', [id]);
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
