import type { Sql } from '../../db/database';
import type { Language, Reply } from '../../http/contract';
import { askedName } from '../../shared/askedName';

export type AddressType = 'registration' | 'residence' | 'delivery' | 'work';

/** An address, nothing of it masked yet. */
export type AddressRow = Reply<'getCustomer'>['addresses'][number];

export const listAddresses = (sql: Sql, customerId: number, language: Language): Promise<AddressRow[]> =>
  sql.query<AddressRow>(
    `select a.type, json_build_object('id', r.id, 'name', ${askedName('r')}) as region,
       json_build_object('id', d.id, 'name', ${askedName('d')}) as district, a.city, a.village, a.street, a.house, a.apartment,
       a.cadastre, a.matches_registration, a.updated_at
     from customer_addresses a cross join (select $2::text as language) asked
       join address_regions r on r.id = a.region_id join address_districts d on d.id = a.district_id
     where a.customer_id = $1
     order by array_position(array['registration', 'residence', 'delivery', 'work'], a.type)`,
    [customerId, language],
  );

export interface AddressFields {
  region_id: number;
  district_id: number;
  city: string | null;
  village: string | null;
  street: string;
  house: string;
  apartment: string | null;
  cadastre: string | null;
}
interface NewAddress extends AddressFields {
  type: AddressType;
  matches_registration: boolean;
}

export async function saveAddress(sql: Sql, customerId: number, address: NewAddress, at: string): Promise<void> {
  const { type, region_id, district_id, city, village, street, house, apartment, cadastre } = address;
  await sql.query(
    `insert into customer_addresses (customer_id, type, region_id, district_id, city, village, street, house, apartment, cadastre,
       matches_registration, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
     on conflict (customer_id, type) do update set region_id = excluded.region_id, district_id = excluded.district_id,
       city = excluded.city, village = excluded.village, street = excluded.street, house = excluded.house,
       apartment = excluded.apartment, cadastre = excluded.cadastre, matches_registration = excluded.matches_registration,
       updated_at = excluded.updated_at`,
    [
      ...[customerId, type, region_id, district_id, city, village, street, house, apartment, cadastre],
      ...[address.matches_registration, at],
    ],
  );
}

/** Addresses that are said to be that of the registration become so; answers with their kinds. */
export async function followRegistration(sql: Sql, customerId: number, at: string): Promise<AddressType[]> {
  const rows = await sql.query<{ type: AddressType }>(
    `update customer_addresses a set region_id = r.region_id, district_id = r.district_id, city = r.city, village = r.village,
       street = r.street, house = r.house, apartment = r.apartment, cadastre = r.cadastre, updated_at = $2
     from customer_addresses r
     where r.customer_id = $1 and r.type = 'registration' and a.customer_id = $1 and a.matches_registration
     returning a.type`,
    [customerId, at],
  );
  return rows.map(({ type }) => type);
}

export async function findPlace(sql: Sql, regionId: number, districtId: number) {
  const [found] = await sql.query<{ region: boolean; district: boolean }>(
    `select exists (select from address_regions where id = $1::bigint) as region,
       exists (select from address_districts where id = $2::bigint and region_id = $1::bigint) as district`,
    [regionId, districtId],
  );
  return found!; // without a table there is always one row
}

interface PlaceRow {
  id: number;
  name: string;
}

export function listRegions(sql: Sql, language: Language): Promise<PlaceRow[]> {
  return sql.query(
    `select id, name from (
       select r.id, ${askedName('r')} as name from address_regions r cross join (select $1::text as language) asked
     ) named order by name collate "und-x-icu", id`,
    [language],
  );
}

export function listDistricts(sql: Sql, language: Language, regionId?: number) {
  return sql.query<PlaceRow & { region_id: number }>(
    `select id, region_id, name from (
       select d.id, d.region_id, ${askedName('d')} as name
       from address_districts d cross join (select $1::text as language) asked
       where $2::bigint is null or d.region_id = $2::bigint
     ) named order by name collate "und-x-icu", id`,
    [language, regionId ?? null],
  );
}

/** The district that is called so in any language, of a region that is called so. */
export async function findDistrict(sql: Sql, region: string, district: string) {
  const [found] = await sql.query<{ id: number; region_id: number; name: string; region: string }>(
    `select d.id, d.region_id, d.name_ru as name, r.name_ru as region
     from address_districts d join address_regions r on r.id = d.region_id
     where lower($1::text) in (lower(r.name_ru), lower(r.name_en), lower(r.name_uz))
       and lower($2::text) in (lower(d.name_ru), lower(d.name_en), lower(d.name_uz)) order by d.id limit 1`,
    [region, district],
  );
  return found;
}
