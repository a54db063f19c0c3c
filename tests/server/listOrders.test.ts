/** A list that grows without end walks to its page along an index, in each of its orders. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import type { Database } from '../../server/db/database';
import { migrate } from '../../server/db/migrate';
import { systemClock } from '../../server/shared/clock';
import { testDatabase } from '../support/database';

let db: Database;
before(async () => {
  db = await testDatabase();
  await migrate(db, systemClock);
});
after(() => db.close());

const orders = {
  tax_transactions: ['date', 'tax_amount', 'base_amount'],
  claims: ['created_at', 'amount'],
  exit_claims: ['created_at', 'amount', 'planned_date'],
  outgoing_payment_transactions: ['date', 'amount'],
  investor_cards: ['created_at'],
  application_documents: ['date', 'created_at'],
  tariff_change_claims: ['created_at', 'effective_from'],
  wings_requests: ['created_at', 'duration_ms'],
  models: ['created_at', 'name collate "und-x-icu"'],
  merchant_branches: ['name collate "und-x-icu"'],
  products: ['created_at', 'price', 'stock', 'price_changed_at', 'name collate "und-x-icu"'],
};

for (const [table, columns] of Object.entries(orders))
  test(`${table} by ${columns.join(', ')}`, async () => {
    for (const column of columns)
      await db.transaction(async (sql) => {
        await sql.query('set local enable_seqscan = off');
        const plan = await sql.query<{ 'QUERY PLAN': string }>(
          `explain select id from ${table} order by ${column}, id limit 20`,
          [],
        );
        assert.doesNotMatch(plan.map((row) => row['QUERY PLAN']).join('\n'), /Sort/, column);
      });
  });

/** Every order of a list that goes by a name, as its store says it. */
function namedOrders(): string[] {
  const folder = join(import.meta.dirname, '../../server/modules');
  const stores = readdirSync(folder, { encoding: 'utf8', recursive: true }).filter((path) =>
    /[sS]tore\.ts$/.test(path),
  );
  return stores.flatMap((path) =>
    [...readFileSync(join(folder, path), 'utf8').matchAll(/\b(?:\w*name|operator): '([^']*\b\w+\.[^']*)'/g)].map(
      ([, order = '']) => `${path}: ${order}`,
    ),
  );
}

test('names are in the order of the language, and not of their bytes', async () => {
  const byBytes = namedOrders().filter((order) => !order.includes('collate'));
  // This column has the collation itself.
  assert.deepEqual(byBytes, ['customers/store.ts: c.name']);
  const names = await db.query<{ name: string }>(
    `select name from unnest(array['Яна', 'Ўткир', 'Ёқубжон', 'Ҳамид', 'Қодир', 'анвар', 'Борис']) as n (name)
     order by name collate "und-x-icu"`,
  );
  assert.deepEqual(
    names.map(({ name }) => name),
    ['анвар', 'Борис', 'Ёқубжон', 'Қодир', 'Ўткир', 'Ҳамид', 'Яна'],
  );
});
