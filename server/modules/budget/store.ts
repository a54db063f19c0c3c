import type { Sql } from '../../db/database';
import { listOf } from '../../db/list';
import type { Call, Language, Reply } from '../../http/contract';
import { momentsAfter, staleText } from '../../shared/translations';
import type { Place } from '../../shared/treeMoves';

export type BudgetRow = Reply<'listBudgetCategories'>['categories'][number];

export const categories = listOf<BudgetRow, Call<'listBudgetCategories'>['query'], never, Language>({
  id: 'b.id',
  from: (bind, language) =>
    `(select c.*, case when p.id is not null then json_build_object('id', p.id, 'name', case l.code when 'en' then coalesce(p.name_en, p.name_ru)
          when 'uz' then coalesce(p.name_uz, p.name_ru) else p.name_ru end) end as parent,
        lpad(coalesce(p.sequence_number, c.sequence_number)::text, 5, '0') || lpad(coalesce(p.id, c.id)::text, 9, '0')
          || case when p.id is null then '' else lpad(c.sequence_number::text, 5, '0') end as place,
        coalesce((select json_agg(json_build_object('id', y.id, 'name', case l.code when 'en' then coalesce(y.name_en, y.name_ru)
            when 'uz' then coalesce(y.name_uz, y.name_ru) else y.name_ru end) order by y.sequence_number)
          from budget_links k join psp_categories y on y.id = k.psp_category_id where k.budget_category_id = c.id), '[]') as psp_categories
      from budget_categories c cross join (select ${bind(language)}::text as code) l left join budget_categories p on p.id = c.parent_id) b`,
  select: `b.id, b.version, b.parent, b.kind, b.name_ru, b.name_en, b.name_uz, ${staleText('b', 'name')} as stale, b.icon, b.color, b.sequence_number, b.is_active,
    b.psp_categories, (select count(*)::int from budget_categories d where d.parent_id = b.id) as children_count, b.updated_at`,
  orders: { place: 'b.place' },
  where: {
    kind: 'b.kind',
    is_active: 'b.is_active',
    search: { id: 'b.id', names: ['b.name_ru', 'b.name_en', 'b.name_uz'] },
  },
});

/** What decides where a category may stand. */
export interface PlaceRow extends Place<number> {
  kind: 'income' | 'expense';
}

/** The tree, held until the end of the transaction against everybody else who would change it. */
export async function holdTree(sql: Sql): Promise<PlaceRow[]> {
  await sql.query(`select pg_advisory_xact_lock(hashtextextended('budget categories', 0))`, []);
  return sql.query<PlaceRow>(
    'select id, parent_id as parent, sequence_number as position, kind from budget_categories order by id',
    [],
  );
}

/** Puts categories where they are to stand; their versions stay. */
export const savePlaces = (sql: Sql, places: readonly Place<number>[]) =>
  sql.query(
    `update budget_categories c set parent_id = p.parent_id, sequence_number = p.position
     from unnest($1::int[], $2::int[], $3::int[]) as p (id, parent_id, position) where c.id = p.id`,
    [places.map(({ id }) => id), places.map(({ parent }) => parent), places.map(({ position }) => position)],
  );

/** The Russian name, in which the journal is kept. */
export async function findName(sql: Sql, id: number | null): Promise<string | null> {
  const [row] = await sql.query<{ name: string }>('select name_ru as name from budget_categories where id = $1', [id]);
  return row?.name ?? null;
}

/** The Russian names of the categories of payments that count in one, in their order. */
export async function linkedNames(sql: Sql, id: number): Promise<string> {
  const rows = await sql.query<{ name: string }>(
    `select y.name_ru as name from budget_links k join psp_categories y on y.id = k.psp_category_id
     where k.budget_category_id = $1 order by y.sequence_number, y.id`,
    [id],
  );
  return rows.map(({ name }) => name).join(', ');
}

export interface Terms {
  kind: 'income' | 'expense';
  name_ru: string;
  name_en: string | null;
  name_uz: string | null;
  icon: string;
  color: string;
  is_active: boolean;
}
const valuesOf = (t: Terms) => [t.kind, t.name_ru, t.name_en, t.name_uz, t.icon, t.color, t.is_active];

/** Makes a category behind all others of its parent, and answers with its number. */
export async function insert(
  sql: Sql,
  terms: Terms,
  { parent, position }: Omit<Place<number>, 'id'>,
  at: string,
): Promise<number> {
  const [made] = await sql.query<{ id: number }>(
    `insert into budget_categories (kind, name_ru, name_en, name_uz, icon, color, is_active, parent_id, sequence_number, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) returning id`,
    [...valuesOf(terms), parent, position, at],
  );
  return made!.id; // an insert answers its row
}

export async function save(sql: Sql, id: number, terms: Terms, at: string): Promise<void> {
  await sql.query(
    `update budget_categories set version = version + 1, kind = $1, name_ru = $2, name_en = $3, name_uz = $4, icon = $5, color = $6,
       is_active = $7, updated_at = $8, ${momentsAfter('name', { first: 2, at: 8 })} where id = $9`,
    [...valuesOf(terms), at, id],
  );
}

/** Writes which categories of payments count here; answers how many of them are known, and throws where one counts elsewhere. */
export async function link(sql: Sql, id: number, pspIds: readonly number[]): Promise<number> {
  await sql.query('delete from budget_links where budget_category_id = $1 and psp_category_id <> all ($2::bigint[])', [
    id,
    pspIds,
  ]);
  await sql.query(
    `insert into budget_links (psp_category_id, budget_category_id) select c.id, $1 from psp_categories c
     where c.id = any ($2::bigint[]) and not exists (select from budget_links l where l.psp_category_id = c.id and l.budget_category_id = $1)
     order by c.id`,
    [id, pspIds],
  );
  const [row] = await sql.query<{ count: number }>(
    'select count(*)::int as count from budget_links where budget_category_id = $1',
    [id],
  );
  return row?.count ?? 0;
}

export async function remove(sql: Sql, id: number): Promise<void> {
  await sql.query('delete from budget_links where budget_category_id = $1', [id]);
  await sql.query('delete from budget_categories where id = $1', [id]);
}
