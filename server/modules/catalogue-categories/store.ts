import type { Sql } from '../../db/database';
import type { Language, Reply } from '../../http/contract';
import type { Place } from '../../shared/treeMoves';

type Detail = Reply<'getCategory'>;
export type Row = Omit<Detail['children'][number], 'image_url'> & { image_key: string | null };
export type Card = Row &
  Pick<Detail, 'path' | 'hidden_by' | 'lacking' | 'stale' | 'created_at' | 'updated_at'> & {
    image_name: string | null;
  };

/** Everything of a category that a form writes, but its place. */
export interface Terms {
  name_ru: string;
  name_en: string | null;
  name_uz: string | null;
  image_key: string | null;
  is_active: boolean;
}

/** In the language `$1`; the Russian one stands in for what is missing. */
const name = `coalesce(case $1::text when 'en' then c.name_en when 'uz' then c.name_uz end, c.name_ru)`;
const columns = `c.id, c.version, c.parent_id, c.sequence_number, ${name} as name, c.name_ru, c.name_en, c.name_uz, c.image_key, c.is_active`;

/** A category without what its branch holds. */
export type Bare = Omit<Row, 'models_count' | 'products_count' | 'models_total' | 'products_total' | 'complete_total'>;

/** All of them, each after those that stand before it under the same parent. */
export const listCategories = (sql: Sql, language: Language): Promise<Bare[]> =>
  sql.query<Bare>(`select ${columns} from market_categories c order by c.sequence_number, c.id`, [language]);

/** Whether a product of the model `m` lacks nothing but perhaps its code: what `lacks` of products says of the model. */
const isDescribed = `m.description_uz is not null and m.id in (select model_id from model_images)
  and m.id not in (select model_id from model_attributes where not is_filled)`;

/** What stands in each category itself; those with nothing are left out. */
export const listGoods = (sql: Sql): Promise<{ id: number; models: number; products: number; complete: number }[]> =>
  sql.query(
    `select m.category_id as id, count(*)::int as models, coalesce(sum(p.products), 0)::int as products,
       coalesce(sum(p.coded) filter (where ${isDescribed}), 0)::int as complete
     from models m
       left join (select model_id, count(*) as products, count(spic) as coded from products group by model_id) p on p.model_id = m.id
     group by m.category_id`,
    [],
  );

/** A category and those right under it in their order, each with what its branch holds. */
const listBranch = (sql: Sql, id: number, language: Language): Promise<Row[]> =>
  sql.query<Row>(
    `with recursive under as (
       select c.id, c.id as top from market_categories c where c.id = $2::int or c.parent_id = $2::int
       union all
       select c.id, u.top from market_categories c join under u on c.parent_id = u.id
     ), goods as (
       select u.top, count(*)::int as models, sum(p.products)::int as products,
         (count(*) filter (where u.id = u.top))::int as own_models,
         coalesce(sum(p.products) filter (where u.id = u.top), 0)::int as own_products,
         coalesce(sum(p.coded) filter (where ${isDescribed}), 0)::int as complete
       from under u join models m on m.category_id = u.id
         cross join lateral (select count(*) as products, count(p.spic) as coded from products p where p.model_id = m.id) p
       group by u.top
     )
     select ${columns}, coalesce(g.own_models, 0) as models_count, coalesce(g.own_products, 0) as products_count,
       coalesce(g.models, 0) as models_total, coalesce(g.products, 0) as products_total,
       coalesce(g.complete, 0) as complete_total
     from market_categories c left join goods g on g.top = c.id
     where c.id = $2::int or c.parent_id = $2::int order by c.id <> $2::int, c.sequence_number`,
    [language, id],
  );

/** Of the products in a branch, how many lack each of the things that a product should have. */
async function countLacking(sql: Sql, id: number): Promise<Card['lacking']> {
  const [row] = await sql.query<Card['lacking']>(
    `with recursive below (id) as (
       select $1::int union all select c.id from market_categories c join below on c.parent_id = below.id
     )
     select coalesce(sum(p.products) filter (where m.description_uz is null), 0)::int as uz,
       coalesce(sum(p.products) filter (where m.id not in (select model_id from model_images)), 0)::int as image,
       coalesce(sum(p.products - p.coded), 0)::int as spic,
       coalesce(sum(p.products) filter (where m.id in (select model_id from model_attributes where not is_filled)), 0)::int as attributes
     from below join models m on m.category_id = below.id
       cross join lateral (select count(*) as products, count(p.spic) as coded from products p where p.model_id = m.id) p`,
    [id],
  );
  return row!; // an aggregate always answers one row
}

/** The languages of `t` whose name is older than the Russian one. */
const stale = `array_remove(array[
  case when t.name_en is not null and coalesce(t.name_en_at, t.created_at) < t.name_ru_at then 'en' end,
  case when t.name_uz is not null and coalesce(t.name_uz_at, t.created_at) < t.name_ru_at then 'uz' end], null)`;

