import { Airplane20Regular, DataPie20Regular } from '@fluentui/react-icons';
import { holdsOf, type Holds } from '../session/can';
import { closedCalls, type Permissions } from '../session/slice';
import { favouritesIn, findInMenu, menuItemOf, menuOf, type MenuSection } from './menu';
import { publicRoutes } from './public';
import { sectionIds } from './sections';
import { routeIds, routes } from './table';

/** A permission stands for all its actions. */
const holding =
  (...ids: string[]): Holds =>
  (permission) =>
    ids.includes(permission.split('.')[0] ?? '');

describe('menuOf', () => {
  it('shows the groups that have something permitted (GEN-02)', () => {
    expect(menuOf(holding('dashboard', 'investors'))).toEqual([
      { id: 'monitoring', items: ['dashboard.index', 'journal.list'] },
      { id: 'investments', items: ['investors.list'] },
    ]);
  });

  it('shows taxes in both groups that the requirements name', () => {
    expect(menuOf(holding('dashboard', 'tax')).filter(({ items }) => items.includes('payments.tax'))).toEqual([
      { id: 'finance', items: ['payments.tax'] },
      { id: 'payments', items: ['payments.tax'] },
    ]);
  });

  it('leaves out a group without items', () => {
    expect(menuOf(holding('dashboard')).map(({ id }) => id)).toEqual(['monitoring']);
  });

  it('GRD-08: is empty for a person without the entrance', () => {
    expect(menuOf(holding('investors'))).toEqual([]);
  });

  it('leaves out the profile, and what is for those who are not signed in (GRD-12)', () => {
    const shown = menuOf(() => true).flatMap(({ items }) => items) as string[];
    expect(shown).toContain('investors.list');
    expect(shown).not.toContain('profile');
    expect(shown.filter((id) => id in publicRoutes)).toEqual([]);
    expect(publicRoutes.recover).toMatchObject({ path: '/user/recover', open: true });
  });

  it('leaves out a screen whose list the person may not read, though he may do something there', () => {
    const onlyUpdate: Holds = (permission) => ['dashboard', 'cash_out', 'cash_out.update'].includes(permission);
    expect(menuOf(onlyUpdate).map(({ id }) => id)).toEqual(['monitoring']);
  });

  it('leaves out a screen whose call lacks a policy', () => {
    const held = { dashboard: ['get'], cash_out: ['query', 'get'] };
    const items = (permissions: Permissions) => menuOf(holdsOf(permissions)).flatMap((section) => section.items);
    expect(items(held)).toContain('claims.cashOut');
    expect(items({ ...held, [closedCalls]: ['listCashOutClaims'] })).toEqual(['dashboard.index', 'journal.list']);
    expect(items({ ...held, [closedCalls]: ['listCashInBankClaims'] })).toContain('claims.cashOut');
  });
});

describe('the groups', () => {
  it('stand in the order of the decisions', () => {
    expect(sectionIds).toEqual([
      'monitoring',
      'investments',
      'claims',
      'finance',
      'instalment',
      'customers',
      'merchants',
      'marketplace',
      'payments',
      'content',
      'realEstate',
      'accounting',
      'access',
      'settings',
    ]);
  });
});

describe('the icons', () => {
  it('are those that the requirements name (LAY-18)', () => {
    expect(routes['dashboard.index'].menu?.icon).toBe(DataPie20Regular);
    expect(routes['payments.wings'].menu?.icon).toBe(Airplane20Regular);
  });

  it('are no two alike', () => {
    const icons = routeIds.flatMap((id) => routes[id].menu?.icon ?? []);
    expect(new Set(icons).size).toBe(icons.length);
  });
});

describe('favouritesIn', () => {
  it('keeps the order of picking, and leaves out what may not be opened any more', () => {
    const menu = menuOf(holding('dashboard', 'investors'));
    expect(favouritesIn(menu, ['investors.list', 'gone.list', 'dashboard.index'])).toEqual([
      'investors.list',
      'dashboard.index',
    ]);
    expect(favouritesIn(menuOf(holding('dashboard')), ['investors.list'])).toEqual([]);
  });
});

describe('findInMenu', () => {
  const menu: MenuSection[] = [
    { id: 'monitoring', items: ['dashboard.index'] },
    { id: 'investments', items: ['investors.list'] },
  ];
  const titles: Record<string, string> = { 'dashboard.index': 'Отчёты', 'investors.list': 'Investorlar roʻyxati' };
  const groups: Record<string, string> = { monitoring: 'Мониторинг', investments: 'Инвестиции' };
  const found = (query: string) =>
    findInMenu(
      menu,
      query,
      (id) => String(titles[id]),
      (id) => String(groups[id]),
    ).flatMap(({ items }) => items);

  it.each([
    ['', ['dashboard.index', 'investors.list']],
    ['ОТЧЕТ', ['dashboard.index']],
    ['мони отч', ['dashboard.index']],
    ["ro'yxat", ['investors.list']],
    ['инвестиции', ['investors.list']],
    ['мони list', []],
  ])('%s', (query, ids) => {
    expect(found(query)).toEqual(ids);
  });
});

describe('menuItemOf', () => {
  it('is the list that a record belongs to', () => {
    expect(menuItemOf('investors.one')).toBe('investors.list');
    expect(menuItemOf('dashboard.index')).toBe('dashboard.index');
  });

  it('is nothing for a page outside the menu', () => {
    expect(menuItemOf('session.notFound')).toBeUndefined();
  });
});
