import type { Sql } from '../../db/database';
import { listOf } from '../../db/list';
import type { Call, Reply } from '../../http/contract';

type Answer = Reply<'listSystemErrors'>['system_errors'][number];
export type ErrorRow = Omit<Answer, 'stale'> & {
  message_ru_at: string;
  message_en_at: string | null;
  message_uz_at: string | null;
};

const lacking = {
  en: '(e.message_en is null or e.message_en_at < e.message_ru_at)',
  uz: '(e.message_uz is null or e.message_uz_at < e.message_ru_at)',
} as const;

export const systemErrors = listOf<ErrorRow, Call<'listSystemErrors'>['query']>({
  id: 'e.id',
  from: 'system_errors e',
  select: `e.id, e.version, e.code, e.category, e.http_status, e.message_ru, e.message_en, e.message_uz, e.message_ru_at, e.message_en_at,
    e.message_uz_at, e.is_active, e.created_at, e.updated_at`,
  orders: { code: 'e.code', http_status: 'e.http_status nulls last', updated_at: 'e.updated_at' },
  where: {
    category: 'e.category',
    is_active: 'e.is_active',
    lacks: (_: unknown, languages: readonly ('en' | 'uz')[]) =>
      languages.map((language) => lacking[language]).join(' and ') || 'true',
    search: { id: 'e.id', names: ['e.message_ru', 'e.message_en', 'e.message_uz'], numbers: ['e.code'] },
  },
});

export const countByCategory = (sql: Sql, categories: readonly string[]) =>
  sql.query<Reply<'listSystemErrorCategories'>['categories'][number]>(
    `select c.category, count(e.id)::int as count from unnest($1::text[]) with ordinality as c (category, place)
     left join system_errors e on e.category = c.category group by c.category, c.place order by c.place`,
    [categories],
  );

export type Terms = Omit<ErrorRow, 'id' | 'version' | 'created_at' | 'updated_at'>;
const valuesOf = (t: Terms) => [
  ...[t.code, t.category, t.http_status, t.message_ru, t.message_en, t.message_uz, t.message_ru_at, t.message_en_at],
  ...[t.message_uz_at, t.is_active],
];

export async function insert(sql: Sql, terms: Terms, at: string): Promise<number> {
  const [made] = await sql.query<{ id: number }>(
    `insert into system_errors (code, category, http_status, message_ru, message_en, message_uz, message_ru_at, message_en_at,
       message_uz_at, is_active, created_at, updated_at) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $11) returning id`,
    [...valuesOf(terms), at],
  );
  return made!.id; // an insert answers its row
}

export async function save(sql: Sql, id: number, terms: Terms, at: string): Promise<void> {
  await sql.query(
    `update system_errors set version = version + 1, code = $1, category = $2, http_status = $3, message_ru = $4, message_en = $5,
       message_uz = $6, message_ru_at = $7, message_en_at = $8, message_uz_at = $9, is_active = $10, updated_at = $11 where id = $12`,
    [...valuesOf(terms), at, id],
  );
}
