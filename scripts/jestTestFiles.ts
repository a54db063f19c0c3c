/** The tests of Jest as the runner takes them: some files by themselves, the others in groups. */
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dependentsOf, files, isJestTest } from './relations';
import { root } from './processes';

/** All test files of Jest. */
export const allJestTests = () => files.filter(isJestTest);

/** What one of these words stands in changes what all files of a group would share, or has it drawn anew. */
const ownWords = [
  // Modules are put in the place of others, or loaded anew.
  /\bjest\.(mock|doMock|isolateModules|resetModules)/,
  // What elements are is changed for good.
  /\.prototype\.\w+ =/,
  // Of the contract, but in a window.
  /@jest-environment/,
  // The clock of the whole window is hurried, and the services are answered for.
  /support\/openScreen'/,
];
const isAlone = (file: string) => {
  const text = readFileSync(join(root, file), 'utf8');
  return ownWords.some((word) => word.test(text));
};

type Kind = 'contract' | 'screens' | 'parts';
/** A part that is drawn without the panel must find none of its window, such as texts that are fetched when wanted. */
const screens = (): ReadonlySet<string> => new Set(dependentsOf(['src/app/Root.tsx'], isJestTest));

const requireOf = (file: string) => `require(${JSON.stringify(join(root, file))})`;
const sizeOf = (file: string) => statSync(join(root, file)).size;
/** As large as its members together: Jest begins with the largest of the files that it has no time of, and a new group is none that it knows. */
const groupOf = (members: readonly string[]) =>
  [
    `const { member } = ${requireOf('tests/support/fileHooks')};`,
    ...members.map((file) => `member(${JSON.stringify(file)}, () => void ${requireOf(file)});`),
    `// ${'.'.repeat(members.reduce((sum, file) => sum + sizeOf(file), 0))}`,
  ].join('\n');

/**
 * How many files a group has. One that draws whole screens keeps what each of them was drawn with, and beyond a gigabyte the collector
 * takes half of the time; Jest looks at that between its files alone.
 */
const mostIn: Record<Kind, number> = { contract: 8, screens: 4, parts: 8 };

/**
 * The files to run, with groups of them written into `folder`: a group is one file for Jest, in whose window its members
 * come one after another. Jest gives each file a window and modules of its own; to make those takes longer than most tests do.
 */
export function jestTestFiles(folder: string, wanted: readonly string[]): string[] {
  const drawn = screens();
  const kinds: Record<Kind, string[]> = { contract: [], screens: [], parts: [] };
  const rest = wanted.filter((file) => !isAlone(file)).sort((one, other) => sizeOf(other) - sizeOf(one));
  for (const file of rest)
    kinds[file.startsWith('tests/contract/') ? 'contract' : drawn.has(file) ? 'screens' : 'parts'].push(file);

  const written = (['screens', 'parts', 'contract'] as const).flatMap((kind) => {
    const files = kinds[kind];
    const place = join(folder, kind === 'contract' ? 'contract' : 'panel');
    mkdirSync(place, { recursive: true });
    const groups = Array.from({ length: Math.ceil(files.length / mostIn[kind]) }, (): string[] => []);
    for (const [at, file] of files.entries()) groups[at % groups.length]?.push(file);
    return groups.map((members, at) => {
      const path = join(place, `${kind}-${at + 1}.test.js`);
      writeFileSync(path, groupOf(members));
      return path;
    });
  });
  return [...wanted.filter(isAlone), ...written];
}
