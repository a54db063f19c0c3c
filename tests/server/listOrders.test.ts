/** A list that grows without end walks to its page along an index, in each of its orders. */
import assert from 'node:assert/strict';
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
