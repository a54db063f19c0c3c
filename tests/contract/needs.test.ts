/** What the route table says a screen begins with, against the contract: nothing is offered without it. */
import { readContract } from '../../server/http/specs';
import type { Needs } from '../../src/routes/needs';
import { routeIds, routes, type RouteId } from '../../src/routes/table';

const operations = new Map(readContract().operations.map((one) => [one.id, one]));
/** Screens that are for everybody, and the first page, which is made of parts that each look after themselves. */
const forEverybody: readonly RouteId[] = ['profile', 'notices.list', 'dashboard.index'];

const asked = (needs: Needs | undefined) =>
  Object.entries(needs ?? {}).map(([call, anyOf]) => [call, [anyOf].flat().sort()]);

const all = routeIds.filter((id) => !routes[id].open && !forEverybody.includes(id));

test.each(all)('%s says what it begins with, as the contract has it', (id) => {
  const { needs, create, record, permission } = routes[id];
  expect(asked(needs)).not.toEqual([]);
  if (create) expect(asked(create.needs)).not.toEqual([]);
  for (const [call, permissions] of [needs, create?.needs, record?.needs].flatMap(asked)) {
    const access = operations.get(String(call))?.access;
    expect([call, access?.kind === 'permission' && [...access.permissions].sort()]).toEqual([call, permissions]);
  }
  expect(permission).toBeDefined();
});

test.each(forEverybody)('%s begins with nothing that could be refused', (id) =>
  expect(routes[id].needs).toBeUndefined(),
);
