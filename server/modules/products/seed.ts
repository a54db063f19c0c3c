import type { Sql } from '../../db/database';
import { timestamp, type Clock } from '../../shared/clock';
import { kindOf } from '../models/index';

const productsOfModel = 6;

/**
 * Six merchants offer each model: some have none left, some are blocked, some lack a code, some cost less than before, and
 * prices of a few were changed today.
 */
export async function seedProducts(sql: Sql, clock: Clock): Promise<void> {
  const models = await sql.query<{ id: number; name: string; brand: string }>(
    'select m.id, m.name, b.name as brand from models m join brands b on b.id = m.brand_id order by m.id',
  );
  const merchants = await sql.query<{ id: number }>(`select id from merchants where type = 'product' order by id`);
  if (models.length === 0 || merchants.length === 0) return;
  const rows = models.flatMap(({ id, name, brand }) => {
    const { names, price } = kindOf(id);
    const [from, to] = price;
    return Array.from({ length: productsOfModel }, (_, at) => {
      const number = (id - 1) * productsOfModel + at + 1;
      const share = ((id * 37) % 100) / 100;
      const thousands = Math.round(from + (to - from) * share + from * 0.015 * at);
      return {
        number,
        model: id,
        merchant: merchants[(id * 5 + at * 7) % merchants.length]!.id, // within the list
        name: `${names.ru} ${brand} ${name}`,
        price: thousands * 1000 - (at % 2) * 10,
        old: number % 4 === 1 ? Math.round(thousands * (1.06 + (number % 25) / 100)) * 1000 : null,
        spic:
          number % 11 === 6
            ? null
            : `085170${String(10 + (id % 80)).padStart(2, '0')}00${String(id % 997).padStart(7, '0')}`,
      };
    });
  });
  await sql.query(
    `insert into products (id, model_id, merchant_id, name, price, old_price, sku, barcode, spic, package_code, is_active,
       price_changed_at, created_at, updated_at)
     select number, model, merchant, name, price, old, merchant || '-' || lpad(number::text, 6, '0'),
       case when number % 5 <> 2 then (4780000000000 + number * 13)::text end, spic,
       case when spic is not null and number % 3 <> 0 then (1400000 + number)::text end, spic is not null and number % 13 <> 5,
       changed, made, changed
     from unnest($1::int[], $2::int[], $3::int[], $4::text[], $5::numeric[], $6::numeric[], $7::text[])
       as p (number, model, merchant, name, price, old, spic),
       lateral (select $8::timestamp - (60 + number % 29) * interval '1 day' as made) m,
       lateral (select case when number % 97 = 11 then $8::timestamp - interval '1 minute' * (number % 5)
         else made + number % 50 * interval '1 day' end as changed) c
     order by number`,
    [
      rows.map(({ number }) => number),
      rows.map(({ model }) => model),
      rows.map(({ merchant }) => merchant),
      rows.map(({ name }) => name),
      rows.map(({ price }) => price),
      rows.map(({ old }) => old),
      rows.map(({ spic }) => spic),
      timestamp(clock),
    ],
  );
  await sql.query(`select setval(pg_get_serial_sequence('products', 'id'), $1)`, [rows.length]);
  // What came, and what of it was sold; of every ninth all.
  await sql.query(
    `insert into stock_moves (product_id, kind, amount, created_at)
     select id, 'receipt', 4 + id % 37, created_at from products order by id`,
  );
  await sql.query(
    `insert into stock_moves (product_id, kind, amount, created_at)
     select id, 'sale', case when id % 9 = 4 then -(4 + id % 37) else -(1 + id % 4) end, created_at + interval '20 days'
     from products where id % 9 = 4 or id % 3 = 1 order by id`,
  );
  await sql.query(
    `insert into audit (happened_at, user_id, action, entity, entity_id, field, old_value, new_value)
     select p.created_at, u.id, 'create', 'product', p.id::text, 'name', null, p.name
     from products p cross join (select id from system_users where username = 'moderator') u
     union all
     select p.price_changed_at, u.id, 'update', 'product', p.id::text, 'price', round(p.price * 0.96, -3)::numeric(18, 2)::text, p.price::text
     from products p cross join (select id from system_users where username = 'moderator') u where p.id % 97 = 11`,
  );
}
