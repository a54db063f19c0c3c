import type { Sql } from '../../db/database';
import { listOf } from '../../db/list';
import type { Call, Language, Reply } from '../../http/contract';
import type { ChangedAt } from '../../shared/languageTexts';
import type { Place } from '../../shared/treeMoves';

export type CategoryRow = Reply<'listFaqCategories'>['categories'][number];
export type ChapterRow = Reply<'listFaqChapters'>['chapters'][number];
export type ArticleRow = Reply<'listFaqArticles'>['articles'][number];
type Named = { name_ru: string; name_en: string | null; name_uz: string | null; name_changed_at: ChangedAt };
export interface CategoryTerms extends Named {
  icon: string;
  is_active: boolean;
}
export interface ChapterTerms extends Named {
  category_id: number;
}
export type ArticleTerms = Pick<
  Reply<'getFaqArticle'>,
  | ('question_ru' | 'question_en' | 'question_uz' | 'question_changed_at')
  | ('answer_ru' | 'answer_en' | 'answer_uz' | 'answer_changed_at' | 'is_active')
> & { chapter_id: number };
export type WholeCategory = Omit<Reply<'getFaqCategory'>, 'history'>;
export type WholeChapter = Omit<Reply<'getFaqChapter'>, 'history'>;
export type WholeArticle = Omit<Reply<'getFaqArticle'>, 'history'>;

const categoryColumns = `c.id, c.version, c.name_ru, c.name_en, c.name_uz, c.icon, c.is_active, c.lacking, c.stale, c.position as "order",
  (select count(*)::int from faq_chapters h where h.category_id = c.id) as chapters_count,
  (select count(*)::int from faq_articles a join faq_chapters h on h.id = a.chapter_id where h.category_id = c.id) as articles_count,
  c.updated_at`;
const categoriesOf = {
  id: 'c.id',
  orders: { order: 'c.position', name: 'c.name_ru collate "und-x-icu"', updated_at: 'c.updated_at' },
  where: {
    is_active: 'c.is_active',
    ...{ lacks: 'c.lacking && $::text[]', stale: 'c.stale && $::text[]' },
    search: { id: 'c.id', names: ['c.name_ru', 'c.name_en', 'c.name_uz'] },
  },
};
/** Whatever a list of categories and one of them say. */
const inCategories = (bind: (value: unknown) => string, language: Language) =>
  `(select f.*, ${bind(language)}::text as shown from faq_categories f) c`;

export const categories = listOf<CategoryRow, Call<'listFaqCategories'>['query']>({
  ...categoriesOf,
  from: 'faq_categories c',
  select: categoryColumns,
});
export const wholeCategories = listOf<WholeCategory, Call<'listFaqCategories'>['query'], never, Language>({
  ...categoriesOf,
  from: inCategories,
  select: `${categoryColumns}, c.name_changed_at, c.created_at,
    coalesce((select json_agg(json_build_object('id', h.id, 'name', h.name) order by h.position)
      from (select i.id, i.position, coalesce(case c.shown when 'en' then i.name_en when 'uz' then i.name_uz end, i.name_ru) as name
        from faq_chapters i where i.category_id = c.id order by i.position limit 100) h), '[]') as chapters`,
});

const inChapters = (bind: (value: unknown) => string, language: Language) =>
  `(select h.*, g.position as above, l.code as shown,
      json_build_object('id', g.id, 'name', coalesce(case l.code when 'en' then g.name_en when 'uz' then g.name_uz end, g.name_ru)) as category
    from faq_chapters h join faq_categories g on g.id = h.category_id cross join (select ${bind(language)}::text as code) l) c`;
const chapterColumns = `c.id, c.version, c.category, c.name_ru, c.name_en, c.name_uz, c.lacking, c.stale, c.position as "order",
  (select count(*)::int from faq_articles a where a.chapter_id = c.id) as articles_count, c.updated_at`;
const chaptersOf = {
  id: 'c.id',
  from: inChapters,
  orders: {
    order: 'c.above::bigint * 1000000 + c.position',
    name: 'c.name_ru collate "und-x-icu"',
    updated_at: 'c.updated_at',
  },
  where: {
    category_id: 'c.category_id',
    ...{ lacks: 'c.lacking && $::text[]', stale: 'c.stale && $::text[]' },
    search: { id: 'c.id', names: ['c.name_ru', 'c.name_en', 'c.name_uz'] },
  },
};
export const chapters = listOf<ChapterRow, Call<'listFaqChapters'>['query'], never, Language>({
  ...chaptersOf,
  select: chapterColumns,
});
export const wholeChapters = listOf<WholeChapter, Call<'listFaqChapters'>['query'], never, Language>({
  ...chaptersOf,
  select: `${chapterColumns}, c.name_changed_at, c.created_at,
    coalesce((select json_agg(json_build_object('id', a.id, 'name', a.name) order by a.position)
      from (select i.id, i.position, coalesce(case c.shown when 'en' then i.question_en when 'uz' then i.question_uz end, i.question_ru) as name
        from faq_articles i where i.chapter_id = c.id order by i.position limit 100) a), '[]') as articles`,
});

