import type { Sql } from '../../db/database';
import { listOf } from '../../db/list';
import { Where } from '../../db/where';
import type { Call, Language, Reply } from '../../http/contract';
import { askedName } from '../../shared/askedName';
import { belowCategory, mainImage, named } from '../models/index';
import { either, inModels } from './parts';
import type { ProductTerms } from './rules';

type Bind = Where['bind'];
type Query = Call<'listProducts'>['query'];
type Listed = Reply<'listProducts'>['products'][number];
type Reason = Listed['off_reasons'][number];
type Lack = Listed['lacks'][number];

export type ProductRow = Omit<Listed, 'image_url' | 'discount_percent'> & { image_key: string | null };

const belowOff = `m.category_id in (with recursive below (id) as (
    select c.id from market_categories c join market_categories p on p.id = c.parent_id where not p.is_active
    union select c.id from market_categories c join below on c.parent_id = below.id
  ) select id from below)`;

/** What keeps the product `t` from being sold, by conditions that need no other table beside it. */
const offReasons: Record<Reason, string> = {
  product_off: 'not t.is_active',
  category_off: inModels('m.category_id in (select id from market_categories where not is_active)'),
  parent_off: inModels(belowOff),
  brand_off: inModels('m.brand_id in (select id from brands where not is_active)'),
  out_of_stock: 't.stock = 0',
  merchant_blocked: `t.merchant_id in (select id from merchants where status = 'blocked')`,
};
const isOff = either(Object.values(offReasons));

const lacks: Record<Lack, string> = {
  uz: inModels('m.description_uz is null'),
  image: inModels('not exists (select from model_images i where i.model_id = m.id)'),
  spic: 't.spic is null',
  attributes: inModels('exists (select from model_attributes a where a.model_id = m.id and not a.is_filled)'),
};

/** The same of the rows of a page, beside which the other tables stand. */
const shownReasons: Record<Reason, string> = {
  product_off: offReasons.product_off,
  category_off: 'not c.is_active',
  parent_off: `exists (with recursive up (parent_id, is_active) as (
      select p.parent_id, p.is_active from market_categories p where p.id = c.parent_id
      union all select p.parent_id, p.is_active from market_categories p join up on p.id = up.parent_id
    ) select from up where not is_active)`,
  brand_off: 'not b.is_active',
  out_of_stock: offReasons.out_of_stock,
  merchant_blocked: `s.status = 'blocked'`,
};
const shownLacks: Record<Lack, string> = {
  uz: 'm.description_uz is null',
  image: 'not exists (select from model_images i where i.model_id = m.id)',
  spic: lacks.spic,
  attributes: 'exists (select from model_attributes a where a.model_id = m.id and not a.is_filled)',
};

export const products = listOf<ProductRow, Query, never, Language>({
  id: 't.id',
  from: (bind, language) =>
    `products t join models m on m.id = t.model_id join market_categories c on c.id = m.category_id
     join brands b on b.id = m.brand_id join merchants s on s.id = t.merchant_id
     cross join (select ${bind(language)}::text as language) asked`,
  found: 'products t',
  select: `t.id, t.version, t.name, json_build_object('id', m.id, 'name', m.name) as model,
    json_build_object('id', c.id, 'name', ${askedName('c')}) as category,
    json_build_object('id', b.id, 'name', b.name) as brand, json_build_object('id', s.id, 'name', s.name) as merchant,
    ${mainImage('m.id')} as image_key, t.price, t.old_price, t.sku, t.barcode, t.spic, t.package_code, t.stock, t.is_active,
    ${named(shownReasons)} as off_reasons, ${named(shownLacks)} as lacks, t.price_changed_at, t.created_at, t.updated_at`,
  orders: {
    created_at: 't.created_at',
    name: 't.name collate "und-x-icu"',
    price: 't.price',
    stock: 't.stock',
    price_changed_at: 't.price_changed_at',
  },
  where: {
    id: 't.id = $::bigint',
    merchant_id: 't.merchant_id = any ($::bigint[])',
    model_id: 't.model_id = $::bigint',
    category_id: (bind: Bind, id: number) => inModels(`m.category_id in ${belowCategory(bind, id)}`),
    brand_id: (bind: Bind, ids: readonly number[]) =>
      ids.length === 0 ? 'true' : inModels(`m.brand_id = any (${bind(ids)}::bigint[])`),
    is_active: 't.is_active',
    is_on_sale: (_: unknown, wanted: boolean) => (wanted ? `not ${isOff}` : isOff),
    off_reason: (_: unknown, reasons: readonly Reason[]) =>
      reasons.length === 0 ? 'true' : either(reasons.map((reason) => offReasons[reason])),
    lacks: (_: unknown, wanted: readonly Lack[]) => wanted.map((lack) => lacks[lack]).join(' and ') || 'true',
    price_from: 't.price >= $::numeric',
    price_to: 't.price <= $::numeric',
    has_discount: '(t.old_price is not null) = $::boolean',
    period: 't.price_changed_at',
    search: { id: 't.id', table: 'products t', sounds: ['t.search_sound'], numbers: ['t.sku', 't.barcode'] },
  },
});

