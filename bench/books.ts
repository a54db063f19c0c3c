/**
 * The figures of the books on five million entries of five years, over the network and a PostgreSQL of its own (that of
 * TEST_DATABASE_URL, else a new one): what is read, what is posted, a month that is closed, dividends of 100,000 investments, and a
 * report of a million rows. Ends with its measures as one line of JSON, and says on stderr how busy the machine was: what one and
 * the same statement, a plain sum over an index, takes beside each of them.
 *
 *     npm run bench -- books
 *     node --import tsx bench/books.ts 100000     of fewer entries, for a look
 */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '../scripts/processes';
import { openDatabase } from '../server/db/connect';
import { noLimits } from '../server/db/postgres';
import { fileStoreOf } from '../server/files/store';
import { freezeMonth, holdMonth } from '../server/modules/closing/store';
import { workStage } from '../server/modules/closing/work';
import { calculateStep } from '../server/modules/dividends/calculator';
import { payBatch } from '../server/modules/dividends/payer';
import { lockProfitsOf } from '../server/modules/dividends/profitStore';
import { beginCalculation } from '../server/modules/dividends/service';
import { demoPassword } from '../server/seed/demoUsers';
import { systemClock, timestamp, today } from '../server/shared/clock';
import { freshDatabase } from '../server/start/freshDatabase';
import { freePort, startPostgres } from '../tests/support/postgres';

/** `bench/run.ts` starts each with `--full`: the first that is a number is how many there are. */
const entries = Number(process.argv.slice(2).find((one) => /^\d+$/.test(one)) ?? 5_000_000);
/** Of a closing, of the investments that share a profit, and of a report. */
const many = Math.min(100_000, entries);
const calls = 40;
interface Measure {
  what: string;
  value: number;
  unit: string;
  budget: number;
}
const measures: Measure[] = [];
/** A plain sum over an index, in milliseconds: what the machine gives just now. */
let floor = () => Promise.resolve(0);
const note = async (what: string, value: number, unit: string, budget: number) => {
  measures.push({ what: `Books: ${what}`, value, unit, budget });
  const [load] = loadavg();
  console.error(
    `${what}: ${value.toFixed(1)} ${unit} (floor ${(await floor()).toFixed(1)} ms, load ${load?.toFixed(1)})`,
  );
};

const postgres = await startPostgres();
if (postgres === undefined) throw new Error('The books are measured on PostgreSQL, and this machine has none.');
const { url, drop } = await freshDatabase(postgres.url);
const port = String(await freePort());
const base = `http://127.0.0.1:${port}`;
const folder = mkdtempSync(join(tmpdir(), 'divan-bench-'));
const server = startServer(
  ['--data', 'small', '--no-static'],
  {
    ...{ PORT: port, DATA_DIR: folder, DATABASE_URL: url },
    SESSION_KEYS: `bench:${randomBytes(32).toString('base64')}`,
  },
  ['ignore', 'ignore', 'inherit'],
);

