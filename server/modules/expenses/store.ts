import type { Sql } from '../../db/database';
import { listOf } from '../../db/list';
import type { Call, Language, Reply } from '../../http/contract';
import { personColumn } from '../../shared/referenceColumns';

export type EntryRow = Reply<'listExpenses'>['expenses'][number];
export type EntryBody = Call<'addManualExpense'>['body'];
export type Kind = 'expense' | 'income';
type Line = Reply<'getExpense'>['lines'][number];

const tables = {
  expense: { rows: 'expenses', files: 'expense_files', owner: 'expense_id', link: 'expense' },
  income: { rows: 'incomes', files: 'income_files', owner: 'income_id', link: 'income' },
} as const;

/** Names in the language of the caller, by the letter of their table. */
const names = {
  a: `coalesce(case seen.language when 'en' then a.name_en when 'uz' then a.name_uz end, a.name_ru)`,
  c: `coalesce(case seen.language when 'en' then c.name_en when 'uz' then c.name_uz end, c.name_ru)`,
  d: `coalesce(case seen.language when 'en' then d.name_en when 'uz' then d.name_uz end, d.name_ru)`,
  k: `coalesce(case seen.language when 'en' then k.name_en when 'uz' then k.name_uz end, k.name_ru)`,
};
const strategyTitle = `coalesce(case seen.language when 'en' then s.title_en when 'uz' then s.title_uz end, s.title_ru)`;

/** A posting of people that is reversed itself takes nothing back any more. */
const stands = `r.reverses_id is null and not exists (select from gl_postings b where b.reverses_id = r.id and b.status = 'posted')`;
/** Looked up once for a whole list: few are ever taken back. */
const takenBack = {
  expense: `array(select r.link_id from gl_postings r where r.link_type = 'expense' and r.status = 'posted' and ${stands})`,
  income: `array(select r.link_id from gl_postings r where r.link_type = 'income' and r.status = 'posted' and ${stands})`,
};
const states = {
  expense: `case when e.id = any (${takenBack.expense}) then 'reversed' else 'posted' end`,
  income: `case when e.id = any (${takenBack.income}) then 'reversed' else 'posted' end`,
};

/** The same list of what is spent and of what is earned; the names of their tables differ in one word. */
const entriesOf = (kind: Kind) =>
  listOf<EntryRow, Call<'listExpenses'>['query'], 'amount' | 'vat_amount', Language>({
    id: 'e.id',
    from: (bind, language) => `${tables[kind].rows} e
      cross join (select ${bind(language)}::text as language) seen
      join pnl_catalog c on c.id = e.category_id join gl_accounts a on a.id = e.account_id
      join gl_postings p on p.fact = '${tables[kind].rows}' and p.fact_id = e.id
      left join strategies s on s.id = e.strategy_id left join system_users maker on maker.id = e.created_by`,
    found: `${tables[kind].rows} e`,
    select: `e.id, e.date, json_build_object('id', c.id, 'name', ${names.c}) as category,
      json_build_object('id', a.id, 'name', ${names.a}) as account,
      case when s.id is not null then json_build_object('id', s.id, 'name', ${strategyTitle}) end as strategy,
      e.amount, e.vat_amount, (e.amount - coalesce(e.vat_amount, 0))::numeric(18, 2) as net_amount, e.counterparty,
      e.description, e.source, json_build_object('id', p.id, 'number', p.number, 'year', p.year) as posting,
      ${states[kind]} as state,
      (select json_build_object('id', r.id, 'number', r.year::text || '/' || r.number::text) from gl_postings r
        where r.link_type = '${tables[kind].link}' and r.link_id = e.id and r.status <> 'rejected' and ${stands}
        order by r.status desc limit 1) as taken_back_by,
      (select count(*)::int from ${tables[kind].files} f where f.${tables[kind].owner} = e.id) as files_count,
      ${personColumn('maker', 'created_by')}, e.created_at`,
    totals: {
      amount: `case ${states[kind]} when 'posted' then e.amount end`,
      vat_amount: `case ${states[kind]} when 'posted' then e.vat_amount end`,
    },
    orders: { date: 'e.date', amount: 'e.amount' },
    where: {
      category_id: 'e.category_id = any ($::bigint[])',
      account_id: 'e.account_id = any ($::bigint[])',
      strategy_id: 'e.strategy_id = any ($::bigint[])',
      source: 'e.source',
      state: `${states[kind]} = $::text`,
      period: 'e.date',
      search: { id: 'e.id', names: [`coalesce(e.counterparty, '')`, `coalesce(e.description, '')`] },
    },
  });

