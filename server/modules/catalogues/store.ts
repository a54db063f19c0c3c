import type { Language } from '../../http/contract';
import type { Sql } from '../../db/database';

export interface RegionRow {
  id: number;
  name: string;
}
export interface DistrictRow extends RegionRow {
  region_id: number;
}

export function listRegions(sql: Sql, language: Language): Promise<RegionRow[]> {
  return sql.query(
    `select id, name from (
       select id, case $1 when 'en' then name_en when 'uz' then name_uz else name_ru end as name from regions
     ) named order by name collate "und-x-icu", id`,
    [language],
  );
}

/** The districts of one region, or all of them. */
export function listDistricts(sql: Sql, language: Language, regionId?: number): Promise<DistrictRow[]> {
  return sql.query(
    `select id, region_id, name from (
       select id, region_id, case $1 when 'en' then name_en when 'uz' then name_uz else name_ru end as name
       from districts where $2::bigint is null or region_id = $2::bigint
     ) named order by name collate "und-x-icu", id`,
    [language, regionId ?? null],
  );
}
