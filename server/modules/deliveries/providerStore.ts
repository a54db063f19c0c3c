/** Who brings goods and where to, and the towns of districts. */
import type { Sql } from '../../db/database';
import type { Language, Reply } from '../../http/contract';
import { askedName } from '../../shared/askedName';

type ProviderRow = Reply<'listDeliveryProviders'>['items'][number];
/** Those that work with us; for an address whether they go there, and for how much. */
export const listProviders = (
  sql: Sql,
  language: Language,
  to: { region_id: number | null; district_id: number | null } | undefined,
): Promise<ProviderRow[]> =>
  sql.query<ProviderRow>(
    `select p.id, p.name, case when $2 then l.id is not null end as serves, l.price, coalesce(w.regions, '[]'::json) as regions
     from delivery_providers p
       -- The price of a district goes before that of its region.
       left join lateral (select id, price from delivery_provider_places where provider_id = p.id and region_id = $3::bigint
         and (district_id is null or district_id = $4::bigint) order by district_id nulls last limit 1) l on true
       left join lateral (select json_agg(json_build_object('id', r.id, 'name', r.name) order by r.name collate "und-x-icu") as regions
         from (select r.id, ${askedName('r')} as name from address_regions r cross join (select $1::text as language) asked
           where r.id in (select region_id from delivery_provider_places where provider_id = p.id)) r) w on true
     where p.is_active order by l.id is null, p.name collate "und-x-icu", p.id`,
    [language, to !== undefined, to?.region_id ?? null, to?.district_id ?? null],
  );

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
