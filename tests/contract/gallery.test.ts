/** Every part of the screen kit has a page in the gallery and a test of its own; a new one without them fails here. */
import { basename } from 'node:path';
import { elementsIn, exportsOf, filesUnder, importsOf, namesIn } from '../support/sources';

const sources = filesUnder('src');
const isTest = (path: string) => path.includes('.test.');
const nameOf = (path: string) => basename(path).replace(/\.tsx?$/, '');
const isKit = (path: string) => path.startsWith('src/kit/');

/** The components that a file gives to others. */
const componentsOf = (path: string) =>
  exportsOf(path).filter((name) => /^[A-Z].*[a-z]/.test(name) && !name.endsWith('Context'));

const usersOf = (path: string) => {
  const own = path.replace(/\.tsx?$/, '');
  return sources.filter((user) => user !== path && importsOf(user).includes(own));
};

/** Named in the house, or soon used by an area, although another part of the kit uses them as well. */
const alsoParts = ['Action', 'DateRangeFilter', 'ExportButton', 'SearchFilter', 'StaleMark', 'skeletons'];

/**
 * Pieces of other parts, shown with those, that an area or the frame also puts together in another way; and what draws
 * nothing of its own.
 */
const pieces = [
  'Checkbox',
  'FieldFrame',
  'FilterChip',
  'FormBody',
  'Menu',
  'NumericInput',
  'PhotoPane',
  'PhotoViewer',
  'PortalHost',
  'RecordTable',
  'RetypeAmount',
  'address',
  'frozenLocation',
];

/** A file of the kit that only other files of the kit use is a piece of theirs, shown on their pages. */
const parts = sources
  .filter((path) => isKit(path) && path.endsWith('.tsx') && !isTest(path))
  .filter((path) => componentsOf(path).length > 0 && !pieces.includes(nameOf(path)))
  .filter((path) => {
    const users = usersOf(path).filter((user) => !isTest(user));
    return alsoParts.includes(nameOf(path)) || users.length === 0 || users.some((user) => !isKit(user));
  });

/** What renders parts: tests, and what tests render parts with. */
const renderers = [...sources.filter(isTest), ...filesUnder('tests/panel')];
const pages = filesUnder('gallery/stage/pages');

test('the kit has parts', () => {
  const names = parts.map(nameOf);
  for (const name of ['DataTable', 'ListPage', 'Toolbar', 'DetailPage', 'Section', 'Facts', 'StatusBadge'])
    expect(names).toContain(name);
});

test.each(parts)('%s has a page in the gallery', (path) => {
  expect(pages.map(nameOf)).toContain(nameOf(path));
});

const stage = filesUnder('gallery/stage');

/** A page, with the pieces of the stage that it is made of. */
function pageFiles(name: string): string[] {
  const own = pages.filter((path) => nameOf(path) === name);
  const imported = own.flatMap(importsOf);
  return [...own, ...stage.filter((path) => !pages.includes(path) && imported.includes(path.replace(/\.tsx?$/, '')))];
}

test.each(parts)('every component of %s is drawn on its page', (path) => {
  const page = pageFiles(nameOf(path));
  // One that another of the same file draws is seen with it.
  const isDrawn = (name: string) => page.some((one) => namesIn(one).has(name)) || elementsIn(path).has(name);
  expect(componentsOf(path).filter((name) => !isDrawn(name))).toEqual([]);
});

test.each(parts)('%s is rendered by a test', (path) => {
  // Through the parts that are made of it, too: what a Toolbar holds is tested inside a Toolbar.
  const isRendered = (name: string) => renderers.some((user) => elementsIn(user).has(name));
  expect(componentsOf(path).filter((name) => !isRendered(name))).toEqual([]);
});

test.each(pages)('%s shows a part that is there', (path) => {
  expect(parts.map(nameOf)).toContain(nameOf(path));
});
