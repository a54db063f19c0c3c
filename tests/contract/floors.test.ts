/** The rules of the house are worth what catches their breach: each is broken once here, in a tree of its own. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const root = join(__dirname, '../..');
let tree: string;

function plant(files: Record<string, string>) {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(tree, path)), { recursive: true });
    writeFileSync(join(tree, path), text);
  }
}

function runIn(program: string, ...args: string[]) {
  const options = { cwd: tree, encoding: 'utf8' as const, maxBuffer: 32 * 1024 * 1024 };
  return spawnSync(process.execPath, [join(root, 'node_modules', program), ...args], options);
}

/** Every breach of the rules of imports in the tree, as `rule file`. */
function violations(): string[] {
  const { stdout, stderr } = runIn(
    'dependency-cruiser/bin/dependency-cruise.mjs',
    '--config',
    '.dependency-cruiser.cjs',
    '--output-type',
    'json',
    'src',
    'server',
  );
  if (stdout === '') throw new Error(stderr);
  const { summary } = JSON.parse(stdout) as { summary: { violations: { rule: { name: string }; from: string }[] } };
  return [...new Set(summary.violations.map(({ rule, from }) => `${rule.name} ${from}`))];
}

beforeEach(() => {
  tree = mkdtempSync(join(tmpdir(), 'divan-floors-'));
  for (const name of ['package.json', 'tsconfig.json', 'tsconfig.node.json', '.dependency-cruiser.cjs'])
    cpSync(join(root, name), join(tree, name));
  symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'));
});

afterEach(() => rmSync(tree, { recursive: true }));

test('imports against the floors are caught', () => {
  plant({
    'src/lib/day.ts': `import { grid } from '../kit/grid';\nexport const day = grid;\n`,
    'src/kit/grid.ts': `import { gateway } from '../api/gateway';\nexport const grid = gateway;\n`,
    'src/api/gateway.ts': `export const gateway = 1;\n`,
    'src/api/generated/investors.ts': `import { gateway } from '../gateway';\nexport const investors = gateway;\n`,
    'src/areas/claims/ClaimList.ts': `import { bond } from '../bonds/bond';\nimport { investors } from '../../api/generated/investors';\nexport default bond + investors;\n`,
    'src/areas/bonds/bond.ts': `import { day } from '../../lib/day';\nexport const bond = day;\n`,
    'src/routes/claims.ts': `import screen from '../areas/claims/ClaimList';\nexport const claims = screen;\n`,
    'src/shell/Frame.ts': `import { bond } from '../areas/bonds/bond';\nimport { start } from '../../server/start';\nexport const frame = bond + start;\n`,
    'server/start.ts': `import { day } from '../src/lib/day';\nimport { render } from '@testing-library/react';\nexport const start = [day, render];\n`,
    'src/session/can.ts': `import { vault } from './vault';\nexport const can = (): number => vault();\n`,
    'src/session/vault.ts': `import { can } from './can';\nimport nothing from 'not-a-listed-package';\nexport const vault = (): number => can() + nothing;\n`,
    'src/session/one.ts': `import type { Two } from './two';\nexport interface One {\n  two?: Two;\n}\n`,
    'src/session/two.ts': `import type { One } from './one';\nexport interface Two {\n  one?: One;\n}\n`,
    'src/kit/ImportFile.ts': `import { unzipSync } from 'fflate';\nexport const read = unzipSync;\n`,
    'src/kit/table/Table.ts': `import { row } from '../bulk/row';\nexport const table = row;\n`,
    'src/kit/bulk/row.ts': `import type { Column } from '../table/column';\nexport const row: Column = 1;\n`,
    'src/kit/table/column.ts': `export type Column = number;\n`,
    'src/kit/state/kept.ts': `import { grid } from '../grid';\nexport const kept = grid;\n`,
    'src/shell/tabs/Tab.ts': `import { frame } from '../frame/Frame';\nexport const tab = frame;\n`,
    'src/shell/frame/Frame.ts': `export const frame = 1;\n`,
    'src/api/transport/call.ts': `import type { Tag } from '../cache/tag';\nexport const call: Tag = 1;\n`,
    'src/api/cache/tag.ts': `export type Tag = number;\n`,
    'src/lib/alone.ts': `export const alone = 1;\n`,
  });
  const caught = violations();
  expect(caught.filter((one) => one.endsWith('src/kit/bulk/row.ts'))).toEqual([]);
  expect(caught).toEqual(
    expect.arrayContaining([
      'floor-lib src/lib/day.ts',
      'floor-kit src/kit/grid.ts',
      'floor-kit-table src/kit/table/Table.ts',
      'floor-shell-tabs src/shell/tabs/Tab.ts',
      'floor-api-transport src/api/transport/call.ts',
      'kit-in-folders src/kit/state/kept.ts',
      'areas-apart src/areas/claims/ClaimList.ts',
      'generated-behind-api src/areas/claims/ClaimList.ts',
      'floor-routes src/routes/claims.ts',
      'floor-shell src/shell/Frame.ts',
      'panel-apart-from-server src/shell/Frame.ts',
      'server-apart-from-panel server/start.ts',
      'no-test-package-in-code server/start.ts',
      'no-cycles src/session/can.ts',
      'no-cycles src/session/one.ts',
      'found src/session/vault.ts',
      'no-orphans src/lib/alone.ts',
    ]),
  );
});

