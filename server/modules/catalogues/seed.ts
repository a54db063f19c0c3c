import type { Sql } from '../../db/database';
import { isEmpty } from '../../db/isEmpty';
import { namesOfPlace, places } from './places';

/** Regions and districts, where there are none; they are numbered in the order of the list. */
export async function seedCatalogues(sql: Sql): Promise<void> {
  if (!(await isEmpty(sql, 'regions'))) return;
  const districts = places.flatMap(([, , , text], at) =>
    text.split(',').map((place) => ({ regionId: at + 1, names: namesOfPlace(place.trim()) })),
  );
  await sql.query(
    `insert into regions (id, name_ru, name_en, name_uz)
     select id, ru, en, uz from unnest($1::text[], $2::text[], $3::text[]) with ordinality as r (ru, en, uz, id)`,
    [places.map(([ru]) => ru), places.map(([, en]) => en), places.map(([, , uz]) => uz)],
  );
  await sql.query(
    `insert into districts (id, region_id, name_ru, name_en, name_uz)
     select id, region_id, ru, en, uz
     from unnest($1::int[], $2::text[], $3::text[], $4::text[]) with ordinality as d (region_id, ru, en, uz, id)`,
    [
      districts.map(({ regionId }) => regionId),
      districts.map(({ names }) => names.ru),
      districts.map(({ names }) => names.en),
      districts.map(({ names }) => names.uz),
    ],
  );
  await sql.query(`select setval(pg_get_serial_sequence('regions', 'id'), $1)`, [places.length]);
  await sql.query(`select setval(pg_get_serial_sequence('districts', 'id'), $1)`, [districts.length]);
}
