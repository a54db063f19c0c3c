/** Processes that answer calls and those that do what nobody waits for, on one database. */
import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import { after, before, test } from 'node:test';
import Fastify, { type FastifyInstance } from 'fastify';
import { buildApp } from '../../server/app';
import { backgroundOf, type Role } from '../../server/http/background';
import { loginUrl, startBackEnd, type BackEnd } from '../support/backEnd';

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

test('what one process was asked for another one does', async () => {
  const { access_token: token } = await web.signIn('executive');
  const url = '/api/system-user/v1/report-jobs';
  const day = web.clock.now().toISOString().slice(0, 10);
  const payload = { type: 'cash-in', begin_date: day, end_date: day };
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
