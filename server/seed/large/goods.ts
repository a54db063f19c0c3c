/** Goods at volume: ten products of each model, offered by whatever merchants there are. */
import type { Area } from './area';

export const goods: Area = {
  tables: ['models', 'model_attributes', 'products', 'stock_moves'],
  rows: 200_000,
  async fill(sql, rows, day) {
    const models = Math.ceil(rows / 10);
    const [{ last } = { last: 0 }] = await sql.query<{ last: number }>(
      'select coalesce(max(id), 0) as last from models',
    );
    const place = `(row_number() over (order by id) - 1)::int as place, (count(*) over ())::int as all_of`;
    await sql.query(
      `with c as materialized (select id, ${place} from market_categories),
         b as materialized (select id, name, ${place} from brands)
       insert into models (category_id, brand_id, name, description_ru, description_uz, description_ru_at, description_uz_at,
         created_at, updated_at)
       select c.id, b.id, b.name || ' ' || w.word || ' ' || n, 'Описание модели ' || n, case when n % 5 <> 0 then 'Model ' || n end,
         t.at, case when n % 5 <> 0 then t.at end, t.at, t.at
       from generate_series(1, $1::int) n join c on c.place = n % c.all_of join b on b.place = n % b.all_of
         cross join lateral (select (array['Classic', 'Premium', 'Smart', 'Comfort', 'Family', 'Turbo', 'Silver'])[1 + n % 7] as word) w
         cross join lateral (select $2::date - interval '400 days' + n % 390 * interval '1 day' as at) t
       order by n`,
      [models, day],
    );
    await sql.query(
      `with a as materialized (select id, ${place} from attributes)
       insert into model_attributes (model_id, attribute_id, is_filled)
       select m.id, a.id, false from models m join a on a.place = m.id % a.all_of where m.id > $1 and m.id % 8 = 0`,
      [last],
    );
    await sql.query(
      `with s as materialized (select id, ${place} from merchants where type = 'product')
       insert into products (model_id, merchant_id, name, price, old_price, sku, barcode, spic, is_active, price_changed_at, created_at, updated_at)
       select m.id, s.id, m.name, p.price, case when n % 4 = 0 then p.price * 1.25 end, 'L-' || m.id || '-' || n,
         (5000000000000 + m.id * 10 + n)::text, case when n % 9 <> 0 then lpad((m.id % 99991)::text, 17, '0') end, n % 9 <> 0 and n % 7 <> 0,
         t.at, t.at, t.at
       from models m cross join generate_series(0, 9) n join s on s.place = (m.id * 3 + n * 11) % s.all_of
         cross join lateral (select 10000.00 * (1 + (m.id * 31 + n * 7) % 2000) as price) p
         cross join lateral (select $2::date - interval '390 days' + (m.id * 7 + n) % 380 * interval '1 day' as at) t
       where m.id > $1 order by m.id, n`,
      [last, day],
    );
    await sql.query(
      `insert into stock_moves (product_id, kind, amount, created_at)
       select id, 'receipt', 1 + id % 50, created_at from products where model_id > $1 and id % 8 <> 0 order by id`,
      [last],
    );
  },
};
