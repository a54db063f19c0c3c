/** The journal of actions: the histories of all kinds that somebody may open, and all that he did himself. */
import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import type { Call, Reply } from '../../server/http/contract';
import { modules } from '../../server/app';
import { inside } from '../../server/db/database';
import { seedInvestors } from '../../server/seed/investors';
import { startBackEnd, type BackEnd } from '../support/backEnd';

type Entity = NonNullable<Call<'listJournal'>['query']['entity']>[number];

let server: BackEnd;
before(async () => {
  server = await startBackEnd(
    {},
    {
      kind: 'instalments',
      async fill(db, clock, files) {
        await db.transaction(async (sql) => {
          await seedInvestors(inside(sql), { set: 'small', clock, files });
          for (const { seed } of modules) await seed?.(sql, clock);
        });
      },
    },
  );
});
beforeEach(() => server.reset());
after(() => server.close());

async function ask(who: string, query: string) {
  const { access_token: token } = await server.signIn(who);
  const answer = await server.call({ method: 'GET', url: `/api/system-user/v1/journal?${query}`, token });
  return { answer, body: answer.json<Reply<'listJournal'>>() };
}
async function idOf(username: string): Promise<number> {
  const [person] = await server.db.query<{ id: number }>('select id from system_users where username = $1', [username]);
  return person!.id;
}
const write = (row: { at: string; user: number | null; entity: string; id: string; field?: string }) =>
  server.db.query(
    `insert into audit (happened_at, user_id, action, entity, entity_id, field, old_value, new_value)
     values ($1, $2, 'update', $3, $4, $5, 'a', 'b')`,
    [row.at, row.user, row.entity, row.id, row.field ?? 'name'],
  );

test('newest first, in pages, with the number of all', async () => {
  const { body } = await ask('director', 'limit=20');
  assert.equal(body.items.length, 20);
  assert.ok(body.count > 20);
  const moments = body.items.map(({ created_at, id }) => `${created_at} ${String(id).padStart(12, '0')}`);
  assert.deepEqual(moments, moments.toSorted().reverse());
  const { body: next } = await ask('director', 'limit=20&offset=20');
  assert.equal(new Set([...body.items, ...next.items].map(({ id }) => id)).size, 40);
  const { body: oldest } = await ask('director', 'limit=20&order_by=created_at');
  assert.ok(oldest.items[0]!.created_at <= oldest.items[19]!.created_at);
});

test('of others only what was done to kinds that one may open; of oneself everything', async () => {
  const [me, other] = [await idOf('moderator'), await idOf('director')];
  // A moderator opens investors and no roles.
  for (const user of [me, other])
    for (const entity of ['investor', 'role']) await write({ at: '2026-01-05 10:00:00', user, entity, id: '7' });
  const { body } = await ask('moderator', 'entity_id=7&begin_date=2026-01-05&end_date=2026-01-05');
  assert.deepEqual(body.items.map(({ entity, user }) => `${entity} ${user?.id === me ? 'own' : 'of another'}`).sort(), [
    'investor of another',
    'investor own',
    'role own',
  ]);
  assert.equal(body.count, 3);
  const { body: theirs } = await ask('moderator', `user_id=${other}&entity=role`);
  assert.deepEqual(theirs, { items: [], count: 0 });
  const { body: whole } = await ask('director', 'entity_id=7&begin_date=2026-01-05&end_date=2026-01-05');
  assert.equal(whole.count, 4);
});

test('by person, kind, number and days, each alone and together', async () => {
  const me = await idOf('director');
  for (const [at, user, entity, id] of [
    ['2026-01-05 00:00:00', me, 'bond', '900001'],
    ['2026-01-05 23:59:59', null, 'bond', '900001'],
    ['2026-01-06 00:00:00', me, 'tariff', '900001'],
  ] as const)
    await write({ at, user, entity, id });
  const count = async (query: string) => (await ask('director', `entity_id=900001&${query}`)).body.count;
  assert.equal(await count(''), 3);
  assert.equal(await count(`user_id=${me}`), 2);
  assert.equal(await count(`user_id=${me}&user_id=${await idOf('moderator')}`), 2);
  assert.equal(await count('actor=staff'), 2);
  assert.equal(await count('actor=others'), 1);
  assert.equal(await count('entity=bond'), 2);
  assert.equal(await count('entity=bond&entity=tariff'), 3);
  assert.equal(await count('begin_date=2026-01-05&end_date=2026-01-05'), 2);
  assert.equal(await count('begin_date=2026-01-06'), 1);
  assert.equal(await count(`user_id=${me}&entity=bond&end_date=2026-01-05`), 1);
});

