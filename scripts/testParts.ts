/** How each part of `npm test` is run, and what is read from its report. */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { program, root, run } from './processes';

export interface Count {
  passed: number;
  failed: number;
}

export const one = (passed: boolean): Count => ({ passed: passed ? 1 : 0, failed: passed ? 0 : 1 });

/** A run that failed without a failed test (it did not start, or died) counts as one failure. */
const trusted = (count: Count, code: number): Count =>
  code !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count;

function readJson<Shape>(path: string): Partial<Shape> {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Partial<Shape>;
  } catch {
    // The program died before it wrote its report; its exit code says so.
    return {};
  }
}

/** A test and how long it took, in seconds. */
export interface Timed {
  name: string;
  seconds: number;
}

export const longestOf = (tests: readonly Timed[]): Timed[] =>
  [...tests].sort((one, other) => other.seconds - one.seconds).slice(0, 15);

/** What came of one run of a part: its sum, the files in which something failed, what it was, in words, and what took longest. */
interface Outcome extends Count {
  files: string[];
  names: string[];
  output: string;
  longest: Timed[];
}

/** What a part has come to: its sum, what it said, and what failed first and passed when it was run again alone. */
export interface Sum extends Count {
  output: string;
  unsteady: string[];
  longest?: Timed[];
}

/**
 * A machine with two processors runs three thousand tests beside each other, and one of them may lose a race that no
 * person would. A few that failed are run again by themselves: what fails there, too, has failed; what does not is
 * named as unsteady, to be mended, and does not hide behind a red run what is new. Many failures are no bad luck.
 */
async function steadied(attempt: (files?: string[]) => Promise<Outcome>): Promise<Sum> {
  const first = await attempt();
  if (first.failed === 0 || first.files.length === 0 || first.files.length > 3) return { ...first, unsteady: [] };
  const again = await attempt(first.files);
  const output = `${first.output}\n── Again, alone: ${first.files.join(', ')}\n${again.output}`;
  if (again.failed > 0) return { ...first, output, unsteady: [] };
  return { ...first, passed: first.passed + first.failed, failed: 0, output, unsteady: first.names };
}

interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
  testResults: { name: string; status: string; assertionResults: JestTest[] }[];
}

interface JestTest {
  status: string;
  fullName: string;
  /** In milliseconds; none of a test that was left out. */
  duration?: number | null;
  ancestorTitles: string[];
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
    .map(({ name, assertionResults }) => ({
      file: relative(root, name),
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
    names: failed.flatMap(({ tests }) => tests.map(({ fullName }) => fullName)),
    longest: longestOf(
      testResults
        .flatMap(({ assertionResults }) => assertionResults)
        .map(({ fullName, duration }) => ({ name: fullName, seconds: (duration ?? 0) / 1000 })),
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
  const failures = [...tap.matchAll(/^ *not ok \d+ - (.*)\n(?: +.*\n)*? +location: '(.*?):\d+:\d+'/gm)]
    .map(([, name = '', path = '']) => ({ name, path: relative(root, path) }))
    // A group, and the suite that it makes of a file, fail with each of their tests.
    .filter(({ path }) => path.endsWith('.test.ts'));
  return {
    ...trusted({ passed: count('pass'), failed: count('fail') + count('cancelled') }, code),
    output,
    files: [...new Set(failures.map(({ path }) => path))],
    names: failures.map(({ name }) => `${name} (${database})`),
    longest: longestOf(
      // A suite says more of itself than how long it took.
      [...tap.matchAll(/^ *ok \d+ - (.*)\n +---\n +duration_ms: ([\d.]+)\n +\.\.\.$/gm)].map(([, name = '', time]) => ({
        name: `${name} (${database})`,
        seconds: Number(time) / 1000,
      })),
    ),
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
  specs?: { title: string; tests: { status: string; results: { duration: number }[] }[] }[];
}

const flakyOf = ({ suites = [], specs = [] }: Suite): string[] => [
  ...specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky')).map(({ title }) => title),
  ...suites.flatMap(flakyOf),
];

const timesOf = ({ suites = [], specs = [] }: Suite): Timed[] => [
  ...specs.flatMap(({ title, tests }) =>
    tests.flatMap(({ results }) => results.map(({ duration }) => ({ name: title, seconds: duration / 1000 }))),
  ),
  ...suites.flatMap(timesOf),
];

/** The journeys, all of them or those of some files; the panel and the gallery have been built. */
export async function e2e(folder: string, gallery: string, flags: readonly string[], url: string): Promise<Sum> {
  const report = join(folder, 'e2e.json');
  const { code, output } = await run(
    program('@playwright/test/cli.js', 'test', '--retries=1', '--reporter=line,json', ...flags),
    { env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report, GALLERY: gallery, ...onServer(folder, url) } },
  );
  const { stats, suites = [] } = readJson<
    { stats: { expected: number; unexpected: number; flaky: number } } & Required<Suite>
  >(report);
  const count = { passed: (stats?.expected ?? 0) + (stats?.flaky ?? 0), failed: stats?.unexpected ?? 0 };
  return {
    ...trusted(count, code),
    output,
    unsteady: suites.flatMap(flakyOf),
    longest: longestOf(suites.flatMap(timesOf)),
  };
}
