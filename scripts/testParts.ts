/** How each part of `npm test` is run, and what is read from its report. */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { shareVariable } from './journeyTurn';
import { program, root, run } from './processes';
import {
  beginningOf,
  lackingOf,
  longestOf,
  readJson,
  steadied,
  trusted,
  type Fallen,
  type Outcome,
  type Sum,
  type Timed,
} from './testOutcome';

interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
  testResults: { name: string; status: string; message: string; assertionResults: JestTest[] }[];
}

interface JestTest {
  status: string;
  fullName: string;
  /** In milliseconds; none of a test that was left out. */
  duration?: number | null;
  ancestorTitles: string[];
  failureMessages: string[];
}

/** Where test files that are run together are written (scripts/jestTestFiles.ts), and found by Jest (jest.config.js). */
export const jestGroups = (folder: string) => join(folder, 'jest');

/** The environment in which back ends stand on the server of `url`, and share in `folder` what was filled once; or embedded. */
const onServer = (folder: string, url: string) => ({ TEST_DATABASE_URL: url, TEST_TEMPLATES: folder });

async function jestOnce(folder: string, which: readonly string[], url: string): Promise<Outcome> {
  const report = join(folder, 'jest.json');
  const groups = jestGroups(folder);
  rmSync(report, { force: true });
  mkdirSync(groups, { recursive: true });
  const jest = program('jest/bin/jest.js', '--json', '--outputFile', report, ...which);
  const { code, output } = await run([process.execPath, roomForTheYoung, ...jest.slice(1)], {
    env: { TEST_GROUPS: groups, ...onServer(folder, url) },
  });
  const {
    numPassedTests = 0,
    numFailedTests = 0,
    numRuntimeErrorTestSuites = 0,
    testResults = [],
  } = readJson<JestReport>(report);
  const failed = testResults
    .filter(({ status }) => status === 'failed')
    .map(({ name, message, assertionResults }) => ({
      file: relative(root, name),
      message,
      isGroup: name.startsWith(groups),
      tests: assertionResults.filter(({ status }) => status === 'failed'),
    }));
  return {
    ...trusted({ passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites }, code),
    output,
    // A test of a group stands under the name of its file.
    files: [
      ...new Set(
        failed.flatMap(({ file, isGroup, tests }) =>
          isGroup && tests.length > 0 ? tests.map(({ ancestorTitles: [member = file] }) => member) : [file],
        ),
      ),
    ],
    fallen: failed.flatMap(({ file, message, tests }) =>
      tests.length > 0
        ? tests.map(({ fullName, failureMessages }) => ({
            name: `${file}: ${fullName}`,
            reason: beginningOf(failureMessages.join('\n')),
          }))
        : [{ name: file, reason: beginningOf(message) }],
    ),
    longest: longestOf(
      testResults
        .flatMap(({ assertionResults }) => assertionResults)
        .map(({ fullName, duration }) => ({ name: fullName, seconds: (duration ?? 0) / 1000 })),
    ),
    // Jest knows no reasons; a test that is left out has its own in its name.
    lacking: lackingOf(
      testResults.flatMap(({ assertionResults }) =>
        assertionResults.flatMap(({ status, fullName }) =>
          status === 'pending' ? [/\(skipped: (.*)\)/.exec(fullName)?.[1] ?? ''] : [],
        ),
      ),
    ),
  };
}

/** The tests of Jest, all of them or those that its flags name; their back ends on the server of `url`, where there is one. */
export const jest = (folder: string, flags: readonly string[], url: string) =>
  steadied((again) => jestOnce(folder, again ? ['--runInBand', '--runTestsByPath', ...again] : flags, url));

/** Tests make much that lives for a moment; in the usual 16 MB a sixth of their time goes into looking through it. */
const roomForTheYoung = '--max-semi-space-size=64';

/** One process after another: how many run beside each other is for the tasks to say. */
const oneAtATime = '--test-concurrency=1';

