import { lostBy } from './LeaveGuard';
import { mostTabs, type Tab } from '../tabs/tabs';

const pathOf = (id: number) => `/back-office/investor/${id}`;
const tab = (id: number): Tab => ({ path: pathOf(id), routeId: 'investors.one', url: pathOf(id), visit: id });
const open = Array.from({ length: mostTabs }, (_, index) => tab(index + 1));
const all = open.map(({ path }) => path);

describe('what a step would lose', () => {
  it('is nothing within the frame, where each page waits in its tab', () => {
    expect(lostBy(pathOf(99), open.slice(0, 3), all.slice(0, 3))).toEqual([]);
    expect(lostBy(pathOf(2), open, all)).toEqual([]);
    expect(lostBy('/404', open, all)).toEqual([]);
    expect(lostBy('/no/such', open, all)).toEqual([]);
  });

  it('is every unsaved page on the way out of the frame', () => {
    expect(lostBy('/user/register', open.slice(0, 3), [pathOf(2)])).toEqual([tab(2)]);
    expect(lostBy('/user/register', open.slice(0, 3), [])).toEqual([]);
    // Whoever is signed in comes back from there at once.
    expect(lostBy('/user/login', open.slice(0, 3), [pathOf(2)])).toEqual([]);
  });

  it('is the oldest page where one more tab is needed and all hold something', () => {
    expect(lostBy(pathOf(99), open, all)).toEqual([tab(1)]);
    expect(lostBy(pathOf(99), open, all.slice(1))).toEqual([]);
    expect(lostBy(pathOf(99), open.slice(1), all)).toEqual([]);
  });
});
