/** What a PostgreSQL does to those who use it: it ends their connections, keeps them waiting and locks them out; two processes go on. */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { Client } from 'pg';
import { demoPassword } from '../../server/seed/demoUsers';
import { openDatabase } from '../../server/db/connect';
import type { Database, Sql } from '../../server/db/database';
import { ReaderGone } from '../../server/db/passing';
import { noLimits } from '../../server/db/postgres';
import { refusalOf } from '../../server/http/errorAnswers';
import { workBatch } from '../../server/modules/async-tasks/runner';
import { systemClock } from '../../server/shared/clock';
import { freshDatabase } from '../../server/start/freshDatabase';
import { loginUrl, refreshUrl, type Pair } from '../support/backEnd';
import { makePayments } from '../support/moneyServer';
import { startDeafNetwork } from '../support/deafNetwork';
import { startPostgres, type Postgres } from '../support/postgres';
import { startProgram, type Program } from '../support/programs';

const postgres: Postgres | undefined = await startPostgres();
const skip = postgres === undefined && 'there is no PostgreSQL on this machine';
/** How many connections each process may hold. */
const pool = 4;
let url: string;
let drop: () => Promise<void>;
let folder: string;
let programs: Program[];
let a: string;
let b: string;
/** A stranger to both processes, who holds rows in a transaction. */
let stranger: Client;
/** Sees who is connected, and ends them; outside of transactions, in which the list of connections stays as it was. */
let watcher: Client;

