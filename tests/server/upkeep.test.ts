/** What is removed once a day, and what stays. */
import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import { after, before, beforeEach, test } from 'node:test';
import Fastify from 'fastify';
import type { Sql } from '../../server/db/database';
import { removeOldRows, startUpkeep } from '../../server/http/upkeep';
import { preciseTimestampOf } from '../../server/shared/clock';
import { refreshUrl, startBackEnd, type BackEnd, type Pair } from '../support/backEnd';

let server: BackEnd;
before(async () => void (server = await startBackEnd()));
beforeEach(() => server.reset());
after(() => server.close());

const day = 24 * 3600 * 1000;
const ago = (days: number, more = 0) =>
  preciseTimestampOf(new Date(server.clock.now().getTime() - days * day - more)).slice(0, 19);
const addKey = (key: string, at: string, count = 1) =>
  server.db.query(
    `insert into idempotency_keys (user_id, key, digest, state, status, created_at)
     select u.id, $1 || n, 'd', 'done', 200, $2 from system_users u, generate_series(1, $3::int) n where u.username = 'kam'`,
    [key, at, count],
  );
const addReads = (at: string) =>
  server.db.query(
    `insert into secret_reads select id, 'search', 'digest', $1 from system_users where username = 'kam'`,
    [at],
  );
async function countOf(table: 'idempotency_keys' | 'refresh_tokens' | 'token_families' | 'secret_reads' | 'audit') {
  const [row] = await server.db.query<{ count: number }>(`select count(*)::int as count from ${table}`, []);
  return row!.count;
}

test('keys of writes stay for seven days, however many there were', async () => {
  await addKey('old', ago(7, 60_000), 2500);
  await addKey('fresh', ago(7, -60_000));
  await removeOldRows(server.db, server.clock);
  const left = await server.db.query<{ key: string }>('select key from idempotency_keys', []);
  assert.deepEqual(left, [{ key: 'fresh1' }]);
});

test('tokens go with the session that ended, those of a living one stay; a replay of a removed one is refused', async () => {
  const rotated = async ({ refresh_token }: Pair) =>
    (await server.call({ method: 'POST', url: refreshUrl, payload: { refresh_token } })).statusCode;
  const [ended, living] = [await server.signIn('kam'), await server.signIn('hunter')];
  await rotated(ended);
  await rotated(living);
  const revokeAt = (at: string) =>
    server.db.query(
      `update token_families set revoked_at = $1 where user_id = (select id from system_users where username = 'kam')`,
      [at],
    );
  await revokeAt(ago(0));
  await removeOldRows(server.db, server.clock);
  assert.equal(await countOf('refresh_tokens'), 4, 'of a session that just ended they stay for a day');
  await revokeAt(ago(1, 1000));
  await removeOldRows(server.db, server.clock);
  assert.deepEqual([await countOf('refresh_tokens'), await countOf('token_families')], [2, 2]);
  assert.equal(await rotated(ended), 401);
  server.clock.advance(8 * day + 1000);
  await removeOldRows(server.db, server.clock);
  assert.deepEqual([await countOf('refresh_tokens'), await countOf('token_families')], [0, 0]);
});

test('what was looked for is forgotten after a day, the journal never', async () => {
  await addReads(ago(1, 1000));
  await addReads(ago(0));
  await server.db.query(
    `insert into audit (happened_at, user_id, action, entity, entity_id, field)
     select '2001-01-01', id, 'update', 'investor', '1', 'status' from system_users where username = 'kam'`,
    [],
  );
  await removeOldRows(server.db, server.clock);
  assert.deepEqual([await countOf('secret_reads'), await countOf('audit')], [1, 1]);
});

test('two processes at once remove each row once and meet no error', async () => {
  await addKey('old', ago(8), 3000);
  await Promise.all([1, 2, 3].map(() => removeOldRows(server.db, server.clock)));
  assert.equal(await countOf('idempotency_keys'), 0);
});

test('a process does it once in each day of its clock, and again after it went wrong', async () => {
  const log: string[] = [];
  const app = Fastify();
  let isAway = true;
  const db: Sql = {
    query: (text, values) => (isAway ? Promise.reject(new Error('away')) : server.db.query(text, values)),
  };
  const every = 5;
  startUpkeep(app, { db, clock: server.clock, log: (line) => log.push(line), every });
  const until = async (isSo: () => Promise<boolean>) => {
    for (let look = 0; look < 400 && !(await isSo()); look += 1) await pause(every);
    assert.ok(await isSo());
  };
  try {
    await addKey('old', ago(8));
    await until(async () => log.length > 1);
    assert.deepEqual([...new Set(log)], ['removal of old rows: Error']);
    isAway = false;
    await until(async () => (await countOf('idempotency_keys')) === 0);
    await pause(every * 10);
    await addKey('old', ago(8));
    await pause(every * 20);
    assert.equal(await countOf('idempotency_keys'), 1, 'it was done today');
    server.clock.advance(day);
    await until(async () => (await countOf('idempotency_keys')) === 0);
  } finally {
    await app.close();
  }
});
