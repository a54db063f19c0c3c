/** Pages of the ledger behind an entry: while others post, none that was there comes twice or is left out. */
import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { useWork } from '../support/investorWork';

const work = useWork();
interface Page {
  entries: { id: number; date: string; amount: string }[];
  count: number | null;
  totals: object | null;
}
const page = (query: string) => work.answer<Page>(`system GET /v1/gl-list?limit=7&${query}`, { as: 'accountant' });
let investor = 0;
const refill = (day: string, amount: number) =>
  work.db.query(
    `insert into investor_transactions (investor_id, type, amount, balance_after, created_at) values ($1, 'refill', $2, $2, $3)`,
    [investor, amount, `${day} 10:00:00`],
  );
const days = ['2026-03-03', '2026-03-04', '2026-03-05'];

before(async () => {
  while (work.db === undefined) await new Promise((done) => setTimeout(done, 10));
  investor = await work.make();
  // Many of one day and of one sum: the number of the entry tells them apart.
  for (let at = 0; at < 40; at++) await refill(days[at % 3]!, 100 + (at % 4)); // there are three
});

/** All pages from the first one to the end; `between` writes while they are read. */
async function walk(query: string, between: () => Promise<unknown>): Promise<number[]> {
  const first = await page(query);
  assert.equal(typeof first.count, 'number');
  const ids = first.entries.map(({ id }) => id);
  for (;;) {
    await between();
    const { entries, count, totals } = await page(`${query}&after=${ids.at(-1)}`);
    assert.deepEqual([count, totals], [null, null]);
    if (entries.length === 0) return ids;
    ids.push(...entries.map(({ id }) => id));
  }
}

for (const [order, filter] of [
  ['date', ''],
  ['-date', ''],
  ['amount', ''],
  ['-amount', ''],
  ['-date', '&debit_id=5110&begin_date=2026-03-04'],
  ['date', '&search=2026'],
] as const)
  test(`by ${order}${filter}, in full and once, while rows are added before and behind`, async () => {
    const query = `order_by=${order}${filter}&investor_id=${investor}`;
    const whole = await work.answer<Page>(`system GET /v1/gl-list?limit=1000&${query}`, { as: 'accountant' });
    let added = 0;
    const ids = await walk(query, async () => {
      if (added >= 12) return;
      await refill(days[added % 3]!, 99 + (added % 6)); // there are three
      added += 1;
    });
    assert.equal(new Set(ids).size, ids.length);
    const known = new Set(whole.entries.map(({ id }) => id));
    // What was there comes in its order; what was added meanwhile comes where the reader had not been yet.
    assert.deepEqual(
      ids.filter((id) => known.has(id)),
      whole.entries.map(({ id }) => id),
    );
    const now = await work.answer<Page>(`system GET /v1/gl-list?limit=1000&${query}`, { as: 'accountant' });
    const read = new Set(ids);
    assert.deepEqual(
      ids,
      now.entries.map(({ id }) => id).filter((id) => read.has(id)),
    );
  });

test('behind an entry that is none there is nothing', async () => {
  assert.deepEqual(await page('after=2000000000'), { entries: [], count: null, totals: null });
});
