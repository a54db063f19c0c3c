import type { Sql } from '../../db/database';
import { listOf } from '../../db/list';
import type { Call, Language, Reply } from '../../http/contract';

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
  select: `b.id, b.version, b.parent, b.kind, b.name_ru, b.name_en, b.name_uz, b.icon, b.color, b.sequence_number, b.is_active,
    b.psp_categories, (select count(*)::int from budget_categories d where d.parent_id = b.id) as children_count, b.updated_at`,
  orders: { place: 'b.place' },
  where: {
    kind: 'b.kind',
    is_active: 'b.is_active',
    search: { id: 'b.id', names: ['b.name_ru', 'b.name_en', 'b.name_uz'] },
  },
});

/** What decides where a category may stand. */
export interface PlaceRow {
  id: number;
  parent_id: number | null;
  kind: 'income' | 'expense';
}

/** Categories, held until the end of the transaction, the lower id first. */
export const hold = (sql: Sql, ids: readonly number[]): Promise<PlaceRow[]> =>
  sql.query<PlaceRow>(
    'select id, parent_id, kind from budget_categories where id = any ($1::bigint[]) order by id for no key update',
    [ids],
  );

export async function childrenOf(sql: Sql, id: number): Promise<number> {
  const [row] = await sql.query<{ count: number }>(
    'select count(*)::int as count from budget_categories where parent_id = $1',
    [id],
  );
  return row?.count ?? 0;
}

export interface Terms {
  parent_id: number | null;
  kind: 'income' | 'expense';
  name_ru: string;
  name_en: string | null;
  name_uz: string | null;
  icon: string;
  color: string;
  sequence_number: number;
  is_active: boolean;
}
const valuesOf = (t: Terms) => [
  ...[t.parent_id, t.kind, t.name_ru, t.name_en, t.name_uz, t.icon, t.color, t.sequence_number, t.is_active],
];

export async function insert(sql: Sql, terms: Terms, at: string): Promise<number> {
  const [made] = await sql.query<{ id: number }>(
    `insert into budget_categories (parent_id, kind, name_ru, name_en, name_uz, icon, color, sequence_number, is_active, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) returning id`,
    [...valuesOf(terms), at],
  );
  return made!.id; // an insert answers its row
}

export async function save(sql: Sql, id: number, terms: Terms, at: string): Promise<void> {
  await sql.query(
    `update budget_categories set version = version + 1, parent_id = $1, kind = $2, name_ru = $3, name_en = $4, name_uz = $5, icon = $6,
       color = $7, sequence_number = $8, is_active = $9, updated_at = $10 where id = $11`,
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
