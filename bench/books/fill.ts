/** What the books of `bench/books` are filled with, past the back end: rows of the tables, whose postings follow by themselves. */
import type { Database } from '../../server/db/database';
import { freezeMonth, holdMonth } from '../../server/modules/closing/store';
import { systemClock, timestamp } from '../../server/shared/clock';

export const oneOf = async <Row>(db: Database, text: string, values: unknown[] = []) =>
  (await db.query<Row>(text, values))[0]!; // of the demonstration, which has it

export interface OpenMonth {
  id: number;
  /** Its first and last day. */
  month: string;
  last: string;
}

/** In how many parts rows are written, so that no statement takes minutes. */
const parts = 20;

/** Movements of 200 investors, in and out by turns, over so many days from the first; those of the numbers from and to. */
const movements = (db: Database, amount: number, [first, days]: [string, number], [from, to]: [number, number]) =>
  db.query(
    `insert into investor_transactions (investor_id, type, amount, balance_after, created_at)
     select 1 + (n / 2) % 200, case when n % 2 = 0 then 'refill' else 'withdraw' end, (case when n % 2 = 0 then 1 else -1 end) * $1::int,
       1000, $2::date + ((n / 2) % $3::int)::int from generate_series($4::int, $5::int) n`,
    [amount, first, days, from, to],
  );

/** Closed months are opened for as long as they are filled, and frozen again as a closing freezes them. */
export async function fillBooks(db: Database, entries: number, many: number): Promise<OpenMonth> {
  const user = await oneOf<{ id: number }>(db, `select id from system_users where username = 'accountant'`);
  const closed = await db.query<{ id: number; month: string }>(
    `select id, month::text as month from closing_months where status = 'closed' order by month`,
  );
  const open = await oneOf<OpenMonth>(
    db,
    `select id, month::text as month, (month + interval '1 month - 1 day')::date::text as last from closing_months
     where status in ('open', 'reopened') order by month limit 1`,
  );
  await db.script(`
    update closing_months set status = 'open', stage = null, digest = null, reopen_requested_by = null, reopen_reason = null
      where status = 'closed';
    delete from gl_turnovers; delete from closing_days`);
  const first = closed[0]!.month; // the demonstration has closed months
  const { days } = await oneOf<{ days: number }>(db, 'select $1::date - $2::date as days', [open.month, first]);
  for (let part = 0; part < parts; part++)
    await movements(db, 1000, [first, days], [(part * entries) / parts, ((part + 1) * entries) / parts - 1]);
  await movements(db, 1000, [open.month, 28], [0, many - 1]);
  for (const { id, month } of closed)
    await db.transaction(async (sql) => {
      await holdMonth(sql, month);
      await freezeMonth(sql, id, month, user.id, timestamp(systemClock));
    });
  await db.script('analyze');
  return open;
}

/** The month is opened again; one strategy gets so many investments and a profit to share. Answers its number. */
export async function addInvestments(db: Database, open: OpenMonth, many: number): Promise<number> {
  await db.query(`update closing_months set status = 'open', digest = null where id = $1`, [open.id]);
  await db.query('delete from gl_turnovers where month = $1', [open.month]);
  const strategy = await oneOf<{ id: number }>(
    db,
    `insert into strategies (title_ru, month_count, risk_type, min_investment_amount, max_investment_amount, created_at, updated_at, status)
     values ('Большая', 12, 'low', 1, 1000000, '2022-01-01', '2022-01-01', 'inactive') returning id`,
  );
  await db.query(
    `with made as (
       insert into investments (contract_number, investor_id, strategy_id, tariff_id, amount, balance, start_date, end_date, status, created_at,
         updated_at)
       select 'BENCH-' || n, 1 + n % 200, $1::int, 1, 1000000, 1000000, $2::date, $2::date + 700, 'active', $2::date, $2::date
       from generate_series(1, $3::int) n returning id)
     insert into investment_transactions (investment_id, date, type, amount, balance_after, created_at)
     select id, $2::date, 'open', 1000000, 1000000, $2::date from made`,
    [strategy.id, open.month, many],
  );
  await db.query(
    `insert into profit_records (month, strategy_id, revenue, expense, status, announced, created_at, updated_at)
     values ($1, $2, 1000000000, 0, 'announced', 1000000000, $1::date, $1::date)`,
    [open.month, strategy.id],
  );
  await db.script('analyze');
  return strategy.id;
}

/** Movements of the open month for a report of them. */
export async function addMovements(db: Database, { month }: OpenMonth, count: number): Promise<void> {
  for (let part = 0; part < parts; part++)
    await movements(db, 10, [month, 28], [(part * count) / parts + 1, ((part + 1) * count) / parts]);
  await db.script('analyze');
}
