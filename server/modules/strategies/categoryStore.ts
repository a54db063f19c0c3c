import type { Sql } from '../../db/database';
import { listOf } from '../../db/list';
import type { Call, Language, Reply } from '../../http/contract';

type Answer = Reply<'getStrategyCategory'>;
export type Category = Omit<Answer, 'history'>;
/** Everything of a category that a form writes. */
export type CategoryTerms = Required<Call<'updateStrategyCategory'>['body']>;

const name = `coalesce(case spoken.language when 'en' then c.name_en when 'uz' then c.name_uz end, c.name_ru)`;

export const categories = listOf<Category, Call<'listStrategyCategories'>['query'], never, Language>({
  id: 'c.id',
  from: (bind, language) => `strategy_categories c
    cross join lateral (select count(*)::int as count from strategies s where s.category_id = c.id) used
    cross join (select ${bind(language)}::text as language) spoken`,
  select: `c.id, c.version, ${name} as name, c.name_ru, c.name_en, c.name_uz, c.min_investment_amount,
    c.max_investment_amount, c.percents, c.position as order, used.count as strategies_count, c.created_at, c.updated_at`,
  orders: {
    order: 'c.position',
    name: `${name} collate "und-x-icu"`,
    min_investment_amount: 'c.min_investment_amount',
    strategies_count: 'used.count',
  },
  where: {
    search: { id: 'c.id', names: [`c.name_ru || ' ' || coalesce(c.name_en, '') || ' ' || coalesce(c.name_uz, '')`] },
  },
});

/** Holds a category until the end of the transaction against those who would change or remove it. */
export async function holdCategory(sql: Sql, id: number): Promise<boolean> {
  const rows = await sql.query('select id from strategy_categories where id = $1::bigint for key share', [id]);
  return rows.length > 0;
}

/** The Russian name, which every category has; none where there is no category. */
export async function findCategoryName(sql: Sql, id: number | null): Promise<string | null> {
  const [row] = await sql.query<{ name: string }>(
    'select name_ru as name from strategy_categories where id = $1::bigint',
    [id],
  );
  return row?.name ?? null;
}

export async function lockForRemoval(sql: Sql, id: number): Promise<boolean> {
  const rows = await sql.query('select id from strategy_categories where id = $1::bigint for update', [id]);
  return rows.length > 0;
}

/** The place after the last one. */
export async function nextPlace(sql: Sql): Promise<number> {
  const [row] = await sql.query<{ place: number }>(
    'select least(coalesce(max(position), 0) + 1, 1000)::int as place from strategy_categories',
  );
  return row!.place; // an aggregate always answers one row
}

const values = (terms: CategoryTerms) => [
  ...[terms.name_ru, terms.name_en, terms.name_uz, terms.min_investment_amount, terms.max_investment_amount],
  ...[JSON.stringify(terms.percents), terms.order],
];

export async function insertCategory(sql: Sql, terms: CategoryTerms, at: string): Promise<number> {
  const [made] = await sql.query<{ id: number }>(
    `insert into strategy_categories
       (name_ru, name_en, name_uz, min_investment_amount, max_investment_amount, percents, position, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6::jsonb, $7, $8, $8) returning id`,
    [...values(terms), at],
  );
  return made!.id; // one row was inserted
}

export async function saveCategory(sql: Sql, id: number, terms: CategoryTerms, at: string): Promise<void> {
  await sql.query(
    `update strategy_categories set version = version + 1, name_ru = $1, name_en = $2, name_uz = $3,
       min_investment_amount = $4, max_investment_amount = $5, percents = $6::jsonb, position = $7, updated_at = $8
     where id = $9::bigint`,
    [...values(terms), at, id],
  );
}

/** Removes one that no strategy is in; answers false where one is. */
export async function removeCategory(sql: Sql, id: number): Promise<boolean> {
  const rows = await sql.query(
    `delete from strategy_categories c where c.id = $1::bigint
       and not exists (select from strategies s where s.category_id = c.id) returning id`,
    [id],
  );
  return rows.length > 0;
}
