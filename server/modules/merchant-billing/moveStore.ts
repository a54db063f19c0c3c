import type { Sql } from '../../db/database';
import { conflict } from '../../shared/problem';

interface Sold {
  merchant_id: number;
  /** What the merchant sells it for: the prices of the lines less the discount. */
  purchase: string;
  /** What the merchant left of it, by the move of the sale; none before that. */
  percent: number | null;
  /** The purchase price of what came back of it so far, and the commission of that. */
  returned: string;
  returned_commission: string;
}
/** What an order sells, of one that has a merchant and amounts. */
export async function findSold(sql: Sql, orderId: number): Promise<Sold | undefined> {
  const [row] = await sql.query<Sold>(
    `select a.merchant_id, (a.price - a.discount)::numeric(18, 2) as purchase,
       (select round(m.commission * 100 / m.purchase, 4)::float8 from merchant_moves m where m.order_id = o.id and m.kind = 'sale') as percent,
       r.purchase as returned, r.commission as returned_commission
     from orders o join applications a on a.id = o.application_id
       cross join lateral (select coalesce(-sum(m.purchase), 0)::numeric(24, 2) as purchase, coalesce(-sum(m.commission), 0)::numeric(24, 2) as commission
         from return_claims c join merchant_moves m on m.return_claim_id = c.id and m.kind = 'return' where c.order_id = o.id) r
     where o.id = $1 and a.merchant_id is not null and a.price is not null`,
    [orderId],
  );
  return row;
}

export async function percentOfMerchant(sql: Sql, merchantId: number): Promise<number> {
  const [row] = await sql.query<{ percent: number }>(
    'select discount_percent::float8 as percent from merchants where id = $1',
    [merchantId],
  );
  return row!.percent; // the merchant is held
}

interface NewMove {
  merchantId: number;
  kind: 'sale' | 'return' | 'payout' | 'reversal';
  date: string;
  purchase: string;
  commission: string;
  amount: string;
  orderId?: number;
  claimId?: number;
  transferId?: number;
  reversesId?: number;
  at: string;
}
/** Written once for what it comes from. */
export async function addMove(sql: Sql, move: NewMove): Promise<number> {
  const { merchantId, kind, date, purchase, commission, amount, at } = move;
  const { orderId = null, claimId = null, transferId = null, reversesId = null } = move;
  const [row] = await sql.query<{ id: number }>(
    `insert into merchant_moves (merchant_id, kind, date, purchase, commission, amount, order_id, return_claim_id, transfer_id,
       reverses_id, created_at) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) on conflict do nothing returning id`,
    [merchantId, kind, date, purchase, commission, amount, orderId, claimId, transferId, reversesId, at],
  );
  if (row === undefined) throw conflict('payment_exists', 'It is counted already');
  return row.id;
}
