import type { Sql } from '../../db/database';
import { holdExitTerms } from '../constants/index';
import { openStatuses, type CashOutStatus, type Method } from './rules';

/** Nobody else changes them, or what they cost, until the end of the transaction; the investment before its claims. */
export async function lockClaims(sql: Sql, ids: readonly number[]): Promise<void> {
  await sql.query(
    `select id from investments where id in (select investment_id from exit_claims where id = any ($1::bigint[]))
     order by id for no key update`,
    [ids],
  );
  await sql.query('select id from exit_claims where id = any ($1::bigint[]) order by id for no key update', [ids]);
  await holdExitTerms(sql);
}

interface Cost {
  penalty_amount: string;
  tax_amount: string;
  payable_amount: string;
}
interface Decided extends Cost {
  id: number;
  comment: string | null;
}
interface Decision {
  status: CashOutStatus;
  userId: number;
  at: string;
}

/** One decision about some claims, each with its own cost. */
export async function setDecisions(
  sql: Sql,
  rows: readonly Decided[],
  { status, userId, at }: Decision,
): Promise<void> {
  await sql.query(
    `update exit_claims c set status = $1, comment = coalesce(d.comment, c.comment), processed_by = $2, processed_at = $3,
       updated_at = $3, penalty_amount = d.penalty, tax_amount = d.tax, payable_amount = d.payable, version = c.version + 1
     from unnest($4::int[], $5::text[], $6::numeric[], $7::numeric[], $8::numeric[])
       as d (id, comment, penalty, tax, payable)
     where c.id = d.id`,
    [
      ...[status, userId, at, rows.map(({ id }) => id), rows.map(({ comment }) => comment)],
      ...[rows.map((row) => row.penalty_amount), rows.map((row) => row.tax_amount)],
      rows.map((row) => row.payable_amount),
    ],
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

export async function setTerms(
  sql: Sql,
  rows: readonly (Terms & { id: number })[],
  userId: number,
  at: string,
): Promise<void> {
  const all = <Field extends keyof Terms>(field: Field) => rows.map((row) => row[field]);
  await sql.query(
    `update exit_claims c set amount = t.amount, penalty_amount = t.penalty, tax_amount = t.tax, payable_amount = t.payable,
       method = t.method, card_masked = t.card, bank_account = t.account, mfo = t.mfo, planned_date = t.planned,
       comment = t.comment, changed_by = $1, updated_at = $2, version = c.version + 1,
       terms_set_by = case
         when $1 = any (c.terms_set_by)
           or (c.amount, c.method, c.card_masked, c.bank_account, c.mfo)
             is not distinct from (t.amount, t.method, t.card, t.account, t.mfo) then c.terms_set_by
         else c.terms_set_by || $1::int end
     from unnest($3::int[], $4::numeric[], $5::numeric[], $6::numeric[], $7::numeric[], $8::text[], $9::text[],
       $10::text[], $11::text[], $12::date[], $13::text[])
       as t (id, amount, penalty, tax, payable, method, card, account, mfo, planned, comment)
     where c.id = t.id`,
    [
      ...[userId, at, rows.map(({ id }) => id), all('amount'), all('penalty_amount'), all('tax_amount')],
      ...[all('payable_amount'), all('method'), all('card_masked'), all('bank_account'), all('mfo')],
      ...[all('planned_date'), all('comment')],
    ],
  );
}

/** Nobody has decided about it any more; its terms, and who set them, stay. */
export async function reopenClaim(
  sql: Sql,
  id: number,
  { comment, at }: { comment: string; at: string },
): Promise<void> {
  await sql.query(
    `update exit_claims set status = 'pending', comment = $2, processed_by = null, processed_at = null, updated_at = $3,
       version = version + 1 where id = $1`,
    [id, comment, at],
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
