/** How long stores and calls take on a database at volume, beside two references of the same run. */
import type { Database, Sql } from '../../server/db/database';

export interface Measure {
  what: string;
  value: number;
  unit: string;
  budget?: number;
}

const calls = 40;
/** What takes so many times its budget with all its calls is measured by a few. */
const patience = 20;
const few = 5;
const p95 = (times: number[]) => times.toSorted((one, other) => one - other)[Math.ceil(times.length * 0.95) - 1] ?? 0;
/** In ms, to a tenth. */
export const p95Of = (times: number[]) => ({ value: Math.round(p95(times) * 10) / 10, unit: 'ms' });
const took = async (work: () => Promise<unknown>): Promise<number> => {
  const begin = performance.now();
  await work();
  return performance.now() - begin;
};

/** The p95 of what is done so often, the first tenth left out. */
export async function timeOf(what: string, budget: number | undefined, work: () => Promise<unknown>): Promise<Measure> {
  const times: number[] = [];
  const begin = performance.now();
  for (let call = -calls / 10; call < calls; call += 1) {
    const time = await took(work);
    if (call >= 0) times.push(time);
    // Slow it is already; how slow to the millisecond is not worth minutes.
    if (times.length >= few && performance.now() - begin > patience * (budget ?? Infinity)) break;
  }
  return { what, ...p95Of(times), budget };
}

/** Beside which the others are read where the machine does something else as well: work of the processor, and the way to the database. */
export const references = async (db: Database, of: string): Promise<Measure[]> => [
  await timeOf(`${of}: reference, two hundred thousand numbers counted`, undefined, () =>
    db.query('select count(*) from generate_series(1, 200000)'),
  ),
  await timeOf(`${of}: reference, a statement that reads no table`, undefined, () => db.query('select 1')),
];

export interface Listed<Query> {
  of: string;
  list: (sql: Sql, query: Query) => Promise<{ count: number }>;
  /** What is asked, and in how many ms with the count and the sums. */
  ways: readonly (readonly [what: string, budget: number, query: Query])[];
  /** In how many ms the rows of a page come, behind the statement that counts and sums up. */
  page?: number;
}

/** Each way to ask a list; of the first one the page by itself as well. */
export async function listTimes<Query>(db: Database, { of, list, ways, page }: Listed<Query>): Promise<Measure[]> {
  const measures: Measure[] = [];
  for (const [place, [what, budget, query]] of ways.entries()) {
    let count = 0;
    let statements: number[] = [];
    const pages: number[] = [];
    const watched: Sql = {
      async query(text, values) {
        const begin = performance.now();
        const rows = await db.query(text, values);
        statements.push(performance.now() - begin);
        return rows as never;
      },
    };
    const whole = await timeOf(`${of}: ${what}`, budget, async () => {
      statements = [];
      ({ count } = await list(watched, query));
      pages.push(statements.slice(1).reduce((sum, time) => sum + time, 0));
    });
    measures.push({ ...whole, what: `${whole.what} (${count})` });
    if (place === 0 && page !== undefined)
      measures.push({ what: `${of}: rows of a page`, ...p95Of(pages), budget: page });
  }
  return measures;
}
