import type { Sql } from '../../db/database';
import type { ClaimRow } from './store';

/** The card that money goes to: the main one of those that were verified and are still good on the day. */
export async function findVerifiedCard(sql: Sql, investorId: number, day: string): Promise<number | undefined> {
  const [row] = await sql.query<{ id: number }>(
    `select id from investor_cards where investor_id = $1 and status = 'verified'
       and make_date(expiry_year, expiry_month, 1) >= date_trunc('month', $2::date)
     order by is_main desc, id limit 1`,
    [investorId, day],
  );
  return row?.id;
}

interface PaymentChange {
  id: number;
  to: ClaimRow['payment_type'];
  cardId: number | null;
  at: string;
}
export async function setPaymentType(sql: Sql, { id, to, cardId, at }: PaymentChange): Promise<void> {
  await sql.query(
    'update claims set payment_type = $2, card_id = $3, updated_at = $4, version = version + 1 where id = $1',
    [id, to, cardId, at],
  );
}

interface AmountChange {
  id: number;
  amount: string;
  userId: number;
  at: string;
}
export async function setAmount(sql: Sql, { id, amount, userId, at }: AmountChange): Promise<void> {
  await sql.query(
    'update claims set amount = $2, amount_changed_by = $3, updated_at = $4, version = version + 1 where id = $1',
    [id, amount, userId, at],
  );
}
