/** The tests of the back end as the runner takes them: some files by themselves, the others in groups. */
import { readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './processes';

const says = (file: string, word: string) => readFileSync(join(root, file), 'utf8').includes(word);
const startsPrograms = (file: string) => says(file, 'support/programs');
/** A process of its own for whoever changes what all modules of a process share. */
const isAlone = (file: string) => startsPrograms(file) || says(file, 'globalThis');

/** All test files of the back end. */
export const allServerTests = () =>
  ['server', 'tests/server'].flatMap((place) =>
    (readdirSync(join(root, place), { recursive: true }) as string[])
      .filter((path) => path.endsWith('.test.ts'))
      .map((path) => join(place, path)),
  );

const urlOf = (file: string) => pathToFileURL(join(root, file)).href;

const groupOf = (files: string[]) => `
  import { testGroup } from ${JSON.stringify(urlOf('tests/support/testGroup.ts'))};
  testGroup(${JSON.stringify(files.map((name) => ({ name, url: urlOf(name) })))});
`;

/**
 * The files to run in shares of like size, some of them written into `folder` for it: a group is one process, in which
 * test files come one after another. What they share is loaded once, and a database is opened once
 * (tests/support/database.ts). The first share is of those that start whole programs and wait for them.
 */
export function serverTestShares(folder: string, files: readonly string[], shares: number): string[][] {
  const alone = files.filter(isAlone).sort((one, other) => Number(startsPrograms(other)) - Number(startsPrograms(one)));
  const size = (file: string) => statSync(join(root, file)).size;
  const rest = files.filter((file) => !isAlone(file)).sort((one, other) => size(other) - size(one));
  const groups = Array.from({ length: shares }, (): string[] => []);
  for (const [at, file] of rest.entries()) groups[at % shares]?.push(file);
  const written = groups
    .filter((group) => group.length > 0)
    .map((group, at) => {
      const path = join(folder, `group-${at + 1}.test.mjs`);
      writeFileSync(path, groupOf(group));
      return [path];
    });
  return alone.length > 0 ? [alone, ...written] : written;
}
