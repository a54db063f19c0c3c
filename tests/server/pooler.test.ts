/**
 * Behind a pooler that gives each transaction another connection: limits hold and stay with their transaction, and a reader who goes away ends
 * nobody's statement but his own. `npm run chaos -- pooler` runs all tests of the back end through it.
 */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { Client } from 'pg';
import { openDatabase } from '../../server/db/connect';
import type { Sql } from '../../server/db/database';
import { ReaderGone } from '../../server/db/passing';
import { noLimits } from '../../server/db/postgres';
import { migrate } from '../../server/db/migrate';
import { systemClock } from '../../server/shared/clock';
import { freshDatabase } from '../../server/start/freshDatabase';
import { startPooler } from '../support/pooler';
import { startPostgres, type Postgres } from '../support/postgres';

const postgres: Postgres | undefined = await startPostgres();
const pooler = postgres && (await startPooler(postgres.url, 4));
const skip = pooler === undefined && 'there is no PostgreSQL or no PgBouncer on this machine';
let url: string;
let direct: string;
let drop: () => Promise<void>;

before(async () => {
  if (postgres === undefined || pooler === undefined) return;
  ({ direct, drop } = await freshDatabase(postgres.url));
  const through = new URL(pooler.url);
  through.pathname = new URL(direct).pathname;
  url = through.href;
});
after(async () => {
  if (pooler !== undefined) await drop();
  await pooler?.stop();
  await postgres?.stop();
});

const limits = { statement: 400, read: 100, lock: 200, idle: 2000, connection: 5000, overdue: 2000 };
const names = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout', 'jit', 'timezone'];
const settingsOf = async (sql: Sql) => {
  const values = names.map((name) => `current_setting('${name}') as ${name}`);
  return (await sql.query<Record<string, string>>(`select ${values.join(', ')}, pg_backend_pid() as pid`))[0]!; // one row
};

test('limits are there in every transaction, and on no connection after it', { skip }, async () => {
  const [mine, bare] = await Promise.all([openDatabase({ url, limits }), openDatabase({ url, limits: noLimits })]);
  const pids = new Set<string>();
  // As many connections as there are callers at a time.
  await Promise.all(Array.from({ length: 4 }, () => bare.query('select pg_sleep(0.7)')));
  for (let turn = 0; turn < 20; turn++) {
    const { pid, ...within } = await mine.transaction(settingsOf);
    pids.add(pid!); // it is in the row
    assert.deepEqual(Object.values(within), ['400ms', '200ms', '2s', 'off', 'Asia/Tashkent']);
    const without = await bare.transaction(settingsOf);
    assert.deepEqual([without.statement_timeout, without.lock_timeout], ['0', '0']);
    const between = await mine.query<object>('show statement_timeout');
    assert.deepEqual(between, [{ statement_timeout: '0' }]);
    assert.deepEqual(await mine.query<object>('show timezone'), [{ TimeZone: 'Asia/Tashkent' }]);
    // Five things by turns on four connections: each of them meets each.
    await bare.query('select 1');
  }
  assert.ok(pids.size > 1, 'it was given several connections');
  await Promise.all([mine.close(), bare.close()]);
});

test('a statement by itself is cut off, too, and the next one on its connection is not', { skip }, async () => {
  const db = await openDatabase({ url, limits });
  const cut = { code: '57014' };
  for (let turn = 0; turn < 5; turn++) {
    await assert.rejects(db.query('select pg_sleep(60)'), cut);
    await assert.rejects(
      db.transaction((sql) => sql.query('select pg_sleep(60)')),
      cut,
    );
    await assert.rejects(db.forReader(new AbortController().signal).query('select pg_sleep(0.3)'), cut);
    await db.query('select pg_sleep(0.2)');
  }
  await db.close();
});

test('of many readers only those who go away lose their statement', { skip }, async () => {
  const db = await openDatabase({ url, limits: { ...noLimits, connection: 60_000 }, pool: 8 });
  const outcomes = await Promise.all(
    Array.from({ length: 120 }, async (_, at) => {
      const leaving = new AbortController();
      const reader = db.forReader(leaving.signal);
      const leaves = at % 3 === 0;
      const read = reader.query<{ at: number }>('select pg_sleep(0.02), $1::int as at', [at]);
      if (leaves) setTimeout(() => leaving.abort(), 10 + at);
      return read.then(
        ([row]) => row?.at === at || 'another answer',
        (error: Error) => (leaves && error instanceof ReaderGone) || String(error),
      );
    }),
  );
  assert.deepEqual([...new Set(outcomes)], [true]);
  await db.close();
});

test('an empty database is brought up through it', { skip }, async () => {
  const db = await openDatabase({ url, limits: noLimits, pool: 1 });
  assert.ok((await migrate(db, systemClock)).length > 50);
  await db.close();
  const client = new Client({ connectionString: direct });
  await client.connect();
  const { rows } = await client.query<{ n: number }>(
    `select count(*)::int as n from pg_locks where locktype = 'advisory'`,
  );
  await client.end();
  assert.deepEqual(rows, [{ n: 0 }]);
});
