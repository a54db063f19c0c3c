/** Searches and filters over tables that grow without end use an index of each table, whatever they are joined with; so do counts by status. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Sql } from '../../server/db/database';
import { migrate } from '../../server/db/migrate';
import { deliveries } from '../../server/modules/deliveries/store';
import { userFomos } from '../../server/modules/fomo/store';
import { invoices } from '../../server/modules/invoices/store';
import { listBuckets } from '../../server/modules/instalments/collectionStore';
import { agreements, instalments } from '../../server/modules/instalments/listStore';
import { countStatuses, orders } from '../../server/modules/orders/listStore';
import { transfers } from '../../server/modules/merchant-billing/store';
import { receipts } from '../../server/modules/receipts/store';
import { claims, returnable } from '../../server/modules/return-claims/listStore';
import { systemClock } from '../../server/shared/clock';
import { testDatabase } from '../support/database';

let db: Awaited<ReturnType<typeof testDatabase>>;
before(async () => {
  db = await testDatabase();
  await migrate(db, systemClock);
});
after(() => db.close());

/** The plans of what is asked, as they are where tables are large: what an index can do is done by it. */
async function plansOf(ask: (sql: Sql) => Promise<unknown>, off = ['seqscan']): Promise<string> {
  const plans: string[] = [];
  await db.transaction(async (sql) => {
    for (const way of off) await sql.query(`set local enable_${way} = off`);
    const watched: Sql = {
      async query(text, values) {
        const rows = await sql.query<{ 'QUERY PLAN': string }>(`explain ${text}`, values);
        plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'));
        return sql.query(text, values);
      },
    };
    await ask(watched);
  });
  return plans.join('\n');
}
async function uses(ask: (sql: Sql) => Promise<unknown>, ...indexes: RegExp[]) {
  const plan = await plansOf(ask);
  for (const index of indexes) assert.match(plan, index);
}
/** Of an empty table every row is cheaply walked past by another index, which trigrams are not. */
async function seeks(ask: (sql: Sql) => Promise<unknown>, ...indexes: RegExp[]) {
  const plan = await plansOf(ask, ['seqscan', 'indexscan', 'indexonlyscan']);
  for (const index of indexes) assert.match(plan, index);
}

const page = { offset: 0, limit: 50 } as const;
const searched = { ...page, order_by: '-created_at', search: 'RS-000123' } as const;

test('a search of orders looks through numbers and contracts by their trigrams', () =>
  seeks((sql) => orders.list(sql, searched), /orders_by_part_of_number/, /orders_by_part_of_contract/));

test('a search of transfers looks through documents by their trigrams, and through merchants by their sound', () =>
  seeks(
    (sql) => transfers.list(sql, { ...searched, search: 'Нихол' }),
    ...[/merchant_transfers_by_part_of_document/, /merchants_by_sound/],
  ));

test('a search of deliveries looks through each table by itself', () =>
  seeks(
    (sql) => deliveries.list(sql, searched, 'ru'),
    ...[/deliveries_by_part_of_tracking/, /orders_by_part_of_number/, /orders_by_part_of_contract/],
  ));

test('a search of receipts does, too', () =>
  seeks((sql) => receipts.list(sql, searched), /ofd_checks_by_number/, /orders_by_part_of_contract/));

test('and one of claims, of what may come back, and of agreements', async () => {
  await seeks(
    (sql) => claims.list(sql, searched),
    ...[/return_claims_by_part_of_number/, /applications_by_part_of_contract/, /applications_by_sound/],
  );
  await seeks(
    (sql) => returnable.list(sql, { ...page, search: 'RS-000123' }),
    ...[/orders_by_part_of_number/, /orders_by_part_of_contract/, /applications_by_sound/],
  );
  await seeks(
    (sql) => agreements.list(sql, { ...page, order_by: '-id', search: 'RS-000123' }),
    ...[/applications_by_part_of_contract/, /applications_by_sound/],
  );
});

test('a search of invoices by names and numbers', () =>
  seeks(
    (sql) => invoices.list(sql, { ...page, order_by: '-date', search: 'Baraka' }),
    ...[/invoice_texts_by_sound/, /invoice_texts_by_part_of_number/],
  ));

