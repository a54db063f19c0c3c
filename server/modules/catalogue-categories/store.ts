import type { Sql } from '../../db/database';
import type { Language, Reply } from '../../http/contract';
import type { Place } from '../../shared/treeMoves';

type Detail = Reply<'getCategory'>;
export type Row = Omit<Detail['children'][number], 'image_url'> & { image_key: string | null };
export type Card = Row &
  Pick<Detail, 'path' | 'hidden_by' | 'created_at' | 'updated_at'> & { image_name: string | null };

/** Everything of a category that a form writes, but its place. */
export interface Terms {
  name_ru: string;
  name_en: string | null;
  name_uz: string | null;
  image_key: string | null;
  is_active: boolean;
}

/** In the language `$1`; the Russian one stands in for what is missing. */
const name = `coalesce(case $1::text when 'en' then t.name_en when 'uz' then t.name_uz end, t.name_ru)`;
const nameAbove = `coalesce(case $1::text when 'en' then a.name_en when 'uz' then a.name_uz end, a.name_ru)`;

/** Every category with the way to it: by places, which is the order of the tree, and by ids, itself last. */
const tree = `with recursive tree as (
    select c.*, array[c.sequence_number] as way, array[c.id] as line from market_categories c where c.parent_id is null
    union all
    select c.*, t.way || c.sequence_number, t.line || c.id
    from market_categories c join tree t on c.parent_id = t.id
  ), own as (
    select m.category_id as id, count(*)::int as models, coalesce(sum(p.products), 0)::int as products
    from models m left join (select model_id, count(*) as products from products group by model_id) p on p.model_id = m.id
    group by m.category_id
  ), below as (
    select above.id, sum(own.models)::int as models, sum(own.products)::int as products
    from tree t join own on own.id = t.id cross join unnest(t.line) as above (id) group by above.id
  )`;
const columns = `t.id, t.version, t.parent_id, t.sequence_number, ${name} as name, t.name_ru, t.name_en, t.name_uz,
  t.image_key, t.is_active, coalesce(own.models, 0) as models_count, coalesce(own.products, 0) as products_count,
  coalesce(below.models, 0) as models_total, coalesce(below.products, 0) as products_total`;
const counted = `tree t left join own on own.id = t.id left join below on below.id = t.id`;

/** All of them in the order in which the tree is read, a category before those under it. */
export const listCategories = (sql: Sql, language: Language): Promise<Row[]> =>
  sql.query<Row>(`${tree} select ${columns} from ${counted} order by t.way`, [language]);

/** Those right under a category, in their order. */
export const listChildren = (sql: Sql, id: number, language: Language): Promise<Row[]> =>
  sql.query<Row>(`${tree} select ${columns} from ${counted} where t.parent_id = $2::int order by t.sequence_number`, [
    language,
    id,
  ]);

export async function findCategory(sql: Sql, id: number, language: Language): Promise<Card | undefined> {
  const [row] = await sql.query<Card>(
    `${tree} select ${columns}, f.name as image_name, t.created_at, t.updated_at,
       (select coalesce(json_agg(json_build_object('id', a.id, 'name', ${nameAbove}) order by array_length(a.line, 1)), '[]')
        from tree a where a.id = any (t.line) and a.id <> t.id) as path,
       (select json_build_object('id', a.id, 'name', ${nameAbove}) from tree a
        where a.id = any (t.line) and a.id <> t.id and not a.is_active order by array_length(a.line, 1) desc limit 1) as hidden_by
     from ${counted} left join files f on f.key = t.image_key where t.id = $2::int`,
    [language, id],
  );
  return row;
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

export async function saveCategory(sql: Sql, id: number, terms: Terms, at: string): Promise<void> {
  await sql.query(
    `update market_categories set version = version + 1, name_ru = $1, name_en = $2, name_uz = $3, image_key = $4, is_active = $5,
       updated_at = $6 where id = $7`,
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

/** Removes one that nothing stands under and no model is in; answers false where something is. */
export async function removeCategory(sql: Sql, id: number): Promise<boolean> {
  const rows = await sql.query(
    `delete from market_categories c where c.id = $1
       and not exists (select from market_categories under where under.parent_id = c.id)
       and not exists (select from models m where m.category_id = c.id) returning id`,
    [id],
  );
  return rows.length > 0;
}

/** The Russian name, which every category has. */
export async function findName(sql: Sql, id: number | null): Promise<string | null> {
  const [row] = await sql.query<{ name: string }>('select name_ru as name from market_categories where id = $1', [id]);
  return row?.name ?? null;
}
