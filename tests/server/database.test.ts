/** Both databases look alike to the modules. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { audit } from '../../server/shared/auditTrail';
import { preciseTimestampOf, systemClock, timestampOf, today } from '../../server/shared/clock';
import { inside, type Database } from '../../server/db/database';
import { ReaderGone } from '../../server/db/passing';
import { migrate } from '../../server/db/migrate';
import { seedPlatform } from '../../server/seed/platform';
import { testDatabase } from '../support/database';

let db: Database;
before(async () => {
  db = await testDatabase();
  await migrate(db, systemClock);
  await db.script('create table notes (id integer primary key, text text)');
});
after(() => db.close());

const notes = async () =>
  (await db.query<{ text: string }>('select text from notes order by id')).map(({ text }) => text);

test('values come as the wire needs them', async () => {
  const [row] = await db.query(
    `select 1.50::numeric as money, '2026-03-05'::date as day, '2026-03-05 14:07:31'::timestamp as moment, 5::int as number,
       9007199254740993::int8 as wide, true as yes, null as nothing, 1.5::float8 as share, '{"a":[1]}'::json as json,
       array['a,"b"', 'c'] as texts, array[1, 2] as numbers, count(*)::int as count from (values (1), (2)) v`,
    [],
  );
  assert.deepEqual(
    { ...(row as object) },
    {
      ...{
        money: '1.50',
        day: '2026-03-05',
        moment: '2026-03-05 14:07:31',
        number: 5,
        wide: '9007199254740993',
        yes: true,
      },
      ...{ nothing: null, share: 1.5, json: { a: [1] }, texts: ['a,"b"', 'c'], numbers: [1, 2], count: 2 },
    },
  );
});

test('values go in as they are', async () => {
  const hostile = `'; drop table notes; -- $1 \\ "`;
  const [row] = await db.query<Record<string, unknown>>(
    `select $1::text as text, $2::numeric as money, $3::text[] as texts, $4::json as json, $5::int as nothing, $6::timestamp as moment`,
    [hostile, '1250000.00', [hostile, 'б'], JSON.stringify([1]), null, '2026-03-05 14:07:31'],
  );
  assert.deepEqual(
    { ...row },
    {
      text: hostile,
      money: '1250000.00',
      texts: [hostile, 'б'],
      json: [1],
      nothing: null,
      moment: '2026-03-05 14:07:31',
    },
  );
});

test('Cyrillic names are found by a part in any case, and sorted as people do', async () => {
  const rows = await db.query<{ name: string }>(
    `select name from (values ('Ёлкин'), ('Жуков'), ('елена'), ('Абдуллаев')) v (name) where name ilike $1 or true order by name collate "und-x-icu"`,
    ['%ЁЛ%'],
  );
  assert.deepEqual(
    rows.map(({ name }) => name),
    ['Абдуллаев', 'елена', 'Ёлкин', 'Жуков'],
  );
  const [like] = await db.query<{ found: boolean }>(`select 'Ёлкин' ilike $1 as found`, ['%ёлК%']);
  assert.equal(like?.found, true);
});

test('a transaction that throws leaves nothing, and the next one is not disturbed', async () => {
  const failing = db.transaction(async (sql) => {
    await sql.query(`insert into notes values (1, 'lost')`);
    throw new Error('no');
  });
  await Promise.all([
    assert.rejects(failing, /no/),
    db.transaction((sql) => sql.query(`insert into notes values (2, 'kept')`)),
  ]);
  assert.deepEqual(await notes(), ['kept']);
});

test('an error of a statement carries its code and ends the transaction', async () => {
  const failing = db.transaction(async (sql) => {
    await sql.query(`insert into notes values (3, 'lost')`);
    await sql.query(`insert into notes values (2, 'double')`);
  });
  await assert.rejects(failing, { code: '23505', constraint: 'notes_pkey' });
  assert.deepEqual(await notes(), ['kept']);
});

test('what a reader asked for who has gone is not begun', async () => {
  const away = new AbortController();
  const reader = db.forReader(away.signal);
  assert.deepEqual(await reader.query('select 1 as n', []), [{ n: 1 }]);
  await db.script('create sequence asked');
  const begun = db.query(`select pg_sleep(0.05), nextval('asked')`, []);
  // In line behind it, where there is one connection for all.
  const reads = [
    reader.query(`select nextval('asked')`, []),
    reader.transaction((sql) => sql.query(`select nextval('asked')`, [])),
  ];
  away.abort();
  await Promise.all([begun, ...reads.map((read) => assert.rejects(read, ReaderGone))]);
  assert.deepEqual(await db.query('select last_value::int as n from asked', []), [{ n: 1 }]);
});

test('a part of a transaction may fail alone', async () => {
  await db.transaction(async (sql) => {
    const part = inside(sql);
    await part.transaction((inner) => inner.query(`insert into notes values (4, 'first')`));
    await assert.rejects(part.transaction((inner) => inner.query(`insert into notes values (4, 'double')`)));
    await part.transaction((inner) => inner.query(`insert into notes values (5, 'second')`));
  });
  assert.deepEqual(await notes(), ['kept', 'first', 'second']);
});

test('an audit row is written per field, in the transaction of the change', async () => {
  await seedPlatform(db, systemClock);
  const entry = { clock: systemClock, user: { id: 1 }, action: 'update', entity: 'role', entityId: 7 };
  const changes = [
    { field: 'name', old: 'a', new: 'b' },
    { field: 'limit', old: null, new: 5 },
  ];
  await db.transaction((sql) => audit(sql, { ...entry, changes }));
  await assert.rejects(
    db.transaction(async (sql) => {
      await audit(sql, { ...entry, changes });
      throw new Error('no');
    }),
  );
  const rows = await db.query<object>(
    'select user_id, action, entity, entity_id, field, old_value, new_value from audit order by field',
  );
  const common = { user_id: 1, action: 'update', entity: 'role', entity_id: '7' };
  assert.deepEqual(
    rows.map((row) => ({ ...row })),
    [
      { ...common, field: 'limit', old_value: null, new_value: '5' },
      { ...common, field: 'name', old_value: 'a', new_value: 'b' },
    ],
  );
});

test('moments are the wall clock of Tashkent', () => {
  const moment = new Date('2026-03-05T20:30:00.120Z');
  assert.equal(timestampOf(moment), '2026-03-06 01:30:00');
  assert.equal(preciseTimestampOf(moment), '2026-03-06 01:30:00.120');
  assert.equal(today({ now: () => moment }), '2026-03-06');
});
