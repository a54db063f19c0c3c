import type { Sql } from '../../db/database';
import type { Call, Language, Reply } from '../../http/contract';
import { tiyinOf } from '../../shared/money';
import type { Span } from './months';
import { placeOf, type Sheet } from './rules';

export type CatalogLine = Reply<'listProfitLossLines'>['lines'][number];
export type TypedValue = Call<'setProfitLossValues'>['body']['values'][number];

export const listLines = (sql: Sql, language: Language): Promise<CatalogLine[]> =>
  sql.query(
    `select id, code, case $1 when 'en' then name_en when 'uz' then name_uz else name_ru end as name, kind,
       position as "order", parent_id, account_ids
     from pnl_catalog where is_active order by position`,
    [language],
  );

/** The closing of a month brings accounts to nothing against 9910: that is no income and no expense. */
const figuresText = `
  with moved as (
    select date_trunc('month', e.date)::date as month, e.credit as account, e.strategy_id, e.amount
    from gl_entries e where e.date between $1::date and $2::date and e.debit <> 9910
    union all
    select date_trunc('month', e.date)::date, e.debit, e.strategy_id, -e.amount
    from gl_entries e where e.date between $1::date and $2::date and e.credit <> 9910),
  rows as (
    select m.month, c.id as line_id, m.strategy_id, sum(case c.kind when 'income' then m.amount else -m.amount end) as ledger,
      null::numeric as typed
    from moved m join pnl_catalog c on m.account = any (c.account_ids) group by m.month, c.id, m.strategy_id
    union all
    select p.month, v.line_id, v.strategy_id, null, v.amount from pnl_values v join pnl_months p on p.id = v.month_id
    where p.month between $1::date and $2::date and v.amount is not null),
  cells as (
    select line_id, strategy_id, coalesce(sum(ledger), 0) as ledger, coalesce(max(typed), sum(ledger), 0) as figure
    from rows group by month, line_id, strategy_id)
  select line_id, strategy_id, sum(ledger)::numeric(24, 2) as ledger, sum(figure)::numeric(24, 2) as figure
  from cells group by line_id, strategy_id`;

/** The figures of whole months, by line and strategy. */
export async function readSheet(sql: Sql, { begin, end }: Span): Promise<Sheet> {
  const rows = await sql.query<{ line_id: number; strategy_id: number | null; ledger: string; figure: string }>(
    figuresText,
    [begin, end],
  );
  return new Map(
    rows.map((row) => [
      placeOf(row.line_id, row.strategy_id),
      { ledger: tiyinOf(row.ledger), figure: tiyinOf(row.figure) },
    ]),
  );
}

/** What was typed of a month. */
export const listTyped = (sql: Sql, month: string): Promise<TypedValue[]> =>
  sql.query(
    `select v.line_id, v.strategy_id, v.amount, v.comment from pnl_values v join pnl_months p on p.id = v.month_id
       join pnl_catalog c on c.id = v.line_id
     where p.month = $1 order by c.position, v.strategy_id nulls first`,
    [month],
  );

/** The number and version of a month; a month that nobody has typed in stands at its first version. */
export async function findMonth(sql: Sql, month: string): Promise<{ id: number | undefined; version: number }> {
  const [row] = await sql.query<{ id: number; version: number }>(
    'select id, version from pnl_months where month = $1::date',
    [month],
  );
  return row ?? { id: undefined, version: 1 };
}

/** Holds a month until the end of the transaction; one that is closed, or being closed, is refused. */
export async function holdMonth(sql: Sql, month: string): Promise<{ id: number; version: number }> {
  await sql.query('select gl_refuse_closed($1::date)', [month]);
  await sql.query('insert into pnl_months (month) values ($1::date) on conflict (month) do nothing', [month]);
  const [row] = await sql.query<{ id: number; version: number }>(
    'select id, version from pnl_months where month = $1::date for no key update',
    [month],
  );
  return row!; // it is there since the statement before
}

export async function isClosed(sql: Sql, month: string): Promise<boolean> {
  const rows = await sql.query(
    `select from closing_months where month = $1::date and status in ('calculating', 'closed')`,
    [month],
  );
  return rows.length > 0;
}

/** The values as they are sent, and the month one version further. */
export async function setValues(
  sql: Sql,
  { monthId, values, userId, at }: { monthId: number; values: readonly TypedValue[]; userId: number; at: string },
): Promise<void> {
  await sql.query(
    `delete from pnl_values v using jsonb_to_recordset($2::jsonb) as s (line_id integer, strategy_id integer)
     where v.month_id = $1 and v.line_id = s.line_id and v.strategy_id is not distinct from s.strategy_id`,
    [monthId, JSON.stringify(values)],
  );
  await sql.query(
    `insert into pnl_values (month_id, line_id, strategy_id, amount, comment, updated_by, updated_at)
     select $1, s.line_id, s.strategy_id, s.amount, s.comment, $3, $4
     from jsonb_to_recordset($2::jsonb) as s (line_id integer, strategy_id integer, amount numeric, comment text)
     where s.amount is not null or s.comment is not null`,
    [monthId, JSON.stringify(values), userId, at],
  );
  await sql.query('update pnl_months set version = version + 1 where id = $1', [monthId]);
}

export type Column = Reply<'getProfitLoss'>['columns'][number];

/** The strategies that stand in columns: those at work and `others`, each with the profit of the month. */
export const listColumns = (
  sql: Sql,
  month: string,
  others: readonly number[],
  language: Language,
): Promise<{ strategy: NonNullable<Column['strategy']>; profit: Column['profit'] }[]> =>
  sql.query(
    `select json_build_object('id', s.id, 'name',
         coalesce(case $3 when 'en' then s.title_en when 'uz' then s.title_uz end, s.title_ru)) as strategy,
       case when p.id is not null then json_build_object('id', p.id, 'status', p.status, 'net_profit', p.net_profit::text) end as profit
     from strategies s left join profit_records p on p.strategy_id = s.id and p.month = $1::date
     where s.status = 'active' or p.id is not null or s.id = any ($2::int[]) order by s.id`,
    [month, others, language],
  );

/** Those of some lines and strategies that there are none of. */
export async function findUnknown(
  sql: Sql,
  values: readonly TypedValue[],
): Promise<{ line_id: boolean; strategy_id: boolean }> {
  const [row] = await sql.query<{ line_id: boolean; strategy_id: boolean }>(
    `select exists (select from unnest($1::int[]) as one (id) where not exists (
         select from pnl_catalog c where c.id = one.id and c.is_active and c.account_ids <> '{}')) as line_id,
       exists (select from unnest($2::int[]) as one (id) where not exists (
         select from strategies s where s.id = one.id)) as strategy_id`,
    [values.map(({ line_id: id }) => id), values.flatMap(({ strategy_id: id }) => (id === null ? [] : [id]))],
  );
  return row!; // a select of values answers one row
}

/** Where a cell stands, in words: the journal is read by people. */
export async function namePlace(sql: Sql, { line_id: line, strategy_id: strategy }: TypedValue) {
  const [row] = await sql.query<{ line: string; strategy: string | null }>(
    `select c.name_ru as line, (select s.title_ru from strategies s where s.id = $2::int) as strategy
     from pnl_catalog c where c.id = $1`,
    [line, strategy],
  );
  return row!; // both were looked for before
}

export async function strategyExists(sql: Sql, id: number): Promise<boolean> {
  return (await sql.query('select from strategies where id = $1::bigint', [id])).length > 0;
}
