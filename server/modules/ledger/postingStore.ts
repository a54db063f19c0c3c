/** Postings by their documents: the list of those that people make, one with its lines, and what changes a draft. */
import { awaitingOf, type AwaitingQuery } from '../../auth/awaiting';
import type { Sql } from '../../db/database';
import { listOf } from '../../db/list';
import { Where } from '../../db/where';
import type { Call, Language, Reply } from '../../http/contract';
import { personColumn } from '../../shared/referenceColumns';
import { postingSearch } from './entryStore';
import {
  analyticsColumns,
  analyticsJoins,
  namedColumn,
  numberOf,
  ofPostingOrRecord,
  operationColumn,
  otherPosting,
  recordJoins,
} from './names';
import { isPostable } from './chartStore';
import type { DraftLine, PostedAccount, PostingKind, PostingState, PostingTerms } from './rules';

type PostingRow = Reply<'listPostings'>['postings'][number];

const reversal = `left join gl_postings r on r.reverses_id = p.id and r.status <> 'rejected' left join gl_postings f on f.id = p.reverses_id`;
const people = `left join system_users maker on maker.id = p.created_by left join system_users decider on decider.id = p.decided_by`;

export const postings = listOf<PostingRow, AwaitingQuery<Call<'listPostings'>['query']>, 'amount', Language>({
  id: 'p.id',
  from: (
    bind,
    language,
  ) => `gl_postings p join gl_operations o on o.id = p.operation_id join gl_accounts a on a.id = p.account_id
    ${reversal} ${people} cross join (select ${bind(language)}::text as language) spoken
    cross join lateral (
      select count(*)::int as count, string_agg(distinct l.debit::text, ' ') as debit, string_agg(distinct l.credit::text, ' ') as credit
      from (select debit, credit from gl_draft_lines where posting_id = p.id
        union all select debit, credit from gl_entries where posting_id = p.id) l) lines`,
  found: 'gl_postings p',
  select: `p.id::float8 as id, p.version, ${numberOf('p')} as number, p.date, p.status, p.kind,
    ${operationColumn('o', 'spoken.language')} as operation, ${namedColumn('a', 'spoken.language')} as account,
    lines.count as line_count, lines.debit, lines.credit, p.amount, p.description, p.counterparty, p.document_number,
    ${otherPosting('f')} as reverses, ${otherPosting('r')} as reversed_by, ${personColumn('maker', 'created_by')}, p.created_at,
    ${personColumn('decider', 'decided_by')}, p.decided_at`,
  totals: { amount: 'p.amount' },
  orders: {
    // Drafts in the order in which they came; what is decided after them, the latest first.
    waiting: `row (p.status <> 'draft', case when p.status = 'draft' then extract(epoch from p.created_at)
      else -extract(epoch from p.date) end)`,
    date: 'p.date',
    amount: 'p.amount',
    created_at: 'p.created_at',
  },
  where: (query) => madeByPeople(query),
});

function madeByPeople({ status, kind, awaits, search, ...period }: AwaitingQuery<Call<'listPostings'>['query']>) {
  const found = new Where().and(`p.source = 'manual'`);
  if (awaits !== undefined) found.and(awaitsDecision(found.bind, awaits));
  return found
    .when(status, 'p.status = any ($::text[])')
    .when(kind, 'p.kind = any ($::text[])')
    .within('p.date', period)
    .finds(search, postingSearch);
}
const awaitsDecision = awaitingOf(`p.status = 'draft' and p.created_by <> $me`);

type Posting = Omit<Reply<'getPosting'>, 'history' | 'file' | 'lines' | 'sources'>;
interface FoundPosting extends Posting {
  file_id: string | null;
  file_key: string | null;
  file_name: string | null;
}

/** What the record that a posting `p` is about is called, in the language of the second parameter. */
const linkName = `case p.link_type
  when 'investor' then (select name from investors where id = p.link_id)
  when 'investment' then (select contract_number from investments where id = p.link_id)
  when 'bond' then (select code from bonds where id = p.link_id)
  when 'strategy' then (select coalesce(case $2 when 'en' then title_en when 'uz' then title_uz end, title_ru) from strategies
    where id = p.link_id)
  when 'expense' then p.link_id::text
  when 'income' then p.link_id::text
  else (select h.name from profit_distributions d join partners h on h.id = d.partner_id where d.id = p.link_id) end`;

