import type { Sql } from '../../db/database';
import { listOf } from '../../db/list';
import type { Call, Language, Reply } from '../../http/contract';
import { personColumn } from '../../shared/referenceColumns';
import type { CheckedLine, ChecklistLine, ClosingRow, ClosingStage } from './rules';

/** A month as it stands, but for what depends on who asks; `day` is its first one. */
export type MonthRow = Omit<ClosingRow, 'step_refusal'> & { day: string; has_later: boolean; is_same_role: boolean };
type Query = Call<'listClosingMonths'>['query'];

/** Whether whoever asked, `changer`, may still open a month again; else the asking stands no more, and the next to ask does it anew. */
const mayReopen = `changer.is_active and exists (
  select from user_roles a join role_permissions p on p.role_id = a.role_id and p.permission_id = 'closing' and p.action = 'disable'
  where a.user_id = changer.id)`;

/**
 * Whether the two who open a month again stand for one role only, of those that may: the administrator and the director do it together,
 * not two of either.
 */
const isSameRole = `(changer.id is not null and not exists (
    select from user_roles a join role_permissions p on p.role_id = a.role_id and p.permission_id = 'closing' and p.action = 'disable'
      join user_roles b on b.user_id = seen.user_id and b.role_id <> a.role_id
      join role_permissions q on q.role_id = b.role_id and q.permission_id = 'closing' and q.action = 'disable'
    where a.user_id = changer.id))`;

/** `given` is who looks. */
export const months = listOf<MonthRow, Query, never, number>({
  id: 'c.id',
  from: (bind, userId) => `closing_months c cross join (select ${bind(userId)}::int as user_id) seen`,
  select: `c.id, c.version, to_char(c.month, 'YYYY-MM') as month, c.month::text as day, c.status, c.stage, c.revision,
    case when c.net_profit is not null then json_build_object('cash_in', c.cash_in::text, 'cash_out', c.cash_out::text,
      'dividends', c.dividends::text, 'tax', c.tax::text, 'expenses', c.expenses::text, 'incomes', c.incomes::text,
      'net_profit', c.net_profit::text) end as totals,
    (select count(*)::int from closing_files f where f.closing_id = c.id) as files_count, c.digest,
    ${personColumn('maker', 'requested_by')}, c.requested_at, ${personColumn('decider', 'closed_by')}, c.closed_at,
    ${personColumn('changer', 'reopen_requested_by')}, case when changer.id is not null then c.reopen_reason end as reopen_reason,
    exists (select from closing_months o where o.month > c.month and o.status in ('closed', 'calculating')) as has_later,
    ${isSameRole} as is_same_role`,
  joins: `left join system_users maker on maker.id = c.requested_by left join system_users decider on decider.id = c.closed_by
    left join system_users changer on changer.id = c.reopen_requested_by and ${mayReopen}`,
  orders: { month: 'c.month' },
  where: { status: 'c.status', period: 'c.month' },
});

/**
 * Holds what writers of the ledger hold, in their order: the numbers of the year, then the month. Answers the number of the
 * month, and begins one that nobody has written into.
 */
export async function holdMonth(sql: Sql, day: string): Promise<number> {
  await sql.query(
    `insert into gl_years (year, last_number) values (extract(year from $1::date)::int, 0) on conflict (year) do nothing`,
    [day],
  );
  await sql.query('select from gl_years where year = extract(year from $1::date) for no key update', [day]);
  await sql.query(
    `insert into closing_months (month) select $1::date where not exists (select from closing_months where month = $1::date)
     on conflict (month) do nothing`,
    [day],
  );
  const [row] = await sql.query<{ id: number }>(
    'select id from closing_months where month = $1::date for no key update',
    [day],
  );
  return row!.id; // it is there since the statement before
}

interface TakenMonth {
  id: number;
  day: string;
  stage: ClosingStage;
  revision: number;
  version: number;
  /** In which its files are written. */
  language: Language;
}

/** The oldest month that there is something to reckon of, held; a month that another process works on is left to it. */
export async function takeCalculating(sql: Sql): Promise<TakenMonth | undefined> {
  const [row] = await sql.query<TakenMonth>(
    `select id, month::text as day, stage, revision, version, language from closing_months
     where status = 'calculating' and stage in ('checking', 'entries') order by month limit 1 for no key update skip locked`,
    [],
  );
  return row;
}

