import type { Sql } from '../../db/database';
import type { Language, Reply } from '../../http/contract';
import type { Place } from '../../shared/treeMoves';

type Listed = Reply<'listMerchantCategories'>['list'][number];
type Detail = Reply<'getMerchantCategory'>;
export type Row = Omit<Listed, 'image_url'> & { image_key: string | null };
export type Card = Row &
  Pick<Detail, 'parent' | 'children_count' | 'created_at' | 'updated_at'> & { image_name: string | null };

/** Everything of a category that a form writes, but its place. */
export interface Terms {
  name_ru: string;
  name_en: string | null;
  name_uz: string | null;
  image_key: string | null;
}

/** In the language `$1`; the Russian one stands in for what is missing. */
const name = `coalesce(case $1::text when 'en' then t.name_en when 'uz' then t.name_uz end, t.name_ru)`;
const parentName = `coalesce(case $1::text when 'en' then p.name_en when 'uz' then p.name_uz end, p.name_ru)`;

/** Every category with the way to it: by places, which is the order of the tree, and by guids. */
const tree = `with recursive tree as (
    select c.*, 1 as level, array[c.position] as way, array[c.guid] as line from merchant_categories c where c.parent_guid is null
    union all
    select c.*, t.level + 1, t.way || c.position, t.line || c.guid
    from merchant_categories c join tree t on c.parent_guid = t.guid
  ), own as (
    select category_guid as guid, count(*)::int as merchants from merchants where category_guid is not null group by category_guid
  ), below as (
    select above.guid, sum(own.merchants)::int as merchants
    from tree t join own on own.guid = t.guid cross join unnest(t.line) as above (guid) group by above.guid
  )`;
const columns = `t.guid, t.version, t.parent_guid, t.position, t.level, ${name} as name, t.name_ru, t.name_en,
  t.name_uz, t.image_key, coalesce(own.merchants, 0) as merchants_count, coalesce(below.merchants, 0) as merchants_total`;
const counted = `tree t left join own on own.guid = t.guid left join below on below.guid = t.guid`;

export async function listCategories(
  sql: Sql,
  { language, offset, limit }: { language: Language; offset: number; limit: number },
): Promise<{ rows: Row[]; count: number }> {
  const rows = await sql.query<Row>(
    `${tree} select ${columns} from ${counted} order by t.way offset $2::int limit $3::int`,
    [language, offset, limit],
  );
  const [all] = await sql.query<{ count: number }>('select count(*)::int as count from merchant_categories');
  return { rows, count: all!.count }; // an aggregate always answers one row
}

export async function findCategory(sql: Sql, guid: string, language: Language): Promise<Card | undefined> {
  const [row] = await sql.query<Card>(
    `${tree} select ${columns}, f.name as image_name, t.created_at, t.updated_at,
       case when p.guid is not null then json_build_object('guid', p.guid, 'name', ${parentName}) end as parent,
       (select count(*)::int from merchant_categories c where c.parent_guid = t.guid) as children_count
     from ${counted} left join merchant_categories p on p.guid = t.parent_guid left join files f on f.key = t.image_key
     where t.guid = $2::uuid`,
    [language, guid],
  );
  return row;
}

/**
 * Holds the tree until the end of the transaction against everybody else who would change it, and reads where each
 * category stands: whether a move makes a circle depends on the moves of others.
 */
export async function holdTree(sql: Sql): Promise<Place<string>[]> {
  await sql.query(`select pg_advisory_xact_lock(hashtextextended('merchant categories', 0))`, []);
  return sql.query<Place<string>>('select guid as id, parent_guid as parent, position from merchant_categories', []);
}

/** Waits for those who are sorting a merchant into it, so that they are seen by whoever would remove it. */
export async function lockForRemoval(sql: Sql, guid: string): Promise<void> {
  await sql.query('select from merchant_categories where guid = $1::uuid for update', [guid]);
}

const valuesOf = ({ name_ru, name_en, name_uz, image_key }: Terms) => [name_ru, name_en, name_uz, image_key];

export async function insertCategory(
  sql: Sql,
  terms: Terms,
  { id, parent, position }: Place<string>,
  at: string,
): Promise<void> {
  await sql.query(
    `insert into merchant_categories (name_ru, name_en, name_uz, image_key, guid, parent_guid, position, created_at, updated_at)
     values ($1, $2, $3, $4, $5::uuid, $6::uuid, $7, $8, $8)`,
    [...valuesOf(terms), id, parent, position, at],
  );
}

export async function saveCategory(sql: Sql, guid: string, terms: Terms, at: string): Promise<void> {
  await sql.query(
    `update merchant_categories set version = version + 1, name_ru = $1, name_en = $2, name_uz = $3, image_key = $4, updated_at = $5
     where guid = $6::uuid`,
    [...valuesOf(terms), at, guid],
  );
}

/** Puts categories where they are to stand, in one statement; their versions stay. */
export async function savePlaces(sql: Sql, places: readonly Place<string>[]): Promise<void> {
  await sql.query(
    `update merchant_categories c set parent_guid = p.parent_guid, position = p.position
     from unnest($1::uuid[], $2::uuid[], $3::int[]) as p (guid, parent_guid, position) where c.guid = p.guid`,
    [places.map(({ id }) => id), places.map(({ parent }) => parent), places.map(({ position }) => position)],
  );
}

/** Removes one that nothing stands under and no merchant is in; answers false where something is. */
export async function removeCategory(sql: Sql, guid: string): Promise<boolean> {
  const rows = await sql.query(
    `delete from merchant_categories c where c.guid = $1::uuid
       and not exists (select from merchant_categories under where under.parent_guid = c.guid)
       and not exists (select from merchants m where m.category_guid = c.guid) returning guid`,
    [guid],
  );
  return rows.length > 0;
}

/** The Russian name, which every category has. */
export async function findName(sql: Sql, guid: string | null): Promise<string | null> {
  const [row] = await sql.query<{ name: string }>(
    'select name_ru as name from merchant_categories where guid = $1::uuid',
    [guid],
  );
  return row?.name ?? null;
}
