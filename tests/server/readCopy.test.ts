/** Lists and reports from a server that follows the main one: nobody is told less than he knows already, and nobody notices that it is gone. */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { after, before, test } from 'node:test';
import { Client } from 'pg';
import { buildApp } from '../../server/app';
import { openDatabase } from '../../server/db/connect';
import type { Database, Sql } from '../../server/db/database';
import { migrate } from '../../server/db/migrate';
import { fileStoreOf } from '../../server/files/store';
import { demoPassword } from '../../server/seed/demoUsers';
import { seedPlatform } from '../../server/seed/platform';
import { systemClock } from '../../server/shared/clock';
import { loginUrl, type Pair } from '../support/backEnd';
import { freePort, startOwnPostgres, startReplica, type Postgres } from '../support/postgres';
import { startProgram } from '../support/programs';

// It has servers of its own, so the run beside the embedded database is enough.
const isElsewhere = Boolean(process.env.TEST_DATABASE_URL);
const main: Postgres | undefined = isElsewhere ? undefined : await startOwnPostgres();
const skip = main === undefined && (isElsewhere ? 'once is enough' : 'there is no PostgreSQL on this machine');
let replica: Postgres;
let url: string;
let readUrl: string;
/** On the main server, which tells what a server that keeps its rows does: what others see lies on the disk. */
let admin: Client;

const at = (server: string, name: string) => {
  const address = new URL(server);
  address.pathname = `/${name}`;
  return address.href;
};

before(async () => {
  if (main === undefined) return;
  admin = new Client({ connectionString: main.url });
  await admin.connect();
  await admin.query(`create database read_copy`);
  await admin.query(`alter database read_copy set synchronous_commit = on`);
  replica = await startReplica(main);
  [url, readUrl] = [at(main.url, 'read_copy'), at(replica.url, 'read_copy')];
});
after(async () => {
  if (main === undefined) return;
  await admin.end();
  await main.stop();
});

const nobodyLeaves = new AbortController().signal;
const wide = (db: Database) => db.forReader(nobodyLeaves, true);
const isCopy = async (sql: Sql) => (await sql.query<{ copy: boolean }>('select pg_is_in_recovery() as copy'))[0]?.copy;
const onReplica = async (statement: string) => {
  const client = new Client({ connectionString: readUrl });
  await client.connect();
  await client.query(statement);
  await client.end();
};
/** Longer than a copy is left alone. */
const rest = 5_500;

async function opened(work: (db: Database, log: string[]) => Promise<void>) {
  const log: string[] = [];
  const db = await openDatabase({ url, readUrl, log: (line) => log.push(line) });
  try {
    await work(db, log);
  } finally {
    await db.close();
  }
}

test(
  'wide reads and snapshots go to the copy; everything else, and what comes after a write, to the main one',
  { skip },
  () =>
    opened(async (db, log) => {
      await db.script('create table notes (id integer primary key generated always as identity, n integer)');
      assert.equal(await isCopy(wide(db)), true);
      assert.equal(await db.snapshot(isCopy), true);
      assert.equal(await isCopy(db), false);
      assert.equal(await isCopy(db.forReader(nobodyLeaves)), false);
      assert.equal(await db.transaction(isCopy), false);

      const call = wide(db);
      assert.equal(await isCopy(call), true);
      await call.transaction((sql) => sql.query('insert into notes (n) values (0)'));
      assert.equal(await isCopy(call), false);
      // What a copy refuses because it writes is done where it can be, once.
      const writing = wide(db);
      assert.equal((await writing.query('insert into notes (n) values (1) returning id')).length, 1);
      assert.equal(await isCopy(writing), false);
      assert.deepEqual(await db.query('select n from notes order by n'), [{ n: 0 }, { n: 1 }]);
      // A fault of the one who asks is none of the copy.
      await assert.rejects(wide(db).query('select nothing from notes'), { code: '42703' });
      assert.equal(await isCopy(wide(db)), true);
      assert.deepEqual(log, []);
    }),
);

test('whoever has written sees it in the next wide read, also while others write', { skip }, () =>
  opened(async (db) => {
    await db.script('create table counted (who integer, n integer)');
    const work = async (who: number) => {
      for (let n = 1; n <= 100; n++) {
        await db.query('insert into counted values ($1, $2)', [who, n]);
        const call = wide(db);
        const [row] = await call.query<{ n: number }>('select max(n)::int as n from counted where who = $1', [who]);
        assert.equal(row?.n, n);
      }
    };
    await Promise.all([1, 2, 3, 4].map(work));
    const counts = db.wideReads!();
    assert.equal(
      Object.values(counts).reduce((sum, count) => sum + count),
      400,
    );
    assert.ok(counts.copy > 300, JSON.stringify(counts));
  }),
);

test('a copy that is behind is left alone until it has caught up, and it is said once', { skip }, () =>
  opened(async (db, log) => {
    await db.script('create table late (n integer)');
    await onReplica('select pg_wal_replay_pause()');
    await db.query('insert into late values (1)');
    for (let turn = 0; turn < 5; turn++) {
      const call = wide(db);
      assert.deepEqual(await call.query('select n from late'), [{ n: 1 }]);
      assert.equal(await isCopy(call), false);
    }
    assert.deepEqual(db.wideReads!(), { copy: 0, behind: 1, lost: 0, resting: 4 });
    await onReplica('select pg_wal_replay_resume()');
    await pause(rest);
    const call = wide(db);
    assert.deepEqual(await call.query('select n from late'), [{ n: 1 }]);
    assert.equal(await isCopy(call), true);
    assert.deepEqual(log, [
      'reading: the copy is behind; lists and reports come from the main database',
      'reading: lists and reports come from the copy again',
    ]);
  }),
);