/** The oldest month whose files are to be written, itself not held; none while another process writes those of any. */
export async function takeUnwritten(sql: Sql): Promise<TakenMonth | undefined> {
  const [turn] = await sql.query<{ is_ours: boolean }>(
    `select pg_try_advisory_xact_lock(hashtextextended('files of closed months', 0)) as is_ours`,
    [],
  );
  if (turn?.is_ours !== true) return undefined;
  const [row] = await sql.query<TakenMonth>(
    `select id, month::text as day, stage, revision, version, language from closing_months
     where status = 'calculating' and stage = 'files' order by month limit 1`,
    [],
  );
  return row;
}

/** Holds a month whose files have been written; false where its closing was stopped meanwhile, even if it was begun again. */
export const holdUnwritten = async (sql: Sql, { id, version }: TakenMonth): Promise<boolean> =>
  (await sql.query('select from closing_months where id = $1 and version = $2 for no key update', [id, version]))
    .length > 0;

interface Beginning {
  userId: number;
  language: Language;
  at: string;
}
export const beginMonth = (sql: Sql, id: number, { userId, language, at }: Beginning) =>
  sql.query(
    `update closing_months set status = 'calculating', stage = 'checking', revision = revision + 1, requested_by = $2,
       requested_at = $3, closed_by = null, closed_at = null, digest = null, language = $4, updated_at = $3, version = version + 1
     where id = $1`,
    [id, userId, at, language],
  );

export const setStage = (sql: Sql, id: number, stage: ClosingStage, at: string) =>
  sql.query('update closing_months set stage = $2, updated_at = $3, version = version + 1 where id = $1', [
    ...[id, stage, at],
  ]);

/** A month that is open has no figures: they are those of its closing. */
const noTotals =
  'cash_in = null, cash_out = null, dividends = null, tax = null, expenses = null, incomes = null, net_profit = null';

/** Back to open; the figures that were reckoned, and the files of this time, are taken away. Answers the keys of the files. */
export async function dropClosing(sql: Sql, id: number, at: string): Promise<string[]> {
  const files = await sql.query<{ file_key: string }>(
    `delete from closing_files f using closing_months c where c.id = $1 and f.closing_id = c.id and f.revision = c.revision
     returning f.file_key`,
    [id],
  );
  await sql.query(
    `update closing_months set status = case when revision > 1 then 'reopened' else 'open' end, stage = null,
       revision = revision - 1, requested_by = null, requested_at = null, updated_at = $2, version = version + 1,
       ${noTotals} where id = $1`,
    [id, at],
  );
  return files.map(({ file_key }) => file_key);
}

export const askReopening = (sql: Sql, id: number, userId: number, reason: string, at: string) =>
  sql.query(
    `update closing_months set reopen_requested_by = $2, reopen_reason = $3, updated_at = $4, version = version + 1 where id = $1`,
    [id, userId, reason, at],
  );

/** Opens a closed month again: its figures and turnovers are reckoned from its entries until it is closed anew. */
export async function reopenMonth(sql: Sql, id: number, at: string): Promise<void> {
  await sql.query(`delete from gl_turnovers where month = (select month from closing_months where id = $1)`, [id]);
  await sql.query('delete from closing_days where closing_id = $1', [id]);
  await sql.query(
    `update closing_months set status = 'reopened', digest = null, closed_by = null, closed_at = null,
       requested_by = null, requested_at = null, reopen_requested_by = null, reopen_reason = null, updated_at = $2,
       version = version + 1, ${noTotals} where id = $1`,
    [id, at],
  );
}

