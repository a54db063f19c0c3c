/** A route that several permissions open, each by itself: what every reader of the table makes of it. */
import type { Holds } from '../session/can';
import { screensOf as seenBy } from '../areas/access/roles/seenScreens';
import { goShortcuts } from '../shell/help/useFrameKeys';
import { blocksOf } from './blocks';
import { breadcrumbsOf } from './breadcrumbs';
import { guard, missingPermissions } from './guard';
import { menuOf } from './menu';
import { mayReadQueue } from './queues';
import { recordKindsOf } from './records';
import { screensOf } from './screens';
import { routes } from './table';
import { titleOfPath } from './title';

const list = 'claims.general';
const { path } = routes[list];
const either = ['claims', 'tax'] as const;

beforeEach(() => {
  jest.replaceProperty(routes[list], 'permission', either);
  jest.replaceProperty(routes[list], 'needs', { listClaims: ['claims.query', 'tax.query'] as never });
  routes[list].key = 'KeyZ';
});
afterEach(() => {
  delete routes[list].key;
  jest.restoreAllMocks();
});

const holding =
  (...held: string[]) =>
  (permission: string) =>
    held.some((one) => one === permission || one === permission.split('.')[0]);
const one = holding('dashboard', 'tax');
const none = holding('dashboard', 'investors');

/** Whether each reader shows the route. */
const readers = {
  guard: (holds: typeof one) => {
    const visitor = { hasToken: true, rolesReady: true, holds };
    return guard({ pathname: path, search: '', hash: '' }, visitor, 'https://panel.example').kind === 'show';
  },
  menu: (holds: typeof one) => menuOf(holds).some(({ items }) => items.includes(list)),
  palette: (holds: typeof one) => screensOf(holds).some(({ id }) => id === list),
  keys: (holds: typeof one) => goShortcuts(holds, () => undefined).some(({ id }) => id === `go.${list}`),
  title: (holds: typeof one) => titleOfPath(path, holds) === routes[list].title,
  count: (holds: typeof one) => mayReadQueue(list, holds),
  monitor: (holds: typeof one) => {
    const { waiting, queues } = blocksOf(holds);
    return [...waiting, ...queues].includes(list);
  },
};

it.each(Object.entries(readers))('%s: any one of them is enough, and without all there is nothing', (_, shows) => {
  expect(shows(one)).toBe(true);
  expect(shows(holding('dashboard', 'claims.query', 'claims', 'tax'))).toBe(true);
  expect(shows(none)).toBe(false);
});

it('links a parent that one of them opens', () => {
  jest.replaceProperty(routes['claims.cashOut'], 'permission', either);
  jest.replaceProperty(routes['claims.cashOut'], 'needs', {});
  const match = { id: 'claims.cashOutOne', parameters: { id: '5' }, path: '/back-office/requests/cash-out/5' } as const;
  expect(breadcrumbsOf(match, one)[0]).toHaveProperty('to');
  expect(breadcrumbsOf(match, none)[0]).not.toHaveProperty('to');
});

it('looks records up where one of them opens the screen', () => {
  const reading = holding('dashboard', 'tax', 'claims.get', 'claims.query');
  expect(recordKindsOf(reading).map(({ kind }) => kind)).toContain('claims');
  // A policy closes the call of the list, whose permission is held.
  const closed: Holds = (permission, call) => call !== 'listClaims' && reading(permission);
  expect(recordKindsOf(closed).map(({ kind }) => kind)).not.toContain('claims');
  expect(recordKindsOf(holding('dashboard', 'claims.get', 'claims.query')).map(({ kind }) => kind)).not.toContain(
    'claims',
  );
});

it('names all of them where each would have done, and the entrance alone where that is missing', () => {
  expect(missingPermissions(list, none)).toEqual(['claims', 'tax']);
  expect(missingPermissions(list, () => false)).toEqual(['dashboard']);
  const visitor = { hasToken: true, rolesReady: true, holds: none };
  expect(guard({ pathname: path, search: '?page=2', hash: '' }, visitor, 'https://panel.example')).toEqual({
    kind: 'go',
    to: '/403',
    refusal: { address: `${path}?page=2`, permissions: ['claims', 'tax'] },
  });
});

it('shows to a role what it may do there by either', () => {
  const screen = (permissions: Record<string, string[]>) => seenBy(permissions).find(({ id }) => id === list);
  expect(screen({ dashboard: ['get'], tax: ['query', 'enable'], claims: ['get'] })).toMatchObject({
    permissions: ['claims', 'tax'],
    missing: undefined,
    actions: expect.arrayContaining(['get', 'query', 'enable']),
  });
  expect(screen({ dashboard: ['get'] })).toMatchObject({ missing: ['claims', 'tax'], actions: [] });
});