/** What the lines of a posting `p` are about by its link: whoever decides about a draft sees it as it will be posted. */
const linkAnalytics = `case p.link_type when 'investor' then p.link_id when 'investment' then n.investor_id end as investor_id,
  n.id as investment_id, case p.link_type when 'bond' then p.link_id end as bond_id,
  case p.link_type when 'strategy' then p.link_id when 'investment' then n.strategy_id when 'profit_distribution' then
    (select r.strategy_id from profit_distributions d join dividend_runs r on r.id = d.run_id where d.id = p.link_id)
    when 'expense' then (select strategy_id from expenses where id = p.link_id)
    when 'income' then (select strategy_id from incomes where id = p.link_id) end as strategy_id`;
const linkJoin = `left join investments n on p.link_type = 'investment' and n.id = p.link_id`;

/** A posting by its number; nothing where there is none. */
export async function findPosting(sql: Sql, id: number, language: Language): Promise<FoundPosting | undefined> {
  const [row] = await sql.query<FoundPosting>(
    `select p.id::float8 as id, p.version, ${numberOf('p')} as number, p.date, p.status, p.source, p.kind,
       ${operationColumn('o', '$2')} as operation, case when a.id is not null then ${namedColumn('a', '$2')} end as account,
       coalesce(p.amount, (select sum(e.amount) from gl_entries e where e.posting_id = p.id))::numeric(24, 2) as amount,
       ${ofPostingOrRecord('description')} as description, ${ofPostingOrRecord('counterparty')} as counterparty, p.document_number,
       p.file_id, p.file_key, p.file_name, p.reason,
       case when p.link_type is not null then json_build_object('type', p.link_type, 'id', p.link_id, 'name', ${linkName}) end as link,
       case when p.fact is not null then json_build_object('kind', p.fact, 'id', p.fact_id) end as fact,
       ${otherPosting('f')} as reverses, ${otherPosting('r')} as reversed_by,
       ${personColumn('maker', 'created_by')}, p.created_at, ${personColumn('decider', 'decided_by')}, p.decided_at
     from gl_postings p join gl_operations o on o.id = p.operation_id left join gl_accounts a on a.id = p.account_id
       ${reversal} ${recordJoins}
       left join system_users maker on maker.id = ${ofPostingOrRecord('created_by')}
       left join system_users decider on decider.id = p.decided_by
     where p.id = $1::bigint`,
    [id, language],
  );
  return row;
}

/** Its correspondences, of a draft as they would be. */
export const listLines = (sql: Sql, id: number, language: Language) =>
  sql.query<Reply<'getPosting'>['lines'][number]>(
    `select (e.id + 1)::float8 as id, ${namedColumn('d', '$2')} as debit, ${namedColumn('c', '$2')} as credit, e.amount,
       ${analyticsColumns('$2')}
     from (select id, debit, credit, amount, investor_id, investment_id, bond_id, strategy_id from gl_entries where posting_id = $1::bigint
       union all select l.position, l.debit, l.credit, l.amount, ${linkAnalytics}
         from gl_draft_lines l join gl_postings p on p.id = l.posting_id ${linkJoin} where l.posting_id = $1::bigint) e
       join gl_accounts d on d.id = e.debit join gl_accounts c on c.id = e.credit ${analyticsJoins}
     order by e.id`,
    [id, language],
  );

/** A posting, held until the end of the transaction. */
export interface LockedPosting extends PostingState {
  id: number;
  version: number;
  year: number;
  date: string;
  kind: PostingKind;
  account_id: number;
  operation_id: number;
  amount: string;
  link_type: NonNullable<PostingTerms['link']>['type'] | null;
  link_id: number | null;
  reverses_id: number | null;
  file_key: string | null;
  file_id: string | null;
}

