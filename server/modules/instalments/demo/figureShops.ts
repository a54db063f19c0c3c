/** Where those who show the figures of the requirements bought: two merchants of their own, and one who has goods of the catalogue. */
import type { Sql } from '../../../db/database';
import type { Shop } from './shops';

/** Each leaves five percent, and sold nothing to anybody else. */
const merchants = [
  { shop: 'owed', name: 'Namuna Savdo', inn: '309900150', phone: '998900000150', contract: 'М-150' },
  { shop: 'overpaid', name: 'Qoldiq Savdo', inn: '309900151', phone: '998900000151', contract: 'М-151' },
] as const;
const percent = 5;

/** By what plans call them. The merchants are like the first one of five percent but for their names, numbers and age. */
export async function addFigureShops(
  sql: Sql,
  day: string,
  { shops, hasGoods }: { shops: readonly Shop[]; hasGoods: (merchantId: number) => boolean },
): Promise<Map<string, Shop>> {
  const returns = shops.find((shop) => shop.discount_percent === percent && shop.pays_vat && hasGoods(shop.id));
  if (returns === undefined) throw new Error('The demonstration has no merchant of five percent with goods');
  const made = await sql.query<Shop & { shop: string }>(
    `with likes as (select * from merchants where id = $2),
       given as (select * from jsonb_to_recordset($3::jsonb) as n (shop text, name text, inn text, phone text, contract text)),
       made as (
         insert into merchants (name, legal_name, inn, mfo, account_number, phone, type, unit, category_guid, pays_vat, vat_percent,
           discount_percent, markup_percent, region_id, district_id, address, lat, lon, work_schedule, contract_number, contract_date,
           contract_expiry, kam_id, hunter_id, created_at, updated_at)
         select n.name, 'ООО «' || n.name || '»', n.inn, m.mfo, '20208000' || lpad(n.inn, 12, '0'), n.phone, m.type, m.unit, m.category_guid,
           m.pays_vat, m.vat_percent, m.discount_percent, m.markup_percent, m.region_id, m.district_id, m.address, m.lat, m.lon,
           m.work_schedule, n.contract || '/' || extract(year from $1::date - 200), $1::date - 200, $1::date + 400, m.kam_id, m.hunter_id,
           $1::date - 200, $1::date - 200
         from given n cross join likes m order by n.inn
         returning id, name, inn, phone, region_id, district_id, address, lat, lon, work_schedule, created_at, discount_percent, pays_vat,
           hunter_id),
       told as (
         insert into audit (happened_at, user_id, action, entity, entity_id, field, old_value, new_value)
         select created_at, hunter_id, 'create', 'merchant', id::text, 'status', null, 'active' from made order by id),
       branches as (
         insert into merchant_branches (merchant_id, name, phone, region_id, district_id, address, lat, lon, work_schedule, is_main, created_at,
           updated_at)
         select id, name, phone, region_id, district_id, address, lat, lon, work_schedule, true, created_at, created_at from made order by id
         returning id, merchant_id)
     select n.shop, m.id, m.discount_percent::float8 as discount_percent, m.pays_vat, b.id as branch_id, null::int as seller_id
     from made m join branches b on b.merchant_id = m.id join given n on n.inn = m.inn`,
    [day, returns.id, JSON.stringify(merchants)],
  );
  return new Map([['returns', returns], ...made.map(({ shop, ...one }): [string, Shop] => [shop, one])]);
}
