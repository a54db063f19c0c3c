import type { Sql } from '../../db/database';
import { listOf } from '../../db/list';
import type { Call, Language, Reply } from '../../http/contract';

export type CategoryRow = Reply<'listPspCategories'>['categories'][number];
export type ServiceRow = Reply<'listPspServices'>['services'][number];

export const categories = listOf<CategoryRow, Call<'listPspCategories'>['query']>({
  id: 'c.id',
  from: 'psp_categories c',
  select: `c.id, c.version, c.name_ru, c.name_en, c.name_uz, c.icon, c.sequence_number,
    (select count(*)::int from psp_services s where s.category_id = c.id) as services_count, c.is_active, c.updated_at`,
  orders: { sequence_number: 'c.sequence_number', name: 'lower(c.name_ru)' },
  where: { is_active: 'c.is_active', search: { id: 'c.id', names: ['c.name_ru', 'c.name_en', 'c.name_uz'] } },
});

export const services = listOf<ServiceRow, Call<'listPspServices'>['query'], never, Language>({
  id: 's.id',
  from: (bind, language) =>
    `(select v.*, json_build_object('id', c.id, 'name', case ${bind(language)} when 'en' then coalesce(c.name_en, c.name_ru)
       when 'uz' then coalesce(c.name_uz, c.name_ru) else c.name_ru end) as category
     from psp_services v join psp_categories c on c.id = v.category_id) s`,
  found: 'psp_services s',
  select: `s.id, s.version, s.category, s.name_ru, s.name_en, s.name_uz, s.code, s.provider, s.min_amount, s.max_amount,
    s.commission_percent::text as commission_percent, s.cashback_percent::text as cashback_percent, s.fields, s.sequence_number, s.is_active,
    s.updated_at`,
  orders: {
    sequence_number: 's.sequence_number',
    name: 'lower(s.name_ru)',
    commission_percent: 's.commission_percent',
  },
  where: {
    ...{ category_id: 's.category_id', is_active: 's.is_active' },
    search: { id: 's.id', names: ['s.name_ru', 's.name_en', 's.name_uz'], numbers: ['s.code'] },
  },
});

/** Held until the end of the transaction, the lower id first. */
export async function hold(sql: Sql, table: 'psp_categories' | 'psp_services', ids: readonly number[]): Promise<void> {
  const text = {
    psp_categories: 'select from psp_categories where id = any ($1::bigint[]) order by id for no key update',
    psp_services: 'select from psp_services where id = any ($1::bigint[]) order by id for no key update',
  };
  await sql.query(text[table], [ids]);
}

export async function saveCategory(sql: Sql, row: CategoryRow, at: string): Promise<void> {
  await sql.query(
    `update psp_categories set version = version + 1, name_ru = $2, name_en = $3, name_uz = $4, icon = $5, sequence_number = $6, is_active = $7,
       updated_at = $8 where id = $1`,
    [row.id, row.name_ru, row.name_en, row.name_uz, row.icon, row.sequence_number, row.is_active, at],
  );
}

export async function saveService(sql: Sql, row: ServiceRow, at: string): Promise<void> {
  await sql.query(
    `update psp_services set version = version + 1, name_ru = $2, name_en = $3, name_uz = $4, provider = $5, min_amount = $6,
       max_amount = $7, commission_percent = $8, cashback_percent = $9, sequence_number = $10, is_active = $11, updated_at = $12 where id = $1`,
    [
      ...[row.id, row.name_ru, row.name_en, row.name_uz, row.provider, row.min_amount, row.max_amount],
      ...[row.commission_percent, row.cashback_percent, row.sequence_number, row.is_active, at],
    ],
  );
}