/** What the month moved, the closing of its accounts left out; a run of dividends that was replaced counts in nothing. */
const totalsText = `
  select coalesce(sum(e.amount) filter (where d.is_money and not c.is_money), 0) as cash_in,
    coalesce(sum(e.amount) filter (where c.is_money and not d.is_money), 0) as cash_out,
    coalesce(sum(e.amount) filter (where o.code = 'dividend'), 0)
      - coalesce(sum(e.amount) filter (where o.code = 'dividend_reversed'), 0) as dividends,
    coalesce(sum(e.amount) filter (where e.credit = 6411), 0)
      - coalesce(sum(e.amount) filter (where e.debit = 6411 and o.code = 'dividend_reversed'), 0) as tax,
    coalesce(sum(e.amount) filter (where d.type = 'expense'), 0) - coalesce(sum(e.amount) filter (where c.type = 'expense'), 0) as expenses,
    coalesce(sum(e.amount) filter (where c.type = 'income'), 0) - coalesce(sum(e.amount) filter (where d.type = 'income'), 0) as incomes
  from gl_entries e join gl_postings p on p.id = e.posting_id join gl_operations o on o.id = p.operation_id
    join gl_accounts d on d.id = e.debit join gl_accounts c on c.id = e.credit
  where e.date >= $1::date and e.date < $1::date + interval '1 month' and o.code <> 'month_close'`;

export async function reckonTotals(sql: Sql, id: number, day: string): Promise<void> {
  await sql.query(
    `update closing_months m set cash_in = t.cash_in, cash_out = t.cash_out, dividends = t.dividends, tax = t.tax,
       expenses = t.expenses, incomes = t.incomes, net_profit = t.incomes - t.expenses
     from (${totalsText}) t where m.id = $2`,
    [day, id],
  );
}

export type ClosingEntry = Reply<'getClosingMonth'>['entries'][number];

/**
 * What brings the accounts of income and expense to nothing on the last day, and the rest to the profit of the period. Of a
 * month that was closed before, only what has come since; where an account stands the other way round, its sides are swapped.
 */
const entriesText = `
  with moved as (
    select account, sum(amount) as amount from (
      select e.credit as account, e.amount from gl_entries e where e.date >= $1::date and e.date < $1::date + interval '1 month'
      union all
      select e.debit, -e.amount from gl_entries e where e.date >= $1::date and e.date < $1::date + interval '1 month') s
    join gl_accounts a on a.id = s.account where a.type in ('income', 'expense') group by account having sum(amount) <> 0),
  rest as (select coalesce(sum(amount), 0) as amount from moved)
  select place, debit, credit, amount from (
    select 1 as place, account as debit, 9910 as credit, amount, account from moved where amount > 0
    union all select 2, 9910, account, -amount, account from moved where amount < 0
    union all select 3, 9910, 8710, amount, 8710 from rest where amount > 0
    union all select 3, 8710, 9910, -amount, 8710 from rest where amount < 0) e
  order by place, account`;

export const closingEntries = (sql: Sql, day: string): Promise<ClosingEntry[]> =>
  sql.query(`select debit, credit, amount::numeric(18, 2)::text as amount from (${entriesText}) e`, [day]);

/** The entries that closings of the month have written. */
export const writtenEntries = (sql: Sql, day: string): Promise<ClosingEntry[]> =>
  sql.query(
    `select e.debit, e.credit, sum(e.amount)::text as amount from gl_entries e join gl_postings p on p.id = e.posting_id
       join gl_operations o on o.id = p.operation_id
     where o.code = 'month_close' and e.date >= $1::date and e.date < $1::date + interval '1 month'
     group by e.debit, e.credit order by min(e.id)`,
    [day],
  );

/** Writes the last entries of a month that is held, as one posting; none where nothing stands on these accounts. */
export async function postClosing(sql: Sql, day: string, at: string): Promise<void> {
  await sql.query(`select set_config('divan.closing_month', to_char($1::date, 'YYYY-MM'), true)`, [day]);
  await sql.query(
    `with entries as materialized (${entriesText}),
       year as (
         update gl_years set last_number = last_number + 1
         where year = extract(year from $1::date) and exists (select from entries) returning last_number),
       made as (
         insert into gl_postings (number, date, operation_id, source, status, fact, fact_id, created_at)
         select y.last_number, ($1::date + interval '1 month - 1 day')::date, o.id, 'auto', 'posted', 'closing_months',
           (select id * 1000 + revision from closing_months where month = $1::date), $2
         from year y join gl_operations o on o.code = 'month_close' returning id, date)
     insert into gl_entries (posting_id, date, debit, credit, amount)
     select m.id, m.date, e.debit, e.credit, e.amount from made m cross join entries e order by e.place, e.debit, e.credit`,
    [day, at],
  );
}

