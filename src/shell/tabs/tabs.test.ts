import { signedOut } from '../../session/slice';
import { areOwn } from './ownTabs';
import {
  mostTabs,
  readTabs,
  stepOf,
  tabMoved,
  tabNamed,
  tabPinned,
  tabs,
  tabsClosed,
  tabVisited,
  type Tab,
  type Tabs,
} from './tabs';

const pathOf = (id: number) => `/back-office/investor/${id}`;
const visit = (id: number, more: Partial<Parameters<typeof tabVisited>[0]> & { query?: string } = {}) => {
  const { query = '', ...rest } = more;
  return tabVisited({ owner: 1, path: pathOf(id), routeId: 'investors.one', url: pathOf(id) + query, ...rest });
};
const close = (...ids: number[]) => tabsClosed({ paths: ids.map(pathOf) });
const after = (...events: Parameters<typeof tabs.reducer>[1][]): Tabs =>
  events.reduce<Tabs>(tabs.reducer, tabs.getInitialState());
const idsOf = (list: readonly Tab[]) => list.map((tab) => Number(tab.path.split('/').at(-1)));
const ids = (state: Tabs) => idsOf(state.open);
const visits = (...wanted: number[]) => wanted.map((id) => visit(id));
const upTo = (most: number) => Array.from({ length: most }, (_, index) => index + 1);

