/** Every screen of one record is found by the palette, or says why not. */
import { routeIds, routes, type RouteId } from '../../src/routes/table';

/** What is not looked up on a service, and by what it is reached instead. */
const reached: Partial<Record<RouteId, string>> = {
  'access.payRole': 'an office has some dozens of roles, all on one page of their list',
  'access.investRole': 'an office has some dozens of roles, all on one page of their list',
  'access.payUser': 'the person is found as one of staff (access.user), whose page leads here',
  'access.investUser': 'the person is found as one of staff (access.user), whose page leads here',
  'branches.list': 'the merchant is found, whose page leads to its branches; a branch is found on the map',
  'investments.pool': 'a pool stands in a list that is a page long',
  'investors.business': 'a company is found among the investors, and opens here by its hit',
  'ledger.tie': 'one of a few lines that are reckoned, and no record',
  'merchants.category': 'a tree that is read whole, with a search of its own',
  'orders.moderate': 'the order is found (orders.one), which leads here while it waits',
  'payments.wingsOne': 'a report on a person is looked for in its own list alone, where that is journalled',
};

const isOfOne = (id: RouteId): boolean =>
  /:\w+$/.test(routes[id].path) && !/\/(?:edit|:action)\//.test(routes[id].path);
/** Records that open at the side of a list, or under another number, are the kind of the route beside. */
const isFoundBeside = (id: RouteId): boolean => {
  const area = routes[id].parent;
  return area !== undefined && routes[area as RouteId].record !== undefined;
};

const ofOne = routeIds.filter(isOfOne);

test.each(ofOne)('a record of %s is found by the palette, or says why not', (id) => {
  const isFound = routes[id].record !== undefined || isFoundBeside(id);
  expect([id, isFound || (reached[id]?.length ?? 0) > 30]).toEqual([id, true]);
});

test('what says why it is not found is there, and is not found', () => {
  const stale = Object.keys(reached).filter((id) => !ofOne.includes(id as RouteId) || routes[id as RouteId].record);
  expect(stale).toEqual([]);
});

const kinds = routeIds.flatMap((id) => {
  const { record, needs } = routes[id];
  return record ? [{ kind: record.kind, needs: { ...needs, ...record.needs } }] : [];
});

test.each(kinds)('$kind asks by a call which it or its screen names', ({ needs }) => {
  expect(Object.keys(needs).filter((call) => /^(list|search)/.test(call))).not.toEqual([]);
});
