/** Orders put into a database by hand, of the base of the requirements: A 4 500 000 and B 2 × 750 000, 24 %, down 1 000 000, 12 months. */
import assert from 'node:assert/strict';
import { salePrices, vatWithin } from '../../server/modules/instalments/rules/lines';
import { daysFrom } from '../../server/modules/instalments/rules/schedule';
import { amountsOf, termsOf } from '../../server/modules/instalments/rules/terms';
import { decimal, tiyinOf } from '../../server/shared/money';
import type { InvestorWork } from './investorWork';
import { makeMerchant } from './merchants';

/** Which application goes with an order in each of its statuses. */
export const applicationOf: Record<string, string> = {
  ...Object.fromEntries(
    [
      ...['waiting_for_moderator', 'moderation_in_process', 'approved_by_moderator', 'waiting_for_marketplace'],
      'approved_by_marketplace',
    ].map((status) => [status, 'agreement_accepted']),
  ),
  waiting_for_down_payment: 'waiting_for_down_payment',
  waiting_for_qabz: 'waiting_for_down_payment',
  approved_by_qabz: 'installment_created',
  approved_by_delivery: 'installment_created',
  completed: 'not_fully_paid',
  ...Object.fromEntries(
    [
      'cancelled_by_moderator',
      'cancelled_by_merchant',
      'cancelled_by_marketplace',
      'cancelled_by_qabz',
      'cancelled',
    ].map((status) => [status, 'cancelled']),
  ),
};
export const orderStatuses = Object.keys(applicationOf);
const hasContract = ['approved_by_qabz', 'approved_by_delivery', 'completed'];
const hasPaidDown = ['waiting_for_qabz', ...hasContract];

export interface MadeOrder {
  id: number;
  applicationId: number;
  customerId: number;
  merchantId: number;
  contract: string;
}
interface Wanted {
  status?: string;
  down?: string;
  first?: string;
  /** Of the second line. */
  productId?: number;
  merchantId?: number;
  /** Who buys again. */
  customerId?: number;
  /** Who moderates it. */
  moderator?: string;
  /** Whether the photo report of Qabz is approved. */
  hasPhoto?: boolean;
}

