import type { Sql } from '../../db/database';

/** A product as an import finds it. */
export interface StandingProduct {
  id: number;
  name: string;
  price: string;
  old_price: string | null;
  stock: number;
  barcode: string | null;
  spic: string | null;
  package_code: string | null;
}

/** The merchant's products of these articles, by the place of the article; held until the end, the lower number first. */
export async function lockBySku(
  sql: Sql,
  merchantId: number,
  skus: readonly string[],
): Promise<Map<number, StandingProduct>> {
  const rows = await sql.query<StandingProduct & { place: number }>(
    `select g.place::int as place, p.id, p.name, p.price, p.old_price, p.stock, p.barcode, p.spic, p.package_code
     from unnest($2::text[]) with ordinality as g (sku, place)
     join products p on p.merchant_id = $1 and lower(p.sku) = lower(g.sku) order by p.id for no key update of p`,
    [merchantId, skus],
  );
  return new Map(rows.map(({ place, ...product }) => [place - 1, product]));
}

/** The model that each text means, by its place: the number of one, or brand and name. None where it means several. */
export async function findModels(sql: Sql, texts: readonly (string | null)[]): Promise<Map<number, number>> {
  const rows = await sql.query<{ place: number; id: number }>(
    `select g.place::int as place, min(f.id) as id from unnest($1::text[]) with ordinality as g (text, place)
     join (
       select m.id, m.id::text as text from models m where m.id::text = any ($1::text[])
       union
       select m.id, lower(b.name || ' ' || m.name) from models m join brands b on b.id = m.brand_id
       where lower(b.name || ' ' || m.name) = any ($1::text[])
     ) f on f.text = g.text
     group by g.place having count(distinct f.id) = 1`,
    [texts],
  );
  return new Map(rows.map(({ place, id }) => [place - 1, id]));
}

export const findBarcodes = (
  sql: Sql,
  barcodes: readonly string[],
): Promise<{ id: number; merchant_id: number; barcode: string }[]> =>
  sql.query('select id, merchant_id, barcode from products where barcode = any ($1::text[])', [barcodes]);

export interface NewProduct {
  modelId: number;
  name: string;
  sku: string;
  price: string;
  oldPrice: string | null;
  barcode: string | null;
  spic: string | null;
  packageCode: string | null;
}

/** New products, switched off; answers with their numbers in the order given. */
export async function addProducts(
  sql: Sql,
  merchantId: number,
  made: readonly NewProduct[],
  at: string,
): Promise<number[]> {
  const rows = await sql.query<{ id: number; sku: string }>(
    `insert into products (merchant_id, model_id, name, sku, price, old_price, barcode, spic, package_code, is_active,
       price_changed_at, created_at, updated_at)
     select $1, n.model_id, n.name, n.sku, n.price, n.old_price, n.barcode, n.spic, n.package_code, false, $10, $10, $10
     from unnest($2::int[], $3::text[], $4::text[], $5::numeric[], $6::numeric[], $7::text[], $8::text[], $9::text[])
       as n (model_id, name, sku, price, old_price, barcode, spic, package_code)
     returning id, sku`,
    [
      merchantId,
      made.map(({ modelId }) => modelId),
      made.map(({ name }) => name),
      made.map(({ sku }) => sku),
      made.map(({ price }) => price),
      made.map(({ oldPrice }) => oldPrice),
      made.map(({ barcode }) => barcode),
      made.map(({ spic }) => spic),
      made.map(({ packageCode }) => packageCode),
      at,
    ],
  );
  const ids = new Map(rows.map(({ id, sku }) => [sku, id]));
  return made.map(({ sku }) => ids.get(sku)!); // each was inserted
}

export type ChangedProduct = Omit<StandingProduct, 'stock'>;

export async function changeProducts(sql: Sql, changed: readonly ChangedProduct[], at: string): Promise<void> {
  await sql.query(
    `update products p set name = c.name, price = c.price, old_price = c.old_price, barcode = c.barcode, spic = c.spic,
       package_code = c.package_code, version = version + 1, updated_at = $8,
       price_changed_at = case when p.price <> c.price then $8 else p.price_changed_at end
     from unnest($1::int[], $2::text[], $3::numeric[], $4::numeric[], $5::text[], $6::text[], $7::text[])
       as c (id, name, price, old_price, barcode, spic, package_code) where p.id = c.id`,
    [
      changed.map(({ id }) => id),
      changed.map(({ name }) => name),
      changed.map(({ price }) => price),
      changed.map(({ old_price: oldPrice }) => oldPrice),
      changed.map(({ barcode }) => barcode),
      changed.map(({ spic }) => spic),
      changed.map(({ package_code: packageCode }) => packageCode),
      at,
    ],
  );
}

export interface Move {
  productId: number;
  kind: 'receipt' | 'correction';
  amount: number;
}

export async function addMoves(sql: Sql, moves: readonly Move[], userId: number | null, at: string): Promise<void> {
  await sql.query(
    `insert into stock_moves (product_id, kind, amount, user_id, created_at)
     select m.product_id, m.kind, m.amount, $4, $5 from unnest($1::int[], $2::text[], $3::int[]) as m (product_id, kind, amount)`,
    [
      moves.map(({ productId }) => productId),
      moves.map(({ kind }) => kind),
      moves.map(({ amount }) => amount),
      userId,
      at,
    ],
  );
}

/** The first models of the catalogue, by brand and name. */
export const findSomeModels = (sql: Sql, count: number): Promise<{ id: number; name: string }[]> =>
  sql.query(
    `select m.id, b.name || ' ' || m.name as name from models m join brands b on b.id = m.brand_id order by m.id limit $1`,
    [count],
  );
