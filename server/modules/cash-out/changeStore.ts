import type { Sql } from '../../db/connect';
import { openStatuses, type CashOutStatus, type Method } from './rules';

/** Nobody else changes them until the end of the transaction; the investment before its claims. */
export async function lockClaims(sql: Sql, ids: readonly number[]): Promise<void> {
  await sql.query(
    `select id from investments where id in (select investment_id from exit_claims where id = any ($1::bigint[]))
     order by id for update`,
    [ids],
  );
  await sql.query('select id from exit_claims where id = any ($1::bigint[]) order by id for update', [ids]);
}

interface Cost {
  penalty_amount: string;
  tax_amount: string;
  payable_amount: string;
}
interface Decided extends Cost {
  id: number;
  status: CashOutStatus;
  comment: string | null;
  userId: number;
  at: string;
}

export async function setDecision(sql: Sql, decided: Decided): Promise<void> {
  const { id, status, comment, userId, at, ...cost } = decided;
  await sql.query(
    `update exit_claims set status = $2, comment = coalesce($3, comment), processed_by = $4, processed_at = $5,
       updated_at = $5, penalty_amount = $6, tax_amount = $7, payable_amount = $8, version = version + 1
     where id = $1`,
    [id, status, comment, userId, at, cost.penalty_amount, cost.tax_amount, cost.payable_amount],
  );
}

/** What is paid, to where and when. */
export interface Terms extends Cost {
  amount: string;
  method: Method;
  card_masked: string | null;
  bank_account: string | null;
  mfo: string | null;
  planned_date: string | null;
  comment: string | null;
}

export async function setTerms(sql: Sql, id: number, terms: Terms, userId: number, at: string): Promise<void> {
  const { amount, penalty_amount, tax_amount, payable_amount } = terms;
  const { method, card_masked, bank_account, mfo, planned_date, comment } = terms;
  await sql.query(
    `update exit_claims set amount = $2, penalty_amount = $3, tax_amount = $4, payable_amount = $5, method = $6,
       card_masked = $7, bank_account = $8, mfo = $9, planned_date = $10, comment = $11, changed_by = $12, updated_at = $13,
       version = version + 1
     where id = $1`,
    [
      ...[id, amount, penalty_amount, tax_amount, payable_amount, method],
      ...[card_masked, bank_account, mfo, planned_date, comment, userId, at],
    ],
  );
}

/** An investment that nobody takes money out of any more is at work again. */
export async function release(sql: Sql, investmentId: number, at: string): Promise<void> {
  await sql.query(
    `update investments n set status = 'active', version = version + 1, updated_at = $2
     where n.id = $1 and n.status = 'exiting' and not exists (
       select from exit_claims c where c.investment_id = n.id and c.status = any ($3::text[]))`,
    [investmentId, at, openStatuses],
  );
}

export interface CardRow {
  id: number;
  card_masked: string;
  holder: string;
}

/** Money goes to cards of the investor alone, and only to those that were verified. */
export function listCards(sql: Sql, investorId: number): Promise<CardRow[]> {
  return sql.query(
    `select id, card_masked, holder from investor_cards where investor_id = $1 and status = 'verified'
     order by is_main desc, id`,
    [investorId],
  );
}
