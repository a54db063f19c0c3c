import type { Sql } from '../../db/database';

interface Missing {
  product_id: number;
  name: string;
  stock: number;
  count: number;
}
const wanted = `(select b.product_id, sum(b.count)::int as count from application_baskets b
  where b.application_id = $1 and b.product_id is not null group by b.product_id)`;

/** Holds the products that the lines name; answers with those of which less is there than is wanted. */
export async function holdWanted(sql: Sql, applicationId: number): Promise<Missing[]> {
  await sql.query(
    `select from products where id in (select w.product_id from ${wanted} w) order by id for no key update`,
    [applicationId],
  );
  return sql.query(
    `select p.id as product_id, p.name, p.stock, w.count from ${wanted} w join products p on p.id = w.product_id
     where p.stock < w.count order by p.id`,
    [applicationId],
  );
}

interface Reserving {
  orderId: number;
  applicationId: number;
  at: string;
}
export async function reserve(sql: Sql, { orderId, applicationId, at }: Reserving): Promise<void> {
  await sql.query(
    `insert into stock_moves (product_id, kind, amount, order_id, created_at)
     select w.product_id, 'reserve', -w.count, $2, $3 from ${wanted} w order by w.product_id`,
    [applicationId, orderId, at],
  );
}

/** What an order still keeps, by products. */
const kept = `(select m.product_id, -sum(m.amount)::int as count from stock_moves m
  where m.order_id = $1 and m.kind in ('reserve', 'release') group by m.product_id having sum(m.amount) < 0)`;

export async function release(sql: Sql, orderId: number, at: string): Promise<void> {
  await sql.query(
    `insert into stock_moves (product_id, kind, amount, order_id, created_at)
     select k.product_id, 'release', k.count, $1, $2 from ${kept} k order by k.product_id`,
    [orderId, at],
  );
}

/** What was reserved is sold; it has left the stock already. */
export async function sell(sql: Sql, orderId: number, at: string): Promise<void> {
  await sql.query(
    `insert into stock_moves (product_id, kind, amount, order_id, created_at)
     select k.product_id, 'sale', 0, $1, $2 from ${kept} k order by k.product_id`,
    [orderId, at],
  );
}