async function untilReady(): Promise<void> {
  for (;;) {
    const answers = await fetch(base).then(
      () => true,
      () => false,
    );
    if (answers) return;
    if (server.exitCode !== null) throw new Error('The back end has stopped');
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

async function signIn(username: string): Promise<Record<string, string>> {
  const answer = await fetch(`${base}/api/system-user/v1/system-users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password: demoPassword }),
  });
  const { access_token: token } = (await answer.json()) as { access_token: string };
  return { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
}

const p95 = (times: number[]) => times.sort((one, other) => one - other)[Math.ceil(times.length * 0.95) - 1]!; // of some

/** The p95 of a GET, the first tenth of which warms up. */
async function readTime(path: string, headers: Record<string, string>, count = calls): Promise<number> {
  const times: number[] = [];
  for (let at = -count / 10; at < count; at++) {
    const begin = performance.now();
    const answer = await fetch(`${base}/api/system-user${path}`, { headers });
    await answer.text();
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    if (at >= 0) times.push(performance.now() - begin);
  }
  return p95(times);
}

const seconds = async (work: () => Promise<unknown>) => {
  const begin = performance.now();
  await work();
  return (performance.now() - begin) / 1000;
};

/** What the server has in memory now (VmRSS), or had at most (VmHWM), in kilobytes. */
const memory = (kind: 'VmRSS' | 'VmHWM') =>
  Number(new RegExp(`${kind}:\\s+(\\d+)`).exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))?.[1]);

try {
  await untilReady();
  const db = await openDatabase({ url, pool: 1, limits: noLimits });
  const files = await fileStoreOf(db, systemClock, folder);
  const tools = { db, files, clock: systemClock };
  /** Takes steps until nothing is left; the server may be at it, too. */
  const until = async (step: () => Promise<boolean>, left: string) => {
    for (;;) {
      while (await step());
      if ((await db.query(left)).length === 0) return;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };
  const one = async <Row>(text: string, values: unknown[] = []) => (await db.query<Row>(text, values))[0]!;
  const user = await one<{ id: number }>(`select id from system_users where username = 'accountant'`);
  const closed = await db.query<{ id: number; month: string }>(
    `select id, month::text as month from closing_months where status = 'closed' order by month`,
  );
  const open = await one<{ id: number; month: string; last: string }>(
    `select id, month::text as month, (month + interval '1 month - 1 day')::date::text as last from closing_months
     where status in ('open', 'reopened') order by month limit 1`,
  );

  // Opened for as long as they are filled, and frozen again as a closing freezes them.
  await db.script(`
    update closing_months set status = 'open', stage = null, digest = null, reopen_requested_by = null, reopen_reason = null
      where status = 'closed';
    delete from gl_turnovers; delete from closing_days`);
  const first = closed[0]!.month; // the demonstration has closed months
  const filling = await seconds(async () => {
    for (let part = 0; part < 20; part++)
      await db.query(
        `insert into investor_transactions (investor_id, type, amount, balance_after, created_at)
         select 1 + (n / 2) % 200, case when n % 2 = 0 then 'refill' else 'withdraw' end, (case when n % 2 = 0 then 1 else -1 end) * 1000, 1000,
           $1::date + ((n / 2) % ($2::date - $1::date))::int
         from generate_series($3::int, $4::int) n`,
        [first, open.month, (part * entries) / 20, ((part + 1) * entries) / 20 - 1],
      );
    await db.query(
      `insert into investor_transactions (investor_id, type, amount, balance_after, created_at)
       select 1 + (n / 2) % 200, case when n % 2 = 0 then 'refill' else 'withdraw' end, (case when n % 2 = 0 then 1 else -1 end) * 1000, 1000,
         $1::date + (n / 2) % 28 from generate_series(0, $2::int - 1) n`,
      [open.month, many],
    );
  });
  console.error(`filled in ${filling.toFixed(0)} s`);
  for (const { id, month } of closed)
    await db.transaction(async (sql) => {
      await holdMonth(sql, month);
      await freezeMonth(sql, id, month, user.id, timestamp(systemClock));
    });
  await db.script('analyze');

  floor = async () => {
    const begin = performance.now();
    await db.query(
      `select sum(amount) from gl_entries where debit = 5110 and date between $1::date - 365 and $1::date`,
      [open.month],
    );
    return performance.now() - begin;
  };
  const accountant = await signIn('accountant');
  const day = today(systemClock);
  const year = Number(open.month.slice(0, 4)) - 1;
  const bounds = `begin_date=${year}-01-01&end_date=${year}-12-31`;
  await note(
    'trial balance on month bounds, p95',
    await readTime(`/v1/gl/trial-balance?limit=100&${bounds}`, accountant),
    'ms',
    250,
  );
  await note(
    'trial balance from day to day, p95',
    await readTime(`/v1/gl/trial-balance?limit=100&begin_date=${year}-03-11&end_date=${day}`, accountant),
    'ms',
    400,
  );
  const month = `begin_date=${open.month}&end_date=${open.last}`;
  await note(
    'ledger page of a month with totals, p95',
    await readTime(`/v1/gl-list?limit=50&${month}`, accountant),
    'ms',
    150,
  );
  await note(
    'account card of a month, p95',
    await readTime(`/v1/gl/accounts/5110/card?limit=50&${month}`, accountant),
    'ms',
    100,
  );
  const [deep] = await db.query<{ id: number }>(
    'select id::float8 as id from gl_entries order by date desc, id desc offset $1::int limit 1',
    [Math.floor(entries * 0.9)],
  );
  await note(
    'next page of the ledger behind nine tenths of all entries, p95',
    await readTime(`/v1/gl-list?limit=50&after=${deep!.id}`, accountant),
    'ms',
    100,
  );
  await note(
    'jump to the last page of all entries',
    await readTime(`/v1/gl-list?limit=50&offset=${entries}`, accountant, 10),
    'ms',
    1500,
  );
  await note(
    'checklist of an open month, p95',
    await readTime(`/v1/closing-months-list/${open.id}`, accountant, 10),
    'ms',
    1000,
  );

  // Twenty documents a second, each posted as it is written.
  const { id: category } = await one<{ id: number }>(`select id from pnl_catalog where code = 'administrative'`);
  const posted: number[] = [];
  const posting = async () => {
    const begin = performance.now();
    const answer = await fetch(`${base}/api/system-user/v1/add-manual-expense`, {
      method: 'POST',
      headers: { ...accountant, 'idempotency-key': crypto.randomUUID() },
      body: JSON.stringify({
        ...{ date: day, account_id: 5110, category_id: category, amount: '120.00', counterparty: 'ООО «Офис плюс»' },
        description: 'Аренда',
      }),
    });
    await answer.text();
    if (!answer.ok) throw new Error(`posting: ${answer.status}`);
    posted.push(performance.now() - begin);
  };
  const waiting: Promise<void>[] = [];
  for (let at = 0; at < 200; at++) {
    waiting.push(posting());
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  await Promise.all(waiting);
  await note('posting at 20 a second, p95', p95(posted.slice(20)), 'ms', 50);

  const closing = await seconds(async () => {
    await db.query(
      `update closing_months set status = 'calculating', stage = 'entries', requested_by = $2, revision = revision + 1 where id = $1`,
      [open.id, user.id],
    );
    await until(
      () => workStage(tools),
      `select from closing_months where status = 'calculating' and stage <> 'waiting'`,
    );
    await db.transaction(async (sql) => {
      await holdMonth(sql, open.month);
      await freezeMonth(sql, open.id, open.month, user.id, timestamp(systemClock));
    });
  });
  await note(`close of a month of ${many} entries`, closing, 's', 60);

  // The month before this one is over; it is opened, and one strategy gets 100,000 investments.
  await db.query(`update closing_months set status = 'open', digest = null where id = $1`, [open.id]);
  await db.query('delete from gl_turnovers where month = $1', [open.month]);
  const strategy = await one<{ id: number }>(
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
  const calculating = await seconds(async () => {
    await db.transaction(async (sql) => {
      const [profit] = await lockProfitsOf(sql, open.month, strategy.id);
      await beginCalculation(sql, { user, clock: systemClock }, profit!);
    });
    await until(() => calculateStep(db, systemClock), `select from dividend_runs where status = 'calculating'`);
  });
  await note(`dividends of ${many} investments calculated`, calculating, 's', 30);
  await db.query(
    `update dividend_runs set status = 'paying', paid_by = (select id from system_users where username = 'executive')
     where strategy_id = $1 and status = 'calculated'`,
    [strategy.id],
  );
  await note(
    `dividends of ${many} investments paid`,
    await seconds(async () => {
      await until(() => payBatch(db, systemClock), `select from dividend_runs where status = 'paying'`);
    }),
    's',
    90,
  );

  // A million movements in the open month; the report of them is written by the server itself.
  for (let part = 0; part < 20; part++)
    await db.query(
      `insert into investor_transactions (investor_id, type, amount, balance_after, created_at)
       select 1 + (n / 2) % 200, case when n % 2 = 0 then 'refill' else 'withdraw' end, (case when n % 2 = 0 then 1 else -1 end) * 10, 1000,
         $1::date + (n / 2) % 28 from generate_series(1, $2::int) n`,
      [open.month, Math.min(entries, 1_000_000) / 20],
    );
  await db.script('analyze');
  // From here on the most that it had is told anew.
  writeFileSync(`/proc/${server.pid}/clear_refs`, '5');
  const before = memory('VmRSS');
  const report = await seconds(async () => {
    const asked = await fetch(`${base}/api/system-user/v1/report-jobs`, {
      method: 'POST',
      headers: { ...accountant, 'idempotency-key': crypto.randomUUID() },
      body: JSON.stringify({ type: 'investor-transactions', begin_date: open.month, end_date: open.last }),
    });
    if (!asked.ok) throw new Error(`report: ${asked.status} ${await asked.text()}`);
    await until(async () => false, `select from report_jobs where status in ('queued', 'running')`);
  });
  const [job] = await db.query<{ status: string; rows: number }>(
    'select status, rows from report_jobs order by id desc limit 1',
  );
  if (job?.status !== 'done') throw new Error(`report: ${job?.status}`);
  await note(`report of ${job.rows} rows`, report, 's', 60);
  await note(
    'memory of the server above what it had, at most in the report',
    (memory('VmHWM') - before) / 1024,
    'MB',
    300,
  );
  await db.close();
  console.log(JSON.stringify(measures));
} finally {
  const stopped = new Promise((resolve) => server.once('exit', resolve));
  if (server.exitCode === null && server.kill('SIGTERM')) await stopped;
  rmSync(folder, { recursive: true, force: true });
  await drop();
  await postgres.stop();
}
