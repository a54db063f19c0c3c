import type { Sql } from '../../db/database';
import { listOf } from '../../db/list';
import { Where } from '../../db/where';
import type { Call, Language, Reply } from '../../http/contract';
import { askedName } from '../../shared/askedName';
import { filesOf, listImages } from './imageStore';
import { belowCategory, mainImage, named } from './parts';

type Bind = Where['bind'];
type Query = Call<'listModels'>['query'];
type Lack = NonNullable<Query['lacks']>[number];

type Listed = Omit<Reply<'listModels'>['models'][number], 'image_url'>;
export type ModelRow = Listed & { image_key: string | null };
export type WholeModel = ModelRow &
  Omit<Reply<'getModel'>, keyof ModelRow | 'image_url' | 'images' | 'attributes' | 'history' | 'stale'> &
  Record<'description_ru_at', string> &
  Record<'description_en_at' | 'description_uz_at', string | null>;

/** What the model `t` lacks, by the name of the lack. */
export const modelLacks: Record<Lack, string> = {
  en: 't.description_en is null',
  uz: 't.description_uz is null',
  image: 'not exists (select from model_images i where i.model_id = t.id)',
  attributes: 'exists (select from model_attributes a where a.model_id = t.id and not a.is_filled)',
};

const listColumns = `t.id, t.version, t.name, json_build_object('id', c.id, 'name', ${askedName('c')}) as category,
  (with recursive up (id, parent_id, name, depth) as (
     select c.id, c.parent_id, ${askedName('c')}, 1 union all
     select p.id, p.parent_id, ${askedName('p')}, up.depth + 1 from market_categories p join up on p.id = up.parent_id
   ) select array_agg(name order by depth desc) from up) as category_path,
  json_build_object('id', b.id, 'name', b.name) as brand, ${mainImage('t.id')} as image_key,
  (select count(*)::int from model_images i where i.model_id = t.id) as images_count,
  (select count(*)::int from model_attributes a where a.model_id = t.id) as attributes_count,
  (select count(*)::int from model_attributes a where a.model_id = t.id and a.is_filled) as attributes_filled,
  (select count(*)::int from products p where p.model_id = t.id) as products_count,
  ${named(modelLacks)} as lacks, t.created_at`;

const described = {
  id: 't.id',
  from: (bind: Bind, language: Language) =>
    `models t join market_categories c on c.id = t.category_id join brands b on b.id = t.brand_id
     cross join (select ${bind(language)}::text as language) asked`,
  found: 'models t',
  orders: { name: 't.name collate "und-x-icu"', created_at: 't.created_at' },
  where: {
    category_id: (bind: Bind, id: number) => `t.category_id in ${belowCategory(bind, id)}`,
    brand_id: 't.brand_id = any ($::bigint[])',
    attribute_id: 'exists (select from model_attributes a where a.model_id = t.id and a.attribute_id = $)',
    value_id: `exists (select from model_attributes a join model_attribute_values v on v.model_attribute_id = a.id
      where a.model_id = t.id and v.value_id = $)`,
    lacks: (_: unknown, lacks: readonly Lack[]) => lacks.map((lack) => modelLacks[lack]).join(' and ') || 'true',
    search: { id: 't.id', table: 'models t', names: ['t.name'] },
  },
};

export const models = listOf<ModelRow, Query, never, Language>({ ...described, select: listColumns });

export const wholeModels = listOf<WholeModel, Query, never, Language>({
  ...described,
  select: `${listColumns}, t.description_ru, t.description_en, t.description_uz, t.description_ru_at, t.description_en_at,
    t.description_uz_at, t.updated_at`,
});

export interface Terms {
  name: string;
  category_id: number;
  brand_id: number;
  description_ru: string;
  description_en: string | null;
  description_uz: string | null;
}
/** With the moments at which the texts were written. */
export type Kept = Terms & Pick<WholeModel, 'description_ru_at' | 'description_en_at' | 'description_uz_at'>;