test('a main server is not taken for a copy', { skip }, async () => {
  const log: string[] = [];
  const db = await openDatabase({ url, readUrl: url, log: (line) => log.push(line) });
  assert.equal(await isCopy(wide(db)), false);
  await db.close();
  assert.deepEqual(log, ['reading: the copy is no copy; lists and reports come from the main database']);
});

test('lists of the back end come from it, also right after a write, and go on without it', { skip }, () =>
  opened(async (db, log) => {
    const folder = mkdtempSync(join(tmpdir(), 'divan-copy-'));
    await migrate(db, systemClock);
    await seedPlatform(db, systemClock);
    const files = await fileStoreOf(db, systemClock, folder);
    const app = await buildApp({ db, clock: systemClock, files, production: false, config: {} });
    const login = await app.inject({
      ...{ method: 'POST', url: loginUrl },
      payload: { username: 'director', password: demoPassword },
    });
    const headers = { authorization: `Bearer ${login.json<Pair>().access_token}` };
    const roles = '/api/system-user/v1/user-roles';
    const list = async () => {
      const answer = await app.inject({ url: `${roles}?limit=1000`, headers });
      assert.equal(answer.statusCode, 200, answer.body);
      return answer.json<{ roles: { name: string }[] }>().roles.map(({ name }) => name);
    };
    await list();
    const { copy: before } = db.wideReads!();
    for (let turn = 0; turn < 20; turn++) {
      const name = `follows ${turn}`;
      const made = await app.inject({ method: 'POST', url: roles, payload: { name, description: name }, headers });
      assert.equal(made.statusCode, 201, made.body);
      assert.ok((await list()).includes(name), `${name} is in the list that was asked for next`);
    }
    const { copy } = db.wideReads!();
    assert.ok(copy - before > 10, JSON.stringify(db.wideReads!()));
    // A record is none of the wide reads.
    assert.equal((await app.inject({ url: `${roles}/1`, headers })).statusCode, 200);
    assert.equal(db.wideReads!().copy, copy);

    await replica.stop();
    for (let turn = 0; turn < 5; turn++) assert.ok((await list()).length > 20);
    assert.ok(db.wideReads!().lost > 0, JSON.stringify(db.wideReads!()));
    assert.ok(log.includes('reading: the copy is lost; lists and reports come from the main database'));
    await app.close();
    rmSync(folder, { recursive: true, force: true });
  }),
);

test('where there is none the main database is opened all the same, and read', { skip }, () =>
  opened(async (db) => assert.equal(await isCopy(wide(db)), false)),
);

test('a call whose copy is lost on the way is answered by the main one', { skip, timeout: 60_000 }, async () => {
  replica = await startReplica(main!); // skipped without one
  readUrl = at(replica.url, 'read_copy');
  await opened(async (db) => {
    const call = wide(db);
    assert.equal(await isCopy(call), true);
    const sleeping = call.query<{ n: number }>('select 7 as n, pg_sleep(2)');
    const kept = db.snapshot(async (sql) => {
      await sql.query('select pg_sleep(2)');
      return isCopy(sql);
    });
    await pause(500);
    await replica.stop();
    assert.equal((await sleeping)[0]?.n, 7);
    assert.equal(await isCopy(call), false);
    assert.equal(await kept, false);
  });
});

test(
  'a process that loses its copy says so in its log, as a line of JSON with the name of the call',
  { skip },
  async () => {
    await admin.query('create database read_log');
    const folder = mkdtempSync(join(tmpdir(), 'divan-read-log-'));
    const program = startProgram('server/main.ts', ['--no-static', '--data', 'small'], {
      ...{ DATABASE_URL: at(main!.url, 'read_log'), DATA_DIR: folder, LOG: 'json' },
      DATABASE_READ_URL: `postgres://postgres@127.0.0.1:${await freePort()}/nobody`,
    });
    try {
      const [, address] = await program.says(/Divan: (http:\S+)/);
      const body = JSON.stringify({ username: 'moderator', password: demoPassword });
      const headers = { 'content-type': 'application/json' };
      const signedIn = (await (await fetch(address + loginUrl, { method: 'POST', body, headers })).json()) as Pair;
      const list = await fetch(`${address}/api/investment/investors?limit=1`, {
        headers: { authorization: `Bearer ${signedIn.access_token}`, 'x-request-id': 'reads-a-list' },
      });
      assert.equal(list.status, 200);
    } finally {
      const { output } = await program.stop();
      const lines = output.split('\n').filter((line) => line.includes('reading:'));
      assert.deepEqual(
        lines.map((line) => JSON.parse(line) as Record<string, unknown>).map(({ fault, request }) => [fault, request]),
        [['reading: the copy is lost; lists and reports come from the main database', 'reads-a-list']],
        output,
      );
      rmSync(folder, { recursive: true, force: true });
    }
  },
);
