/** The tests of Jest as the runner takes them: some files by themselves, the others in groups. */
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { files, isJestTest } from './relations';
import { root } from './processes';

/** All test files of Jest. */
export const allJestTests = () => files.filter(isJestTest);

/** What one of these words stands in changes what all files of a group would share, or has it drawn anew. */
const ownWords = [
  // Modules are put in the place of others, or loaded anew.
  /\bjest\.(mock|doMock|isolateModules|resetModules)/,
  // Of the contract, but in a window.
  /@jest-environment/,
  // The clock of the whole window is hurried, and the services are answered for.
  /support\/openScreen'/,
];
const isAlone = (file: string) => {
  const text = readFileSync(join(root, file), 'utf8');
  return ownWords.some((word) => word.test(text));
};

const isContract = (file: string) => file.startsWith('tests/contract/');

const requireOf = (file: string) => `require(${JSON.stringify(join(root, file))})`;
const groupOf = (members: readonly string[]) =>
  [
    `const { member } = ${requireOf('tests/support/fileHooks')};`,
    ...members.map((file) => `member(${JSON.stringify(file)}, () => void ${requireOf(file)});`),
  ].join('\n');

/**
 * The files to run, with groups of them written into `folder`: a group is one file for Jest, in whose window its members
 * come one after another. Jest gives each file a window and modules of its own; to make those takes longer than most
 * tests do.
 */
export function jestTestFiles(folder: string, wanted: readonly string[], shares: number): string[] {
  const size = (file: string) => statSync(join(root, file)).size;
  const groups = new Map<string, string[]>();
  const own = wanted.filter(isAlone);
  const rest = wanted.filter((file) => !isAlone(file)).sort((one, other) => size(other) - size(one));
  for (const [at, file] of rest.entries()) {
    const path = join(folder, isContract(file) ? 'contract' : 'panel', `group-${at % shares}.test.js`);
    groups.set(path, [...(groups.get(path) ?? []), file]);
  }
  for (const [path, members] of groups) {
    mkdirSync(join(path, '..'), { recursive: true });
    writeFileSync(path, groupOf(members));
  }
  return [...own, ...groups.keys()];
}