test('roles go by their names, as in the history of the account', async () => {
  const { access_token: token } = await server.signIn('director');
  const change = await server.call({
    ...{ method: 'PUT', url: '/api/system-user/v1/system-users/1', token },
    headers: { 'if-match': '1' },
    payload: { role_ids: [1, 3] },
  });
  assert.equal(change.statusCode, 200, change.body);
  const { body } = await ask('director', 'entity=system_user&entity_id=1&limit=1');
  assert.deepEqual(
    body.items.map(({ field, old, new: now }) => [field, old, now]),
    [['role_ids', 'moderator', 'moderator, hunter']],
  );
});

test('what was only searched for, and kinds without words, are not in it', async () => {
  const me = await idOf('director');
  for (const entity of ['number_search', 'phone_code', 'nothing_known'])
    await write({ at: '2026-01-05 10:00:00', user: me, entity, id: '900002' });
  for (const id of ['900002', '%27%20or%201=1'])
    assert.deepEqual((await ask('director', `entity_id=${id}`)).body, { items: [], count: 0 });
});

test('what is no kind, no number and no day is refused by its field', async () => {
  for (const [query, field] of [
    ['entity=number_search', 'entity.0'],
    ['entity_id=', 'entity_id'],
    ['user_id=0', 'user_id.0'],
    ['begin_date=2026-02-30', 'begin_date'],
    ['order_by=action', 'order_by'],
  ] as const) {
    const { answer } = await ask('director', query);
    assert.equal(answer.statusCode, 400, query);
    assert.ok(
      answer.json<{ fields?: Record<string, string> }>().fields?.[field] !== undefined,
      `${query}: ${answer.body}`,
    );
  }
});

// Written by hand from what opens each record: made from the map of the module it could not fail.
const openedBy: readonly (readonly [Entity, right: string, inService?: true])[] = [
  ['investor', 'investors'],
  ['posting', 'gl'],
  ['system_user', 'rbac'],
  ['closing_month', 'closing'],
  ['exit_claim', 'cash_out', true],
  ['customer', 'customers', true],
  ['application', 'installments', true],
  ['application', 'orders', true],
  ['merchant', 'merchants', true],
  ['payment_role', 'rbac_pay', true],
];

test('each kind is read with the right that opens it, in the services with its policy as well, and without is not', async () => {
  const [me, other] = [await idOf('hunter'), await idOf('director')];
  for (const entity of new Set(openedBy.map(([kind]) => kind)))
    await write({ at: '2026-01-05 10:00:00', user: other, entity, id: '900003', field: 'status' });
  const [role] = await server.db.query<{ role_id: number }>('select role_id from user_roles where user_id = $1', [me]);
  await server.db.query('delete from role_permissions where role_id = $1', [role!.role_id]);
  const services = `(select role_id from service_user_roles where user_id = ${me})`;
  const close = () => server.db.query(`delete from service_policies where role_id in ${services}`, []);
  const open = () =>
    server.db.query(
      `insert into service_policies select r.id, e.method, e.endpoint
       from service_roles r join service_endpoints e using (service) where r.id in ${services}`,
      [],
    );
  const read = async () => (await ask('hunter', 'entity_id=900003')).body.items.map(({ entity }) => entity).toSorted();
  const give = (permission: string) =>
    server.db.query(`insert into role_permissions select $1, $2, unnest(array['get', 'query'])`, [
      role!.role_id,
      permission,
    ]);
  await give('dashboard');
  await close();
  assert.deepEqual(await read(), []);
  for (const permission of new Set(openedBy.map(([, right]) => right))) {
    await give(permission);
    const opened = openedBy.filter(([, right]) => right === permission);
    const byRight = opened.filter(([, , inService]) => !inService).map(([entity]) => entity);
    assert.deepEqual(await read(), byRight.toSorted(), `${permission} without policies`);
    await open();
    assert.deepEqual(await read(), opened.map(([entity]) => entity).toSorted(), `${permission} with policies`);
    await close();
    await server.db.query('delete from role_permissions where role_id = $1 and permission_id = $2', [
      role!.role_id,
      permission,
    ]);
  }
});