test('imports against the floors of the back end are caught', () => {
  plant({
    'src/lib/day.ts': `export const day = 1;\n`,
    'server/db/where.ts': `import { mask } from '../shared/mask';\nexport const where = mask;\n`,
    'server/shared/mask.ts': `import { user } from '../auth/user';\nexport const mask = user;\n`,
    'server/shared/clock.ts': `import { where } from '../db/where';\nexport const clock = where;\n`,
    'server/db/migrate.ts': `import { clock } from '../shared/clock';\nexport const migrate = clock;\n`,
    'server/auth/user.ts': `import { problem } from '../http/problem';\nexport const user = problem;\n`,
    'server/files/store.ts': `import { problem } from '../http/problem';\nexport const store = problem;\n`,
    'server/http/problem.ts': `import { claims } from '../modules/general-claims/index';\nexport const problem = claims;\n`,
    'server/modules/general-claims/index.ts': `export { find } from './find';\nexport const claims = 1;\n`,
    'server/modules/general-claims/find.ts': `import { app } from '../../app';\nexport const find = app;\n`,
    'server/modules/cash-in/rules.ts': `import { find } from '../general-claims/index';\nexport const rules = find;\n`,
    'server/modules/platform-investors/rules.ts': `import { find } from '../general-claims/find';\nexport const rules = find;\n`,
    'server/modules/platform-investors/money.ts': `import { find } from '../general-claims/index';\nexport const money = find;\n`,
    'server/modules/wings/rules.ts': `import { find } from '../general-claims/index';\nexport const rules = find;\n`,
    'server/seed/rows.ts': `import { start } from '../start/openData';\nexport const rows = start;\n`,
    'server/start/openData.ts': `export const start = 1;\n`,
    'server/app.ts': `import { rows } from './seed/rows';\nexport const app = rows;\n`,
    'server/page/one.ts': `import type { Two } from './two';\nexport interface One {\n  two?: Two;\n}\n`,
    'server/page/two.ts': `import type { One } from './one';\nexport interface Two {\n  one?: One;\n}\n`,
  });
  const caught = violations();
  expect(caught).toEqual(
    expect.arrayContaining([
      'server-floor-db server/db/where.ts',
      'server-floor-shared server/shared/mask.ts',
      'server-floor-auth server/auth/user.ts',
      'server-floor-files server/files/store.ts',
      'server-floor-http server/http/problem.ts',
      'server-floor-modules server/modules/general-claims/find.ts',
      'module-cash-in server/modules/cash-in/rules.ts',
      'module-platform-investors server/modules/platform-investors/rules.ts',
      'modules-apart server/modules/wings/rules.ts',
      'server-floor-seed server/seed/rows.ts',
      'server-floor-app server/app.ts',
      'no-cycles server/page/one.ts',
    ]),
  );
  // The clock stands lowest of all, and what a module names for another may be used.
  expect(caught).not.toContain('server-floor-db server/db/migrate.ts');
  expect(caught).not.toContain('module-platform-investors server/modules/platform-investors/money.ts');
});