const columns = {
  name: 'name',
  category_id: 'category_id',
  brand_id: 'brand_id',
  description_ru: 'description_ru',
  description_en: 'description_en',
  description_uz: 'description_uz',
  description_ru_at: 'description_ru_at',
  description_en_at: 'description_en_at',
  description_uz_at: 'description_uz_at',
} satisfies Record<keyof Kept, string>;
const fieldsOf = () => Object.keys(columns) as (keyof Kept)[];
const names = fieldsOf();

/** Its number; nothing where another model of the brand has the name. */
export async function insertModel(sql: Sql, kept: Kept, at: string): Promise<number | undefined> {
  const { bind, values } = new Where();
  const made = `${bind(at)}, ${bind(at)}`;
  const columnList = names.map((name) => `, ${columns[name]}`).join('');
  const bound = names.map((name) => `, ${bind(kept[name])}`).join('');
  const [row] = await sql.query<{ id: number }>(
    `insert into models (created_at, updated_at${columnList}) values (${made}${bound})
     on conflict (brand_id, lower(name)) do nothing returning id`,
    values,
  );
  return row?.id;
}

export async function saveModel(sql: Sql, id: number, kept: Kept, at: string): Promise<void> {
  const { bind, values } = new Where();
  const sets = names.map((name) => `, ${columns[name]} = ${bind(kept[name])}`).join('');
  await sql.query(
    `update models set version = version + 1, updated_at = ${bind(at)}${sets} where id = ${bind(id)}`,
    values,
  );
}

/** What was done beside its own fields, its pictures in another order, is a change of the model, too. */
export async function touchModel(sql: Sql, id: number, at: string): Promise<void> {
  await sql.query('update models set version = version + 1, updated_at = $2 where id = $1', [id, at]);
}

/** Whether another model of the brand has the name; asked again by the index when both are saved at once. */
export async function isNameTaken(sql: Sql, id: number, { brand_id, name }: Pick<Terms, 'brand_id' | 'name'>) {
  const rows = await sql.query(
    'select from models where brand_id = $2::bigint and lower(name) = lower($3) and id <> $1',
    [id, brand_id, name],
  );
  return rows.length > 0;
}

const holds = { change: 'for no key update', remove: 'for update' };

/** Whether there is such a model, held until the end of the transaction. */
export async function holdModel(sql: Sql, id: number, purpose: keyof typeof holds = 'change'): Promise<boolean> {
  return (await sql.query(`select from models where id = $1::bigint ${holds[purpose]}`, [id])).length > 0;
}

/** The names of the category and the brand, which stay there until the end of the transaction; none where there is none. */
export async function holdPlaces(sql: Sql, { category_id, brand_id }: Pick<Terms, 'category_id' | 'brand_id'>) {
  const [category] = await sql.query<{ name: string }>(
    'select name_ru as name from market_categories where id = $1::bigint for key share',
    [category_id],
  );
  const [brand] = await sql.query<{ name: string }>('select name from brands where id = $1::bigint for key share', [
    brand_id,
  ]);
  return { category: category?.name, brand: brand?.name };
}

export async function countProducts(sql: Sql, id: number): Promise<number> {
  const [row] = await sql.query<{ count: number }>('select count(*)::int as count from products where model_id = $1', [
    id,
  ]);
  return row!.count; // an aggregate always answers one row
}

/** Removes the model with its attributes and pictures; answers with the keys of the files. */
export async function removeModel(sql: Sql, id: number): Promise<string[]> {
  const images = await listImages(sql, id);
  await sql.query('delete from models where id = $1', [id]);
  return images.flatMap(filesOf);
}

const tableOf = { attribute: 'model_attributes', image: 'model_images' };
/** Holds the model of one of its attributes or pictures, and answers with the number of the model; nothing where there is none. */
export async function holdModelOf(sql: Sql, what: keyof typeof tableOf, id: number): Promise<number | undefined> {
  const [row] = await sql.query<{ model_id: number }>(
    `select id as model_id from models where id = (select model_id from ${tableOf[what]} where id = $1::bigint)
     for no key update`,
    [id],
  );
  return row?.model_id;
}