export async function lockPosting(sql: Sql, id: number): Promise<LockedPosting | undefined> {
  const [row] = await sql.query<Omit<LockedPosting, 'is_reversed'>>(
    `select id::float8 as id, version, year, date, kind, account_id, operation_id, amount, source, status, created_by,
       reverses_id is not null as is_reversal,
       exists (select from gl_postings f where f.id = p.reverses_id and f.reverses_id is not null) as reverses_reversal,
       link_type, link_id, reverses_id::float8 as reverses_id, file_key, file_id
     from gl_postings p where id = $1::bigint for no key update`,
    [id],
  );
  if (row === undefined) return undefined;
  // Asked apart: a statement that waited for the lock still sees the other rows as they were when it began.
  const [other] = await sql.query<{ is_reversed: boolean }>(
    `select exists (select from gl_postings where reverses_id = $1::bigint and status <> 'rejected') as is_reversed`,
    [id],
  );
  return { ...row, is_reversed: other!.is_reversed }; // `exists` always answers one row
}

export const findPostedAccounts = (sql: Sql, ids: readonly number[]) =>
  sql.query<PostedAccount>(
    `select a.id, a.is_money, ${isPostable} as is_postable from gl_accounts a where a.id = any ($1::int[])`,
    [ids],
  );

/** The name of an operation that people post in a posting of this kind; nothing where there is none. */
export async function findOperation(sql: Sql, id: number, kind: PostingKind): Promise<string | undefined> {
  const [row] = await sql.query<{ name: string }>(
    'select name_ru as name from gl_operations where id = $1::bigint and kind = $2',
    [id, kind],
  );
  return row?.name;
}

const linkTables = {
  ...{ investor: 'investors', investment: 'investments', bond: 'bonds', strategy: 'strategies' },
  ...{ profit_distribution: 'profit_distributions', expense: 'expenses', income: 'incomes' },
} as const;

export async function linkExists(sql: Sql, { type, id }: NonNullable<PostingTerms['link']>): Promise<boolean> {
  return (await sql.query(`select from ${linkTables[type]} where id = $1::bigint`, [id])).length > 0;
}

/** A month, YYYY-MM, and how it stands. */
export interface MonthState {
  month: string;
  status: string;
}
const monthState = `to_char(month, 'YYYY-MM') as month, status`;

/** The month of a day, which nobody begins to close until the end of the transaction. */
export async function holdMonthOf(sql: Sql, day: string): Promise<MonthState | undefined> {
  const [row] = await sql.query<MonthState>(
    `select ${monthState} from closing_months where month = date_trunc('month', $1::date)::date for share`,
    [day],
  );
  return row;
}

/** A month after that of a day that is closed or being closed; nothing where none is. */
export async function findLaterShut(sql: Sql, day: string): Promise<MonthState | undefined> {
  const [row] = await sql.query<MonthState>(
    `select ${monthState} from closing_months where month > $1::date and status in ('closed', 'calculating')
     order by closing_months.month limit 1`,
    [day],
  );
  return row;
}

export const isOpeningBalance = async (sql: Sql, operationId: number): Promise<boolean> =>
  (await sql.query(`select from gl_operations where id = $1::bigint and code = 'opening_balance'`, [operationId]))
    .length > 0;

/** What a draft holds besides its lines. */
export interface DraftValues {
  date: string;
  operation_id: number;
  account_id: number;
  amount: string;
  description: string | null;
  counterparty: string | null;
  document_number: string | null;
  link_type: string | null;
  link_id: number | null;
  file_id: string | null;
  file_key: string | null;
  file_name: string | null;
}

const columns = `date, operation_id, account_id, amount, description, counterparty, document_number, link_type, link_id, file_id,
  file_key, file_name`;
const valuesOf = (draft: DraftValues) => [
  ...[draft.date, draft.operation_id, draft.account_id, draft.amount, draft.description, draft.counterparty],
  ...[draft.document_number, draft.link_type, draft.link_id, draft.file_id, draft.file_key, draft.file_name],
];
const places = '$1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12';

interface Made {
  kind: PostingKind;
  userId: number;
  at: string;
}

