/** An order with its application and lines, put into a database by hand, for tests of what hangs on it. */
import type { Database, Sql } from '../../server/db/database';

/** A line as the customer buys it: 12 % of tax are in the sum. */
export interface SoldLine {
  name: string;
  count: number;
  /** Of one piece, at the merchant's. */
  price: string;
  saleTotal: string;
  vat: string;
  spic?: string | null;
}

/** The base of the requirements: A 4 500 000 and B 2 × 750 000, sold for 7 200 000 with 1 000 000 paid down. */
export const baseLines: readonly SoldLine[] = [
  { name: 'A', count: 1, price: '4500000.00', saleTotal: '5400000.00', vat: '578571.43' },
  { name: 'B', count: 2, price: '750000.00', saleTotal: '1800000.00', vat: '192857.14' },
];

interface Wanted {
  merchantId?: number;
  status?: string;
  lines?: readonly SoldLine[];
  price?: string;
  discount?: string;
  down?: string;
  /** What is paid by instalments, and with the down payment all of it. */
  rest?: string;
}
export interface MadeOrder {
  id: number;
  applicationId: number;
  /** Of its lines, in their order. */
  lines: number[];
}

let phone = 998_940_000_000;
export async function makeOrder(db: Database, wanted: Wanted = {}): Promise<MadeOrder> {
  const { status = 'completed', lines = baseLines, price = '6000000.00', discount = '0.00' } = wanted;
  const { down = '1000000.00', rest = '6200000.00', merchantId = null } = wanted;
  phone += 1;
  // Of this one, whatever others are made meanwhile.
  const own = String(phone);
  return db.transaction(async (sql) => {
    const applicationId = await one(
      sql,
      `with c as (
         insert into customers (first_name, last_name, phone_number, created_at, updated_at)
         values ('Дилноза', 'Каримова', $1, '2025-01-01', '2025-01-01') returning id)
       insert into applications (customer_id, merchant_id, source, status, status_since, first_name, last_name, phone_number, price, discount,
         down_payment, month_count, markup_percent, month_amount, installment_amount, first_payment_day, contract_number, created_at,
         updated_at)
       select c.id, $2, 'web', case $3 when 'completed' then 'not_fully_paid' else 'installment_created' end, '2026-03-04', 'Дилноза',
         'Каримова', '998901112233', $4, $5, $6, 12, 24, 516667, $7, '2026-03-31', 'RS-' || right($1, 6),
         '2026-03-04', '2026-03-04' from c returning id`,
      [own, merchantId, status, price, discount, down, rest],
    );
    const made: number[] = [];
    for (const [at, line] of lines.entries())
      made.push(
        await one(
          sql,
          `insert into application_baskets (application_id, line, name, count, price, sale_total, vat, spic)
           values ($1, $2, $3, $4, $5, $6, $7, $8) returning id`,
          [
            ...[applicationId, at + 1, line.name, line.count, line.price, line.saleTotal, line.vat],
            line.spic === undefined ? '08517001001000000' : line.spic,
          ],
        ),
      );
    const id = await one(
      sql,
      `insert into orders (application_id, status, status_since, completed_at, created_at, updated_at)
       values ($1, $2::text, '2026-03-04', case when $2 = 'completed' then timestamp '2026-03-04' end, '2026-03-04', '2026-03-04') returning id`,
      [applicationId, status],
    );
    return { id, applicationId, lines: made };
  });
}

/** A claim of a return that waits for its moderator, of which nothing is decided: for what only has to name one. */
export const makeClaim = (db: Database, orderId: number): Promise<number> =>
  db.transaction((sql) =>
    one(
      sql,
      `insert into return_claims (order_id, application_id, reason, refund_method, restock, status_since, amount, rebate, vat, from_debt,
         money, fee, purchase, merchant_part, created_by, created_at, updated_at)
       select id, application_id, 'defect', 'card', false, '2026-03-05', 0, 0, 0, 0, 0, 0, 0, 0, (select min(id) from system_users),
         '2026-03-05', '2026-03-05' from orders where id = $1 returning id`,
      [orderId],
    ),
  );

let document = 0;
/** A down payment that was made. */
export async function payDown(
  db: Database,
  { applicationId }: MadeOrder,
  { amount = '1000000.00', gateway = 'bank' } = {},
): Promise<number> {
  document += 1;
  return one(
    db,
    `insert into installment_payments (application_id, kind, amount, status, gateway, external_id, date, created_at, paid_at)
     values ($1, 'down_payment', $2, 'success', $3, $4, '2026-03-04', '2026-03-04', '2026-03-04') returning id`,
    [applicationId, amount, gateway, `D-${document}`],
  );
}

async function one(sql: Sql, text: string, values: unknown[]): Promise<number> {
  const [row] = await sql.query<{ id: number }>(text, values);
  return row!.id; // an insert answers its row
}
