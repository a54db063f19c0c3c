/** Reports: what each tells and how it ties with the ledger, its file, and who may have it. */
import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { after, before, beforeEach, test } from 'node:test';
import { read, utils } from 'xlsx';
import { addDays } from 'date-fns/addDays';
import { timestampOf } from '../../server/shared/clock';
import { removeOldReports, writeNext } from '../../server/modules/reports/runner';
import { WritingStopped } from '../../server/files/workbook';
import { writeReport } from '../../server/modules/reports/writeReport';
import { modules } from '../../server/app';
import { seedPools } from '../../server/modules/investments/seed';
import { seedInvestors } from '../../server/seed/investors';
import { startBackEnd, type BackEnd } from '../support/backEnd';

let server: BackEnd;
before(async () => {
  server = await startBackEnd(
    {},
    {
      kind: 'answers',
      async fill(db, clock, files) {
        await seedInvestors(db, { set: 'edge', clock, files });
        await db.transaction(async (sql) => {
          await seedPools(sql, clock);
          for (const { seed } of modules) await seed?.(sql, clock);
        });
      },
    },
  );
});
beforeEach(() => server.reset());
after(() => server.close());

interface Page {
  columns: { id: string; title: string; kind: string }[];
  rows: { id: number; cells: (string | null)[] }[];
  count: number;
  totals: (string | null)[];
  ties: { name: string; ledger: string; file: string; difference: string; entries: string }[];
}
interface Job {
  id: number;
  type: string;
  status: string;
  rows: number;
  total: number | null;
  size: number | null;
  file_name: string | null;
  file_url: string | null;
  kept_until: string | null;
}
interface Asking {
  as?: string;
  language?: string;
  body?: object;
}

const url = (path: string) => `/api/system-user/v1/${path}`;
async function ask(method: 'GET' | 'POST' | 'DELETE', path: string, { as = 'executive', language, body }: Asking = {}) {
  const token = (await server.signIn(as)).access_token;
  const headers = language === undefined ? {} : { 'accept-language': language };
  return server.call({ method, url: url(path), headers, payload: body, token });
}
const today = () => timestampOf(server.clock.now()).slice(0, 10);
const daysFrom = (day: string, count: number) =>
  addDays(new Date(`${day}T12:00:00Z`), count)
    .toISOString()
    .slice(0, 10);
/** The longest period there is. */
const year = () => ({ begin_date: daysFrom(today(), -365), end_date: today() });
const lastYear = () => `begin_date=${year().begin_date}&end_date=${year().end_date}`;
const pageOf = async (report: string, more = '', options: Asking = {}) =>
  (await ask('GET', `${report}-report?${lastYear()}&limit=1000${more}`, options)).json<Page>();
