/** The moves that the panel offers are those that the back end makes for a person. */
import { investorStatuses as statuses, moves as rules } from '../../server/modules/investors/rules';
import { investorStatus } from '../../src/parts/investorStatus';
import { moves } from '../../src/areas/investors/status/transitions';

test('every status of the contract has its moves and its look (STATE-01)', () => {
  expect(Object.keys(moves).sort()).toEqual([...statuses].sort());
  expect([...investorStatus.values].sort()).toEqual([...statuses].sort());
});

test('the panel offers what a person may do, with the same conditions', () => {
  const offered = Object.entries(moves).flatMap(([from, list]) => list.map((move) => ({ from, ...move })));
  const allowed = rules.filter(({ permission }) => permission !== undefined);
  const inOrder = (list: readonly object[]) =>
    list.map((move) => JSON.stringify(move, Object.keys(move).sort())).sort();
  expect(inOrder(offered)).toEqual(inOrder(allowed));
});