/** What else the card of a category says: what it stands under, the top first, its picture and its times. */
async function findAbout(sql: Sql, id: number, language: Language) {
  const [row] = await sql.query<Omit<Card, keyof Row | 'lacking'>>(
    `with recursive line as (
       select c.id, c.parent_id, 0 as far from market_categories c where c.id = $2::int
       union all
       select c.id, c.parent_id, l.far + 1 from market_categories c join line l on c.id = l.parent_id
     ), above as (
       select l.far, c.is_active, json_build_object('id', c.id, 'name', ${name}) as ref
       from line l join market_categories c on c.id = l.id where l.far > 0
     )
     select f.name as image_name, ${stale} as stale, t.created_at, t.updated_at,
       (select coalesce(json_agg(a.ref order by a.far desc), '[]') from above a) as path,
       (select a.ref from above a where not a.is_active order by a.far limit 1) as hidden_by
     from market_categories t left join files f on f.key = t.image_key where t.id = $2::int`,
    [language, id],
  );
  return row;
}

export async function findCategory(
  sql: Sql,
  id: number,
  language: Language,
): Promise<{ card: Card; children: Row[] } | undefined> {
  const about = await findAbout(sql, id, language);
  const [row, ...children] = await listBranch(sql, id, language);
  if (about === undefined || row === undefined) return undefined;
  return { card: { ...row, ...about, lacking: await countLacking(sql, id) }, children };
}

/**
 * Holds the tree until the end of the transaction against everybody else who would change it, and reads where each
 * category stands: whether a move makes a circle depends on the moves of others.
 */
export async function holdTree(sql: Sql): Promise<Place<number>[]> {
  await sql.query(`select pg_advisory_xact_lock(hashtextextended('market categories', 0))`, []);
  return sql.query<Place<number>>(
    'select id, parent_id as parent, sequence_number as position from market_categories',
    [],
  );
}

/** Waits for those who are sorting a model into it, so that they are seen by whoever would remove it. */
export async function lockForRemoval(sql: Sql, id: number): Promise<void> {
  await sql.query('select from market_categories where id = $1 for update', [id]);
}

const valuesOf = ({ name_ru, name_en, name_uz, image_key, is_active }: Terms) => [
  ...[name_ru, name_en, name_uz],
  ...[image_key, is_active],
];

/** Makes a category behind all others of its parent, and answers with its number. */
export async function insertCategory(
  sql: Sql,
  terms: Terms,
  { parent, position }: Omit<Place<number>, 'id'>,
  at: string,
) {
  const [row] = await sql.query<{ id: number }>(
    `insert into market_categories (name_ru, name_en, name_uz, image_key, is_active, parent_id, sequence_number, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $8) returning id`,
    [...valuesOf(terms), parent, position, at],
  );
  return row!.id; // one row was inserted
}

/** A name that is written otherwise is of this moment; the others keep theirs. */
export async function saveCategory(sql: Sql, id: number, terms: Terms, at: string): Promise<void> {
  await sql.query(
    `update market_categories set version = version + 1, name_ru = $1, name_en = $2, name_uz = $3, image_key = $4, is_active = $5,
       updated_at = $6, name_ru_at = case when name_ru = $1 then name_ru_at else $6 end,
       name_en_at = case when name_en is not distinct from $2 then name_en_at else $6 end,
       name_uz_at = case when name_uz is not distinct from $3 then name_uz_at else $6 end where id = $7`,
    [...valuesOf(terms), at, id],
  );
}

/** Puts categories where they are to stand, in one statement; their versions stay. */
export async function savePlaces(sql: Sql, places: readonly Place<number>[]): Promise<void> {
  await sql.query(
    `update market_categories c set parent_id = p.parent_id, sequence_number = p.sequence_number
     from unnest($1::int[], $2::int[], $3::int[]) as p (id, parent_id, sequence_number) where c.id = p.id`,
    [places.map(({ id }) => id), places.map(({ parent }) => parent), places.map(({ position }) => position)],
  );
}

/** What stands right under it and which models are in it; it is held, so that nothing comes meanwhile. */
export async function countInside(sql: Sql, id: number): Promise<{ categories: number; models: number }> {
  const [row] = await sql.query<{ categories: number; models: number }>(
    `select (select count(*)::int from market_categories where parent_id = $1) as categories,
       (select count(*)::int from models where category_id = $1) as models`,
    [id],
  );
  return row!; // it has no table and answers one row
}

export async function removeCategory(sql: Sql, id: number): Promise<void> {
  await sql.query('delete from market_categories where id = $1', [id]);
}

/** The Russian name, which every category has. */
export async function findName(sql: Sql, id: number | null): Promise<string | null> {
  const [row] = await sql.query<{ name: string }>('select name_ru as name from market_categories where id = $1', [id]);
  return row?.name ?? null;
}