test('what the code never does is caught', () => {
  const planted: Record<string, [rule: string, text: string]> = {
    'src/kit/request.ts': ['divan/no-requests', `export const load = () => fetch('/x');\n`],
    'src/kit/windowRequest.ts': ['divan/no-requests', `export const load = () => window.fetch('/x');\n`],
    'src/i18n/texts.ts': ['divan/no-requests', `export const load = () => fetch('/x.json');\n`],
    'src/areas/a/journal.ts': ['divan/no-storage', `export const open = () => window.indexedDB.open('x');\n`],
    'src/kit/memory.ts': ['divan/no-storage', `export const read = () => localStorage.getItem('x');\n`],
    'src/api/memory.ts': ['divan/no-storage', `export const read = () => window.sessionStorage.getItem('x');\n`],
    'src/areas/a/Link.tsx': ['divan/no-path-text', `export const A = () => <a href="/back-office/x">{1}</a>;\n`],
    'src/areas/a/Built.tsx': [
      'divan/no-path-text',
      'export const A = ({ id }: { id: number }) => <a href={`/x/${id}`}>{id}</a>;\n',
    ],
    'src/areas/a/go.ts': [
      'divan/no-path-text',
      `declare const navigate: (to: string) => void;\nexport const go = () => navigate('/x');\n`,
    ],
    'src/shell/paint.ts': ['divan/no-colour-value', `export const style = { color: '#ff0000' };\n`],
    'src/shell/size.ts': ['divan/no-colour-value', `export const style = { fontSize: '13px' };\n`],
    'src/areas/a/sum.ts': [
      'divan/no-money-number',
      `export const sum = (c: { amount: string }) => Number(c.amount);\n`,
    ],
    'src/areas/a/round.ts': ['divan/no-money-number', `export const round = (n: number) => n.toFixed(2);\n`],
    'src/areas/a/found.ts': [
      'divan/no-status-number',
      `export const isThere = (f: { status: number }) => f.status !== 404;\n`,
    ],
    'src/areas/a/when.ts': [
      'divan/no-date-formatting',
      `export const when = (d: Date) => d.toLocaleDateString('ru');\n`,
    ],
    'src/areas/a/who.ts': ['divan/no-role-names', `export const isBoss = (role: string) => role === 'director';\n`],
    'src/areas/access/kind.ts': [
      'divan/no-role-names',
      'export const kind = (user: { user_type: string }) => user.user_type;\n',
    ],
    'src/areas/a/Text.tsx': ['formatjs/no-literal-string-in-jsx', `export const A = () => <p>Text</p>;\n`],
    'src/kit/lists.ts': ['divan/no-barrel', `export { a } from './a';\nexport { b } from './b';\n`],
    'src/kit/Card.tsx': ['divan/no-default-export', `export default function Card() {\n  return null;\n}\n`],
    'src/lib/anything.ts': ['@typescript-eslint/no-explicit-any', `export const a = (b: any) => b;\n`],
    'src/lib/silence.ts': [
      'divan/no-silent-catch',
      `export function a(b: () => void) {\n  try {\n    b();\n  } catch {}\n}\n`,
    ],
    'src/areas/a/Window.tsx': [
      'divan/no-own-modal',
      'export const open = (window: HTMLDialogElement) => window.showModal();\n',
    ],
    'src/shell/where.ts': [
      'divan/no-still-address',
      `import { useLocation } from 'react-router-dom';\nexport const useHere = () => useLocation().pathname;\n`,
    ],
    'server/modules/c/paths.ts': [
      'divan/no-own-route',
      `export const own = (app: { get(path: string): void }) => app.get('/own');\n`,
    ],
    'server/files/paths.ts': [
      'divan/no-own-route',
      `export const own = (app: { get(path: string): void }) => app.get('/own');\n`,
    ],
    'server/modules/c/built.ts': [
      'divan/no-own-route',
      'export const own = (app: { post(path: string): void }, id: number) => app.post(`/own/${id}`);\n',
    ],
    'server/modules/c/route.ts': [
      'divan/no-own-route',
      `export const own = (app: { route(what: object): void }) => app.route({ url: '/own' });\n`,
    ],
    'src/lib/unexplained.ts': [
      'divan/explain-silence',
      `// eslint-disable-next-line no-console\nexport const a = console.log;\n`,
    ],
    'src/lib/unexplainedToo.ts': [
      'divan/explain-silence',
      '// oxlint-disable-next-line no-control-regex\nexport const a = /[\\u0000]/;\n',
    ],
    'server/modules/b/store.ts': [
      'divan/no-joined-sql',
      'export const one = (db: { query(t: string): void }, id: string) => db.query(`select * from a where id = ${id}`);\n',
    ],
    'server/modules/b/handlers.ts': [
      'divan/no-joined-sql',
      'export const one = (id: string) => `select * from a where id = ${id}`;\n',
    ],
    'server/seed/rows.ts': [
      'divan/no-joined-sql',
      'export const one = (db: { query(t: string): void }, id: string) => db.query(`call made(${id})`);\n',
    ],
    'bench/wishes.ts': ['divan/no-gone-words', 'export const rows = 1;\n'],
    'server/modules/a/told.ts': ['divan/no-gone-words', 'export const rows = 1;\n'],
    'src/lib/surely.ts': ['divan/explain-non-null', `export const first = (list: string[]) => list[0]!;\n`],
    'server/modules/a/store.ts': [
      'divan/no-joined-sql',
      `export const one = (db: { query(t: string): void }, id: string) => db.query('select * from a where id = ' + id);\n`,
    ],
  };
  plant(Object.fromEntries(Object.entries(planted).map(([path, [, text]]) => [path, text])));
  plant({
    'eslint.config.mjs': `import config from ${JSON.stringify(join(root, 'eslint.config.js'))};\nexport default config;\n`,
  });
  const { stdout, stderr } = runIn('eslint/bin/eslint.js', '--format', 'json', 'src', 'server', 'bench');
  const results = JSON.parse(stdout || stderr) as { filePath: string; messages: { ruleId: string }[] }[];
  for (const [path, [rule]] of Object.entries(planted)) {
    const found = results.find(({ filePath }) => filePath.endsWith(path))?.messages.map(({ ruleId }) => ruleId);
    expect({ path, found }).toEqual({ path, found: expect.arrayContaining([rule]) });
  }
});

