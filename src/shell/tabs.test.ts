import { isTabs, mostTabs, neighbourOf, tabClosed, tabNamed, tabs, tabVisited, type Tabs } from './tabs';

const visit = (path: string, query = '', owner = 1) =>
  tabVisited({ owner, path, routeId: 'investors.one', url: path + query });
const after = (...events: Parameters<typeof tabs.reducer>[1][]): Tabs =>
  events.reduce<Tabs>(tabs.reducer, { open: [] });
const paths = (state: Tabs) => state.open.map((tab) => tab.path);

describe('tabs', () => {
  it('opens one tab per path, in the order of opening', () => {
    expect(paths(after(visit('/a/1'), visit('/a/2'), visit('/a/1')))).toEqual(['/a/1', '/a/2']);
  });

  it('remembers the query with which a page was left', () => {
    expect(after(visit('/a', '?page=1'), visit('/a', '?page=2')).open).toMatchObject([{ url: '/a?page=2' }]);
  });

  it('keeps the name of the record', () => {
    expect(after(visit('/a'), tabNamed({ path: '/a', label: 'Каримов' }), visit('/a')).open).toMatchObject([
      { label: 'Каримов' },
    ]);
  });

  it('closes one, but never the last', () => {
    expect(paths(after(visit('/a'), visit('/b'), tabClosed('/a')))).toEqual(['/b']);
    expect(paths(after(visit('/a'), tabClosed('/a')))).toEqual(['/a']);
  });

  it('shows the tab looked at last when one closes', () => {
    const { open } = after(visit('/a'), visit('/b'), visit('/c'), visit('/a'), visit('/c'));
    expect(neighbourOf('/c', open)?.path).toBe('/a');
    expect(neighbourOf('/c', [])).toBeUndefined();
  });

  it(`holds ${mostTabs} at most and drops the one not looked at for longest`, () => {
    const many = Array.from({ length: mostTabs }, (_, index) => visit(`/a/${index}`));
    const state = after(...many, visit('/a/0'), visit('/new'));
    expect(state.open).toHaveLength(mostTabs);
    expect(paths(state)).toContain('/a/0');
    expect(paths(state)).not.toContain('/a/1');
  });

  it('begins anew for another person', () => {
    expect(paths(after(visit('/a'), visit('/b', '', 2)))).toEqual(['/b']);
  });
});

describe('isTabs', () => {
  it('accepts what the slice makes', () => {
    expect(isTabs(JSON.parse(JSON.stringify(after(visit('/a', '?x=1'), tabNamed({ path: '/a', label: 'К' })))))).toBe(
      true,
    );
  });

  it.each([
    null,
    7,
    {},
    { open: {} },
    { open: [null] },
    { open: [{ path: '/a', url: '//evil.example', routeId: 'investors.one', visit: 1 }] },
    { open: [{ path: '/a', url: '/a', routeId: 'gone', visit: 1 }] },
  ])('refuses %j', (value) => {
    expect(isTabs(value)).toBe(false);
  });
});
