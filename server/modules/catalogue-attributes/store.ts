import type { Sql } from '../../db/database';
import { listOf } from '../../db/list';
import type { Call, Language, Reply } from '../../http/contract';

type Listed = Reply<'listAttributes'>['attributes'][number];
export type AttributeRow = Listed;
export type AttributeType = Listed['type'];
export type ValueRow = Listed['values'][number];

const modelsCount = '(select count(*)::int from model_attributes m where m.attribute_id = a.id)';

/** The languages whose name is older than the Russian one. */
const stale = `array_remove(array[
  case when a.name_en is not null and coalesce(a.name_en_at, a.created_at) < a.name_ru_at then 'en' end,
  case when a.name_uz is not null and coalesce(a.name_uz_at, a.created_at) < a.name_ru_at then 'uz' end], null)`;

export const attributes = listOf<AttributeRow, Call<'listAttributes'>['query'], never, Language>({
  id: 'a.id',
  from: (bind, language) => `attributes a
    cross join lateral (
      select coalesce(case ${bind(language)}::text when 'en' then a.name_en when 'uz' then a.name_uz end, a.name_ru) as name
    ) n
    cross join lateral (
      select coalesce(json_agg(
        json_build_object('id', e.id, 'value', e.value, 'color', e.color, 'sequence_number', e.sequence_number)
        order by e.sequence_number), '[]') as shown
      from attribute_values e
      where e.attribute_id = a.id
    ) v`,
  found: (bind, language) => `attributes a cross join lateral (
      select coalesce(case ${bind(language)}::text when 'en' then a.name_en when 'uz' then a.name_uz end, a.name_ru) as name,
        ${modelsCount} as models_count
    ) n`,
  select: `a.id, a.version, n.name, a.name_ru, a.name_en, a.name_uz, ${stale} as stale, a.type, a.unit, v.shown as "values",
    (select count(*)::int from attribute_values c where c.attribute_id = a.id) as values_count,
    ${modelsCount} as models_count, a.created_at, a.updated_at`,
  orders: { name: 'n.name collate "und-x-icu"', models_count: 'n.models_count', created_at: 'a.created_at' },
  where: {
    type: 'a.type',
    lacks: (bind, languages) => {
      const asked = bind(languages);
      return `(('en' = any (${asked}::text[]) and a.name_en is null) or ('uz' = any (${asked}::text[]) and a.name_uz is null))`;
    },
    search: { id: 'a.id', names: ['a.name_ru', 'a.name_en', 'a.name_uz'] },
  },
});

/** The values that a model is described by, and by how many. */
export const findUsedValues = (sql: Sql, attributeId: number): Promise<{ id: number; models_count: number }[]> =>
  sql.query(
    `select v.id, count(*)::int as models_count from attribute_values v join model_attribute_values m on m.value_id = v.id
     where v.attribute_id = $1 group by v.id order by v.id`,
    [attributeId],
  );

/** Everything of an attribute that a form writes, but its values. */
export type Terms = Pick<AttributeRow, 'name_ru' | 'name_en' | 'name_uz' | 'unit'>;

/** Its number; nothing where another one has the name. */
export async function insertAttribute(sql: Sql, terms: Terms & { type: AttributeType }, at: string) {
  const { name_ru, name_en, name_uz, type, unit } = terms;
  const [row] = await sql.query<{ id: number }>(
    `insert into attributes (name_ru, name_en, name_uz, type, unit, created_at, updated_at) values ($1, $2, $3, $4, $5, $6, $6)
     on conflict (lower(name_ru)) do nothing returning id`,
    [name_ru, name_en, name_uz, type, unit, at],
  );
  return row?.id;
}

/** Whether another attribute has the name. */
export async function isNameTaken(sql: Sql, id: number, name: string): Promise<boolean> {
  const rows = await sql.query('select from attributes where lower(name_ru) = lower($2) and id <> $1', [id, name]);
  return rows.length > 0;
}

/** A name that is written otherwise is of this moment; the others keep theirs. */
export async function saveAttribute(sql: Sql, id: number, terms: Terms, at: string): Promise<void> {
  const { name_ru, name_en, name_uz, unit } = terms;
  await sql.query(
    `update attributes set version = version + 1, name_ru = $2, name_en = $3, name_uz = $4, unit = $5, updated_at = $6,
       name_ru_at = case when name_ru = $2 then name_ru_at else $6 end,
       name_en_at = case when name_en is not distinct from $3 then name_en_at else $6 end,
       name_uz_at = case when name_uz is not distinct from $4 then name_uz_at else $6 end where id = $1`,
    [id, name_ru, name_en, name_uz, unit, at],
  );
}

/** What is done to its values is a change of the attribute. */
export async function touch(sql: Sql, id: number, at: string): Promise<void> {
  await sql.query('update attributes set version = version + 1, updated_at = $2 where id = $1', [id, at]);
}

/** Holds an attribute against whoever describes a model by it, and removes it unless one is; answers whether it is gone. */
export async function removeAttribute(sql: Sql, id: number): Promise<boolean> {
  await sql.query('select from attributes where id = $1 for update', [id]);
  const rows = await sql.query(
    `delete from attributes a where a.id = $1
       and not exists (select from model_attributes m where m.attribute_id = a.id) returning id`,
    [id],
  );
  return rows.length > 0;
}

export const listValues = (sql: Sql, attributeId: number): Promise<ValueRow[]> =>
  sql.query<ValueRow>(
    'select id, value, color, sequence_number from attribute_values where attribute_id = $1 order by sequence_number',
    [attributeId],
  );

type NewValue = Pick<ValueRow, 'value' | 'color'>;

/** Adds values behind those that there are; answers false where one of them is there already. */
export async function addValues(sql: Sql, attributeId: number, values: readonly NewValue[], at: string) {
  const rows = await sql.query(
    `insert into attribute_values (attribute_id, value, color, sequence_number, created_at)
     select $1, v.value, v.color, v.place + (select count(*) from attribute_values where attribute_id = $1), $4
     from unnest($2::text[], $3::text[]) with ordinality as v (value, color, place)
     on conflict (attribute_id, lower(value)) do nothing returning id`,
    [attributeId, values.map(({ value: text }) => text), values.map(({ color }) => color), at],
  );
  return rows.length === values.length;
}

/** Puts the values of an attribute into this order. */
export async function orderValues(sql: Sql, attributeId: number, ids: readonly number[]): Promise<void> {
  await sql.query(
    `update attribute_values v set sequence_number = o.place from unnest($2::int[]) with ordinality as o (id, place)
     where v.id = o.id and v.attribute_id = $1`,
    [attributeId, ids],
  );
}

/** Of which attribute a value is. */
export async function attributeOf(sql: Sql, valueId: number): Promise<number | undefined> {
  const [row] = await sql.query<{ attribute_id: number }>('select attribute_id from attribute_values where id = $1', [
    valueId,
  ]);
  return row?.attribute_id;
}

/** Holds a value against whoever describes a model by it, and removes it unless one is; answers whether it is gone. */
export async function removeValue(sql: Sql, id: number): Promise<boolean> {
  await sql.query('select from attribute_values where id = $1 for update', [id]);
  const rows = await sql.query(
    `delete from attribute_values v where v.id = $1
       and not exists (select from model_attribute_values m where m.value_id = v.id) returning id`,
    [id],
  );
  return rows.length > 0;
}
