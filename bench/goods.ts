/**
 * The time of the list of products on two hundred thousand of them, on a PostgreSQL of its own: a page of fifty in each
 * order, a search with its count, and each filter. Ends with its measures as one line of JSON, the slowest first.
 *
 *     npm run bench -- goods
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../server/db/connect';
import { migrate } from '../server/db/migrate';
import { noLimits } from '../server/db/postgres';
import { fileStoreOf } from '../server/files/store';
import { products } from '../server/modules/products/store';
import { seed } from '../server/seed/seed';
import { systemClock } from '../server/shared/clock';
import { startPostgres } from '../tests/support/postgres';

const calls = 40;
type Query = Parameters<typeof products.list>[1];
const page: Query = { offset: 0, limit: 50, order_by: '-created_at' };

/** What is asked, and in how many ms ninety-five of a hundred are to be answered. */
const ways: readonly (readonly [what: string, budget: number, query: Query])[] = [
  ['a page', 60, page],
  ['a page by price', 60, { ...page, order_by: 'price' }],
  ['a page by name', 60, { ...page, order_by: 'name' }],
  ['a page far behind', 150, { ...page, offset: 100_000 }],
  ['three letters', 150, { ...page, search: 'sam' }],
  ['a word of many', 150, { ...page, search: 'samsung' }],
  ['a part of an SKU', 150, { ...page, search: 'L-1200-4' }],
  ['a barcode', 150, { ...page, search: '5000000012345' }],
  ['one merchant', 150, { ...page, merchant_id: [3] }],
  ['on sale', 150, { ...page, is_on_sale: true }],
  ['not on sale', 150, { ...page, is_on_sale: false }],
  ['of a category', 150, { ...page, category_id: 1 }],
  ['without a picture', 150, { ...page, lacks: ['image'] }],
  ['without attributes', 150, { ...page, lacks: ['attributes'] }],
  ['between two prices', 150, { ...page, price_from: '1000000.00', price_to: '2000000.00' }],
];

const postgres = await startPostgres();
if (postgres === undefined) throw new Error('Goods are measured on PostgreSQL, and this machine has none.');
const folder = mkdtempSync(join(tmpdir(), 'divan-bench-'));
const db = await openDatabase({ url: postgres.url, limits: noLimits });
try {
  await migrate(db, systemClock);
  const files = await fileStoreOf(db, systemClock, folder);
  await seed(db, 'small', systemClock, files, { areas: ['catalogue', 'goods'], share: 1, report: console.error });
  const measures: { what: string; value: number; unit: string; budget?: number }[] = [];
  // Beside which the others are read where the machine does something else as well.
  const floor: number[] = [];
  for (let call = 0; call < calls; call += 1) {
    const begin = performance.now();
    await db.query('select count(*) from generate_series(1, 200000)');
    floor.push(performance.now() - begin);
  }
  const middle = floor.sort((a, b) => a - b)[calls / 2] ?? 0;
  measures.push({
    what: 'products: floor, two hundred thousand numbers counted',
    value: Math.round(middle),
    unit: 'ms',
  });
  for (const [what, budget, query] of ways) {
    const times: number[] = [];
    let count = 0;
    for (let call = 0; call < calls; call += 1) {
      const begin = performance.now();
      ({ count } = await products.list(db, query, 'ru'));
      times.push(performance.now() - begin);
    }
    const p95 = times.sort((a, b) => a - b)[Math.floor(calls * 0.95) - 1] ?? 0;
    measures.push({ what: `products: ${what} (${count})`, value: Math.round(p95), unit: 'ms', budget });
  }
  console.log(JSON.stringify(measures.sort((a, b) => b.value - a.value)));
} finally {
  await db.close();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