export const entries = { expense: entriesOf('expense'), income: entriesOf('income') };

/** What the ledger has of one, and the accounts by their names. */
export const linesOf = (sql: Sql, postingId: number, language: Language) =>
  sql.query<Line>(
    `select e.id::float8 as id, json_build_object('id', d.id, 'name', ${names.d}) as debit,
       json_build_object('id', k.id, 'name', ${names.k}) as credit, e.amount
     from gl_entries e cross join (select $2::text as language) seen
       join gl_accounts d on d.id = e.debit join gl_accounts k on k.id = e.credit
     where e.posting_id = $1 order by e.id`,
    [postingId, language],
  );

interface FileRow {
  file_id: string;
  name: string;
  size: number;
  file_key: string;
  created_at: string;
}

export const filesOf = (sql: Sql, kind: Kind, id: number) =>
  sql.query<FileRow>(
    `select a.file_id, a.name, f.size, a.file_key, a.created_at
     from ${tables[kind].files} a join files f on f.key = a.file_key where a.${tables[kind].owner} = $1::bigint order by a.created_at, a.file_id`,
    [id],
  );

interface AttachedFile {
  fileId: string;
  name: string;
  key: string;
  at: string;
}
export async function addFileTo(
  sql: Sql,
  kind: Kind,
  id: number,
  { fileId, name, key, at }: AttachedFile,
): Promise<void> {
  await sql.query(
    `insert into ${tables[kind].files} (${tables[kind].owner}, file_id, name, file_key, created_at) values ($1, $2, $3, $4, $5)`,
    [id, fileId, name, key, at],
  );
}

/** What an expense or an income may name, in the language of the caller. */
export async function choicesOf(sql: Sql, kind: Kind, language: Language): Promise<Reply<'listExpenseChoices'>> {
  type Choice = Reply<'listExpenseChoices'>['accounts'][number];
  const seen = 'cross join (select $1::text as language) seen';
  const categories = await sql.query<Choice>(
    `select c.id, ${names.c} as name from pnl_catalog c ${seen}
     where c.kind = $2 and c.is_active and c.account_ids <> '{}' order by c.position`,
    [language, kind],
  );
  const accounts = await sql.query<Choice>(
    `select a.id, a.id || ' ' || ${names.a} as name from gl_accounts a ${seen} where ${payable} order by a.id`,
    [language],
  );
  return { categories, accounts };
}

/** Money of the platform itself, to which staff may post. */
const payable = 'a.is_money and a.is_active and a.allows_manual';

/** Which of the records that a new one names are not there to be named. */
export async function unknownFields(sql: Sql, kind: Kind, body: EntryBody): Promise<string[]> {
  const [row] = await sql.query<Record<string, boolean>>(
    `select exists (select from pnl_catalog where id = $1::bigint and kind = $2 and is_active and account_ids <> '{}') as category_id,
       exists (select from gl_accounts a where a.id = $3::bigint and ${payable}) as account_id,
       $4::bigint is null or exists (select from strategies where id = $4::bigint) as strategy_id`,
    [body.category_id, kind, body.account_id, body.strategy_id ?? null],
  );
  return Object.entries(row!).flatMap(([field, isThere]) => (isThere ? [] : [field])); // a question without a from answers one row
}

export async function insertEntry(
  sql: Sql,
  kind: Kind,
  { body, userId, at }: { body: EntryBody; userId: number; at: string },
): Promise<number> {
  const [row] = await sql.query<{ id: number }>(
    `insert into ${tables[kind].rows} (date, category_id, account_id, strategy_id, amount, vat_amount, counterparty, description, source,
       created_by, created_at) values ($1, $2, $3, $4, $5, $6, $7, $8, 'manual', $9, $10) returning id`,
    [
      ...[body.date, body.category_id, body.account_id, body.strategy_id ?? null, body.amount, body.vat_amount ?? null],
      ...[body.counterparty?.trim() || null, body.description?.trim() || null, userId, at],
    ],
  );
  return row!.id; // it was inserted
}
