/** The figures of the books: what is read, what is posted, a month that is closed, dividends, and a report of a million rows. */
import { readFileSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import type { Database } from '../../server/db/database';
import { fileStoreOf } from '../../server/files/store';
import { freezeMonth, holdMonth } from '../../server/modules/closing/store';
import { workStage } from '../../server/modules/closing/work';
import { calculateStep } from '../../server/modules/dividends/calculator';
import { payBatch } from '../../server/modules/dividends/payer';
import { lockProfitsOf } from '../../server/modules/dividends/profitStore';
import { beginCalculation } from '../../server/modules/dividends/service';
import { demoPassword } from '../../server/seed/demoUsers';
import { systemClock, timestamp, today } from '../../server/shared/clock';
import { addInvestments, addMovements, fillBooks, oneOf, type OpenMonth } from './fill';
import type { Place } from './place';

interface Measure {
  what: string;
  value: number;
  unit: string;
  budget: number;
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const p95 = (times: number[]) => times.sort((one, other) => one - other)[Math.ceil(times.length * 0.95) - 1]!; // of some

const seconds = async (work: () => Promise<unknown>) => {
  const begin = performance.now();
  await work();
  return (performance.now() - begin) / 1000;
};

/** Takes steps until nothing is left; a back end may be at it, too. */
async function until(db: Database, step: () => Promise<boolean>, left: string): Promise<void> {
  for (;;) {
    while (await step());
    if ((await db.query(left)).length === 0) return;
    await pause(20);
  }
}

/** A plain sum over an index, in milliseconds: what the machine gives just now. */
const floorOf = (db: Database, { month }: OpenMonth) =>
  seconds(() =>
    db.query('select sum(amount) from gl_entries where debit = 5110 and date between $1::date - 365 and $1::date', [
      month,
    ]),
  ).then((time) => time * 1000);

/** What the back end has in memory now (VmRSS), or had at most (VmHWM), in megabytes. */
const memoryOf = (place: Place, kind: 'VmRSS' | 'VmHWM') =>
  Number(new RegExp(`${kind}:\\s+(\\d+)`).exec(readFileSync(`/proc/${place.pid()}/status`, 'utf8'))?.[1]) / 1024;

class Caller {
  private headers: Record<string, string> = { 'content-type': 'application/json' };
  constructor(private readonly base: string) {}

  async signIn(username: string): Promise<void> {
    const { access_token: token } = await this.post<{ access_token: string }>('/v1/system-users/login', {
      ...{ username, password: demoPassword },
    });
    this.headers = { ...this.headers, authorization: `Bearer ${token}` };
  }

  private async answerOf<Answer>(path: string, init: RequestInit): Promise<Answer> {
    const answer = await fetch(`${this.base}/api/system-user${path}`, init);
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text}`);
    return JSON.parse(text) as Answer;
  }

  get<Answer>(path: string): Promise<Answer> {
    return this.answerOf(path, { headers: this.headers });
  }

  post<Answer>(path: string, body: unknown): Promise<Answer> {
    const headers = { ...this.headers, 'idempotency-key': crypto.randomUUID() };
    return this.answerOf(path, { method: 'POST', headers, body: JSON.stringify(body) });
  }

  /** The p95 of a GET, the first tenth of which warms up. */
  async timeOf(path: string, count = 40): Promise<number> {
    const times: number[] = [];
    for (let at = -count / 10; at < count; at++) {
      const time = await seconds(() => this.get(path));
      if (at >= 0) times.push(time * 1000);
    }
    return p95(times);
  }
}

/** Twenty documents a second, each posted as it is written; the p95 in milliseconds. */
async function postingTime(accountant: Caller, category: number): Promise<number> {
  const times: number[] = [];
  const body = {
    ...{ date: today(systemClock), account_id: 5110, category_id: category, amount: '120.00' },
    ...{ counterparty: 'ООО «Офис плюс»', description: 'Аренда' },
  };
  const waiting: Promise<void>[] = [];
  for (let at = 0; at < 200; at++) {
    const post = async () =>
      void times.push(1000 * (await seconds(() => accountant.post('/v1/add-manual-expense', body))));
    waiting.push(post());
    await pause(50);
  }
  await Promise.all(waiting);
  return p95(times.slice(20));
}

async function close(place: Place, db: Database, open: OpenMonth): Promise<void> {
  const user = await oneOf<{ id: number }>(db, `select id from system_users where username = 'accountant'`);
  const tools = { db, files: await fileStoreOf(db, systemClock, place.folder), clock: systemClock };
  await db.query(
    `update closing_months set status = 'calculating', stage = 'entries', requested_by = $2, revision = revision + 1 where id = $1`,
    [open.id, user.id],
  );
  await until(
    db,
    () => workStage(tools),
    `select from closing_months where status = 'calculating' and stage <> 'waiting'`,
  );
  await db.transaction(async (sql) => {
    await holdMonth(sql, open.month);
    await freezeMonth(sql, open.id, open.month, user.id, timestamp(systemClock));
  });
}

async function calculate(db: Database, open: OpenMonth, strategy: number): Promise<void> {
  const user = await oneOf<{ id: number }>(db, `select id from system_users where username = 'accountant'`);
  await db.transaction(async (sql) => {
    const [profit] = await lockProfitsOf(sql, open.month, strategy);
    await beginCalculation(sql, { user, clock: systemClock }, profit!); // has just been announced
  });
  await until(db, () => calculateStep(db, systemClock), `select from dividend_runs where status = 'calculating'`);
}

async function pay(db: Database, strategy: number): Promise<void> {
  await db.query(
    `update dividend_runs set status = 'paying', paid_by = (select id from system_users where username = 'executive')
     where strategy_id = $1 and status = 'calculated'`,
    [strategy],
  );
  await until(db, () => payBatch(db, systemClock), `select from dividend_runs where status = 'paying'`);
}

/** Has the back end write the report of a month's movements; how many rows it has. */
async function report(accountant: Caller, open: OpenMonth): Promise<number> {
  const { id } = await accountant.post<{ id: number }>('/v1/report-jobs', {
    ...{ type: 'investor-transactions', begin_date: open.month, end_date: open.last },
  });
  for (;;) {
    const { status, rows } = await accountant.get<{ status: string; rows: number }>(`/v1/report-jobs/${id}`);
    if (status === 'done') return rows;
    if (status !== 'queued' && status !== 'running') throw new Error(`report: ${status}`);
    await pause(100);
  }
}

/** Fills the books of the place with so many entries, and measures; ends with the measures as one line of JSON. */
export async function measureBooks(place: Place, entries: number): Promise<void> {
  const measures: Measure[] = [];
  /** Of a closing, and of the investments that share a profit. */
  const many = Math.min(100_000, entries);
  const { open, category, deep, filling } = await place.inDatabase(async (db) => {
    const begin = performance.now();
    const month = await fillBooks(db, entries, many);
    const [far] = await db.query<{ id: number }>(
      'select id::float8 as id from gl_entries order by date desc, id desc offset $1::int limit 1',
      [Math.floor(entries * 0.9)],
    );
    const { id } = await oneOf<{ id: number }>(db, `select id from pnl_catalog where code = 'administrative'`);
    return { open: month, category: id, deep: far!.id, filling: performance.now() - begin };
  });
  console.error(`filled in ${(filling / 1000).toFixed(0)} s`);
  const note = (what: string, value: number, unit: string, budget: number, floor?: number) => {
    measures.push({ what: `${place.name}: ${what}`, value, unit, budget });
    const beside = floor === undefined ? '' : `, floor ${floor.toFixed(1)} ms`;
    console.error(`${what}: ${value.toFixed(1)} ${unit} (load ${loadavg()[0]?.toFixed(1)}${beside})`);
  };

  const accountant = new Caller(place.base);
  await accountant.signIn('accountant');
  const year = Number(open.month.slice(0, 4)) - 1;
  const bounds = `begin_date=${year}-01-01&end_date=${year}-12-31`;
  const days = `begin_date=${year}-03-11&end_date=${today(systemClock)}`;
  const month = `begin_date=${open.month}&end_date=${open.last}`;
  const timed = async (what: string, path: string, budget: number, count?: number) =>
    note(what, await accountant.timeOf(path, count), 'ms', budget);
  await timed('trial balance on month bounds, p95', `/v1/gl/trial-balance?limit=100&${bounds}`, 250);
  await timed('trial balance from day to day, p95', `/v1/gl/trial-balance?limit=100&${days}`, 400);
  await timed('ledger page of a month with totals, p95', `/v1/gl-list?limit=50&${month}`, 150);
  await timed('account card of a month, p95', `/v1/gl/accounts/5110/card?limit=50&${month}`, 100);
  const behind = 'next page of the ledger behind nine tenths of all entries, p95';
  await timed(behind, `/v1/gl-list?limit=50&after=${deep}`, 100);
  await timed('jump to the last page of all entries', `/v1/gl-list?limit=50&offset=${entries}`, 1500, 10);
  await timed('checklist of an open month, p95', `/v1/closing-months-list/${open.id}`, 1000, 10);
  note('posting at 20 a second, p95', await postingTime(accountant, category), 'ms', 50);

  await place.inDatabase(async (db) => {
    const took = async (what: string, budget: number, work: () => Promise<unknown>) =>
      note(what, await seconds(work), 's', budget, await floorOf(db, open));
    await took(`close of a month of ${many} entries`, 60, () => close(place, db, open));
    const strategy = await addInvestments(db, open, many);
    await took(`dividends of ${many} investments calculated`, 30, () => calculate(db, open, strategy));
    await took(`dividends of ${many} investments paid`, 90, () => pay(db, strategy));
    await addMovements(db, open, Math.min(entries, 1_000_000));
  });
  // From here on the most that it had is told anew.
  writeFileSync(`/proc/${place.pid()}/clear_refs`, '5');
  const before = memoryOf(place, 'VmRSS');
  const begin = performance.now();
  const rows = await report(accountant, open);
  note(`report of ${rows} rows`, (performance.now() - begin) / 1000, 's', 60);
  note('memory of the server above what it had, at most in the report', memoryOf(place, 'VmHWM') - before, 'MB', 300);
  console.log(JSON.stringify(measures));
}
