/** Migrations beside people who work, on a PostgreSQL: they stand in nobody's way, and take no harm from being cut off. */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, beforeEach, test } from 'node:test';
import { Client } from 'pg';
import { openDatabase } from '../../server/db/connect';
import type { Database } from '../../server/db/database';
import { migrate, MigrationError } from '../../server/db/migrate';
import { noLimits } from '../../server/db/postgres';
import { systemClock } from '../../server/shared/clock';
import { freshDatabase } from '../../server/start/freshDatabase';
import { testDatabase } from '../support/database';
import { startPostgres, type Postgres } from '../support/postgres';

const postgres: Postgres | undefined = await startPostgres();
const skip = postgres === undefined && 'there is no PostgreSQL on this machine';
let url: string;
let drop: () => Promise<void>;
let folder: string;
/** Somebody who works meanwhile, in a transaction. */
let worker: Client;
let db: Database;
/** Looks on meanwhile. */
let watcher: Database;

before(async () => {
  if (postgres === undefined) return;
  ({ direct: url, drop } = await freshDatabase(postgres.url));
  worker = new Client({ connectionString: url });
  await worker.connect();
  db = await openDatabase({ url, pool: 2, limits: noLimits });
  watcher = await openDatabase({ url, pool: 1 });
  folder = mkdtempSync(join(tmpdir(), 'divan-beside-'));
  writeFileSync(join(folder, '0001_goods.sql'), 'create table goods (id integer primary key, name text);');
  await migrate(db, systemClock, folder);
});
after(async () => {
  if (postgres === undefined) return;
  await Promise.all([db.close(), watcher.close(), worker.end()]);
  await drop();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  if (postgres !== undefined) await worker.query('rollback');
});

const quick = { count: 3, patience: 200, pause: 50 };
const go = (tries = quick, of = db) => migrate(of, systemClock, folder, tries);
const indexes = async () =>
  (
    await watcher.query<{ name: string; whole: boolean }>(
      `select indexrelid::regclass::text as name, indisvalid as whole from pg_index
       where indrelid = 'goods'::regclass and not indisprimary`,
    )
  ).map(({ name, whole }) => `${name} ${whole}`);

test(
  'one that needs what somebody holds lets readers pass, says so at its end, and leaves nothing',
  { skip },
  async () => {
    writeFileSync(join(folder, '0002_more.sql'), 'alter table goods add column more integer;');
    await worker.query('begin');
    await worker.query('select from goods');
    const refused = assert.rejects(go({ ...quick, patience: 400 }), (error) => {
      assert.ok(error instanceof MigrationError);
      assert.match(error.message, /^Others hold what has to be changed/);
      return true;
    });
    // While it waits a reader waits behind it, and no longer.
    const reader = await openDatabase({ url, pool: 1 });
    for (let read = 0; read < 6; read++) await reader.query('select from goods');
    await reader.close();
    await refused;
    assert.deepEqual(await db.query('select name from schema_migrations'), [{ name: '0001_goods.sql' }]);
  },
);

test('and is applied by a later try of its own, once they have ended', { skip }, async () => {
  await worker.query('begin');
  await worker.query('select from goods');
  const going = go({ count: 100, patience: 50, pause: 20 });
  await new Promise((resolve) => setTimeout(resolve, 300));
  await worker.query('rollback');
  assert.deepEqual(await going, ['0002_more.sql']);
});

test(
  'an index is made outside a transaction while others write, between the files before and after it',
  { skip },
  async () => {
    writeFileSync(
      join(folder, '0003_index.sql'),
      '-- outside a transaction\ncreate index concurrently if not exists goods_name on goods (name);\n',
    );
    writeFileSync(join(folder, '0004_last.sql'), 'comment on table goods is $$the last$$;');
    // Whoever has written holds the table until the end of his transaction, and the index waits for him.
    await worker.query('begin');
    await worker.query(`insert into goods values (1, 'a')`);
    const going = go();
    await new Promise((resolve) => setTimeout(resolve, 200));
    const other = await openDatabase({ url, pool: 1, limits: { ...noLimits, lock: 1_000 } });
    await other.query(`insert into goods values (2, 'b')`);
    await other.close();
    assert.deepEqual(await indexes(), ['goods_name false'], 'it is under way');
    await worker.query('commit');
    assert.deepEqual(await going, ['0003_index.sql', '0004_last.sql']);
    assert.deepEqual(await indexes(), ['goods_name true']);
  },
);

test('one that was cut off is made anew, by one of those who start together', { skip, timeout: 60_000 }, async () => {
  await worker.query(`update pg_index set indisvalid = false where indexrelid = 'goods_name'::regclass`);
  await worker.query(`delete from schema_migrations where name > '0003'`);
  const together = await Promise.all(Array.from({ length: 4 }, () => openDatabase({ url, pool: 2, limits: noLimits })));
  const applied = await Promise.all(together.map((one) => go(quick, one)));
  assert.deepEqual(applied.flat().sort(), ['0003_index.sql', '0004_last.sql']);
  assert.deepEqual(await indexes(), ['goods_name true']);
  await Promise.all(together.map((one) => one.close()));
});

test('on the embedded database, where nobody is beside, the same files do', { skip }, async () => {
  const own = await testDatabase();
  assert.deepEqual(await migrate(own, systemClock, folder), [
    '0001_goods.sql',
    '0002_more.sql',
    '0003_index.sql',
    '0004_last.sql',
  ]);
  await own.close();
});

test('what one has locked is free before the next begins, of several who start together too', { skip }, async () => {
  const added = ['0005_positive.sql', '0006_slow.sql', '0007_checked.sql'];
  writeFileSync(
    join(folder, '0005_positive.sql'),
    'alter table goods add constraint positive check (id > 0) not valid;',
  );
  writeFileSync(join(folder, '0006_slow.sql'), 'create table slow (id integer); select pg_sleep(2);');
  writeFileSync(join(folder, '0007_checked.sql'), 'alter table goods validate constraint positive;');
  const together = await Promise.all([1, 2].map(() => openDatabase({ url, pool: 2, limits: noLimits })));
  const going = Promise.all(together.map((one) => go(quick, one)));
  await new Promise((resolve) => setTimeout(resolve, 500));
  const reader = await openDatabase({ url, pool: 1, limits: { ...noLimits, lock: 500 } });
  const last = () => watcher.query('select max(name) as name from schema_migrations');
  assert.deepEqual(await last(), [{ name: '0005_positive.sql' }], 'the slow one is under way');
  await reader.query('select from goods');
  await reader.query(`insert into goods values (3, 'c')`);
  assert.deepEqual(await last(), [{ name: '0005_positive.sql' }], 'and still is');
  await reader.close();
  assert.deepEqual((await going).flat().sort(), added);
  assert.deepEqual(
    await watcher.query(`select convalidated as is_checked from pg_constraint where conname = 'positive'`),
    [{ is_checked: true }],
  );
  await Promise.all(together.map((one) => one.close()));
});

test('where one fails, those before it stay, and the next time begins with it', { skip }, async () => {
  writeFileSync(join(folder, '0008_first.sql'), 'create table first (id integer);');
  writeFileSync(join(folder, '0009_wrong.sql'), 'create table second (id integer); select nothing from nowhere;');
  await assert.rejects(go(), { code: '42P01' });
  assert.deepEqual(
    await watcher.query(
      `select to_regclass('first') is not null as first, to_regclass('second') is not null as second`,
    ),
    [{ first: true, second: false }],
  );
  writeFileSync(join(folder, '0009_wrong.sql'), 'create table second (id integer);');
  assert.deepEqual(await go(), ['0009_wrong.sql']);
});