before(async () => {
  if (postgres === undefined) return;
  // Not through a pooler: these are the faults of connections, which one has of its own (pooler.test.ts).
  ({ direct: url, drop } = await freshDatabase(postgres.url));
  folder = mkdtempSync(join(tmpdir(), 'divan-faults-'));
  programs = ['a', 'b'].map((name) =>
    startProgram('server/main.ts', ['--no-static', '--data', 'small'], {
      DATABASE_URL: `${url}?application_name=${name}`,
      DATABASE_POOL: String(pool),
      DATA_DIR: folder,
    }),
  );
  const ready = await Promise.all(programs.map((program) => program.says(/Divan: (http:\S+)/)));
  [a, b] = ready.map(([, address]) => address) as [string, string];
  [stranger, watcher] = [new Client({ connectionString: url }), new Client({ connectionString: url })];
  await Promise.all([stranger.connect(), watcher.connect()]);
});
after(async () => {
  if (postgres === undefined) return;
  await Promise.all([stranger.end(), watcher.end()]);
  await Promise.all(programs.map((program) => program.stop()));
  await drop();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

const post = (address: string, body: object, headers = {}) =>
  fetch(address, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  });
const signIn = async (at: string, username = 'kam') =>
  (await (await post(at + loginUrl, { username, password: demoPassword })).json()) as Pair;
const refresh = (at: string, { refresh_token }: Pair) => post(at + refreshUrl, { refresh_token });

/** The connections that wait for a lock, once there are so many. */
async function waiting(count: number): Promise<number[]> {
  for (;;) {
    const { rows } = await watcher.query<{ pid: number }>(
      `select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    if (rows.length === count) return rows.map(({ pid }) => pid);
  }
}

/** Resolves when nobody can connect there any more. */
async function untilClosed(at: string): Promise<void> {
  const { hostname, port } = new URL(at);
  for (;;) {
    const socket = connect(Number(port), hostname);
    const isOpen = await new Promise((resolve) => {
      socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    });
    socket.destroy();
    if (!isOpen) return;
  }
}

test('a connection that is lost in a transaction costs that request and nothing else', { skip }, async () => {
  const [mine, theirs] = [await signIn(a), await signIn(b)];
  await stranger.query('begin');
  await stranger.query('select id from token_families for update');
  const both = [refresh(a, mine), refresh(b, theirs)];
  for (const pid of await waiting(2)) await watcher.query('select pg_terminate_backend($1)', [pid]);
  const statuses = (await Promise.all(both)).map(({ status }) => status);
  await stranger.query('rollback');
  assert.deepEqual(statuses, [503, 503]);
  assert.equal((await refresh(a, mine)).status, 200);
  assert.equal((await refresh(b, theirs)).status, 200);
  assert.deepEqual(
    programs.map(({ child }) => child.exitCode),
    [null, null],
  );
});

test('whoever changes a person does not wait for those who only name him', { skip }, async () => {
  const director = await signIn(a, 'director');
  const headers = { authorization: `Bearer ${director.access_token}` };
  const { rows } = await stranger.query<{ id: number; session: string }>(
    `select u.id, f.id as session from system_users u join token_families f on f.user_id = u.id where u.username = 'kam'`,
  );
  const { id, session } = rows[0]!; // the test before has signed in
  // As a row of the journal holds whom it names, until its transaction ends.
  await stranger.query('begin');
  await stranger.query('select id from system_users for key share');
  const path = `${a}/api/system-user/v1/system-users/${id}/sessions/${session}`;
  const ended = await fetch(path, { method: 'DELETE', headers });
  await stranger.query('rollback');
  assert.equal(ended.status, 204);
});

test('a batch of a sheet holds its investors in the order of their ids before it changes one', { skip }, async () => {
  const db = await openDatabase({ url });
  const { rows } = await stranger.query<{ id: number }>('select id from investors order by id limit 2');
  const [first, last] = rows.map(({ id }) => id) as [number, number];
  const [task] = await db.query<{ id: number }>(
    `insert into async_tasks (name, type, status, params, total, created_by, run_by, created_at, updated_at)
     select 'Two', 'status_update', 'queued', '{"status":"inactive"}', 2, id, id, now(), now()
     from system_users where username = 'moderator' returning id`,
  );
  await stranger.query('begin');
  await stranger.query('select id from investors where id = $1 for update', [first]);
  // In the sheet the order is the other one.
  await db.query(
    `insert into async_task_items (task_id, row, wish, status)
     values ($1, 2, json_build_object('investor_id', $2::text), 'pending'),
       ($1, 3, json_build_object('investor_id', $3::text), 'pending')`,
    [task!.id, last, first],
  );
  const worked = workBatch(db, systemClock, () => undefined);
  await waiting(1);
  const free = await stranger.query('select id from investors where id = $1 for update skip locked', [last]);
  await stranger.query('rollback');
  await worked;
  await db.close();
  assert.equal(free.rowCount, 1);
});

test(
  'two that hold rows in opposite orders both come to their end, and each does its work once',
  { skip },
  async () => {
    const both = await Promise.all([openDatabase({ url }), openDatabase({ url })]);
    await both[0].script(
      'create table tallies (id integer primary key, n integer); insert into tallies values (1, 0), (2, 0)',
    );
    let [arrived, begun] = [0, 0];
    let meet: () => void;
    const met = new Promise<void>((resolve) => (meet = resolve));
    const add = (db: Database, ids: readonly number[]) =>
      db.transaction(async (sql) => {
        begun += 1;
        await sql.query('update tallies set n = n + 1 where id = $1', [ids[0]]);
        if (++arrived === 2) meet();
        await met;
        await sql.query('update tallies set n = n + 1 where id = $1', [ids[1]]);
      });
    await Promise.all([add(both[0], [1, 2]), add(both[1], [2, 1])]);
    assert.deepEqual(await both[0].query('select id, n from tallies order by id'), [
      { id: 1, n: 2 },
      { id: 2, n: 2 },
    ]);
    assert.ok(begun > 2, 'one of them was begun again');
    await Promise.all(both.map((db) => db.close()));
  },
);

test(
  'a write that collides is tried three times; what it does it does once, or it may come back',
  { skip },
  async () => {
    const db = await openDatabase({ url });
    await makePayments(db);
    // What a sequence has counted stays counted when the transaction is undone.
    const collide = (times: number) =>
      db.script(
        `create sequence if not exists collisions; select setval('collisions', 1, false);
       create or replace function collide() returns trigger language plpgsql as $$ begin
         if nextval('collisions') <= ${times} then raise 'collided' using errcode = '40P01'; end if; return new; end $$;
       create or replace trigger collide after insert on payments for each row execute function collide()`,
      );
    const { access_token } = await signIn(b, 'accountant');
    const money = startProgram('tests/support/moneyServer.ts', [], { DATABASE_URL: url });
    programs.push(money);
    const at = (JSON.parse((await money.says(/\{"url".*\}/))[0]) as { url: string }).url;
    const pay = (key: string) =>
      post(
        `${at}/api/trial/payments`,
        { amount: '10.00' },
        { authorization: `Bearer ${access_token}`, 'idempotency-key': key },
      );
    const counted = async () => (await db.query<{ n: number }>('select count(*)::int as n from payments'))[0]?.n;

    await collide(2);
    assert.equal((await pay('collides-two-times-only')).status, 200);
    assert.equal(await counted(), 1);
    await collide(3);
    const refused = await pay('collides-three-times-on');
    assert.deepEqual([refused.status, refused.headers.get('retry-after')], [503, '1']);
    assert.equal(((await refused.json()) as { code: string }).code, 'unavailable');
    assert.equal(await counted(), 1);
    assert.equal((await pay('collides-three-times-on')).status, 200);
    assert.equal(await counted(), 2);
    await db.close();
  },
);

test(
  'statements, locks and idling have limits, set on each connection in the zone of the house',
  { skip },
  async () => {
    const db = await openDatabase({ url });
    const values = [];
    for (const name of ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout', 'timezone'])
      values.push(...(await db.query<object>(`show ${name}`)).flatMap(Object.values));
    await db.close();
    assert.deepEqual(values, ['15s', '5s', '1min', 'Asia/Tashkent']);
  },
);

const limits = { statement: 200, read: 50, lock: 0, idle: 1000, connection: 100, overdue: 2_000 };

test('who takes too long is cut off, and the next one is served', { skip }, async () => {
  const db = await openDatabase({ url, pool: 1, limits: { ...limits, lock: 100 } });
  const cut =
    (...codes: string[]) =>
    (error: Error & { code?: string }) => {
      assert.ok(codes.includes(error.code ?? ''), `${error.code}: ${error.message}`);
      assert.equal(refusalOf(error, { params: {}, method: 'GET', production: true }).status, 503);
      return true;
    };
  const pidOf = async (sql: Sql) => (await sql.query<{ pid: number }>('select pg_backend_pid() as pid'))[0]!.pid;

  await assert.rejects(db.query('select pg_sleep(60)'), cut('57014'));
  // A read has less time, and others have theirs on the same connection.
  const reader = db.forReader(new AbortController().signal);
  await assert.rejects(reader.query('select pg_sleep(0.15)'), cut('57014'));
  await assert.rejects(
    reader.transaction((sql) => sql.query('select pg_sleep(0.15)')),
    cut('57014'),
  );
  await db.query('select pg_sleep(0.15)');
  await stranger.query('begin');
  await stranger.query('select id from system_users for update');
  await assert.rejects(db.query('select id from system_users for update'), cut('55P03'));
  await stranger.query('rollback');
  const idling = db.transaction(async (sql) => {
    const pid = await pidOf(sql);
    while ((await watcher.query('select from pg_stat_activity where pid = $1', [pid])).rowCount! > 0);
    await sql.query('select 1');
  });
  // Either the last words of the server are read first, or that the line is gone: both are told as passing.
  await assert.rejects(idling, cut('25P03', '08006'));
  // Whichever it was, that connection is not lent again.
  assert.equal((await db.query('select 1')).length, 1);
  // The only connection is lent out, and whoever has it does not give it back before the other has given up.
  await db.transaction(async (sql) => {
    const other = db.query('select 1');
    await Promise.all([assert.rejects(other, cut('08006')), other.catch(() => sql.query('select 1'))]);
  });
  assert.equal((await db.query('select 1')).length, 1);
  await db.close();
});

test(
  'a network that falls silent costs whoever is on it so long as a limit, and nobody after it',
  { skip },
  async () => {
    const network = await startDeafNetwork(url);
    const patient = { ...limits, read: 200, connection: 5_000, overdue: 300 };
    const db = await openDatabase({ url: network.url, pool: 4, limits: patient });
    const away = new AbortController();
    const [staying, leaving] = [db.forReader(new AbortController().signal), db.forReader(away.signal)];
    let fall: () => void;
    const silence = new Promise<void>((resolve) => (fall = resolve));
    let begun = 0;
    const work = async (sql: Sql) => {
      await sql.query('select 1');
      begun += 1;
      await silence;
      return sql.query('select 1');
    };
    const held = [db.transaction(work), staying.transaction(work)];
    while (begun < 2) await staying.query('select 1');
    // Two connections lie in the pool.
    await Promise.all([db, db].map((other) => other.query('select pg_sleep(0.05)')));
    network.fallSilent();
    fall!(); // it is set as its promise is made
    const from = performance.now();
    setTimeout(() => away.abort(), 50);
    const ends = await Promise.allSettled([...held, db.query('select 1'), leaving.query('select 1')]);
    const took = performance.now() - from;
    const met = ends.map((end) => (end.status === 'rejected' ? (end.reason as Error & { code?: string }) : undefined));
    assert.deepEqual(
      met.map((error) => error?.code ?? error?.constructor.name),
      ['08006', '08006', '08006', 'ReaderGone'],
    );
    assert.equal(refusalOf(met[0]!, { params: {}, method: 'POST', production: true }).status, 503);
    // With a second in which an end may be taken up; the driver by itself waits for a quarter of an hour.
    assert.ok(took < 4_000, `${Math.round(took)} ms`);
    network.recover();
    assert.deepEqual(await staying.query('select 1 as n'), [{ n: 1 }]);
    await db.close();
    await network.close();
  },
);

test('a reader who goes away is not served any longer, and the next one is not disturbed', { skip }, async () => {
  const db = await openDatabase({ url, pool: 1, limits: { ...noLimits, connection: 60_000 } });
  const away = new AbortController();
  const reader = db.forReader(away.signal);
  const sleeping = reader.query(`select pg_sleep(600), 'left alone'`);
  const [inLine, other] = [reader.query('select 1'), db.query<{ n: number }>('select 2 as n')];
  const asleep = async () =>
    (
      await watcher.query(
        `select from pg_stat_activity where state = 'active' and query like '%left alone%' and pid <> pg_backend_pid()`,
      )
    ).rowCount;
  while ((await asleep()) === 0);
  away.abort();
  await assert.rejects(sleeping, ReaderGone);
  await assert.rejects(inLine, ReaderGone);
  assert.equal(await asleep(), 0);
  assert.deepEqual(await other, [{ n: 2 }]);
  // However close to its end one is given up, only he is cut off.
  for (let round = 0; round < 40; round++) {
    const leaving = new AbortController();
    const read = db.forReader(leaving.signal).query('select pg_sleep(0.01)');
    setTimeout(() => leaving.abort(), 4 + (round % 16));
    const next = db.query('select pg_sleep(0.002)');
    await read.catch((error: Error) => assert.ok(error instanceof ReaderGone, String(error)));
    await next;
  }
  await db.close();
});

test('a call that is given up ends its statement on the server', { skip, timeout: 60_000 }, async () => {
  const kam = await signIn(a);
  await stranger.query('begin');
  await stranger.query('lock table investors in access exclusive mode');
  const headers = { authorization: `Bearer ${kam.access_token}` };
  const list = (signal?: AbortSignal) => fetch(`${a}/api/investment/investors`, { headers, signal });
  let isAnswered = false;
  const staying = list().finally(() => (isAnswered = true));
  await waiting(1);
  const away = new AbortController();
  const leaving = list(away.signal);
  await waiting(2);
  away.abort();
  await assert.rejects(leaving, { name: 'AbortError' });
  await waiting(1);
  assert.equal(isAnswered, false, 'the one who came first waits on');
  await stranger.query('rollback');
  assert.equal((await staying).status, 200);
});

test('a process holds no more connections than it is given', { skip }, async () => {
  const mine = await signIn(b);
  await stranger.query('begin');
  await stranger.query('select id from token_families for update');
  const all = Array.from({ length: 12 }, () => refresh(b, mine));
  await waiting(pool);
  await stranger.query('rollback');
  assert.deepEqual([...new Set((await Promise.all(all)).map(({ status }) => status))], [200]);
  const { rowCount } = await watcher.query(`select from pg_stat_activity where application_name = 'b'`);
  assert.equal(rowCount, pool);
});

test('one that is told to stop ends the work under way, then its connections, and then itself', { skip }, async () => {
  const mine = await signIn(a);
  // As a browser has some for later.
  const unused = connect(Number(new URL(a).port), new URL(a).hostname).on('error', () => undefined);
  await stranger.query('begin');
  await stranger.query('select id from token_families for update');
  const underWay = refresh(a, mine);
  await waiting(1);
  const ended = programs[0]!.stop(); // both were started
  await untilClosed(a);
  await stranger.query('rollback');
  const answer = await underWay;
  const answered = performance.now();
  assert.deepEqual([answer.status, answer.headers.get('connection')], [200, 'close']);
  // Ended by force it would have another code.
  const { code, output } = await ended;
  const took = performance.now() - answered;
  assert.equal(code, 0, output);
  assert.equal(unused.destroyed || unused.readableEnded, true);
  assert.equal((await refresh(b, (await answer.json()) as Pair)).status, 200);
  // A second, and on a busy machine as much more as one needs that has nothing to finish; a connection that is waited for takes five.
  const idle = performance.now();
  assert.equal((await programs[1]!.stop()).code, 0); // it was started
  assert.ok(took < 1_000 + 2 * (performance.now() - idle), `it ended ${Math.round(took)} ms after its last answer`);
});

test('neither the seed nor the work after it makes the driver or Node warn of anything', { skip }, async () => {
  for (const { output } of await Promise.all(programs.slice(0, 2).map((program) => program.stop())))
    assert.doesNotMatch(output, /Warning/);
});
