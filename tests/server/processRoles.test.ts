/** Processes that answer calls and those that do what nobody waits for, on one database. */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { after, before, test } from 'node:test';
import Fastify, { type FastifyInstance } from 'fastify';
import { buildApp } from '../../server/app';
import { backgroundOf, type Role } from '../../server/http/background';
import { openDatabase } from '../../server/db/connect';
import { migrate } from '../../server/db/migrate';
import { demoPassword } from '../../server/seed/demoUsers';
import { seedPlatform } from '../../server/seed/platform';
import { systemClock } from '../../server/shared/clock';
import { freshDatabase } from '../../server/start/freshDatabase';
import { loginUrl, startBackEnd, type BackEnd, type Pair } from '../support/backEnd';
import { startPostgres } from '../support/postgres';
import { startProgram, type Program } from '../support/programs';

let web: BackEnd;
let worker: FastifyInstance;
const faults: string[] = [];
before(async () => {
  web = await startBackEnd({ role: 'web' });
  const { db, clock, files } = web;
  worker = await buildApp({
    ...{ db, clock, files, production: false, config: {}, role: 'worker' },
    log: (line) => faults.push(line),
  });
});
after(async () => {
  await worker.close();
  await web.close();
});

/** How often work is done that is woken once more when its process is ready, and what is left of it when that has closed. */
async function timesWorked(role: Role): Promise<number> {
  const app = Fastify();
  let times = 0;
  const log = (line: string) => assert.fail(line);
  const runner = backgroundOf(app, role, log).work('counting', async () => (times++, false));
  await app.ready();
  await app.close();
  runner.wake();
  return times;
}

test('work is begun by those that work when they are ready, and not after they close; who answers calls begins none', async () => {
  assert.deepEqual(await Promise.all((['web', 'worker', 'both'] as const).map(timesWorked)), [0, 1, 1]);
});

const url = '/api/system-user/v1/report-jobs';
const payload = { type: 'cash-in', begin_date: '2026-11-02', end_date: '2026-11-02' };

test('what one process was asked for another one does', async () => {
  const { access_token: token } = await web.signIn('executive');
  const asked = await web.call({ method: 'POST', url, payload, token });
  assert.equal(asked.statusCode, 202, asked.body);
  const job = async () =>
    (await web.call({ method: 'GET', url: `${url}/${asked.json<{ id: number }>().id}`, token })).json<{
      status: string;
    }>();
  assert.equal((await job()).status, 'queued');
  await worker.ready();
  while (['queued', 'running'].includes((await job()).status)) await pause(20);
  assert.equal((await job()).status, 'done', faults.join('\n'));
});

test('one that only works says how it is, and answers no call', async () => {
  for (const path of ['/healthz', '/readyz']) assert.equal((await worker.inject(path)).statusCode, 200);
  const login = await worker.inject({ method: 'POST', url: loginUrl, payload: {} });
  assert.equal(login.statusCode, 404);
  assert.equal(login.json<{ code: string }>().code, 'not_found');
});

test('programs on one PostgreSQL divide it by ROLE', async (t) => {
  const postgres = await startPostgres();
  if (postgres === undefined) return t.skip('there is no PostgreSQL on this machine');
  const fresh = await freshDatabase(postgres.url);
  const folder = mkdtempSync(join(tmpdir(), 'divan-roles-'));
  const db = await openDatabase({ url: fresh.url });
  const programs: Program[] = [];
  const start = async (role: Role) => {
    const program = startProgram('server/main.ts', ['--no-static'], {
      ...{ DATABASE_URL: fresh.url, DATA_DIR: folder, MIGRATE: 'never', ROLE: role },
    });
    programs.push(program);
    return (await program.says(/Divan: (http:\S+)/))[1]!; // the pattern has the group
  };
  const post = (address: string, body: object, token = '') =>
    fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    });
  try {
    await migrate(db, systemClock);
    await seedPlatform(db, systemClock);
    const answering = await start('web');
    const working = await start('worker');
    assert.equal((await post(working + loginUrl, {})).status, 404);
    const signedIn = await post(answering + loginUrl, { username: 'executive', password: demoPassword });
    const { access_token: token } = (await signedIn.json()) as Pair;
    assert.equal((await post(answering + url, payload, token)).status, 202);
    const status = async () => (await db.query<{ status: string }>('select status from report_jobs', []))[0]?.status;
    while (['queued', 'running'].includes((await status()) ?? '')) await pause(50);
    assert.equal(await status(), 'done');
    for (const program of programs.splice(0)) assert.equal((await program.stop()).code, 0);
  } finally {
    await Promise.all(programs.map((program) => program.stop('SIGKILL')));
    await db.close();
    await fresh.drop();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});
