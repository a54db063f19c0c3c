import type { Sql } from '../../db/database';
import { wrongFields } from '../../shared/problem';
import type { TransferStatus } from './rules';

interface NewTransfer {
  merchantId: number;
  amount: string;
  purpose: string;
  documentNumber: string;
  mfo: string;
  accountNumber: string;
  userId: number;
  at: string;
}
/** A transfer that waits. The number of a document is taken once a year. */
export async function addTransfer(sql: Sql, transfer: NewTransfer): Promise<number> {
  const { merchantId, amount, purpose, documentNumber, mfo, accountNumber, userId, at } = transfer;
  const [row] = await sql.query<{ id: number }>(
    `insert into merchant_transfers (merchant_id, amount, purpose, document_number, mfo, account_number, created_by, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $8) on conflict do nothing returning id`,
    [merchantId, amount, purpose, documentNumber, mfo, accountNumber, userId, at],
  );
  if (row === undefined) throw wrongFields({ document_number: 'payment_exists' });
  return row.id;
}

export interface HeldTransfer {
  id: number;
  merchant_id: number;
  amount: string;
  status: TransferStatus;
  mfo: string;
  account_number: string;
  created_by: number;
  /** The day; none while it waits. */
  decided_on: string | null;
}
const columns =
  'id, merchant_id, amount, status, mfo, account_number, created_by, decided_at::date::text as decided_on';
export async function findTransfer(sql: Sql, id: number): Promise<HeldTransfer | undefined> {
  return (await sql.query<HeldTransfer>(`select ${columns} from merchant_transfers where id = $1::bigint`, [id]))[0];
}
/** The same, held after its merchant. */
export async function holdTransfer(sql: Sql, id: number): Promise<HeldTransfer> {
  const [row] = await sql.query<HeldTransfer>(
    `select ${columns} from merchant_transfers where id = $1::bigint for no key update`,
    [id],
  );
  return row!; // transfers are never removed
}

interface Decided {
  status: 'approved' | 'rejected';
  comment: string | null;
  userId: number;
  at: string;
}
export const decideTransfer = (sql: Sql, id: number, { status, comment, userId, at }: Decided) =>
  sql.query(
    `update merchant_transfers set status = $2, comment = $3, decided_by = $4, decided_at = $5, updated_at = $5, version = version + 1
     where id = $1`,
    [id, status, comment, userId, at],
  );

interface Finished {
  status: 'paid' | 'failed';
  paidOn: string | null;
  comment: string | null;
  userId: number;
  at: string;
}
export const finishTransfer = (sql: Sql, id: number, { status, paidOn, comment, userId, at }: Finished) =>
  sql.query(
    `update merchant_transfers set status = $2, paid_on = $3, comment = coalesce($4, comment), finished_by = $5, finished_at = $6,
       updated_at = $6, version = version + 1 where id = $1`,
    [id, status, paidOn, comment, userId, at],
  );

/** The payout by which a transfer counts. */
export async function findPayout(sql: Sql, transferId: number): Promise<{ id: number; amount: string }> {
  const [row] = await sql.query<{ id: number; amount: string }>(
    `select id, amount from merchant_moves where transfer_id = $1 and kind = 'payout'`,
    [transferId],
  );
  return row!; // written when it was approved
}