const columns = {
  name: 'name',
  price: 'price',
  old_price: 'old_price',
  sku: 'sku',
  barcode: 'barcode',
  spic: 'spic',
  package_code: 'package_code',
  is_active: 'is_active',
} satisfies Record<keyof ProductTerms, string>;
const fieldsOf = () => Object.keys(columns) as (keyof ProductTerms)[];
const names = fieldsOf();

interface Belongs {
  modelId: number;
  merchantId: number;
}
export async function insertProduct(
  sql: Sql,
  { modelId, merchantId }: Belongs,
  terms: ProductTerms,
  at: string,
): Promise<number> {
  const { bind, values } = new Where();
  const moment = bind(at);
  const columnList = names.map((name) => `, ${columns[name]}`).join('');
  const bound = names.map((name) => `, ${bind(terms[name])}`).join('');
  const [row] = await sql.query<{ id: number }>(
    `insert into products (model_id, merchant_id, price_changed_at, created_at, updated_at${columnList})
     values (${bind(modelId)}, ${bind(merchantId)}, ${moment}, ${moment}, ${moment}${bound}) returning id`,
    values,
  );
  return row!.id; // an insert answers its row
}

/** The version grows by one; the moment of the price only with the price. */
export async function saveProduct(sql: Sql, id: number, terms: ProductTerms, at: string): Promise<void> {
  const { bind, values } = new Where();
  const moment = bind(at);
  const sets = names.map((name) => `, ${columns[name]} = ${bind(terms[name])}`).join('');
  await sql.query(
    `update products set version = version + 1, updated_at = ${moment},
       price_changed_at = case when price = ${bind(terms.price)} then price_changed_at else ${moment} end${sets}
     where id = ${bind(id)}`,
    values,
  );
}

interface Move {
  productId: number;
  kind: 'receipt' | 'correction';
  amount: number;
  userId: number;
  at: string;
}
export async function addMove(sql: Sql, { productId, kind, amount, userId, at }: Move): Promise<void> {
  await sql.query(
    'insert into stock_moves (product_id, kind, amount, user_id, created_at) values ($1, $2, $3, $4, $5)',
    [productId, kind, amount, userId, at],
  );
}

/** Whether the merchant has another product of the SKU; asked again by the index when both are saved at once. */
export async function isSkuTaken(sql: Sql, merchantId: number, sku: string, own?: number): Promise<boolean> {
  const rows = await sql.query(
    'select from products where merchant_id = $1::bigint and lower(sku) = lower($2) and id is distinct from $3::bigint',
    [merchantId, sku, own ?? null],
  );
  return rows.length > 0;
}

/** What it is called; it stays there until the end of the transaction. */
export async function holdMerchantName(sql: Sql, id: number): Promise<string | undefined> {
  const [row] = await sql.query<{ name: string }>('select name from merchants where id = $1::bigint for key share', [
    id,
  ]);
  return row?.name;
}

export async function findModelName(sql: Sql, id: number): Promise<string | undefined> {
  const [row] = await sql.query<{ name: string }>('select name from models where id = $1::bigint', [id]);
  return row?.name;
}

export async function modelOf(sql: Sql, productId: number): Promise<number | undefined> {
  const [row] = await sql.query<{ model_id: number }>('select model_id from products where id = $1::bigint', [
    productId,
  ]);
  return row?.model_id;
}

export async function hasImage(sql: Sql, modelId: number): Promise<boolean> {
  return (await sql.query('select from model_images where model_id = $1 limit 1', [modelId])).length > 0;
}

/** Whether there is such a product, held to be removed. */
export async function holdToRemove(sql: Sql, id: number): Promise<boolean> {
  return (await sql.query('select from products where id = $1::bigint for update', [id])).length > 0;
}

/** Whether it stands in an order or an application, which keep nothing of the stock while they wait, or has left the stock for one. */
export async function isOrdered(sql: Sql, id: number): Promise<boolean> {
  const [row] = await sql.query<{ is_ordered: boolean }>(
    `select exists (select from application_baskets where product_id = $1)
       or exists (select from stock_moves where product_id = $1 and kind in ('sale', 'return', 'reserve')) as is_ordered`,
    [id],
  );
  return row!.is_ordered; // it has no table and answers one row
}

export async function removeProduct(sql: Sql, id: number): Promise<void> {
  await sql.query('delete from products where id = $1', [id]);
}

/** The markups that a merchant has on a day, the shortest term first. */
export const markupsOn = (sql: Sql, merchantId: number, day: string) =>
  sql.query<{ month_count: number; percent: number }>(
    `select month_count, percent::float8 as percent from merchant_terms
     where merchant_id = $1 and kind = 'markup' and status = 'active' and begin_date <= $2 and (end_date is null or end_date >= $2)
     order by month_count, id`,
    [merchantId, day],
  );
