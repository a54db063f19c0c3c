/** Who brings goods and where to, and the towns of districts. */
import type { Sql } from '../../db/database';
import type { Language, Reply } from '../../http/contract';
import { askedName } from '../../shared/askedName';

type ProviderRow = Reply<'listDeliveryProviders'>['items'][number];
interface Place {
  region_id: number | null;
  district_id: number | null;
}
/** By what the provider `p` goes to the region $1 and the district $2; the price of a district goes before that of its region. */
const placeServed = `select id, price from delivery_provider_places where provider_id = p.id and region_id = $1::bigint
  and (district_id is null or district_id = $2::bigint) order by district_id nulls last limit 1`;

/** Those that work with us; for an address whether they go there, and for how much. */
export const listProviders = (sql: Sql, language: Language, to: Place | undefined): Promise<ProviderRow[]> =>
  sql.query<ProviderRow>(
    `select p.id, p.name, case when $4 then l.id is not null end as serves, l.price, coalesce(w.regions, '[]'::json) as regions
     from delivery_providers p
       left join lateral (${placeServed}) l on true
       left join lateral (select json_agg(json_build_object('id', r.id, 'name', r.name) order by r.name collate "und-x-icu") as regions
         from (select r.id, ${askedName('r')} as name from address_regions r cross join (select $3::text as language) asked
           where r.id in (select region_id from delivery_provider_places where provider_id = p.id)) r) w on true
     where p.is_active order by l.id is null, p.name collate "und-x-icu", p.id`,
    [to?.region_id ?? null, to?.district_id ?? null, language, to !== undefined],
  );

/** What a provider that is chosen asks for a place; nothing where it does not go there. It need not work with us any more. */
export async function priceFor(sql: Sql, providerId: number, to: Place): Promise<string | undefined> {
  const [row] = await sql.query<{ price: string }>(
    `select l.price from delivery_providers p cross join lateral (${placeServed}) l where p.id = $3::bigint`,
    [to.region_id, to.district_id, providerId],
  );
  return row?.price;
}

export async function isTown(sql: Sql, townId: number, districtId: number): Promise<boolean> {
  const rows = await sql.query('select from address_towns where id = $1::bigint and district_id = $2::bigint', [
    townId,
    districtId,
  ]);
  return rows.length > 0;
}

export const listTowns = (sql: Sql, language: Language, districtId: number) =>
  sql.query<{ id: number; name: string }>(
    `select id, name from (
       select w.id, ${askedName('w')} as name from address_towns w cross join (select $1::text as language) asked
       where w.district_id = $2::bigint
     ) named order by name collate "und-x-icu", id`,
    [language, districtId],
  );
