/** What has to be known of a receipt that ends. */
import type { Sql } from '../../db/database';
import type { Line } from './writeStore';

interface TakenBack {
  paymentId: number;
  /** By a payment of its own, after its order was given up. */
  isRefunded: boolean;
}
/** The payment of a receipt, where it was taken back or has gone back to the customer. */
export async function findTakenBack(sql: Sql, id: number): Promise<TakenBack | undefined> {
  const [row] = await sql.query<TakenBack>(
    `select p.id as "paymentId", p.status <> 'reversed' as "isRefunded"
     from ofd_checks c join installment_payments p on p.id = c.payment_id where c.id = $1 and (p.status = 'reversed'
       or exists (select from installment_payments r where r.refunds_id = p.id and r.status = 'success'))`,
    [id],
  );
  return row;
}

/** The receipt of a payment that was not cancelled. */
export async function findOfPayment(sql: Sql, paymentId: number): Promise<number | undefined> {
  const [row] = await sql.query<{ id: number }>(
    `select id from ofd_checks where payment_id = $1 and status <> 'cancelled'`,
    [paymentId],
  );
  return row?.id;
}

/** Whether the receipt that a refund takes back was registered and is cancelled, held: nobody cancels it meanwhile. */
export async function takesCancelledBack(sql: Sql, saleId: number): Promise<boolean> {
  const [sale] = await sql.query<{ is_cancelled: boolean }>(
    `select status = 'cancelled' and receipt_id is not null as is_cancelled from ofd_checks where id = $1 for no key update`,
    [saleId],
  );
  return sale!.is_cancelled; // the refund names it
}

interface Refunded {
  cash: string;
  card: string;
}
/** What of the payment for a receipt was given back already. */
export async function sumRefunds(sql: Sql, id: number): Promise<Refunded> {
  const [row] = await sql.query<Refunded>(
    `select coalesce(sum(cash), 0)::numeric(24, 2) as cash, coalesce(sum(card), 0)::numeric(24, 2) as card
     from ofd_checks where sale_id = $1 and status <> 'cancelled'`,
    [id],
  );
  return row!; // an aggregate always answers one row
}

/** What is left of each line after what was given back. */
export const readLeft = (sql: Sql, id: number): Promise<Line[]> =>
  sql.query(
    `select i.basket_item_id as "basketItemId", i.name, greatest(i.count - coalesce(r.count, 0), 1)::int as count,
       (i.amount - coalesce(r.amount, 0))::numeric(18, 2) as amount, i.vat_percent::float8 as "vatPercent",
       greatest(i.vat - coalesce(r.vat, 0), 0)::numeric(18, 2) as vat
     from ofd_items i left join lateral (
       select sum(b.count) as count, sum(b.amount) as amount, sum(b.vat) as vat from ofd_items b join ofd_checks k on k.id = b.check_id
       where k.sale_id = $1 and k.status <> 'cancelled' and b.basket_item_id is not distinct from i.basket_item_id) r on true
     where i.check_id = $1 and i.amount > coalesce(r.amount, 0) order by i.line`,
    [id],
  );
