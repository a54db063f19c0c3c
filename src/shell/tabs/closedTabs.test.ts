import { closedBy, lastSeen } from './closedTabs';
import type { Tab } from './tabs';

const tab = (path: string, visit: number, pinned?: boolean): Tab => ({
  path,
  routeId: 'investors.one',
  url: path,
  visit,
  pinned,
});
const open = [tab('/pinned', 1, true), tab('/a', 2), tab('/b', 5), tab('/c', 4)];

it.each([
  ['one', '/b', ['/b']],
  ['one', '/pinned', ['/pinned']],
  ['one', '/gone', []],
  ['others', '/b', ['/a', '/c']],
  ['others', '/pinned', ['/a', '/b', '/c']],
  ['left', '/b', ['/a']],
  ['left', '/pinned', []],
  ['right', '/b', ['/c']],
  ['right', '/c', []],
  ['all', '/b', ['/a', '/b', '/c']],
] as const)('closing %s at %s takes %j', (closing, path, expected) => {
  expect(closedBy(closing, path, open)).toEqual(expected);
});

it('leaves the last one', () => {
  expect(closedBy('one', '/a', [tab('/a', 1)])).toEqual([]);
});

it('shows the one looked at last of those that stay', () => {
  expect(lastSeen(open)?.path).toBe('/b');
  expect(lastSeen(open, ['/b', '/a'])?.path).toBe('/c');
  expect(lastSeen(open, ['/pinned', '/a', '/b', '/c'])).toBeUndefined();
});