const inArticles = (bind: (value: unknown) => string, language: Language) =>
  `(select a.*, h.category_id, g.position::bigint * 1000000 + h.position as above,
      json_build_object('id', h.id, 'name', coalesce(case l.code when 'en' then h.name_en when 'uz' then h.name_uz end, h.name_ru)) as chapter,
      json_build_object('id', g.id, 'name', coalesce(case l.code when 'en' then g.name_en when 'uz' then g.name_uz end, g.name_ru)) as category
    from faq_articles a join faq_chapters h on h.id = a.chapter_id join faq_categories g on g.id = h.category_id
      cross join (select ${bind(language)}::text as code) l) a`;
const articleColumns = `a.id, a.version, a.category, a.chapter, a.question_ru, a.question_en, a.question_uz, a.lacking, a.stale,
  a.position as "order", a.is_active, a.views, a.updated_at`;
const articlesOf = {
  id: 'a.id',
  from: inArticles,
  orders: {
    order: 'a.above::numeric * 1000000 + a.position',
    ...{ name: 'a.question_ru collate "und-x-icu"', views: 'a.views', updated_at: 'a.updated_at' },
  },
  where: {
    ...{ category_id: 'a.category_id', chapter_id: 'a.chapter_id', is_active: 'a.is_active' },
    ...{ lacks: 'a.lacking && $::text[]', stale: 'a.stale && $::text[]' },
    search: { id: 'a.id', names: ['a.question_ru', 'a.question_en', 'a.question_uz'] },
  },
};
export const articles = listOf<ArticleRow, Call<'listFaqArticles'>['query'], never, Language>({
  ...articlesOf,
  select: articleColumns,
});
export const wholeArticles = listOf<WholeArticle, Call<'listFaqArticles'>['query'], never, Language>({
  ...articlesOf,
  select: `${articleColumns}, a.answer_ru, a.answer_en, a.answer_uz, a.question_changed_at, a.answer_changed_at, a.created_at`,
});

/**
 * Holds all of it until the end of the transaction against everybody else who would change it: which place one takes, and whether
 * something is in what is removed, depends on the others.
 */
export async function hold(sql: Sql): Promise<void> {
  await sql.query(`select pg_advisory_xact_lock(hashtextextended('faq', 0))`, []);
}

/** Where each of them stands. */
export const categoryPlaces = (sql: Sql): Promise<Place<number>[]> =>
  sql.query('select id, null::int as parent, position from faq_categories', []);
export const chapterPlaces = (sql: Sql): Promise<Place<number>[]> =>
  sql.query('select id, category_id as parent, position from faq_chapters', []);
export const articlePlaces = (sql: Sql): Promise<Place<number>[]> =>
  sql.query('select id, chapter_id as parent, position from faq_articles', []);

const columnsOf = (places: readonly Place<number>[]) => [
  ...[places.map(({ id }) => id), places.map(({ parent }) => parent), places.map(({ position }) => position)],
];

/** Puts them where they are to stand, in one statement; their versions stay. */
export async function putCategories(sql: Sql, places: readonly Place<number>[]): Promise<void> {
  await sql.query(
    `update faq_categories c set position = p.position
     from unnest($1::int[], $2::int[], $3::int[]) as p (id, parent, position) where c.id = p.id`,
    columnsOf(places),
  );
}
export async function putChapters(sql: Sql, places: readonly Place<number>[]): Promise<void> {
  await sql.query(
    `update faq_chapters c set category_id = p.parent, position = p.position
     from unnest($1::int[], $2::int[], $3::int[]) as p (id, parent, position) where c.id = p.id`,
    columnsOf(places),
  );
}
export async function putArticles(sql: Sql, places: readonly Place<number>[]): Promise<void> {
  await sql.query(
    `update faq_articles a set chapter_id = p.parent, position = p.position
     from unnest($1::int[], $2::int[], $3::int[]) as p (id, parent, position) where a.id = p.id`,
    columnsOf(places),
  );
}