describe('tabs', () => {
  it('opens one tab per path, in the order of opening', () => {
    expect(ids(after(...visits(1, 2, 1)))).toEqual([1, 2]);
  });

  it('remembers the query with which a page was left', () => {
    const state = after(visit(1, { query: '?page=1' }), visit(1, { query: '?page=2' }));
    expect(state.open).toMatchObject([{ url: `${pathOf(1)}?page=2` }]);
  });

  it('keeps the name of the record, also of a tab that is closed and opened again', () => {
    const named = [visit(2), visit(1), tabNamed({ path: pathOf(1), label: 'Каримов' })];
    expect(after(...named, visit(1)).open[1]).toMatchObject({ label: 'Каримов' });
    expect(after(...named, close(1), visit(1)).open[1]).toMatchObject({ label: 'Каримов' });
  });

  it('closes some, but never the last (LAY-06)', () => {
    expect(ids(after(...visits(1, 2, 3), close(1, 3)))).toEqual([2]);
    expect(ids(after(...visits(1), close(1)))).toEqual([1]);
    expect(ids(after(...visits(1, 2), close(1, 2)))).toEqual([1, 2]);
  });

  it('opens the landing page when all are closed', () => {
    const home = { path: '/dashboard/index', routeId: 'dashboard.index', url: '/dashboard/index' } as const;
    const state = after(...visits(1, 2), tabsClosed({ paths: [pathOf(1), pathOf(2)], home }));
    expect(state.open).toMatchObject([home]);
    expect(after(...visits(1, 2), tabsClosed({ paths: [pathOf(1)], home })).open).toHaveLength(1);
  });

  it('remembers the last ten that were closed, and forgets those that are open again', () => {
    const many = after(...visits(...upTo(12)), ...upTo(11).map((id) => close(id)));
    expect(idsOf(many.closed)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
    expect(idsOf(tabs.reducer(many, visit(11)).closed).at(-1)).toBe(10);
  });

  it(`holds ${mostTabs} at most and drops the one not looked at for longest`, () => {
    const state = after(...visits(...upTo(mostTabs), 1), visit(99));
    expect(state.open).toHaveLength(mostTabs);
    expect(ids(state)).toContain(1);
    expect(ids(state)).not.toContain(2);
    expect(idsOf(state.closed)).toEqual([2]);
  });

  it('drops clean tabs first, then pinned ones, and unsaved ones last of all', () => {
    const full = [...visits(...upTo(mostTabs)), tabPinned(pathOf(1))];
    expect(ids(after(...full, visit(99, { unsaved: [pathOf(2)] })))).not.toContain(3);
    const allButPinned = upTo(mostTabs).slice(1).map(pathOf);
    expect(ids(after(...full, visit(99, { unsaved: allButPinned })))).not.toContain(1);
    expect(ids(after(...full, visit(99, { unsaved: upTo(mostTabs).map(pathOf) })))).not.toContain(1);
  });

  it('gives a page that comes in place of another the tab of that one', () => {
    const state = after(
      ...visits(1, 2, 3),
      tabNamed({ path: pathOf(2), label: 'К' }),
      visit(9, { instead: pathOf(2) }),
    );
    expect(ids(state)).toEqual([1, 9, 3]);
    expect(state.open[1]).not.toHaveProperty('label');
    expect(ids(after(...visits(1, 2, 3), visit(3, { instead: pathOf(2) })))).toEqual([1, 3]);
  });

  it('keeps pinned tabs in front', () => {
    const pinned = after(...visits(1, 2, 3), tabPinned(pathOf(3)));
    expect(ids(pinned)).toEqual([3, 1, 2]);
    expect(ids(tabs.reducer(pinned, tabPinned(pathOf(2))))).toEqual([3, 2, 1]);
    expect(ids(tabs.reducer(pinned, tabPinned(pathOf(3))))).toEqual([3, 1, 2]);
  });

  it('tells where a step leads: not over an end or the border of the pinned, and again once unpinned', () => {
    const steps = ({ open }: Tabs) =>
      open.map(({ path }) => [stepOf(path, -1, open), stepOf(path, 1, open)].map((to) => to !== undefined));
    const free = [
      [false, true],
      [true, true],
      [true, false],
    ];
    const pinned = after(...visits(1, 2, 3), tabPinned(pathOf(1)));
    expect(steps(pinned)).toEqual([
      [false, false],
      [false, true],
      [true, false],
    ]);
    const unpinned = tabs.reducer(pinned, tabPinned(pathOf(1)));
    expect(steps(unpinned)).toEqual(free);
    // As earlier versions kept it.
    const kept = readTabs({
      ...unpinned,
      open: unpinned.open.map((tab, at) => (at ? tab : { ...tab, pinned: false })),
    });
    expect(kept && steps(kept)).toEqual(free);
  });

  it('moves tabs, not across the border of the pinned ones', () => {
    const pinned = after(...visits(1, 2, 3, 4), tabPinned(pathOf(1)));
    const moved = (id: number, to: number) => ids(tabs.reducer(pinned, tabMoved({ path: pathOf(id), to })));
    expect(moved(4, 1)).toEqual([1, 4, 2, 3]);
    expect(moved(2, 99)).toEqual([1, 3, 4, 2]);
    expect(moved(2, -1)).toEqual([1, 2, 3, 4]);
    expect(moved(1, 3)).toEqual([1, 2, 3, 4]);
  });

  it('begins anew for another person, and after signing out', () => {
    expect(ids(after(...visits(1), visit(2, { owner: 2 })))).toEqual([2]);
    expect(after(...visits(1, 2), close(1), signedOut())).toEqual({ open: [], closed: [] });
  });
});

describe('what the storage gives back', () => {
  const tab = { path: pathOf(1), url: `${pathOf(1)}?x=1`, routeId: 'investors.one', visit: 1 };

  it('is taken when the slice made it, also before there were closed tabs', () => {
    const state = after(...visits(1, 2, 3), tabPinned(pathOf(2)), close(3));
    expect(readTabs(JSON.parse(JSON.stringify(state)) as Tabs)).toEqual(state);
    expect(readTabs({ owner: 1, open: [tab] })).toEqual({ owner: 1, open: [tab], closed: [] });
  });

  it.each([
    {},
    { open: {} },
    { open: [null] },
    { open: [tab], owner: '1' },
    { open: [tab], closed: [7] },
    { open: [tab, tab] },
    { open: [{ ...tab, url: '//evil.example' }] },
    { open: [{ ...tab, url: `${pathOf(1)}/../../x` }] },
    { open: [{ ...tab, routeId: 7 }] },
    { open: [{ ...tab, pinned: 1 }] },
    { open: [{ ...tab, visit: 'x' }] },
    { open: Array.from({ length: mostTabs + 1 }, (_, id) => ({ ...tab, path: pathOf(id), url: pathOf(id) })) },
  ])('is refused: %j', (value) => {
    expect(readTabs(value)).toBeUndefined();
  });

  it.each([
    { path: '/a', url: '/a' },
    { path: '/BACK-OFFICE/investor/1', url: '/BACK-OFFICE/investor/1' },
    { routeId: 'gone' },
    { routeId: 'investors.list' },
  ])('is of no page of this panel: %j', (difference) => {
    const known = readTabs({ owner: 1, open: [tab] });
    const other = readTabs({ owner: 1, open: [{ ...tab, ...difference }] });
    const otherClosed = readTabs({ owner: 1, open: [tab], closed: [{ ...tab, ...difference }] });
    expect([known, other, otherClosed].map((kept) => kept && areOwn(kept))).toEqual([true, false, false]);
  });
});