test('what the quick linter looks for is caught', () => {
  const wait = 'const wait = () => Promise.resolve(true);\n';
  plant({
    'src/lib/floating.ts': `${wait}export function a() {\n  wait();\n}\n`,
    'src/lib/passed.ts': `${wait}export const b = () => [1].forEach(async () => void (await wait()));\n`,
    'src/lib/kept.ts': `${wait}export const c: { done(): void } = { done: async () => void (await wait()) };\n`,
    'src/lib/asked.ts': `${wait}export const d = () => (wait() ? 1 : 2);\n`,
    'server/start/floating.ts': `${wait}export function e() {\n  wait();\n}\n`,
    'src/kit/Hook.tsx': `import { useState } from 'react';\nexport function A({ b }: { b: boolean }) {\n  if (b) useState(1);\n  return null;\n}\n`,
    'src/lib/character.ts': 'export const a = /[👍]/;\n',
    'src/lib/control.ts': 'export const a = /[\\u0000]/;\n',
    'src/lib/escape.ts': 'export const a = /a\\-b/;\n',
    'src/lib/ignored.ts': '// @ts-ignore\nexport const a = 1;\n',
    'src/lib/later.ts': '// TODO: later\nexport const a = 1;\n',
    'src/lib/unexpected.ts': '// @ts-expect-error\nexport const a = 1;\n',
    'src/lib/awaited.ts': `${wait}export const f = async () => void (await wait());\n`,
  });
  cpSync(join(root, '.oxlintrc.json'), join(tree, '.oxlintrc.json'));
  const { stdout } = runIn('oxlint/bin/oxlint', '--type-aware', '--format', 'json', 'src', 'server');
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string; filename: string }[] };
  expect(diagnostics.map(({ code, filename }) => `${filename} ${code}`).sort()).toEqual([
    'server/start/floating.ts typescript(no-floating-promises)',
    'src/kit/Hook.tsx react-hooks(rules-of-hooks)',
    'src/lib/asked.ts typescript(no-misused-promises)',
    'src/lib/character.ts eslint(no-misleading-character-class)',
    'src/lib/control.ts eslint(no-control-regex)',
    'src/lib/escape.ts eslint(no-useless-escape)',
    'src/lib/floating.ts typescript(no-floating-promises)',
    'src/lib/ignored.ts typescript(ban-ts-comment)',
    'src/lib/kept.ts typescript(no-misused-promises)',
    'src/lib/later.ts eslint(no-warning-comments)',
    'src/lib/passed.ts typescript(no-misused-promises)',
    'src/lib/unexpected.ts typescript(ban-ts-comment)',
  ]);
});