const namesOf = ({ name_ru, name_en, name_uz, name_changed_at: changed }: Named) => [
  ...[name_ru, name_en, name_uz, JSON.stringify(changed)],
];

export async function insertCategory(sql: Sql, terms: CategoryTerms, position: number, at: string): Promise<number> {
  const [made] = await sql.query<{ id: number }>(
    `insert into faq_categories (name_ru, name_en, name_uz, name_changed_at, icon, is_active, position, created_at, updated_at)
     values ($1, $2, $3, $4::jsonb, $5, $6, $7, $8, $8) returning id`,
    [...namesOf(terms), terms.icon, terms.is_active, position, at],
  );
  return made!.id; // an insert answers its row
}
export async function saveCategory(sql: Sql, id: number, terms: CategoryTerms, at: string): Promise<void> {
  await sql.query(
    `update faq_categories set version = version + 1, name_ru = $1, name_en = $2, name_uz = $3, name_changed_at = $4::jsonb, icon = $5,
       is_active = $6, updated_at = $7 where id = $8`,
    [...namesOf(terms), terms.icon, terms.is_active, at, id],
  );
}

export async function insertChapter(sql: Sql, terms: ChapterTerms, position: number, at: string): Promise<number> {
  const [made] = await sql.query<{ id: number }>(
    `insert into faq_chapters (name_ru, name_en, name_uz, name_changed_at, category_id, position, created_at, updated_at)
     values ($1, $2, $3, $4::jsonb, $5, $6, $7, $7) returning id`,
    [...namesOf(terms), terms.category_id, position, at],
  );
  return made!.id; // an insert answers its row
}
/** Where it stands is written by `putChapters`. */
export async function saveChapter(sql: Sql, id: number, terms: ChapterTerms, at: string): Promise<void> {
  await sql.query(
    `update faq_chapters set version = version + 1, name_ru = $1, name_en = $2, name_uz = $3, name_changed_at = $4::jsonb,
       updated_at = $5 where id = $6`,
    [...namesOf(terms), at, id],
  );
}

const textsOf = (terms: ArticleTerms) => [
  ...[terms.question_ru, terms.question_en, terms.question_uz, JSON.stringify(terms.question_changed_at)],
  ...[terms.answer_ru, terms.answer_en, terms.answer_uz, JSON.stringify(terms.answer_changed_at), terms.is_active],
];

export async function insertArticle(sql: Sql, terms: ArticleTerms, position: number, at: string): Promise<number> {
  const [made] = await sql.query<{ id: number }>(
    `insert into faq_articles (question_ru, question_en, question_uz, question_changed_at, answer_ru, answer_en, answer_uz,
       answer_changed_at, is_active, chapter_id, position, created_at, updated_at)
     values ($1, $2, $3, $4::jsonb, $5, $6, $7, $8::jsonb, $9, $10, $11, $12, $12) returning id`,
    [...textsOf(terms), terms.chapter_id, position, at],
  );
  return made!.id; // an insert answers its row
}
/** Where it stands is written by `putArticles`. */
export async function saveArticle(sql: Sql, id: number, terms: ArticleTerms, at: string): Promise<void> {
  await sql.query(
    `update faq_articles set version = version + 1, question_ru = $1, question_en = $2, question_uz = $3, question_changed_at = $4::jsonb,
       answer_ru = $5, answer_en = $6, answer_uz = $7, answer_changed_at = $8::jsonb, is_active = $9, updated_at = $10 where id = $11`,
    [...textsOf(terms), at, id],
  );
}

export async function removeCategory(sql: Sql, id: number): Promise<void> {
  await sql.query('delete from faq_categories where id = $1', [id]);
}
export async function removeChapter(sql: Sql, id: number): Promise<void> {
  await sql.query('delete from faq_chapters where id = $1', [id]);
}
export async function removeArticle(sql: Sql, id: number): Promise<void> {
  await sql.query('delete from faq_articles where id = $1', [id]);
}

/** The Russian name of a category or a chapter; none where there is no such. */
export async function categoryName(sql: Sql, id: number): Promise<string | undefined> {
  const [row] = await sql.query<{ name: string }>('select name_ru as name from faq_categories where id = $1', [id]);
  return row?.name;
}
export async function chapterName(sql: Sql, id: number): Promise<string | undefined> {
  const [row] = await sql.query<{ name: string }>('select name_ru as name from faq_chapters where id = $1', [id]);
  return row?.name;
}
