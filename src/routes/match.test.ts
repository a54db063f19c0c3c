import { href } from './href';
import { matchPath } from './match';
import { aliases, routeIds, routes } from './table';

describe('matchPath', () => {
  it('finds a route and the values in its path', () => {
    expect(matchPath('/back-office/investor/42')).toEqual({
      id: 'investors.one',
      parameters: { id: '42' },
      path: '/back-office/investor/42',
    });
  });

  it('finds a route in any letter case and answers the spelling of the table', () => {
    expect(matchPath('/Back-Office/INVESTORS/')).toMatchObject({
      id: 'investors.list',
      path: '/back-office/investors',
    });
  });

  it('keeps the letter case of what the path carries', () => {
    expect(matchPath('/BACK-OFFICE/investor/Ab%20c')).toMatchObject({
      parameters: { id: 'Ab c' },
      path: '/back-office/investor/Ab%20c',
    });
  });

  it.each(['/', '/dashboard', '/dashboard/', '/Dashboard/Workplace'])(
    'reads %s as another name of the landing (GRD-11)',
    (path) => {
      expect(matchPath(path)).toMatchObject({ id: 'dashboard.index', path: '/dashboard/index' });
    },
  );

  it.each(['/nowhere', '/back-office', '/back-office/investor/1/more', '/back-office/investor/%E0%A4'])(
    'knows no route for %s',
    (path) => {
      expect(matchPath(path)).toBeUndefined();
    },
  );

  it('finds every path of the table and every alias, written in capitals as well', () => {
    const filled = (path: string) => path.replaceAll(/:\w+/g, '7');
    const wanted = [
      ...routeIds.map((id) => [routes[id].path, id] as const),
      ...Object.entries(aliases).filter(([path]) => !routeIds.some((id) => routes[id].path === path)),
    ];
    for (const [path, id] of wanted) expect([path, matchPath(filled(path).toUpperCase())?.id]).toEqual([path, id]);
  });

  it('is the inverse of href', () => {
    for (const id of ['7', 'a/b', 'ы?#&', '100%', '..']) {
      expect(matchPath(href('investors.business', { id }))?.parameters).toEqual({ id });
    }
  });
});