export async function insertDraft(sql: Sql, draft: DraftValues, { kind, userId, at }: Made): Promise<number> {
  const [row] = await sql.query<{ id: number }>(
    `insert into gl_postings (${columns}, source, status, kind, created_by, created_at)
     values (${places}, 'manual', 'draft', $13, $14, $15) returning id::float8 as id`,
    [...valuesOf(draft), kind, userId, at],
  );
  return row!.id; // an insert answers its row
}

export async function setDraft(sql: Sql, id: number, draft: DraftValues): Promise<void> {
  await sql.query(
    `update gl_postings set (${columns}) = row (${places}), version = version + 1 where id = $13::bigint`,
    [...valuesOf(draft), id],
  );
}

export async function findValues(sql: Sql, id: number): Promise<DraftValues> {
  const [row] = await sql.query<DraftValues>(`select ${columns} from gl_postings where id = $1::bigint`, [id]);
  return row!; // the caller holds it
}

/** Makes the lines of a draft these. */
export async function setLines(sql: Sql, id: number, lines: readonly DraftLine[]): Promise<void> {
  await sql.query('delete from gl_draft_lines where posting_id = $1::bigint', [id]);
  await sql.query(
    `insert into gl_draft_lines (posting_id, position, debit, credit, amount)
     select $1::bigint, position, debit, credit, amount
     from unnest($2::int[], $3::int[], $4::numeric[]) with ordinality as l (debit, credit, amount, position)`,
    [id, lines.map(({ debit }) => debit), lines.map(({ credit }) => credit), lines.map(({ amount }) => amount)],
  );
}

export const findDraftLines = (sql: Sql, id: number) =>
  sql.query<DraftLine>(
    'select debit, credit, amount from gl_draft_lines where posting_id = $1::bigint order by position',
    [id],
  );

interface Decision {
  userId: number;
  at: string;
}

/** Makes a draft an entry of the ledger under the next number of its year; whoever posts holds that to the end. */
export async function postDraft(sql: Sql, { id, year }: LockedPosting, { userId, at }: Decision): Promise<void> {
  const [numbered] = await sql.query<{ number: number }>(
    `insert into gl_years (year, last_number) values ($1, 1)
     on conflict (year) do update set last_number = gl_years.last_number + 1 returning last_number as number`,
    [year],
  );
  await sql.query(
    `update gl_postings set status = 'posted', number = $2, decided_by = $3, decided_at = $4, version = version + 1
     where id = $1::bigint`,
    [id, numbered!.number, userId, at], // an insert answers its row
  );
  await sql.query(
    `with lines as (delete from gl_draft_lines where posting_id = $1::bigint returning position, debit, credit, amount)
     insert into gl_entries (posting_id, date, debit, credit, amount, investor_id, investment_id, bond_id, strategy_id)
     select p.id, p.date, l.debit, l.credit, l.amount, ${linkAnalytics}
     from lines l cross join gl_postings p ${linkJoin}
     where p.id = $1::bigint order by l.position`,
    [id],
  );
}

export async function rejectDraft(
  sql: Sql,
  id: number,
  { userId, at, reason }: Decision & { reason: string },
): Promise<void> {
  await sql.query(
    `update gl_postings set status = 'rejected', reason = $2, decided_by = $3, decided_at = $4, version = version + 1
     where id = $1::bigint`,
    [id, reason, userId, at],
  );
}

/** A draft of another day with the sides of a posting swapped. */
export async function insertReversal(
  sql: Sql,
  id: number,
  { date, userId, at }: Decision & { date: string },
): Promise<number> {
  const [row] = await sql.query<{ id: number }>(
    `insert into gl_postings (date, operation_id, account_id, amount, description, counterparty, document_number, link_type,
       link_id, source, status, kind, created_by, created_at, reverses_id)
     select $2, operation_id, account_id, amount, description, counterparty, document_number, link_type, link_id, 'manual',
       'draft', kind, $3, $4, id
     from gl_postings where id = $1::bigint returning id::float8 as id`,
    [id, date, userId, at],
  );
  const made = row!.id; // the caller holds the posting
  await sql.query(
    `insert into gl_draft_lines (posting_id, position, debit, credit, amount)
     select $2::bigint, row_number() over (order by id), credit, debit, amount from gl_entries where posting_id = $1::bigint`,
    [id, made],
  );
  return made;
}
