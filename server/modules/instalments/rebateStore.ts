/** What the tables keep of a gift to who settles early: by its payment and the rows that it closes, and among the moves that the ledger posts. */
import type { Sql } from '../../db/database';

interface Given {
  applicationId: number;
  /** The payment that settles the contract. */
  paymentId: number;
  amount: string;
  date: string;
  at: string;
}

/** Closes what is still owed. The payment has its rows already. */
export async function giveRebate(sql: Sql, { applicationId, paymentId, amount, date, at }: Given): Promise<void> {
  await sql.query(
    `insert into rebate_parts (payment_id, installment_id, row_number, amount)
     select $2, installment_id, number, amount - paid - cancelled - rebate from schedule_rows
     where installment_id = $1 and paid + cancelled + rebate < amount order by number`,
    [applicationId, paymentId],
  );
  await sql.query(
    `insert into installment_moves (application_id, kind, payment_id, date, amount, created_at) values ($1, 'rebate', $2, $3, $4, $5)`,
    [applicationId, paymentId, date, amount, at],
  );
}

/**
 * Takes back what was given with a payment, and says how much that was; undefined where nothing was. What another payment settled when
 * this one had been taken back, or before, keeps its own.
 */
export async function takeBackRebate(
  sql: Sql,
  { paymentId, date, at }: Omit<Given, 'amount' | 'applicationId'>,
): Promise<string | undefined> {
  const [row] = await sql.query<{ amount: string }>(
    `insert into installment_moves (application_id, kind, payment_id, date, amount, created_at)
     select application_id, 'rebate_back', payment_id, $2, amount, $3 from installment_moves where payment_id = $1 and kind = 'rebate'
     returning amount`,
    [paymentId, date, at],
  );
  if (row !== undefined) await sql.query('delete from rebate_parts where payment_id = $1', [paymentId]);
  return row?.amount;
}
