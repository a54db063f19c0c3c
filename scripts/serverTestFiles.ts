/** The tests of the back end as the runner takes them: some files by themselves, the others in groups. */
import { readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './processes';

const says = (file: string, word: string) => readFileSync(join(root, file), 'utf8').includes(word);
const startsPrograms = (file: string) =>
  ['support/programs', 'support/twoProcesses', './storms/'].some((part) => says(file, part));
/** A process of its own for whoever changes what all modules of a process share. */
const isAlone = (file: string) => startsPrograms(file) || says(file, 'globalThis');

/** All test files of the back end. */
export const allServerTests = () =>
  ['server', 'tests/server'].flatMap((place) =>
    (readdirSync(join(root, place), { recursive: true }) as string[])
      .filter((path) => path.endsWith('.test.ts'))
      .map((path) => join(place, path)),
  );

/** It starts a PostgreSQL for itself, or takes the one of the run: on the embedded database it would do the same again. */
const bringsPostgres = (file: string) => ['support/postgres', 'support/moneyServer'].some((part) => says(file, part));

/** What opens a database, changes its tables, puts rows back or passes readers on; and what reads by every call that reads. */
const isOfDatabase = (file: string) =>
  ['migrations', 'answers.'].some((begin) => basename(file).startsWith(begin)) ||
  ['connect', 'snapshot', 'kept', 'passing'].some((part) => says(file, `server/db/${part}'`));

/** They ask more of a server, and nothing that only the embedded one has. */
const asksMoreOfServers = (file: string) =>
  ['bookHistories', 'closing', 'investorFiles', 'rounds'].some((name) => basename(file) === `${name}.test.ts`);

/** The demonstration is filled into the embedded database by every run of the journeys. */
const isOfDemonstration = (file: string) => says(file, "server/seed/seed'");

/**
 * On which database which files are run. What concerns databases themselves, or says for itself what it does where
 * (TEST_DATABASE_URL), is run on both of them. All others are run once, on PostgreSQL, where transactions meet; their calls
 * meet the embedded one in `answers` and in the journeys, and `npm run chaos -- embedded` runs all of them there.
 */
export function serverTestsByDatabase(files: readonly string[]): { both: string[]; once: string[] } {
  const isOfBoth = (file: string) =>
    !asksMoreOfServers(file) &&
    (says(file, 'TEST_DATABASE_URL') || (isOfDatabase(file) && !bringsPostgres(file) && !isOfDemonstration(file)));
  return { both: files.filter(isOfBoth), once: files.filter((file) => !isOfBoth(file)) };
}

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
