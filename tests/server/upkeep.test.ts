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

test('a card that nobody confirmed is forgotten a day after its code ran out, one that is bound stays', async () => {
  const [customer] = await server.db.query<{ id: number }>(
    `insert into customers (first_name, last_name, phone_number, created_at, updated_at)
     values ('Умида', 'Орлова', '998901112277', '2025-01-05', '2025-02-01') returning id`,
    [],
  );
  const bind = (holder: string, at: string) =>
    server.db.query(
      `insert into card_bindings (customer_id, token, masked_pan, kind, expiry_month, expiry_year, holder, phone_number, code_digest, sent_at,
         expires_at, user_id)
       select $1, $2::text, '860012******1234', 'uzcard', 5, 2030, $2::text, '998901112277', 'd', $3, $3, id from system_users where username = 'kam'`,
      [customer!.id, holder, at],
    );
  await bind('old', ago(1, 60_000));
  await bind('bound', ago(400));
  await bind('fresh', ago(1, -60_000));
  await server.db.query(
    `with card as (
       insert into payment_cards (customer_id, token, masked_pan, kind, expiry_month, expiry_year, holder, phone_number, is_main, created_at, updated_at)
       values ($1, 'bound', '860012******1234', 'uzcard', 5, 2030, 'bound', '998901112277', true, '2025-01-01', '2025-01-01') returning id)
     update card_bindings set card_id = card.id from card where holder = 'bound'`,
    [customer!.id],
  );
  await removeOldRows(server.db, server.clock);
  assert.deepEqual(await server.db.query('select holder from card_bindings order by id', []), [
    { holder: 'bound' },
    { holder: 'fresh' },
  ]);
});

test('rows of sheets forget whom they named ninety days after their task has ended', async () => {
  const task = async (finished: string | null, rows: number) => {
    const [made] = await server.db.query<{ id: number }>(
      `insert into async_tasks (name, type, status, params, total, done, created_by, created_at, updated_at, finished_at)
       select 'Лист', 'import_investors', 'done', '{}', $2::int, $2::int, id, '2025-01-01', '2025-01-01', $1 from system_users where username = 'kam'
       returning id`,
      [finished, rows],
    );
    await server.db.query(
      `insert into async_task_items (task_id, row, wish, status)
       select $1, n, '{"pinfl":"31201851234567"}', 'done' from generate_series(2, $2::int + 1) n`,
      [made!.id, rows],
    );
    return made!.id;
  };
  const [old, fresh, running] = [
    await task(ago(90, 60_000), 2500),
    await task(ago(90, -60_000), 1),
    await task(null, 1),
  ];
  await removeOldRows(server.db, server.clock);
  const items = await server.db.query(
    `select task_id as task, count(*)::int as rows, (count(*) filter (where wish::text <> '{}'))::int as whole
     from async_task_items group by task_id order by task_id`,
    [],
  );
  assert.deepEqual(items, [
    { task: old, rows: 2500, whole: 0 },
    { task: fresh, rows: 1, whole: 1 },
    { task: running, rows: 1, whole: 1 },
  ]);
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