let phone = 998_940_000_000;
export async function makeOrder(work: InvestorWork, wanted: Wanted = {}): Promise<MadeOrder> {
  const { status = 'waiting_for_moderator', down = '1000000.00', first = '2026-03-31' } = wanted;
  phone += 1;
  const merchantId = wanted.merchantId ?? (await makeMerchant(work.db, { markup_percent: 24, discount_percent: 5 }));
  const terms = termsOf({
    price: tiyinOf('6000000.00'),
    discount: 0n,
    downPayment: tiyinOf(down),
    markupPercent: 24,
    months: 12,
  });
  assert.ok(typeof terms === 'object');
  return work.db.transaction(async (sql) => {
    const one = async <Row>(text: string, values: unknown[]): Promise<Row> => (await sql.query<Row>(text, values))[0]!; // an insert answers its row
    const makeCustomer = async () =>
      one<{ id: number }>(
        `insert into customers (first_name, last_name, phone_number, created_at, updated_at)
         values ('Дилноза', 'Каримова', $1, '2025-01-01', '2025-01-01') returning id`,
        [String(phone)],
      );
    const customerId = wanted.customerId ?? (await makeCustomer()).id;
    const { id, contract } = await one<{ id: number; contract: string }>(
      `insert into applications (customer_id, merchant_id, source, status, status_since, first_name, last_name, phone_number, price, discount,
         down_payment, month_count, markup_percent, month_amount, installment_amount, first_payment_day, contract_number, created_at, updated_at)
       values ($1, $2, 'pos', $3, '2026-03-04', 'Дилноза', 'Каримова', $8, 6000000, 0, $4, 12, 24, $5, $6, $7,
         'RS-' || currval('applications_id_seq'), '2026-03-04', '2026-03-04') returning id, contract_number as contract`,
      [
        ...[customerId, merchantId, applicationOf[status], down, decimal(terms.monthAmount), decimal(terms.amount)],
        ...[first, String(phone)],
      ],
    );
    const lines = [
      { price: tiyinOf('4500000.00'), count: 1 },
      { price: tiyinOf('750000.00'), count: 2 },
    ];
    const sales = salePrices(lines, terms.total);
    for (const [at, line] of lines.entries())
      await sql.query(
        `insert into application_baskets (application_id, line, product_id, name, count, price, sale_total, vat)
         values ($1, $2, $3, $4, $5, $6, $7, $8)`,
        [
          ...[id, at + 1, at === 1 ? (wanted.productId ?? null) : null, 'AB'[at], line.count, decimal(line.price)],
          ...[decimal(sales[at] ?? 0n), decimal(vatWithin(sales[at] ?? 0n, 12))],
        ],
      );
    const { id: orderId } = await one<{ id: number }>(
      `insert into orders (application_id, status, status_since, completed_at, moderator_id, taken_at, created_at, updated_at)
       select $1, $2, '2026-03-04', case when $2 = 'completed' then timestamp '2026-03-04' end, u.id,
         case when u.id is not null then timestamp '2026-03-05 11:50:00' end, '2026-03-04', '2026-03-05 11:50:00'
       from (select 1) x left join system_users u on u.username = $3 returning id`,
      [id, status, wanted.moderator ?? null],
    );
    await sql.query(
      `insert into agreements (application_id, kind, amount, date, status, signed_at, created_at)
       values ($1, 'contract', $2, '2026-03-04', 'signed', '2026-03-04', '2026-03-04')`,
      [id, decimal(terms.total)],
    );
    if (hasContract.includes(status)) {
      await sql.query(
        `insert into installments (id, guid, customer_id, contract_number, total, down_payment, installment_amount, created_at)
         select id, guid, customer_id, contract_number, total, down_payment, installment_amount, created_at from applications where id = $1`,
        [id],
      );
      const days = daysFrom(first, 12);
      for (const [at, amount] of amountsOf(terms).entries())
        await sql.query('insert into schedule_rows (installment_id, number, date, amount) values ($1, $2, $3, $4)', [
          ...[id, at + 1, days[at], decimal(amount)],
        ]);
    }
    if (hasPaidDown.includes(status) && tiyinOf(down) > 0n) {
      const { id: paymentId } = await one<{ id: number }>(
        `insert into installment_payments (application_id, kind, amount, status, gateway, external_id, date, created_at, paid_at)
         values ($1, 'down_payment', $2, 'success', 'bank', 'made-' || $1::int, '2026-03-04', '2026-03-04', '2026-03-05 11:00:00') returning id`,
        [id, down],
      );
      await sql.query(
        `insert into installment_moves (application_id, kind, payment_id, date, amount, account, is_sold, created_at)
         values ($1, 'payment', $2, '2026-03-04', $3, 5110, false, '2026-03-04')`,
        [id, paymentId, down],
      );
    }
    if (wanted.productId !== undefined && [...hasPaidDown, 'waiting_for_down_payment'].includes(status))
      await sql.query(
        `insert into stock_moves (product_id, kind, amount, order_id, created_at) values ($1, 'reserve', -2, $2, '2026-03-04')`,
        [wanted.productId, orderId],
      );
    if (wanted.hasPhoto === true) await addPhoto(sql, orderId, { by: 'kam', approvedBy: 'moderator', reason: 'qabz' });
    return { id: orderId, applicationId: id, customerId, merchantId, contract };
  });
}

let keys = 0;
/** A photo report as it lies there, of somebody who attached it. */
export async function addPhoto(
  sql: Pick<InvestorWork['db'], 'query'>,
  orderId: number,
  { by = 'kam', approvedBy, reason = 'qabz' }: { by?: string; approvedBy?: string; reason?: string } = {},
): Promise<number> {
  keys += 1;
  const key = `${'0'.repeat(26)}${String(keys).padStart(6, '0')}.jpg`;
  await sql.query(
    `insert into files (key, name, kind, size, created_at) values ($1, 'фото.jpg', 'jpg', 64, '2026-03-04')`,
    [key],
  );
  const [row] = await sql.query<{ id: number }>(
    `insert into order_files (order_id, kind, name, file_key, created_by, created_at, approved_by, approved_at, approved_for)
     select $1, 'photo_report', 'фото.jpg', $2, u.id, '2026-03-04', v.id, case when v.id is not null then timestamp '2026-03-04' end,
       case when v.id is not null then $5 end
     from system_users u left join system_users v on v.username = $4 where u.username = $3 returning id`,
    [orderId, key, by, approvedBy ?? null, reason],
  );
  return row!.id; // an insert answers its row
}
