import type { Sql } from '../../db/database';
import { listOf } from '../../db/list';
import type { Call, Reply } from '../../http/contract';
import type { Place } from '../../shared/treeMoves';

export type QuestionRow = Reply<'listQuestions'>['questions'][number];
export type WholeQuestion = Omit<Reply<'getQuestion'>, 'history'>;
export type Terms = Pick<
  WholeQuestion,
  | ('question_ru' | 'question_en' | 'question_uz' | 'question_changed_at')
  | ('answer_ru' | 'answer_en' | 'answer_uz' | 'answer_changed_at' | 'is_active')
>;

const columns = `q.id, q.guid, q.version, q.question_ru, q.question_en, q.question_uz, q.is_active, q.lacking, q.stale,
  q.position as "order", q.updated_at`;
const described = {
  id: 'q.id',
  from: 'questions q',
  orders: { order: 'q.position', name: 'q.question_ru collate "und-x-icu"', updated_at: 'q.updated_at' },
  where: {
    is_active: 'q.is_active',
    ...{ lacks: 'q.lacking && $::text[]', stale: 'q.stale && $::text[]' },
    search: { id: 'q.id', names: ['q.question_ru', 'q.question_en', 'q.question_uz'] },
  },
};

export const questions = listOf<QuestionRow, Call<'listQuestions'>['query']>({ ...described, select: columns });
export const wholeQuestions = listOf<WholeQuestion, Call<'listQuestions'>['query']>({
  ...described,
  select: `${columns}, q.answer_ru, q.answer_en, q.answer_uz, q.question_changed_at, q.answer_changed_at, q.created_at`,
});

/** Holds all of them until the end of the transaction: which place one takes depends on the others. */
export async function hold(sql: Sql): Promise<void> {
  await sql.query(`select pg_advisory_xact_lock(hashtextextended('questions', 0))`, []);
}

/** The number of the one that goes by this name outside; none where there is no such. */
export async function numberOf(sql: Sql, guid: string): Promise<number | undefined> {
  const [row] = await sql.query<{ id: number }>('select id from questions where guid = $1', [guid]);
  return row?.id;
}

/** Where each of them stands. */
export const placesOf = (sql: Sql): Promise<Place<number>[]> =>
  sql.query('select id, null::int as parent, position from questions', []);

/** Puts them where they are to stand, in one statement; their versions stay. */
export async function put(sql: Sql, places: readonly Place<number>[]): Promise<void> {
  await sql.query(
    `update questions q set position = p.position from unnest($1::int[], $2::int[]) as p (id, position) where q.id = p.id`,
    [places.map(({ id }) => id), places.map(({ position }) => position)],
  );
}

const valuesOf = (terms: Terms) => [
  ...[terms.question_ru, terms.question_en, terms.question_uz, JSON.stringify(terms.question_changed_at)],
  ...[terms.answer_ru, terms.answer_en, terms.answer_uz, JSON.stringify(terms.answer_changed_at), terms.is_active],
];

export async function insert(sql: Sql, terms: Terms, position: number, at: string): Promise<number> {
  const [made] = await sql.query<{ id: number }>(
    `insert into questions (question_ru, question_en, question_uz, question_changed_at, answer_ru, answer_en, answer_uz, answer_changed_at,
       is_active, position, created_at, updated_at)
     values ($1, $2, $3, $4::jsonb, $5, $6, $7, $8::jsonb, $9, $10, $11, $11) returning id`,
    [...valuesOf(terms), position, at],
  );
  return made!.id; // an insert answers its row
}

export async function save(sql: Sql, id: number, terms: Terms, at: string): Promise<void> {
  await sql.query(
    `update questions set version = version + 1, question_ru = $1, question_en = $2, question_uz = $3, question_changed_at = $4::jsonb,
       answer_ru = $5, answer_en = $6, answer_uz = $7, answer_changed_at = $8::jsonb, is_active = $9, updated_at = $10 where id = $11`,
    [...valuesOf(terms), at, id],
  );
}

export async function remove(sql: Sql, id: number): Promise<void> {
  await sql.query('delete from questions where id = $1', [id]);
}
