/** What the tables keep of a gift to who settles early: on the rows that it closes, and among the moves that the ledger posts. */
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
    `update schedule_rows set rebate = amount - paid - cancelled where installment_id = $1 and paid + cancelled + rebate < amount`,
    [applicationId],
  );
  await sql.query(
    `insert into installment_moves (application_id, kind, payment_id, date, amount, created_at) values ($1, 'rebate', $2, $3, $4, $5)`,
    [applicationId, paymentId, date, amount, at],
  );
}

/** Takes back what was given with a payment, and says how much that was; undefined where nothing was. */
export async function takeBackRebate(
  sql: Sql,
  { applicationId, paymentId, date, at }: Omit<Given, 'amount'>,
): Promise<string | undefined> {
  const [row] = await sql.query<{ amount: string }>(
    `insert into installment_moves (application_id, kind, payment_id, date, amount, created_at)
     select application_id, 'rebate_back', payment_id, $2, amount, $3 from installment_moves where payment_id = $1 and kind = 'rebate'
     returning amount`,
    [paymentId, date, at],
  );
  if (row === undefined) return undefined;
  // Nothing is paid after a contract is settled, so all of its rebate came with this payment.
  await sql.query('update schedule_rows set rebate = 0 where installment_id = $1 and rebate > 0', [applicationId]);
  return row.amount;
}
