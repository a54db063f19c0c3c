/** Which texts come with the first page, and that whatever comes later waits for the others. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import russian from '../../locales/ru.json';
import { earlyOf } from '../../src/routes/early';
import { routeIds, routes, type RouteId } from '../../src/routes/table';
import { earlyScreens } from '../../src/shell/foundation/screens';
import { earlySources, earlyTexts } from '../../scripts/webpack/earlyTexts';

const root = join(__dirname, '../..');
const ids = Object.keys(russian);

test('the early texts are those of the sources that come together, not of those fetched later', () => {
  const tree = mkdtempSync(join(tmpdir(), 'divan-texts-'));
  const plant = (path: string, text: string) => {
    mkdirSync(dirname(join(tree, path)), { recursive: true });
    writeFileSync(join(tree, path), text);
  };
  plant(
    'main.tsx',
    `import type { Row } from './row';
import {
  list,
  type Column,
} from './kit/list';
export { words } from './words';
import './main.css';
const later = () => import('./later');
`,
  );
  plant('kit/list.tsx', `import { back } from '../words';\nconst m = { id: 'kit.list' };`);
  plant('words.ts', `import './kit/list';\nexport const m = { id: 'words.all', other: 'no.text' };`);
  plant('later.tsx', `const m = { id: 'later.title' };`);
  plant('row.ts', `const m = { id: 'row.title' };`);
  const all = ['kit.list', 'words.all', 'later.title', 'row.title'];
  expect(earlyTexts([join(tree, 'main.tsx')], all)).toEqual(['kit.list', 'words.all']);
  rmSync(tree, { recursive: true });
});

test('the first page brings the texts of its screens and not those of their dialogs', () => {
  const early = earlyTexts(earlySources(join(root, 'src')), ids);
  expect(early).toEqual(expect.arrayContaining(['kit.table.more', 'routes.investors.list']));
  expect(early).not.toContain('kit.export.ascending');
  expect(early.length).toBeLessThan(ids.length / 2);
});

test('the early texts are those of the screens that begin early', () => {
  const begins = (id: RouteId) => earlyOf(routes[id].path.replaceAll(/:\w+/g, '1'), '', 10) !== undefined;
  expect(earlyScreens).toEqual(routeIds.filter(begins));
});

test('a part that is fetched later is fetched with all texts', () => {
  const sources = (readdirSync(join(root, 'src'), { recursive: true }) as string[])
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.|^routes\//.test(path))
    .map((path) => ({ path, text: readFileSync(join(root, 'src', path), 'utf8') }));
  const isPart = (from: string, name: string) =>
    sources.some(({ path }) => path === `${join(dirname(from), name)}.tsx`);
  const found = sources.flatMap(({ path, text }) =>
    [...text.matchAll(/^.*(?<!typeof )\bimport\('(\.[^']+)'\).*$/gm)]
      .filter(([, name]) => isPart(path, name ?? ''))
      .map(([line]) => ({ path, line: line.trim() })),
  );
  expect(found.length).toBeGreaterThan(40);
  const waits = /\blazily\(|\blazyPart\(|\brestOfTexts\(\)/;
  // Frames draw only what is early.
  expect(found.filter(({ path, line }) => !waits.test(line) && path !== 'app/frames.ts')).toEqual([]);
});
