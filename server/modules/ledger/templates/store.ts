/** What a person posts again and again, under names of his own. */
import type { Sql } from '../../../db/database';
import { listOf } from '../../../db/list';
import type { Call, Reply } from '../../../http/contract';

export type TemplateRow = Reply<'createPostingTemplate'>;
export type TemplateTerms = Call<'createPostingTemplate'>['body'];

/** How many a person keeps at most. */
export const mostOfOne = 100;

/** The templates of one person. */
export const templatesOf = listOf<TemplateRow, Call<'listPostingTemplates'>['query'], never, number>({
  id: 't.id',
  from: (bind, userId) => `(select * from posting_templates where user_id = ${bind(userId)}) t`,
  select: `t.id, t.version, t.name, t.kind, t.operation_id, t.account_id, t.amount, t.description, t.counterparty,
    (select json_agg(json_build_object('account_id', l.account_id, 'amount', l.amount::text) order by l.position)
      from posting_template_lines l where l.template_id = t.id) as lines, t.created_at, t.updated_at`,
  orders: 'lower(t.name), t.id',
  where: {},
});

/** Holds the person, so that his templates are made one after the other, and counts them. */
export async function lockCount(sql: Sql, userId: number): Promise<number> {
  await sql.query('select from system_users where id = $1 for no key update', [userId]);
  const [row] = await sql.query<{ count: number }>(
    'select count(*)::int as count from posting_templates where user_id = $1',
    [userId],
  );
  return row!.count; // an aggregate always answers one row
}

/** The person's own template, held until the end of the transaction. */
export async function lockTemplate(sql: Sql, id: number, userId: number): Promise<TemplateRow | undefined> {
  const [row] = await sql.query<{ id: number }>(
    'select id from posting_templates where id = $1::bigint and user_id = $2 for no key update',
    [id, userId],
  );
  return row && templatesOf.find(sql, row.id, userId);
}

const columns = 'name, kind, operation_id, account_id, amount, description, counterparty, updated_at';
const valuesOf = (terms: TemplateTerms, at: string) => [
  ...[terms.name, terms.kind, terms.operation_id, terms.account_id, terms.amount, terms.description],
  ...[terms.counterparty, at],
];

export async function insertTemplate(
  sql: Sql,
  terms: TemplateTerms,
  { userId, at }: { userId: number; at: string },
): Promise<number> {
  const [row] = await sql.query<{ id: number }>(
    `insert into posting_templates (${columns}, user_id, created_at) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $8) returning id`,
    [...valuesOf(terms, at), userId],
  );
  const made = row!.id; // an insert answers its row
  await setLines(sql, made, terms.lines);
  return made;
}

export async function setTemplate(sql: Sql, id: number, terms: TemplateTerms, at: string): Promise<void> {
  await sql.query(
    `update posting_templates set (${columns}) = row ($1, $2, $3, $4, $5::numeric, $6, $7, $8::timestamp), version = version + 1
     where id = $9`,
    [...valuesOf(terms, at), id],
  );
  await sql.query('delete from posting_template_lines where template_id = $1', [id]);
  await setLines(sql, id, terms.lines);
}

const setLines = (sql: Sql, id: number, lines: TemplateTerms['lines']) =>
  sql.query(
    `insert into posting_template_lines (template_id, position, account_id, amount)
     select $1, position, account_id, amount from unnest($2::int[], $3::numeric[]) with ordinality as l (account_id, amount, position)`,
    [id, lines.map(({ account_id: account }) => account), lines.map(({ amount }) => amount)],
  );

export const deleteTemplate = (sql: Sql, id: number) => sql.query('delete from posting_templates where id = $1', [id]);
