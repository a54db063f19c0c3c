import type { Sql } from '../../db/database';
import { conflict } from '../../shared/problem';
import { decimal, tiyinOf } from '../../shared/money';
import type { ReceiptType } from './rules';

export interface Line {
  /** Of an advance none. */
  basketItemId: number | null;
  name: string;
  count: number;
  amount: string;
  vatPercent: number;
  vat: string;
}

export interface NewReceipt {
  type: ReceiptType;
  orderId: number;
  paymentId?: number;
  claimId?: number;
  saleId?: number;
  cash: string;
  card: string;
  credit: string;
  lines: readonly Line[];
  at: string;
}

/** A receipt with its lines. Of two that are for the same thing the second is refused. */
export async function addReceipt(sql: Sql, receipt: NewReceipt): Promise<number> {
  const { type, orderId, paymentId = null, claimId = null, saleId = null, cash, card, credit, lines, at } = receipt;
  const sumOf = (field: 'amount' | 'vat') => decimal(lines.reduce((sum, line) => sum + tiyinOf(line[field]), 0n));
  const [row] = await sql.query<{ id: number }>(
    `insert into ofd_checks (type, order_id, payment_id, claim_id, sale_id, amount, vat, cash, card, credit, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $11) on conflict do nothing returning id`,
    [type, orderId, paymentId, claimId, saleId, sumOf('amount'), sumOf('vat'), cash, card, credit, at],
  );
  if (row === undefined) throw conflict('receipt_exists', 'There is a receipt of it already');
  await sql.query(
    `insert into ofd_items (check_id, line, basket_item_id, name, count, amount, vat_percent, vat)
     select $1, n, i.basket, i.name, i.count, i.amount, i.percent, i.vat
     from unnest($2::int[], $3::text[], $4::int[], $5::numeric[], $6::numeric[], $7::numeric[])
       with ordinality as i (basket, name, count, amount, percent, vat, n)`,
    [
      row.id,
      lines.map((line) => line.basketItemId),
      lines.map((line) => line.name),
      lines.map((line) => line.count),
      lines.map((line) => line.amount),
      lines.map((line) => line.vatPercent),
      lines.map((line) => line.vat),
    ],
  );
  return row.id;
}

interface Paid {
  order_id: number;
  contract_number: string;
  amount: string;
  gateway: string;
  vat_percent: number;
  /** The goods were handed over already. */
  is_sold: boolean;
}
/** A payment that was made. */
export async function findPaid(sql: Sql, paymentId: number): Promise<Paid | undefined> {
  const [row] = await sql.query<Paid>(
    `select o.id as order_id, coalesce(a.contract_number, '№ ' || a.id) as contract_number, p.amount, p.gateway,
       a.vat_percent::float8 as vat_percent, o.status = 'completed' and p.kind = 'instalment' as is_sold
     from installment_payments p join applications a on a.id = p.application_id join orders o on o.application_id = a.id
     where p.id = $1 and p.status = 'success'`,
    [paymentId],
  );
  return row;
}

/** The pieces of an order that were not returned, at what the customer has bought them for. */
export const readSold = (sql: Sql, orderId: number): Promise<Line[]> =>
  sql.query(
    `select b.id as "basketItemId", b.name, b.count - b.returned_count as count, k.amount, a.vat_percent::float8 as "vatPercent", k.vat
     from orders o join applications a on a.id = o.application_id join application_baskets b on b.application_id = a.id
       cross join lateral (select b.sale_total - round(b.sale_total * b.returned_count / b.count, 2) as amount,
         b.vat - round(b.vat * b.returned_count / b.count, 2) as vat) k
     where o.id = $1 and k.amount > 0 order by b.line`,
    [orderId],
  );

/** What was paid for an order before it was sold and has not gone back, as returns do, to a card or through a bank. */
export async function readPaidBefore(sql: Sql, orderId: number): Promise<{ cash: string; card: string }> {
  const [paid] = await sql.query<{ cash: string; card: string }>(
    `select coalesce(sum(p.amount) filter (where p.gateway = 'cash'), 0)::numeric(24, 2) as cash,
       (coalesce(sum(p.amount) filter (where p.gateway <> 'cash'), 0)
         - (select coalesce(sum(c.money + c.fee), 0) from return_claims c where c.order_id = $1 and c.status = 'approved_by_accountant')
       )::numeric(24, 2) as card
     from orders o join installment_payments p on p.application_id = o.application_id and p.status = 'success' and p.kind <> 'refund'
     where o.id = $1
       and not exists (select from installment_moves m where m.payment_id = p.id and m.kind = 'payment' and m.is_sold)`,
    [orderId],
  );
  return paid!; // an aggregate always answers one row
}

/** The order, held: what is returned of it waits. */
export const holdOrder = (sql: Sql, orderId: number) =>
  sql.query('select from orders where id = $1 for no key update', [orderId]);

/** The receipt of a sale that was not cancelled, held: what is taken back of it is counted under it. */
export async function findSale(sql: Sql, orderId: number): Promise<{ id: number; lines: Line[] } | undefined> {
  const [sale] = await sql.query<{ id: number }>(
    `select id from ofd_checks where order_id = $1 and type = 'sale' and status <> 'cancelled' for no key update`,
    [orderId],
  );
  return sale && { id: sale.id, lines: await readLines(sql, sale.id) };
}

export const readLines = (sql: Sql, checkId: number): Promise<Line[]> =>
  sql.query(
    `select basket_item_id as "basketItemId", name, count, amount, vat_percent::float8 as "vatPercent", vat
     from ofd_items where check_id = $1 order by line`,
    [checkId],
  );