const parts = () => ({
  db: server.db,
  files: server.files,
  clock: server.clock,
  log: (line: string) => server.log.push(line),
});
const jobOf = async (id: number, options: Asking = {}) => (await ask('GET', `report-jobs/${id}`, options)).json<Job>();
/** Until nobody writes it any more, whichever process did: the one of the server, or this test. */
async function ended(id: number, options: Asking = {}): Promise<Job> {
  for (;;) {
    await writeNext(parts());
    const job = await jobOf(id, options);
    if (!['queued', 'running'].includes(job.status)) return job;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
const begin = (type: string, options: Asking = {}) =>
  ask('POST', 'report-jobs', { ...options, body: { type, ...year() } });
async function fileOf(type: string, options: Asking = {}) {
  const answer = await begin(type, options);
  assert.equal(answer.statusCode, 202, answer.body);
  const job = await ended(answer.json<{ id: number }>().id, options);
  assert.equal(job.status, 'done', server.log.join('\n'));
  const content = (await server.call({ method: 'GET', url: job.file_url! })).rawPayload;
  assert.equal(content.length, job.size);
  const book = read(content);
  const lines = utils.sheet_to_json<(string | number | null)[]>(book.Sheets[book.SheetNames[0]!]!, {
    header: 1,
    defval: null,
  });
  return { job, book, lines };
}

const reports = [
  'investments',
  'claims',
  'investors',
  'investors-cgu',
  'merchant-transactions',
  'installments',
  'bonds',
  'investor-transactions',
  'cash-in',
  'cash-out',
];
const ofMoney = [
  'investors-cgu',
  'merchant-transactions',
  'installments',
  'investments',
  'bonds',
  'investor-transactions',
  'cash-in',
  'cash-out',
];

/** What the entries that a figure leads to add to it. */
const comesTo = async (tie: string) => {
  const answer = await ask('GET', `gl-list?limit=1&report_tie=${encodeURIComponent(tie)}`);
  return answer.json<{ totals: { figure: string } }>().totals.figure;
};

for (const report of reports)
  test(`${report}: the demonstration has rows of it, their money is what the ledger holds, and leads to its entries`, async () => {
    const page = await pageOf(report);
    assert.ok(page.count > 0, 'no rows');
    assert.equal(page.rows.length, Math.min(page.count, 1000));
    assert.ok(page.rows.every(({ cells }) => cells.length === page.columns.length));
    assert.equal(page.ties.length > 0, ofMoney.includes(report));
    for (const { name, ledger, file, difference, entries } of page.ties) {
      assert.deepEqual([name, difference], [name, '0.00'], `${name}: ${ledger} by the ledger, ${file} in the file`);
      assert.equal(await comesTo(entries), ledger, `the entries of ${name}`);
    }
    assert.ok(page.ties.length === 0 || page.ties.some(({ ledger }) => ledger !== '0.00'), 'a tie of nothing');
  });

test('a figure of one status leads to the entries of that status alone', async () => {
  const [all, paid] = [await pageOf('installments'), await pageOf('installments', '&status=fully_paid')];
  assert.notEqual(paid.ties[0]!.ledger, all.ties[0]!.ledger);
  assert.equal(await comesTo(paid.ties[0]!.entries), paid.ties[0]!.ledger);
});

test('entries of a figure that no report has are refused', async () => {
  for (const tie of [
    'cash-in.9:2026-01-01:2026-03-31',
    'claims.0:2026-01-01:2026-03-31',
    'constructor.0:2026-01-01:2026-03-31',
    'bonds.0:2026-02-30:2026-03-31',
    'bonds.0',
    "bonds.0:2026-01-01:2026-03-31:' or true",
  ]) {
    const answer = await ask('GET', `gl-list?limit=1&report_tie=${encodeURIComponent(tie)}`);
    assert.equal(answer.statusCode, 400, tie);
    assert.deepEqual(answer.json<{ fields: object }>().fields, { report_tie: 'invalid' });
  }
});

test('a figure that differs from the ledger is told with its difference', async () => {
  const [claim] = await server.db.query<{ id: number }>(
    `select c.id from cash_in_bank_claims c join investor_transactions t on t.bank_claim_id = c.id
     where c.status = 'confirmed' and c.document_date between $1 and $2 limit 1`,
    [year().begin_date, year().end_date],
  );
  await server.db.query('update cash_in_bank_claims set amount = amount + 0.01 where id = $1', [claim!.id]);
  const { ties } = await pageOf('cash-in');
  assert.equal(ties[0]!.difference, '-0.01');
});

test('a move of a merchant says its order, what was accrued or paid out, and its sums are those of all moves', async () => {
  const { columns, rows, totals, count } = await pageOf('merchant-transactions');
  const at = (name: string) => columns.findIndex(({ id }) => id === name);
  const cellsOf = (kind: string) => rows.map(({ cells }) => cells).filter((cells) => cells[at('type')] === kind);
  const [sale] = cellsOf('Продажа').filter((cells) => cells[at('order_number')]);
  assert.match(sale![at('order_number')]!, /^OR-\d{6}$/);
  assert.match(sale![at('contract_number')]!, /^RS-\d{6}$/);
  assert.ok(Number(sale![at('accrued')]) > 0 && !sale![at('paid_out')], String(sale));
  const [payout] = cellsOf('Выплата');
  assert.ok(!payout![at('accrued')] && Number(payout![at('paid_out')]) > 0, String(payout));
  assert.ok(cellsOf('Возврат').every((cells) => Number(cells[at('accrued')]) < 0));
  const { begin_date: first, end_date: last } = year();
  const [sums] = await server.db.query<Record<string, string | number>>(
    `select count(*)::int as count, sum(amount) filter (where kind in ('sale', 'return'))::text as accrued,
       (-sum(amount) filter (where kind in ('payout', 'reversal')))::text as paid_out
     from merchant_moves where date between $1 and $2`,
    [first, last],
  );
  assert.deepEqual(
    [count, totals[at('accrued')], totals[at('paid_out')]],
    [sums!.count, sums!.accrued, sums!.paid_out],
  );
});

test('instalments are chosen by their state', async () => {
  const all = await pageOf('installments');
  const paid = await pageOf('installments', '&status=fully_paid');
  const place = all.columns.findIndex(({ id }) => id === 'status');
  const expected = all.rows.filter(({ cells }) => cells[place] === 'Погашена').map(({ id }) => id);
  assert.deepEqual(
    paid.rows.map(({ id }) => id),
    expected,
  );
  assert.ok(expected.length < all.count);
});

test('titles and words are in the language of the asker, personal numbers are masked in each', async () => {
  const [ru, en, uz] = [
    await pageOf('investors', '', { language: 'ru' }),
    await pageOf('investors', '', { language: 'en' }),
    await pageOf('investors', '', { language: 'uz' }),
  ];
  assert.deepEqual(
    [ru, en, uz].map(({ columns }) => columns[1]!.title),
    ['Инвестор', 'Investor', 'Investor'],
  );
  assert.deepEqual(
    [ru, en, uz].map(({ columns }) => columns[3]!.title),
    ['Статус', 'Status', 'Holat'],
  );
  for (const { rows, columns } of [ru, en, uz]) {
    const [phone, pinfl] = ['phone_number', 'pinfl'].map((name) => columns.findIndex(({ id }) => id === name));
    assert.ok(rows.every(({ cells }) => /\*/.test(cells[phone!]!) && !/\d{9}/.test(cells[pinfl!] ?? '')));
  }
});

test('the file holds the rows of the page, their sums, and three lines for each figure of the ledger', async () => {
  const page = await pageOf('cash-in');
  const { job, lines, book } = await fileOf('cash-in');
  assert.equal(job.rows, page.count);
  assert.equal(job.total, page.count);
  assert.deepEqual(
    lines[0],
    page.columns.map(({ title }) => title),
  );
  const posted = page.columns.findIndex(({ id }) => id === 'posted');
  const [total, ledger, file, difference] = lines.slice(page.count + 1);
  assert.equal(lines.length, page.count + 5);
  assert.equal(total![0], 'Итого');
  const tie = page.ties[0]!;
  assert.deepEqual(
    [ledger, file, difference].map((line) => [line![0], line![posted]]),
    [
      ['Зачислено, по главной книге', Number(tie.ledger)],
      ['Зачислено, в файле', Number(tie.file)],
      ['Зачислено, расхождение', 0],
    ],
  );
  assert.equal(book.SheetNames.length, 2);
  assert.match(job.file_name!, /^cash-in_\d{4}-\d\d-\d\d_\d{4}-\d\d-\d\d\.xlsx$/);
});

test('the balance after a movement is money of the page and of the file, and is not summed up', async () => {
  const page = await pageOf('investor-transactions');
  const at = page.columns.findIndex(({ id }) => id === 'balance_after');
  assert.equal(page.columns[at]!.kind, 'money');
  assert.equal(page.totals[at], '');
  const { lines, book } = await fileOf('investor-transactions');
  assert.equal(lines[1]![at], Number(page.rows[0]!.cells[at]));
  const [total, opening] = lines.slice(page.count + 1);
  assert.deepEqual([total![0], total![at]], ['Итого', null]);
  assert.equal(opening![at], Number(page.ties[0]!.ledger));
  const facts = utils.sheet_to_json<string[]>(book.Sheets[book.SheetNames[1]!]!, { header: 1 });
  const said = (day: string) => day.split('-').reverse().join('.');
  const { begin_date: first, end_date: last } = year();
  assert.deepEqual(facts[1], ['Период', `${said(first)} – ${said(last)}`]);
});

for (const report of reports)
  test(`${report}: its file can be opened and has a heading`, async () => {
    const { lines } = await fileOf(report);
    assert.ok(lines[0]!.every((title) => typeof title === 'string' && title !== ''));
  });

test('without a number of rows a file is begun, and asked again the same one answers', async () => {
  const first = await ask('GET', `claims-report?${lastYear()}&offset=0`);
  assert.equal(first.statusCode, 202, first.body);
  const { id, url: address } = first.json<{ id: number; url: string }>();
  assert.equal(address, `/v1/report-jobs/${id}`);
  assert.equal((await ended(id)).status, 'done');
});

test('investors who left are a file of their own', async () => {
  const answer = await ask('POST', 'report-left-investors', { body: year() });
  assert.equal(answer.statusCode, 202, answer.body);
  const job = await ended(answer.json<{ id: number }>().id);
  const [expected] = await server.db.query<{ count: number }>(
    `select count(*)::int as count from verify_history where to_status = 'left' and created_at >= $1::date and created_at < $2::date + 1`,
    [year().begin_date, year().end_date],
  );
  assert.ok(expected!.count > 0);
  assert.deepEqual([job.type, job.status, job.rows], ['left-investors', 'done', expected!.count]);
});

test('a period that is none is refused with 422 on its field', async () => {
  const cases: [period: string, field: string, code: string][] = [
    [`begin_date=2026-02-30&end_date=2026-03-01`, 'begin_date', 'no_such_day'],
    [`begin_date=2026-02-02&end_date=2026-02-01`, 'end_date', 'not_after_begin'],
    [`begin_date=${daysFrom(today(), -366)}&end_date=${today()}`, 'end_date', 'period_too_long'],
    [`begin_date=${today()}&end_date=${daysFrom(today(), 1)}`, 'end_date', 'in_future'],
  ];
  for (const limit of ['', '&limit=10'])
    for (const [period, field, code] of cases) {
      const answer = await ask('GET', `cash-in-report?${period}${limit}`);
      assert.equal(answer.statusCode, 422, `${period}: ${answer.body}`);
      assert.deepEqual(answer.json<{ fields: object }>().fields, { [field]: code });
    }
  const ahead = await ask('GET', `bonds-report?begin_date=${today()}&end_date=${daysFrom(today(), 365)}&limit=10`);
  assert.equal(ahead.statusCode, 200, 'what is due lies ahead');
});

test('a report asks for the right over what it tells, its file for the export as well', async () => {
  // The account director has the role of the administrator, who reads reports and exports none.
  assert.equal((await ask('GET', `cash-in-report?${lastYear()}&limit=1`, { as: 'director' })).statusCode, 200);
  assert.equal((await ask('GET', `cash-in-report?${lastYear()}`, { as: 'director' })).statusCode, 403);
  assert.equal((await begin('cash-in', { as: 'director' })).statusCode, 403);
  assert.equal((await ask('GET', `cash-in-report?${lastYear()}&limit=1`, { as: 'moderator' })).statusCode, 403);
  await server.db.query(
    `delete from role_permissions where permission_id = 'cash_in' and action = 'query'
       and role_id = (select id from roles where lower(name) = 'accountant')`,
    [],
  );
  assert.equal((await ask('GET', `cash-in-report?${lastYear()}&limit=1`, { as: 'accountant' })).statusCode, 403);
  assert.equal((await begin('cash-in', { as: 'accountant' })).statusCode, 403);
  // Written to its end: what is still being written would meet the rows of the next test.
  assert.equal((await fileOf('bonds', { as: 'accountant' })).job.status, 'done');
});

test('a report is of whoever asked, and its file is given no more once the right is gone', async () => {
  const { job } = await fileOf('bonds', { as: 'accountant' });
  assert.equal((await ask('GET', `report-jobs/${job.id}`)).statusCode, 404);
  assert.equal((await ask('DELETE', `report-jobs/${job.id}`)).statusCode, 404);
  await server.db.query(
    `delete from role_permissions where permission_id = 'reports' and action = 'export'
       and role_id = (select id from roles where lower(name) = 'accountant')`,
    [],
  );
  assert.equal((await jobOf(job.id, { as: 'accountant' })).file_url, null);
});

/** A report that nobody writes: the runner of the server is kept from it by a claim. */
async function held(type: string, { seconds, as = 'executive' }: { seconds: number; as?: string }) {
  const until = timestampOf(new Date(server.clock.now().getTime() + seconds * 1000));
  const [row] = await server.db.query<{ id: number }>(
    `insert into report_jobs (user_id, type, begin_date, end_date, language, status, claim, claimed_until, attempts, created_at)
     select id, $1, $2, $3, 'ru', 'running', gen_random_uuid(), $4, 1, $4 from system_users where username = $5 returning id`,
    [type, year().begin_date, year().end_date, until, as],
  );
  return row!.id;
}

test('two are under way for a person at most, and the same one is not begun twice', async () => {
  const [one, two] = [await held('bonds', { seconds: 60 }), await held('cash-in', { seconds: 60 })];
  const third = await begin('claims');
  assert.deepEqual([third.statusCode, third.json<{ code: string }>().code], [409, 'too_many_reports']);
  const again = await begin('cash-in');
  assert.deepEqual([again.statusCode, again.json<{ id: number }>().id], [202, two]);
  assert.equal((await begin('claims', { as: 'accountant' })).statusCode, 202, 'another person has two of his own');
  assert.equal((await ask('DELETE', `report-jobs/${one}`)).statusCode, 204);
  assert.equal((await jobOf(one)).status, 'cancelled');
  assert.equal((await begin('claims')).statusCode, 202);
});

test('two calls at once begin no third report', async () => {
  await held('bonds', { seconds: 60 });
  const answers = await Promise.all(['claims', 'investors', 'cash-out'].map((type) => begin(type)));
  // The runner may end one between two of them, so a second may follow; never are three under way.
  const [most] = await server.db.query<{ count: number }>(
    `select count(*)::int as count from report_jobs j join system_users u on u.id = j.user_id
     where u.username = 'executive' and j.status in ('queued', 'running')`,
    [],
  );
  assert.ok(most!.count <= 2, JSON.stringify(answers.map(({ statusCode }) => statusCode)));
  assert.ok(answers.every(({ statusCode }) => [202, 409].includes(statusCode)));
});

test('what a killed server left is begun anew, and its old writer keeps nothing', async () => {
  const id = await held('cash-in', { seconds: -1 });
  const job = await ended(id);
  assert.equal(job.status, 'done', server.log.join('\n'));
  const [row] = await server.db.query<{ attempts: number }>('select attempts from report_jobs where id = $1', [id]);
  assert.equal(row!.attempts, 2);
  assert.deepEqual(
    readdirSync(server.fileFolder).filter((name) => name.endsWith('.part')),
    [],
    'no part of another',
  );
  assert.equal(await writeNext(parts()), false, 'nothing waits');
});

test('a writer that is stopped before anybody reads tells whoever reads later, and ends no process', async () => {
  const file = writeReport(
    {
      sql: server.db,
      asked: { type: 'bonds', ...year(), row_status: null, language: 'ru' },
      ...{ userName: 'Нигора Юсупова', time: timestampOf(server.clock.now()) },
      onPage: () => {
        throw new WritingStopped('cancelled');
      },
    },
    () => assert.fail('nothing was written to its end'),
  );
  await new Promise<void>((resolve) => file.once('close', resolve));
  await assert.rejects(pipeline(file, new PassThrough().resume()), WritingStopped);
});

test('a report whose writer was killed three times is given up', async () => {
  const id = await held('cash-in', { seconds: -1 });
  await server.db.query('update report_jobs set attempts = 3 where id = $1', [id]);
  assert.equal(await writeNext(parts()), false);
  assert.equal((await jobOf(id)).status, 'failed');
});

test('a writer says that it lives while one statement takes longer than its claim', async () => {
  const id = await held('cash-in', { seconds: -1 });
  const { db } = server;
  const slowly = {
    ...parts(),
    db: {
      ...db,
      snapshot: async <T>(work: (sql: typeof db) => Promise<T>): Promise<T> => {
        for (let round = 0; round < 2; round++) {
          server.clock.advance(10_000);
          await pause(1500);
        }
        assert.equal(await writeNext(parts()), false, 'another process leaves it');
        return db.snapshot((sql) => work(sql as typeof db));
      },
    },
  };
  assert.equal(await writeNext(slowly), true);
  const [row] = await db.query<{ status: string; attempts: number }>(
    'select status, attempts from report_jobs where id = $1',
    [id],
  );
  assert.deepEqual(row, { status: 'done', attempts: 2 });
});

test('one that is written by a living process is left to it', async () => {
  const id = await held('cash-in', { seconds: 60 });
  assert.equal(await writeNext(parts()), false);
  assert.equal((await jobOf(id)).status, 'running');
});

test('a removed report takes its file with it; a kept one goes after seven days', async () => {
  const { job } = await fileOf('bonds');
  const { job: kept } = await fileOf('cash-in');
  const count = () => readdirSync(server.fileFolder).length;
  const filesBefore = count();
  assert.equal((await ask('DELETE', `report-jobs/${job.id}`)).statusCode, 204);
  assert.equal((await ask('GET', `report-jobs/${job.id}`)).statusCode, 404);
  assert.equal(count(), filesBefore - 1);
  assert.equal(kept.kept_until!.slice(0, 10), daysFrom(today(), 7));
  server.clock.advance(7 * 24 * 60 * 60 * 1000 - 60_000);
  await removeOldReports(parts());
  assert.equal((await jobOf(kept.id)).status, 'done');
  server.clock.advance(2 * 60_000);
  await removeOldReports(parts());
  assert.equal((await ask('GET', `report-jobs/${kept.id}`)).statusCode, 404);
  assert.equal(count(), filesBefore - 2);
});

test('a report that is cancelled while it is written leaves no file', async () => {
  const id = await held('investor-transactions', { seconds: 60 });
  // For this writer the claim is over, for the runner of the server it is not.
  const clock = { now: () => new Date(server.clock.now().getTime() + 120_000) };
  const filesBefore = readdirSync(server.fileFolder).length;
  // It is cancelled under the hands of the writer, before the first thing that he says of it.
  const { db } = server;
  const cancelling = {
    ...parts(),
    clock,
    db: {
      ...db,
      snapshot: async <T>(work: (sql: typeof db) => Promise<T>): Promise<T> => {
        await ask('DELETE', `report-jobs/${id}`);
        return db.snapshot((sql) => work(sql as typeof db));
      },
    },
  };
  assert.equal(await writeNext(cancelling), true);
  const job = await jobOf(id);
  assert.deepEqual([job.status, job.file_url], ['cancelled', null]);
  assert.equal(readdirSync(server.fileFolder).length, filesBefore);
});
