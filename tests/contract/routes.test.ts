/** The route table as an agreement: with the permissions, the screens and the languages. */
import en from '../../locales/en.json';
import ru from '../../locales/ru.json';
import uz from '../../locales/uz.json';
import { permissionIds } from '../../server/seed/permissionIds';
import { readParams } from '../../src/lib/query';
import { searchOf } from '../../src/routes/query';
import { aliases, routeIds, routes } from '../../src/routes/table';
import { permissionsOf } from '../../src/routes/guard';
import { queues } from '../../src/routes/queues';

const catalogues: Record<string, Record<string, string>> = { ru, en, uz };
/** Matching is case-insensitive, and a parameter matches whatever stands there. */
const shape = (path: string) => path.replace(/:\w+/g, ':').toLowerCase();

test.each(routeIds)('%s has a known permission, a parent in the table and a title in every language', (id) => {
  const { parent, title, path } = routes[id];
  expect(path).toMatch(/^\//);
  for (const permission of permissionsOf(id)) expect(permissionIds).toContain(permission);
  if (parent !== undefined) expect(routeIds).toContain(parent);
  for (const texts of Object.values(catalogues)) {
    expect(texts[String(title.id)]).toBeTruthy();
  }
});

test.each(routeIds)('the screen of %s can be loaded', async (id) => {
  const { default: Screen } = await routes[id].screen();
  expect(Screen).toEqual(expect.anything());
});

test.each([...queues])('the queue of %s is of its menu item, and can be read', async (id, queue) => {
  expect(routes[id].menu).toBeDefined();
  for (const permission of [queue.actor, queue.readPermission ?? queue.actor])
    expect(permissionIds).toContain(permission.split('.')[0]);
  for (const texts of Object.values(catalogues)) {
    expect(texts[String(queue.label.id)]).toContain('{count}');
    expect(texts[String(queue.title.id)]).toBeTruthy();
  }
  expect(await queue.count()).toEqual(expect.any(Function));
  if (typeof queue.days === 'function') expect(await queue.days()).toEqual(expect.any(Function));
});

test.each([...queues])('the list of %s reads all that its queue says in the address', async (id, { filter, tiles }) => {
  const { parameters = {} } = await routes[id].screen();
  for (const said of [filter, ...(tiles ?? []).map((tile) => tile.filter)]) {
    const { values, ignored } = readParams(parameters, new URLSearchParams(searchOf(said)));
    expect(ignored).toEqual([]);
    expect(values).toMatchObject(said);
  }
});

test.each([...queues.keys()])('g and a letter lead to the queue of %s', (id) => {
  expect(routes[id].key).toMatch(/^Key[A-Z]$/);
});

test('no two figures that wait are called alike', () => {
  const titles = [...queues.values()].flatMap(({ title, tiles }) => [
    title,
    ...(tiles ?? []).map((tile) => tile.title),
  ]);
  for (const texts of Object.values(catalogues)) {
    const said = [...new Set(titles.map(({ id }) => id))].map((id) => texts[String(id)]);
    expect(said.filter((text, at) => said.indexOf(text) !== at)).toEqual([]);
  }
});

test('no letter leads to two screens', () => {
  const letters = routeIds.flatMap((id) => routes[id].key ?? []);
  expect(new Set(letters).size).toBe(letters.length);
});

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
