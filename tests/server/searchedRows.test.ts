/** A search that finds a row in several ways, by its number and by its customer, counts, sums up and shows it once. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Database, Sql } from '../../server/db/database';
import { migrate } from '../../server/db/migrate';
import { countStatuses, orders } from '../../server/modules/orders/listStore';
import { systemClock } from '../../server/shared/clock';
import { testDatabase } from '../support/database';

let db: Database;
before(async () => {
  db = await testDatabase();
  await migrate(db, systemClock);
  await db.script(`
    insert into customers (id, first_name, last_name, phone_number, created_at, updated_at) values
      (1, 'Умида', 'Орлова', '998901112277', '2025-01-05', '2025-02-01'), (2, 'Асрор', 'Каримов', '998901112278', '2025-01-05', '2025-02-01');
    insert into applications (id, customer_id, source, status, status_since, first_name, last_name, phone_number, contract_number, created_at,
      updated_at)
    select n, 1 + n % 2, 'web', 'cancelled', '2026-01-01', 'а', 'б', '998901112233', 'RS-' || n, '2026-01-01', '2026-01-01'
    from generate_series(1, 5) n;
    insert into orders (id, application_id, status, status_since, created_at, updated_at)
    select n, n, case when n < 3 then 'cancelled' else 'cancelled_by_qabz' end, '2026-01-01', date '2026-01-10' + n, '2026-01-01'
    from generate_series(1, 5) n;
    update orders set total = id * 10, paid = id;`);
});
after(() => db.close());

type Asked = Parameters<typeof orders.list>[1];
async function find(search: string, others: Partial<Asked> = {}) {
  const texts: string[] = [];
  const watched: Sql = {
    query(text, values) {
      texts.push(text);
      return db.query(text, values);
    },
  };
  const asked = { offset: 0, limit: 10, order_by: '-created_at', search, ...others } as Asked;
  const { rows, count, totals } = await orders.list(watched, asked);
  return { ids: rows.map(({ id }) => id), count, total: totals.total, statements: texts.length };
}

test('by the number and by the customer', async () => {
  // Each is an OR-00000n, and two are of Orlova as well.
  assert.deepEqual(await find('or'), { ids: [5, 4, 3, 2, 1], count: 5, total: '150.00', statements: 2 });
  assert.deepEqual(await find('орлова'), { ids: [4, 2], count: 2, total: '60.00', statements: 2 });
  assert.deepEqual(await find('998901112278'), { ids: [5, 3, 1], count: 3, total: '90.00', statements: 2 });
  assert.deepEqual(await find('RS-4'), { ids: [4], count: 1, total: '40.00', statements: 2 });
});

test('all words hold, and with them what else is asked', async () => {
  assert.deepEqual(await find('умида or'), { ids: [4, 2], count: 2, total: '60.00', statements: 2 });
  assert.deepEqual(await find('умида каримов'), { ids: [], count: 0, total: '0.00', statements: 1 });
  assert.deepEqual(await find('or', { status: ['cancelled_by_qabz'] }), {
    ...{ ids: [5, 4, 3], count: 3, total: '120.00', statements: 2 },
  });
});

test('each part of it, upwards and downwards', async () => {
  assert.deepEqual((await find('or', { limit: 2 })).ids, [5, 4]);
  assert.deepEqual((await find('or', { offset: 3, limit: 2 })).ids, [2, 1]);
  assert.deepEqual((await find('or', { order_by: 'total', limit: 2 })).ids, [1, 2]);
  assert.deepEqual(await find('or', { offset: 5 }), { ids: [], count: 5, total: '150.00', statements: 1 });
});

test('they are counted by status once', async () => {
  const both = [
    { code: 'cancelled', count: 2 },
    { code: 'cancelled_by_qabz', count: 3 },
  ];
  assert.deepEqual(await countStatuses(db, { search: 'or' }), both);
  assert.deepEqual(await countStatuses(db, {}), both);
  assert.deepEqual(await countStatuses(db, { search: 'орлова' }), [
    { code: 'cancelled', count: 1 },
    { code: 'cancelled_by_qabz', count: 1 },
  ]);
});
