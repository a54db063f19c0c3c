/** Completed contracts of which something may come back, and what holds of all of them. */
import type { Database, Sql } from '../../server/db/database';
import { recordSale } from '../../server/modules/merchant-billing/index';
import { writeSaleReceipt } from '../../server/modules/receipts/index';
import { makeMerchant } from './merchants';
import { makeOrder, type MadeOrder, type SoldLine } from './soldOrders';

interface Wanted {
  /** How many rows of the schedule are paid; 516 667 each. */
  paidRows?: number;
  merchant?: Record<string, string | number>;
  lines?: readonly SoldLine[];
  /** Whether a card stands with the customer, by its end. */
  cardEnd?: string;
}
export interface Sold extends MadeOrder {
  merchantId: number;
}
let card = 0;

/** The base of the requirements, sold by a merchant that leaves 5 % and paid as far as is wanted. */
export async function sell(
  db: Database,
  { paidRows = 4, merchant = {}, lines, cardEnd = '1234' }: Wanted = {},
): Promise<Sold> {
  const merchantId = await makeMerchant(db, { discount_percent: 5, ...merchant });
  const order = await makeOrder(db, { merchantId, ...(lines && { lines }) });
  await db.transaction(async (sql) => {
    const { applicationId: id } = order;
    await sql.query(
      `insert into installments (id, guid, customer_id, contract_number, total, down_payment, installment_amount, created_at)
       select id, guid, customer_id, contract_number, total, down_payment, installment_amount, created_at from applications where id = $1`,
      [id],
    );
    await sql.query(
      `insert into schedule_rows (installment_id, number, date, amount)
       select $1, n, date '2026-03-31' + (n - 1) * 30, case n when 12 then 516663 else 516667 end from generate_series(1, 12) as n`,
      [id],
    );
    await pay(sql, order, 'down_payment', '1000000.00');
    for (let row = 1; row <= paidRows; row += 1)
      await pay(sql, order, 'instalment', row === 12 ? '516663.00' : '516667.00', row);
    const at = '2026-03-04 15:00:00';
    const moved = await recordSale(sql, { orderId: order.id, date: '2026-03-04', at });
    await sql.query(
      `insert into installment_moves (application_id, kind, date, amount, vat, purchase, paid_before, created_at)
       select $1, 'sale', '2026-03-04', a.total, (select sum(vat) from application_baskets where application_id = a.id), $2, 1000000, $3
       from applications a where a.id = $1`,
      [id, moved?.amount, at],
    );
    await writeSaleReceipt(sql, { orderId: order.id, at });
    card += 1;
    if (cardEnd !== '')
      await sql.query(
        `insert into payment_cards (customer_id, masked_pan, token, kind, expiry_month, expiry_year, holder, phone_number, is_main, created_at,
           updated_at)
         select customer_id, '860012******' || $2::text, 'tok-' || $3::text, 'uzcard', 1, 2030, 'KARIMOVA', '998901112233', true, '2026-01-01',
           '2026-01-01'
         from applications where id = $1`,
        [id, cardEnd, `return-${card}`],
      );
  });
  return { ...order, merchantId };
}

let paper = 0;
async function pay(sql: Sql, { applicationId }: MadeOrder, kind: string, amount: string, row?: number) {
  paper += 1;
  const [made] = await sql.query<{ id: number }>(
    `insert into installment_payments (application_id, kind, amount, status, gateway, external_id, date, created_at, paid_at)
     values ($1, $2, $3, 'success', 'bank', $4, '2026-03-04', '2026-03-04', '2026-03-04') returning id`,
    [applicationId, kind, amount, `R-${paper}`],
  );
  const id = made!.id; // an insert answers its row
  if (row !== undefined)
    await sql.query(
      'insert into payment_parts (payment_id, installment_id, row_number, amount) values ($1, $2, $3, $4)',
      [...[id, applicationId, row, amount]],
    );
  await sql.query(
    `insert into installment_moves (application_id, kind, payment_id, date, amount, account, is_sold, created_at)
     values ($1, 'payment', $2, '2026-03-04', $3, 5110, $4, '2026-03-04')`,
    [applicationId, id, amount, kind === 'instalment'],
  );
}

/** What the debtors' account holds of one contract. */
export async function debtorOf(sql: Sql, applicationId: number): Promise<string> {
  const [row] = await sql.query<{ sum: string }>(
    `select coalesce(sum(case when e.debit = 4010 then e.amount else -e.amount end), 0)::numeric(18, 2) as sum
     from gl_entries e join gl_postings p on p.id = e.posting_id join installment_moves m on m.id = p.fact_id
     where p.fact = 'installment_moves' and m.application_id = $1 and 4010 in (e.debit, e.credit)`,
    [applicationId],
  );
  return row!.sum; // an aggregate always answers one row
}
