/** Totals that are kept of a list are what its rows come to, whatever was written, by however many at once, and whatever was taken back. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Database, Sql } from '../../server/db/database';
import { readKept } from '../../server/db/kept';
import { migrate } from '../../server/db/migrate';
import { messages } from '../../server/modules/sms/store';
import { randomOf, type Random } from '../../server/seed/demo/random';
import { withoutTriggers } from '../../server/seed/large/withoutTriggers';
import { systemClock } from '../../server/shared/clock';
import { testDatabase } from '../support/database';
import { postgresOnly, untilWaiting } from '../support/heldRows';
import { totalFaults } from '../support/keptTotals';

let db: Database;
before(async () => {
  db = await testDatabase();
  await migrate(db, systemClock);
  await db.script(`
    create table goods (id integer primary key, state text, is_new boolean not null, price numeric(18, 2), count integer not null);
    insert into goods select n, (array['a', 'b', null])[1 + n % 3], n % 2 = 0, nullif(n, 7), n from generate_series(1, 50) n;
    select keep_totals('goods', 'goods_totals', '{state, is_new}', '{price, count}');`);
});
after(() => db.close());

const states = ['a', 'b', 'c', null];
const changes: ((random: Random, sql: Sql) => Promise<unknown>)[] = [
  (random, sql) =>
    sql.query(
      `insert into goods select k.id + n, $1, n % 2 = 0, case when n % 4 > 0 then n * 10.01 end, n
       from (select coalesce(max(id), 0) + $3::int as id from goods) k, generate_series(1, $2::int) n`,
      [random.pick(states), random.int(0, 6), random.int(0, 100_000)],
    ),
  (random, sql) =>
    sql.query('update goods set state = $1, price = price + 1 where id % 7 = $2', [
      random.pick(states),
      random.int(0, 6),
    ]),
  (random, sql) => sql.query('update goods set is_new = not is_new where id % 5 = $1', [random.int(0, 4)]),
  (random, sql) =>
    sql.query('update goods set price = null, count = count - 3 where id % 11 = $1', [random.int(0, 10)]),
  (random, sql) => sql.query('update goods set id = id where id % 3 = $1', [random.int(0, 2)]),
  (random, sql) => sql.query('delete from goods where id % 13 = $1', [random.int(0, 12)]),
  (random, sql) =>
    sql.query(
      `insert into goods values (1, $1, true, 5, 1) on conflict (id) do update set state = excluded.state, price = excluded.price`,
      [random.pick(states)],
    ),
  async (random, sql) => {
    await sql.query('savepoint before');
    await sql.query('delete from goods where id % 2 = $1', [random.int(0, 1)]);
    await sql.query('rollback to savepoint before');
  },
];
const takenBack = new Error('taken back');
async function change(random: Random): Promise<void> {
  await db
    .transaction(async (sql) => {
      for (let left = random.int(1, 4); left > 0; left -= 1) await random.pick(changes)(random, sql);
      if (random.chance(0.2)) throw takenBack;
    })
    .catch((error: unknown) => {
      if (error !== takenBack) throw error;
    });
}

test('what was there is counted, and each of three hundred random changes', async () => {
  assert.deepEqual(await totalFaults(db), []);
  const random = randomOf(92);
  for (let round = 0; round < 300; round += 1) {
    await change(random);
    assert.deepEqual(await totalFaults(db), [], `after change ${round}`);
  }
  const [row] = await db.query<{ there: boolean }>('select count(*) > 10 as there from goods');
  assert.equal(row?.there, true, 'there is still something to count');
});

test('a wrong line is found by whoever compares, and put right by counting anew', async () => {
  await db.query('update goods_totals set rows = rows + 1 where place = 0');
  assert.notDeepEqual(await totalFaults(db), []);
  await db.query(`select count_totals('goods')`);
  assert.deepEqual(await totalFaults(db), []);
});

test('what is filled while triggers rest is counted afterwards, and a table that is emptied has nothing', async () => {
  await db.transaction((sql) =>
    withoutTriggers(sql, { tables: ['goods'], faults: [] }, () =>
      sql.query(`insert into goods select 900000 + n, 'a', true, 1, 1 from generate_series(1, 100) n`),
    ),
  );
  assert.deepEqual(await totalFaults(db), []);
  await db.query('truncate goods');
  assert.deepEqual(await totalFaults(db), []);
  assert.deepEqual(await db.query('select from goods_totals'), []);
});

test('twenty at once', { skip: postgresOnly }, async () => {
  await db.query(`insert into goods select n * 1000, 'a', true, 1, 1 from generate_series(1, 40) n`);
  await Promise.all(
    Array.from({ length: 20 }, async (_, at) => {
      const random = randomOf(at);
      for (let round = 0; round < 25; round += 1)
        await db
          .transaction(async (sql) => {
            const id = 1_000_000 + at * 1000 + round;
            await sql.query(`insert into goods values ($1, $2, true, 10, 1)`, [id, random.pick(states)]);
            await sql.query('update goods set state = $2, count = count + 1 where id between $3 and $1', [
              ...[id, random.pick(states)],
              1_000_000 + at * 1000,
            ]);
            if (random.chance(0.3)) await sql.query('delete from goods where id = $1', [id]);
            if (random.chance(0.2)) throw takenBack;
          })
          .catch((error: unknown) => {
            if (error !== takenBack) throw error;
          });
    }),
  );
  assert.deepEqual(await totalFaults(db), []);
});

test('who writes the same state as another does not wait for him', { skip: postgresOnly }, async () => {
  const made = (sql: Sql, id: number) => sql.query(`insert into goods values ($1, 'b', false, 1, 1)`, [id]);
  await db.transaction(async (first) => {
    await made(first, 2_000_001);
    await db.transaction(async (second) => {
      await second.query(`set local lock_timeout = '100ms'`);
      await made(second, 2_000_002);
    });
    await made(first, 2_000_003);
  });
  await untilWaiting(db, 0);
  assert.deepEqual(await totalFaults(db), []);
});

test('a list reads what is kept of it where nothing else is asked, and tells the same', async () => {
  await db.query(
    `insert into sms_messages (phone_masked, template, parts, state, provider, cost, created_at)
     select '+998 90 *** ** 00', (array['card_code', 'payment_due'])[1 + n % 2], 1 + n % 3, (array['sent', 'failed', 'queued'])[1 + n % 3],
       (array['eskiz', 'playmobile', null])[1 + n % 3], n, '2026-03-05' from generate_series(1, 60) n`,
  );
  const page = { offset: 0, limit: 5, order_by: '-created_at' } as const;
  const asked: string[] = [];
  const watched: Sql = {
    query(text, values) {
      asked.push(text);
      return db.query(text, values);
    },
  };
  for (const filter of [{}, { state: ['failed'] }, { provider: ['eskiz'], template: ['card_code'] }, { state: [] }]) {
    const query = { ...page, ...filter } as Parameters<typeof messages.list>[1];
    const found = await messages.list(watched, query, 'ru');
    assert.match(asked.splice(0)[0] ?? '', /from sms_totals s/);
    // Asked for its days as well, which nothing is kept of.
    assert.deepEqual(await messages.list(watched, { ...query, begin_date: '2000-01-01' }, 'ru'), found);
    assert.match(asked.splice(0)[0] ?? '', /from sms_messages s/);
  }
  assert.deepEqual((await messages.list(db, { ...page, state: ['delivered'] }, 'ru')).count, 0);
});

test('only filters that say something are asked', () => {
  const kept = { table: 'order_totals o', by: ['status'] } as const;
  const whole = { offset: 0, limit: 5, order_by: '-id' };
  assert.equal(readKept(kept, { ...whole, status: ['new'], search: '', merchant_id: undefined })?.from, kept.table);
  for (const filter of [{ search: 'a' }, { merchant_id: [1] }, { begin_date: '2026-01-01' }, { is_pickup: false }])
    assert.equal(readKept(kept, { ...whole, ...filter }), undefined);
  assert.equal(readKept(undefined, whole), undefined);
});
