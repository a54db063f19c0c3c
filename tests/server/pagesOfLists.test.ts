/** Pages of a list, in each of its orders, are parts of the whole: what lies behind its middle is reached from the end (db/list.ts). */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { listsOf, waysOf } from '../support/listCalls';
import { readContract, type Operation } from '../../server/http/specs';
import { modules } from '../../server/app';
import { seedInvestors } from '../../server/seed/investors';
import { startBackEnd, type BackEnd } from '../support/backEnd';

const contract = readContract();
const whole = 1_000;
const part = 7;
let server: BackEnd;
let token = '';
before(async () => {
  server = await startBackEnd(
    {},
    {
      kind: 'pages',
      async fill(db, clock, files) {
        await seedInvestors(db, { set: 'small', clock, files });
        await db.transaction(async (sql) => {
          for (const { seed } of modules) await seed?.(sql, clock);
        });
      },
    },
  );
  ({ access_token: token } = await server.signIn('director'));
});
after(() => server.close());

type Answer = Record<string, unknown> & { count?: number; total?: number };

/** The rows of an answer: its one list of records. */
const idsOf = (answer: Answer): unknown[] => {
  const rows = Object.values(answer).find((value) => Array.isArray(value)) as Record<string, unknown>[];
  return rows.map((row) => row.id ?? row.guid ?? JSON.stringify(row));
};

async function read(operation: Operation, query: Record<string, string>, [offset, limit]: readonly [number, number]) {
  const slice = operation.query.some(({ name }) => name === 'page')
    ? { limit, page: offset / limit + 1 }
    : { limit, offset };
  const asked = new URLSearchParams({ ...query, limit: String(slice.limit) });
  asked.set('page' in slice ? 'page' : 'offset', String('page' in slice ? slice.page : slice.offset));
  const answer = await server.call({ method: 'GET', url: `${operation.url}?${asked}`, token });
  return answer.statusCode === 200 ? answer.json<Answer>() : undefined;
}

const lists = listsOf(contract).filter(
  ({ url, query }) => !url.includes(':') && query.some(({ name }) => name === 'offset' || name === 'page'),
);
let walked = 0;

for (const operation of lists)
  test(`${operation.id} in each of its orders`, async () => {
    for (const { way, query } of waysOf(contract, operation)) {
      if (way !== 'all' && !way.startsWith('order_by=')) continue;
      const all = await read(operation, query, [0, whole]);
      // Those that this person may not read, or that ask for more than a page.
      if (all === undefined) return;
      const ids = idsOf(all);
      if (ids.length !== (all.count ?? all.total) || ids.length < 2 * part) continue;
      walked += 1;
      const last = Math.floor((ids.length - 1) / part);
      for (const page of [Math.floor(last / 2), Math.floor(last / 2) + 1, last]) {
        const found = await read(operation, query, [page * part, part]);
        assert.deepEqual(idsOf(found!), ids.slice(page * part, (page + 1) * part), `${way}, page ${page + 1}`); // it was read
      }
    }
  });

test('enough of them have more than two pages', () => assert.ok(walked > 100, String(walked)));