test('what was decided about addresses is read in its index, and no order is asked', async () => {
  const asked = { ...page, order_by: '-id', is_pickup: false } as const;
  for (const [address, condition] of [
    ['confirmed', /Index Cond: \(enabled = true\)/],
    ['cancelled', /Index Cond: \(enabled = false\)/],
    ['undecided', /Index Cond: \(enabled IS NULL\)/],
  ] as const) {
    const plan = await plansOf((sql) => deliveries.list(sql, { ...asked, address: [address] }, 'ru'));
    assert.match(plan, condition, address);
    assert.doesNotMatch(plan, / on orders /);
  }
  const either = await plansOf((sql) => deliveries.list(sql, { ...asked, address: ['cancelled', 'undecided'] }, 'ru'));
  assert.doesNotMatch(either, /CASE/);
});

test('which offers hold and which have run out is read in the index by their end', async () => {
  const asked = { ...page, order_by: '-activated_at' } as const;
  for (const [status, condition] of [
    ['active', /Index Cond: \(expires_at > /],
    ['expired', /Index Cond: \(expires_at <= /],
  ] as const)
    await uses(
      (sql) => userFomos.list(sql, { ...asked, status: [status] }, '2026-03-05 12:00:00'),
      ...[/user_fomos_by_end/, condition],
    );
});

test('orders of a state of their deliveries are found from the deliveries', () =>
  seeks(
    (sql) => orders.list(sql, { ...page, order_by: '-created_at', delivery_status: ['delivered'] }),
    /deliveries_by_status/,
  ));

test('orders are counted by status from what is kept of them, and those of a name by an index of their customer', async () => {
  const kept = await plansOf((sql) => countStatuses(sql, {}));
  assert.match(kept, / on order_totals /);
  assert.doesNotMatch(kept, / on orders /);
  const named = await plansOf((sql) => countStatuses(sql, { search: 'Каримов' }), ['seqscan', 'bitmapscan']);
  assert.match(named, /Index Only Scan using orders_of_customers/);
});

test('the orders of a name are summed up and chosen by one statement, in which none is looked up by its number', async () => {
  const plan = await plansOf(
    (sql) => orders.list(sql, { ...page, order_by: '-created_at', search: 'Каримов' }),
    [...['seqscan', 'bitmapscan']],
  );
  assert.match(plan, /Index Only Scan using orders_of_customers/);
  assert.equal(plan.match(/CTE found\n/g)?.length, 1);
  assert.doesNotMatch(plan, /Semi Join|orders_pkey/);
});

test('what is late of contracts is found by its day, and which are in force by an index of those', () =>
  uses((sql) => listBuckets(sql, {}, '2026-03-05'), /schedule_rows_owed/, /applications_in_force/));

test('a page of contracts, of deliveries and of receipts is counted in one table unless more is asked', async () => {
  const asked = { ...page, order_by: '-created_at' } as const;
  for (const [list, own] of [
    [(sql: Sql) => instalments.list(sql, asked, '2026-03-05'), 'installment_totals'],
    [(sql: Sql) => instalments.list(sql, { ...asked, begin_date: '2026-03-01' }, '2026-03-05'), 'installments'],
    [(sql: Sql) => claims.list(sql, asked), 'return_claims'],
    [(sql: Sql) => deliveries.list(sql, asked, 'ru'), 'delivery_totals'],
    [(sql: Sql) => deliveries.list(sql, { ...asked, begin_date: '2026-03-01' }, 'ru'), 'deliveries'],
    [(sql: Sql) => receipts.list(sql, asked), 'receipt_totals'],
    [(sql: Sql) => receipts.list(sql, { ...asked, begin_date: '2026-03-01' }), 'ofd_checks'],
  ] as const) {
    const counted = await plansOf(list);
    assert.match(counted, new RegExp(` on ${own} `));
    assert.doesNotMatch(counted, / on (orders|applications|delivery_addresses) /);
  }
  const joined = await plansOf((sql) => instalments.list(sql, { ...asked, bucket: ['90+'] }, '2026-03-05'));
  assert.match(joined, / applications /);
});
