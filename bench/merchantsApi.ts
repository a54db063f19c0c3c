/**
 * The list of 5,000 merchants with its count and its totals: 200 varied pages and 200 varied searches, beside a call
 * that reads no table, the three by turns, so that what else the machine does falls on each alike. On the embedded database,
 * and on PostgreSQL where there is one. Ends with its measures as one line of JSON.
 *
 *     npm run bench -- merchantsApi
 */
import { merchants } from '../server/seed/large/merchants';
import { startWork } from '../tests/support/investorWork';
import { startPostgres } from '../tests/support/postgres';

const calls = 200;
const rows = 5_000;
const budget = 60;

const pick = <T>(list: readonly T[], at: number): T => list[at % list.length]!; // the index is below the length
const orders = ['-created_at', 'name', '-debt', 'contract_expiry', '-sales', 'created_at', '-name', 'debt'];
const filters = ['', '&status=active', '&type=service', '&debt=owed', '&contract=ending', '&is_mine=true'];
const parts = ['baraka', 'Ишонч', 'yulduz 4', 'Savdo', '400000042', 'Б-77', 'zamin', 'Nihol 12', 'шарк', 'Texnomart'];

const pageQuery = (at: number) =>
  `order_by=${pick(orders, at)}&limit=${at % 5 === 4 ? 100 : 20}&offset=${(at % 10) * 20}${pick(filters, at >> 1)}`;
const searchQuery = (at: number) =>
  `order_by=${pick(orders, at >> 1)}&limit=20&search=${encodeURIComponent(pick(parts, at))}${pick(filters, at >> 2)}`;

interface Measure {
  what: string;
  value: number;
  unit: string;
  budget?: number;
}

async function measure(where: string): Promise<Measure[]> {
  const work = await startWork();
  try {
    await work.db.script(`
      insert into regions (id, name_ru, name_en, name_uz)
        select n, 'Область ' || n, 'Region ' || n, 'Viloyat ' || n from generate_series(3, 14) n`);
    await work.db.transaction((sql) => merchants.fill(sql, rows, '2026-06-01'));
    // Each second one sold something, and each fourth is owed for it.
    await work.db.script(`
      update merchants set sales = id * 1000, debt = case when id % 4 = 0 then id * 10 else 0 end where id % 2 = 0;
      analyze merchants; analyze merchant_branches`);
    const token = (await work.signIn('director')).access_token;
    const ask = async (path: string): Promise<number> => {
      const begin = performance.now();
      const answer = await work.call({ method: 'GET', url: `/api/payment/v1/${path}`, token });
      if (answer.statusCode !== 200) throw new Error(`${path}: ${answer.body}`);
      return performance.now() - begin;
    };
    const times = { floor: [] as number[], page: [] as number[], search: [] as number[] };
    // The first tenth warms up.
    for (let at = -calls / 10; at < calls; at++) {
      const taken = {
        floor: await ask('merchants/types'),
        page: await ask(`merchants?${pageQuery(Math.abs(at))}`),
        search: await ask(`merchants?${searchQuery(Math.abs(at))}`),
      };
      if (at < 0) continue;
      for (const name of ['floor', 'page', 'search'] as const) times[name].push(taken[name]);
    }
    const of = (list: number[], share: number) => list.toSorted((one, other) => one - other)[calls * share - 1]!; // it is full
    const row = (what: string, value: number, limit?: number): Measure => ({
      what: `${what}, ${where}`,
      ...{ value, unit: 'ms', ...(limit !== undefined && { budget: limit }) },
    });
    return [
      row('A call that reads no table, p95', of(times.floor, 0.95)),
      row('Page of 5,000 merchants with totals, p50', of(times.page, 0.5)),
      row('Page of 5,000 merchants with totals, p95', of(times.page, 0.95), budget),
      row('Search among 5,000 merchants, p50', of(times.search, 0.5)),
      row('Search among 5,000 merchants, p95', of(times.search, 0.95), budget),
    ];
  } finally {
    await work.close();
  }
}

const measures = process.env.TEST_DATABASE_URL === undefined ? await measure('embedded') : [];
const postgres = await startPostgres();
if (postgres !== undefined)
  try {
    process.env.TEST_DATABASE_URL = postgres.url;
    measures.push(...(await measure('PostgreSQL')));
  } finally {
    await postgres.stop();
  }
console.log(JSON.stringify(measures));
