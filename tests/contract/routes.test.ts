/** The route table as an agreement: with the permissions, the screens and the languages. */
import en from '../../locales/en.json';
import ru from '../../locales/ru.json';
import uz from '../../locales/uz.json';
import { permissionIds } from '../../server/seed/permissionIds';
import { aliases, routeIds, routes } from '../../src/routes/table';
import { waitingCounts } from '../../src/routes/waitingCounts';

const catalogues: Record<string, Record<string, string>> = { ru, en, uz };
/** Matching is case-insensitive, and a parameter matches whatever stands there. */
const shape = (path: string) => path.replace(/:\w+/g, ':').toLowerCase();

test.each(routeIds)('%s has a known permission, a parent in the table and a title in every language', (id) => {
  const { permission, parent, title, path } = routes[id];
  expect(path).toMatch(/^\//);
  if (permission !== undefined) expect(permissionIds).toContain(permission);
  if (parent !== undefined) expect(routeIds).toContain(parent);
  for (const texts of Object.values(catalogues)) expect(texts[String(title.id)]).toBeTruthy();
});

test.each(routeIds)('the screen of %s can be loaded', async (id) => {
  const { default: Screen } = await routes[id].screen();
  expect(Screen).toEqual(expect.anything());
});

test.each(routeIds.filter((id) => waitingCounts[id]))(
  'the count of %s is of its menu item, and can be read',
  async (id) => {
    const count = waitingCounts[id];
    expect(routes[id].menu).toBeDefined();
    const [permission, action] = String(count?.permission).split('.');
    expect(permissionIds).toContain(permission);
    expect(action).toBe('query');
    for (const texts of Object.values(catalogues)) expect(texts[String(count?.label.id)]).toContain('{count}');
    expect(await count?.load()).toEqual(expect.any(Function));
  },
);

test('the chain of parents ends', () => {
  for (const id of routeIds) {
    const seen = new Set<string>();
    for (let at: string | undefined = id; at !== undefined; at = routes[at as typeof id].parent) {
      expect(seen).not.toContain(at);
      seen.add(at);
    }
  }
});

test('paths are unique, aliases included, whatever the case of their letters', () => {
  const shapes = [...routeIds.map((id) => routes[id].path), ...Object.keys(aliases)].map(shape);
  expect(shapes.filter((path, at) => shapes.indexOf(path) !== at)).toEqual([]);
});

test('nothing of the panel stands under /api', () => {
  expect(routeIds.filter((id) => shape(routes[id].path).startsWith('/api'))).toEqual([]);
});