/** An entry `e` as a line of a digest: id, day, accounts, amount. */
const digestLine = `concat_ws(';', e.id, e.date, e.debit, e.credit, e.amount)`;
/** SHA-256 of entries in their order, a line each. */
const digestText = `encode(sha256(convert_to(coalesce(string_agg(${digestLine}, E'\\n' order by e.id), ''), 'UTF8')), 'hex')`;
const entriesOfMonth = `gl_entries e where e.date >= $1::date and e.date < $1::date + interval '1 month'`;
const daysOfMonth = `select e.date as day, count(*)::int as count, sum(e.amount) as amount, ${digestText} as digest
  from ${entriesOfMonth} group by e.date`;

/** Freezes what each account moved, and what the entries of the month and of each of its days come to as digests. */
export async function freezeMonth(sql: Sql, id: number, day: string, userId: number, at: string): Promise<void> {
  await sql.query(
    `insert into gl_turnovers (month, account, debit, credit)
     select $1::date, account, sum(debit), sum(credit) from (
       select debit as account, amount as debit, 0 as credit from gl_entries where date >= $1::date and date < $1::date + interval '1 month'
       union all
       select credit, 0, amount from gl_entries where date >= $1::date and date < $1::date + interval '1 month') s
     group by account`,
    [day],
  );
  await sql.query(
    `insert into closing_days (closing_id, day, count, amount, digest)
     select $2::int, d.day, d.count, d.amount, d.digest from (${daysOfMonth}) d`,
    [day, id],
  );
  await sql.query(
    `update closing_months set status = 'closed', stage = null, closed_by = $3, closed_at = $4, digest = (select ${digestText} from ${entriesOfMonth}),
       updated_at = $4, version = version + 1 where id = $2`,
    [day, id, userId, at],
  );
}

/** What a closed month was closed with beside what its entries come to now, and the days on which the two are not the same. */
export async function compareDigest(sql: Sql, id: number, day: string) {
  const [found] = await sql.query<{ digest: string }>(`select ${digestText} as digest from ${entriesOfMonth}`, [day]);
  const days = await sql.query<Reply<'checkClosingDigest'>['days'][number]>(
    `with found as (${daysOfMonth}), kept as (select day, count, amount, digest from closing_days where closing_id = $2)
     select to_char(day, 'YYYY-MM-DD') as date, coalesce(k.count, 0) as kept_count, coalesce(f.count, 0) as count,
       coalesce(k.amount, 0)::numeric(24, 2) as kept_amount, coalesce(f.amount, 0)::numeric(24, 2) as amount
     from kept k full join found f using (day)
     where k.digest is distinct from f.digest and exists (select from kept) order by day`,
    [day, id],
  );
  return { found: found!.digest, days }; // an aggregate always answers one row
}

/** The latest note of each line, of this closing of the month; those of times before stay behind. */
export const latestNotes = (
  sql: Sql,
  id: number,
): Promise<(NonNullable<ChecklistLine['note']> & { code: ChecklistLine['code'] })[]> =>
  sql.query(
    `select distinct on (n.code) n.code, n.text, n.count, ${personColumn('maker', 'created_by')}, n.created_at
     from closing_notes n join closing_months c on c.id = n.closing_id join system_users maker on maker.id = n.user_id
     where n.closing_id = $1 and n.revision = c.revision - case c.status when 'calculating' then 1 else 0 end
     order by n.code, n.id desc`,
    [id],
  );

interface Note {
  line: CheckedLine;
  text: string | undefined;
  userId: number;
  at: string;
}
export const addNote = (sql: Sql, id: number, { line, text, userId, at }: Note) =>
  sql.query(
    `insert into closing_notes (closing_id, revision, code, count, text, user_id, created_at)
     select c.id, c.revision - case c.status when 'calculating' then 1 else 0 end, $2, $3, $4, $5, $6
     from closing_months c where c.id = $1`,
    [id, line.code, line.count, text ?? null, userId, at],
  );

type FileRow = Omit<Reply<'listClosingFiles'>['files'][number], 'url'> & { file_key: string };
export const listFiles = (sql: Sql, id: number): Promise<FileRow[]> =>
  sql.query(
    `select type, name, size, sha256, revision, created_at, file_key from closing_files where closing_id = $1::bigint
     order by revision desc, array_position(array['gl', 'pnl', 'dividends', 'tax', 'investors'], type)`,
    [id],
  );
