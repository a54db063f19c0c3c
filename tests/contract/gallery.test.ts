/** Every part of the screen kit has a page in the gallery and a test of its own; a new one without them fails here. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';

const root = join(__dirname, '../..');

const filesUnder = (folder: string): string[] =>
  readdirSync(join(root, folder))
    .map((name) => `${folder}/${name}`)
    .flatMap((path) => (statSync(join(root, path)).isDirectory() ? filesUnder(path) : [path]))
    .filter((path) => /\.tsx?$/.test(path));

const sources = new Map(filesUnder('src').map((path) => [path, readFileSync(join(root, path), 'utf8')]));
const isTest = (path: string) => path.includes('.test.');
const nameOf = (path: string) => basename(path).replace(/\.tsx?$/, '');
const isKit = (path: string) => path.startsWith('src/kit/');

/** The components that a file gives to others: `export function Name` and `export const Name`. */
const componentsOf = (text: string) =>
  [...text.matchAll(/^export (?:function|const|class) ([A-Z]\w*)/gm)]
    .map(([, name]) => String(name))
    .filter((name) => !name.endsWith('Context') && /[a-z]/.test(name));

const usersOf = (path: string) => {
  const own = new RegExp(`['"]\\.[^'"]*/${nameOf(path)}['"]`);
  return [...sources].filter(([user, text]) => user !== path && own.test(text)).map(([user]) => user);
};

/** Named in the house, or soon used by an area, although another part of the kit uses them as well. */
const alsoParts = ['Action', 'ExportButton', 'StaleMark', 'skeletons'];

/**
 * Pieces of other parts, shown with those, that an area or the frame also puts together in another way; and what draws
 * nothing of its own.
 */
const pieces = [
  'Checkbox',
  'FieldFrame',
  'FormBody',
  'Menu',
  'PhotoPane',
  'PhotoViewer',
  'PortalHost',
  'RetypeAmount',
  'frozenLocation',
];

/** A file of the kit that only other files of the kit use is a piece of theirs, shown on their pages. */
const parts = [...sources.keys()]
  .filter((path) => isKit(path) && path.endsWith('.tsx') && !isTest(path))
  .filter((path) => componentsOf(sources.get(path) ?? '').length > 0 && !pieces.includes(nameOf(path)))
  .filter((path) => {
    const users = usersOf(path).filter((user) => !isTest(user));
    return alsoParts.includes(nameOf(path)) || users.length === 0 || users.some((user) => !isKit(user));
  });

/** What tests render parts with. */
const supports = filesUnder('tests/panel').map((path) => [path, readFileSync(join(root, path), 'utf8')] as const);
const pages = filesUnder('gallery/stage/pages');

test('the kit has parts', () => {
  const names = parts.map(nameOf);
  for (const name of ['DataTable', 'ListPage', 'Toolbar', 'DetailPage', 'Section', 'Facts', 'StatusBadge'])
    expect(names).toContain(name);
});

test.each(parts)('%s has a page in the gallery', (path) => {
  expect(pages.map(nameOf)).toContain(nameOf(path));
});

const stage = new Map(filesUnder('gallery/stage').map((path) => [path, readFileSync(join(root, path), 'utf8')]));

/** What a page says, with the pieces of the stage that it is made of. */
function pageText(name: string): string {
  const own = [...stage].find(([path]) => pages.includes(path) && nameOf(path) === name)?.[1] ?? '';
  const pieces = [...stage].filter(([path]) => !pages.includes(path) && own.includes(`'../${nameOf(path)}'`));
  return [own, ...pieces.map(([, text]) => text)].join('\n');
}

test.each(parts)('every component of %s is drawn on its page', (path) => {
  const source = sources.get(path) ?? '';
  const page = pageText(nameOf(path));
  // One that another of the same file draws is seen with it.
  const inside = source.replace(/\/\*[\s\S]*?\*\//g, '');
  const isDrawn = (name: string) => new RegExp(`\\b${name}\\b`).test(page) || new RegExp(`<${name}\\b`).test(inside);
  expect(componentsOf(source).filter((name) => !isDrawn(name))).toEqual([]);
});

test.each(parts)('%s is rendered by a test', (path) => {
  const names = componentsOf(sources.get(path) ?? '');
  const tests = [...sources, ...supports]
    .filter(([user]) => isTest(user) || user.startsWith('tests/'))
    .map(([, text]) => text);
  // Through the parts that are made of it, too: what a Toolbar holds is tested inside a Toolbar.
  const unseen = names.filter((name) => !tests.some((text) => new RegExp(`<${name}\\b`).test(text)));
  expect(unseen).toEqual([]);
});

test.each(pages)('%s shows a part that is there', (path) => {
  expect(parts.map(nameOf)).toContain(nameOf(path));
});
