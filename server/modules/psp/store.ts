import type { Sql } from '../../db/database';
import { listOf } from '../../db/list';
import type { Call, Language, Reply } from '../../http/contract';
import { momentsAfter, staleText } from '../../shared/translations';
import type { Place } from '../../shared/treeMoves';

export type CategoryRow = Reply<'listPspCategories'>['categories'][number];
export type ServiceRow = Reply<'listPspServices'>['services'][number];

export const categories = listOf<CategoryRow, Call<'listPspCategories'>['query']>({
  id: 'c.id',
  from: 'psp_categories c',
  select: `c.id, c.version, c.name_ru, c.name_en, c.name_uz, ${staleText('c', 'name')} as stale, c.icon, c.sequence_number,
    (select count(*)::int from psp_services s where s.category_id = c.id) as services_count, c.is_active, c.updated_at`,
  orders: { sequence_number: 'c.sequence_number', name: 'c.name_ru collate "und-x-icu"' },
  where: { is_active: 'c.is_active', search: { id: 'c.id', names: ['c.name_ru', 'c.name_en', 'c.name_uz'] } },
});

export const services = listOf<ServiceRow, Call<'listPspServices'>['query'], never, Language>({
  id: 's.id',
  from: (bind, language) =>
    `(select v.*, json_build_object('id', c.id, 'name', case ${bind(language)} when 'en' then coalesce(c.name_en, c.name_ru)
       when 'uz' then coalesce(c.name_uz, c.name_ru) else c.name_ru end) as category
     from psp_services v join psp_categories c on c.id = v.category_id) s`,
  found: 'psp_services s',
  select: `s.id, s.version, s.category, s.name_ru, s.name_en, s.name_uz, ${staleText('s', 'name')} as stale, s.code, s.provider, s.min_amount, s.max_amount,
    s.commission_percent::text as commission_percent, s.cashback_percent::text as cashback_percent, s.fields, s.sequence_number, s.is_active,
    s.updated_at`,
  orders: {
    sequence_number: 's.sequence_number',
    name: 's.name_ru collate "und-x-icu"',
    commission_percent: 's.commission_percent',
  },
  where: {
    ...{ category_id: 's.category_id', is_active: 's.is_active' },
    search: { id: 's.id', names: ['s.name_ru', 's.name_en', 's.name_uz'], numbers: ['s.code'] },
  },
});

/** All categories with their places, held until the end of the transaction, the lower id first: each place depends on the others. */
export const holdCategories = (sql: Sql): Promise<Place<number>[]> =>
  sql.query<Place<number>>(
    'select id, null as parent, sequence_number as position from psp_categories order by id for no key update',
    [],
  );

/** These services and all others of their categories with their places, held likewise. */
export const holdServices = (sql: Sql, ids: readonly number[]): Promise<Place<number>[]> =>
  sql.query<Place<number>>(
    `select id, category_id as parent, sequence_number as position from psp_services
     where category_id in (select category_id from psp_services where id = any ($1::bigint[])) order by id for no key update`,
    [ids],
  );

/** Puts categories where they are to stand; their versions stay. */
export const placeCategories = (sql: Sql, places: readonly Place<number>[]) =>
  sql.query(
    `update psp_categories c set sequence_number = p.position from unnest($1::int[], $2::int[]) as p (id, position)
     where c.id = p.id and c.sequence_number <> p.position`,
    [places.map(({ id }) => id), places.map(({ position }) => position)],
  );

/** The same of services. */
export const placeServices = (sql: Sql, places: readonly Place<number>[]) =>
  sql.query(
    `update psp_services s set sequence_number = p.position from unnest($1::int[], $2::int[]) as p (id, position)
     where s.id = p.id and s.sequence_number <> p.position`,
    [places.map(({ id }) => id), places.map(({ position }) => position)],
  );

export async function saveCategory(sql: Sql, row: CategoryRow, at: string): Promise<void> {
  await sql.query(
    `update psp_categories set version = version + 1, name_ru = $2, name_en = $3, name_uz = $4, icon = $5, sequence_number = $6, is_active = $7,
       updated_at = $8, ${momentsAfter('name', { first: 2, at: 8 })} where id = $1`,
    [row.id, row.name_ru, row.name_en, row.name_uz, row.icon, row.sequence_number, row.is_active, at],
  );
}

export async function saveService(sql: Sql, row: ServiceRow, at: string): Promise<void> {
  await sql.query(
    `update psp_services set version = version + 1, name_ru = $2, name_en = $3, name_uz = $4, provider = $5, min_amount = $6,
       max_amount = $7, commission_percent = $8, cashback_percent = $9, sequence_number = $10, is_active = $11, updated_at = $12,
       ${momentsAfter('name', { first: 2, at: 12 })} where id = $1`,
    [
      ...[row.id, row.name_ru, row.name_en, row.name_uz, row.provider, row.min_amount, row.max_amount],
      ...[row.commission_percent, row.cashback_percent, row.sequence_number, row.is_active, at],
    ],
  );
}