async function backEndOnce(folder: string, part: BackEndPart, files: readonly string[]): Promise<Outcome> {
  const { database, url } = part;
  const report = join(folder, `${part.name.replaceAll(/\W/g, '-')}.tap`);
  rmSync(report, { force: true });
  const reporters = [
    ['spec', 'stdout'],
    ['tap', report],
  ].flatMap(([reporter, to]) => [`--test-reporter=${reporter}`, `--test-reporter-destination=${to}`]);
  // Most of these databases live for seconds: to compile them to the last degree takes longer than it saves.
  const { code, output } = await run(
    [
      process.execPath,
      roomForTheYoung,
      '--liftoff-only',
      '--import',
      'tsx',
      '--test',
      oneAtATime,
      ...reporters,
      ...files,
    ],
    { env: onServer(folder, url) },
  );
  const tap = existsSync(report) ? readFileSync(report, 'utf8') : '';
  const count = (word: string) => Number(new RegExp(`^# ${word} (\\d+)`, 'm').exec(tap)?.[1] ?? 0);
  const failures = [
    ...tap.matchAll(/^ *not ok \d+ - (.*)\n(?: +.*\n)*? +location: '(.*?):\d+:\d+'\n((?:(?! *\.\.\.\n).*\n)*)/gm),
  ]
    .map(([, name = '', path = '', said = '']) => ({ name, path: relative(root, path), said }))
    // A group, and the suite that it makes of a file, fail with each of their tests.
    .filter(({ path }) => path.endsWith('.test.ts'));
  return {
    ...trusted({ passed: count('pass'), failed: count('fail') + count('cancelled') }, code),
    output,
    files: [...new Set(failures.map(({ path }) => path))],
    fallen: failures.map(({ name, said }) => ({ name: `${name} (${database})`, reason: beginningOf(said) })),
    longest: longestOf(
      // A suite says more of itself than how long it took.
      [...tap.matchAll(/^ *ok \d+ - (.*)\n +---\n +duration_ms: ([\d.]+)\n +\.\.\.$/gm)].map(([, name = '', time]) => ({
        name: `${name} (${database})`,
        seconds: Number(time) / 1000,
      })),
    ),
    lacking: lackingOf([...tap.matchAll(/^ *ok \d+ - .* # SKIP (.+)$/gm)].map(([, reason = '']) => reason)),
  };
}

/** Some files of the back end's tests on one database; `url` is empty for the embedded one. */
export interface BackEndPart {
  name: string;
  database: string;
  url: string;
  files: readonly string[];
}

export const backEnd = (folder: string, part: BackEndPart) =>
  steadied((again) => backEndOnce(folder, part, again ?? part.files));

interface Suite {
  suites?: Suite[];
  specs?: {
    title: string;
    tests: {
      status: string;
      annotations?: { type: string; description?: string }[];
      results: { duration: number; errors?: { message?: string }[] }[];
    }[];
  }[];
}

/** Journeys that ended so, each with what its first try said. */
const endedAs = (status: 'flaky' | 'unexpected', { suites = [], specs = [] }: Suite): Fallen[] => [
  ...specs.flatMap(({ title, tests }) =>
    tests
      .filter((test) => test.status === status)
      .map(({ results }) => ({
        name: title,
        reason: beginningOf(
          results.flatMap(({ errors = [] }) => errors.map(({ message = '' }) => message)).find(Boolean) ?? '',
        ),
      })),
  ),
  ...suites.flatMap((suite) => endedAs(status, suite)),
];

const timesOf = ({ suites = [], specs = [] }: Suite): Timed[] => [
  ...specs.flatMap(({ title, tests }) =>
    tests.flatMap(({ results }) => results.map(({ duration }) => ({ name: title, seconds: duration / 1000 }))),
  ),
  ...suites.flatMap(timesOf),
];

const reasonsOf = ({ suites = [], specs = [] }: Suite): string[] => [
  ...specs.flatMap(({ tests }) =>
    tests.flatMap(({ annotations = [] }) =>
      annotations.flatMap(({ type, description = '' }) => (type === 'skip' ? [description] : [])),
    ),
  ),
  ...suites.flatMap(reasonsOf),
];

/** Which journeys are run: those of some files, or all of them; and the share that is the turn of this run, where there are shares. */
export interface JourneyTurn {
  files: readonly string[];
  share?: string;
}

/** The journeys whose turn it is; the panel and the gallery have been built. `url` is empty for the embedded database. */
export async function e2e(
  { folder, gallery, workers, url }: { folder: string; gallery: string; workers: number; url: string },
  { files, share }: JourneyTurn,
): Promise<Sum> {
  const report = join(folder, 'e2e.json');
  const flags = ['--retries=1', '--reporter=line,json', `--workers=${workers}`];
  const { code, output } = await run(program('@playwright/test/cli.js', 'test', ...flags, ...files), {
    env: {
      ...{ PLAYWRIGHT_JSON_OUTPUT_FILE: report, GALLERY: gallery, ...onServer(folder, url) },
      ...(share !== undefined && { [shareVariable]: share }),
    },
  });
  const { stats, suites = [] } = readJson<
    { stats: { expected: number; unexpected: number; flaky: number } } & Required<Suite>
  >(report);
  const count = { passed: (stats?.expected ?? 0) + (stats?.flaky ?? 0), failed: stats?.unexpected ?? 0 };
  return {
    ...trusted(count, code),
    output,
    fallen: suites.flatMap((suite) => endedAs('unexpected', suite)),
    unsteady: suites.flatMap((suite) => endedAs('flaky', suite)),
    longest: longestOf(suites.flatMap(timesOf)),
    lacking: lackingOf(suites.flatMap(reasonsOf)),
  };
}
