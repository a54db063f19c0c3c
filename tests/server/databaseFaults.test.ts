/** What a PostgreSQL does to those who use it: it ends their connections, keeps them waiting and locks them out; two processes go on. */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { Client } from 'pg';
import { demoPassword } from '../../server/seed/demoUsers';
import { freshDatabase } from '../support/database';
import { loginUrl, refreshUrl, type Pair } from '../support/backEnd';
import { startPostgres, type Postgres } from '../support/postgres';
import { startProgram, type Program } from '../support/programs';

const postgres: Postgres | undefined = await startPostgres();
const skip = postgres === undefined && 'there is no PostgreSQL on this machine';
let url: string;
let drop: () => Promise<void>;
let folder: string;
let programs: Program[];
let a: string;
let b: string;
/** A stranger to both processes, who holds rows and ends connections. */
let stranger: Client;

before(async () => {
  if (postgres === undefined) return;
  ({ url, drop } = await freshDatabase(postgres.url));
  folder = mkdtempSync(join(tmpdir(), 'divan-faults-'));
  const env = { DATABASE_URL: url, DATA_DIR: folder };
  programs = [0, 1].map(() => startProgram('server/main.ts', ['--no-static', '--data', 'small'], env));
  const ready = await Promise.all(programs.map((program) => program.says(/Divan: (http:\S+)/)));
  [a, b] = ready.map(([, address]) => address) as [string, string];
  stranger = new Client({ connectionString: url });
  await stranger.connect();
});
after(async () => {
  if (postgres === undefined) return;
  await stranger.end();
  await Promise.all(programs.map((program) => program.stop()));
  await drop();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

const post = (address: string, body: object) =>
  fetch(address, { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } });
const signIn = async (at: string) =>
  (await (await post(at + loginUrl, { username: 'kam', password: demoPassword })).json()) as Pair;
const refresh = (at: string, { refresh_token }: Pair) => post(at + refreshUrl, { refresh_token });

/** The connections that wait for a lock, once there are so many. */
async function waiting(count: number): Promise<number[]> {
  for (;;) {
    const { rows } = await stranger.query<{ pid: number }>(
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
  for (const pid of await waiting(2)) await stranger.query('select pg_terminate_backend($1)', [pid]);
  const statuses = (await Promise.all(both)).map(({ status }) => status);
  await stranger.query('rollback');
  assert.deepEqual(statuses, [500, 500]);
  assert.equal((await refresh(a, mine)).status, 200);
  assert.equal((await refresh(b, theirs)).status, 200);
  assert.deepEqual(
    programs.map(({ child }) => child.exitCode),
    [null, null],
  );
});

test('one that is told to stop ends the work under way, then its connections, and then itself', { skip }, async () => {
  const mine = await signIn(a);
  await stranger.query('begin');
  await stranger.query('select id from token_families for update');
  const underWay = refresh(a, mine);
  await waiting(1);
  const ended = programs[0]!.stop(); // both were started
  await untilClosed(a);
  await stranger.query('rollback');
  const answer = await underWay;
  assert.deepEqual([answer.status, answer.headers.get('connection')], [200, 'close']);
  // Ended by force it would have another code.
  const { code, output } = await ended;
  assert.equal(code, 0, output);
  assert.equal((await refresh(b, (await answer.json()) as Pair)).status, 200);
});
