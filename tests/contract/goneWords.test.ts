/** Words that are gone are found in names and nowhere else. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(__dirname, '../..');

const planted = {
  'claimDesk.ts': 'export const claims = 1;\n',
  'tick-grid.ts': 'export const grid = 1;\n',
  'names.ts': `import { tickOf as old } from './other';
export const useTickDraft = (wish: number) => wish;
export interface Row { deedOf: string; told(): void }
export class Bones { desks = 1 }
export type PickDeed = typeof old;
`,
  'ticketDesktop.ts': `// A tick, a deed and a bone.
export const sticky = { text: 'The desk was told', desk: 1 };
export const ticket = (desktop: number, wishful: string) => [desktop, wishful, sticky.desk];
`,
  'other.ts': 'export const tickOf = 1;\n',
};

test('a gone word is found in the name of a file, a variable, a type and a member, as a whole word', () => {
  const tree = mkdtempSync(join(tmpdir(), 'divan-words-'));
  for (const [path, text] of Object.entries(planted)) writeFileSync(join(tree, path), text);
  symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'));
  writeFileSync(
    join(tree, 'eslint.config.mjs'),
    `import tseslint from 'typescript-eslint';
import { nevers } from ${JSON.stringify(join(root, 'scripts/lint/nevers.js'))};
export default [{
  files: ['**/*.ts'],
  languageOptions: { parser: tseslint.parser },
  plugins: { divan: nevers },
  rules: { 'divan/no-gone-words': 'error' },
}];
`,
  );
  const options = { cwd: tree, encoding: 'utf8' as const };
  const eslint = join(root, 'node_modules/eslint/bin/eslint.js');
  const { stdout, stderr } = spawnSync(process.execPath, [eslint, '--format', 'json', '.'], options);
  const results = JSON.parse(stdout || stderr) as { filePath: string; messages: { message: string }[] }[];
  rmSync(tree, { recursive: true });
  const found = (name: string) =>
    results
      .find(({ filePath }) => filePath.endsWith(`/${name}`))
      ?.messages.map(({ message }) => /^"(\w+)"/.exec(message)?.[1])
      .sort();
  expect(found('claimDesk.ts')).toEqual(['Desk']);
  expect(found('tick-grid.ts')).toEqual(['tick']);
  expect(found('names.ts')).toEqual(['Bones', 'Deed', 'Tick', 'deed', 'desks', 'told', 'wish']);
  expect(found('other.ts')).toEqual(['tick']);
  expect(found('ticketDesktop.ts')).toEqual([]);
});
