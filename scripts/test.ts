/**
 * `npm test`: every proof there is, from the static checks to the browser, and one line with the sum of them.
 * A failure does not hide those after it; only what cannot run without the part that failed is left out.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { build } from './build';
import { startPostgres } from '../tests/support/postgres';
import { ensureChromium, installPackage } from './browser';
import { runChecks } from './check';
import { program, root, run, script } from './processes';
import { serverTestFiles } from './serverTestFiles';

interface Count {
  passed: number;
  failed: number;
}

const one = (passed: boolean): Count => ({ passed: passed ? 1 : 0, failed: passed ? 0 : 1 });

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

/** What came of one run of a part: its sum, the files in which something failed, and what it was, in words. */
interface Outcome extends Count {
  files: string[];
  names: string[];
}

/** Named under the summary: they failed among all the others, and passed when they were run again alone. */
const unsteady: string[] = [];

/**
 * A machine with two processors runs three thousand tests beside each other, and one of them may lose a race that no
 * person would. A few that failed are run again by themselves: what fails there, too, has failed; what does not is
 * named as unsteady, to be mended, and does not hide behind a red run what is new. Many failures are no bad luck.
 */
async function steadied(attempt: (files?: string[]) => Promise<Outcome>): Promise<Count> {
  const first = await attempt();
  if (first.failed === 0 || first.files.length === 0 || first.files.length > 3) return first;
  console.log(`\n── Again, alone: ${first.files.join(', ')}`);
  const again = await attempt(first.files);
  if (again.failed > 0) return first;
  unsteady.push(...first.names);
  return { passed: first.passed + first.failed, failed: 0 };
}

interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
  testResults: { name: string; status: string; assertionResults: { status: string; fullName: string }[] }[];
}

async function jest(folder: string, only: string[] = []): Promise<Outcome> {
  const report = join(folder, 'jest.json');
  const some = only.length > 0 ? ['--runInBand', '--runTestsByPath', ...only] : [];
  const jest = program('jest/bin/jest.js', '--json', '--outputFile', report, ...some);
  const { code } = await run([process.execPath, roomForTheYoung, ...jest.slice(1)], { show: true });
  const {
    numPassedTests = 0,
    numFailedTests = 0,
    numRuntimeErrorTestSuites = 0,
    testResults = [],
  } = readJson<JestReport>(report);
  const failed = testResults.filter(({ status }) => status === 'failed');
  return {
    ...trusted({ passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites }, code),
    files: failed.map(({ name }) => relative(root, name)),
    names: failed.flatMap((file) =>
      file.assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName),
    ),
  };
}

/** Tests make much that lives for a moment; in the usual 16 MB a sixth of their time goes into looking through it. */
const roomForTheYoung = '--max-semi-space-size=64';

/** The tests of the back end; the database they use is named by the environment. */
async function backEnd(folder: string, database: string, env: NodeJS.ProcessEnv, only?: string[]): Promise<Outcome> {
  const report = join(folder, `${database}.tap`);
  const reporters = [
    ['spec', 'stdout'],
    ['tap', report],
  ].flatMap(([reporter, to]) => [`--test-reporter=${reporter}`, `--test-reporter-destination=${to}`]);
  const files = only ?? serverTestFiles(folder);
  // A test waits for its database in another thread; left to itself the runner even keeps a processor free.
  const width = `--test-concurrency=${only ? 1 : availableParallelism() + 1}`;
  // Most of these databases live for seconds: to compile them to the last degree takes longer than it saves.
  const { code } = await run(
    [process.execPath, roomForTheYoung, '--liftoff-only', '--import', 'tsx', '--test', width, ...reporters, ...files],
    { show: true, env },
  );
  const tap = existsSync(report) ? readFileSync(report, 'utf8') : '';
  const count = (word: string) => Number(new RegExp(`^# ${word} (\\d+)`, 'm').exec(tap)?.[1] ?? 0);
  const failures = [...tap.matchAll(/^ *not ok \d+ - (.*)\n(?: +.*\n)*? +location: '(.*?):\d+:\d+'/gm)]
    .map(([, name = '', path = '']) => ({ name, path: relative(root, path) }))
    // A group, and the suite that it makes of a file, fail with each of their tests.
    .filter(({ path }) => path.endsWith('.test.ts'));
  return {
    ...trusted({ passed: count('pass'), failed: count('fail') + count('cancelled') }, code),
    files: [...new Set(failures.map(({ path }) => path))],
    names: failures.map(({ name }) => `${name} (${database})`),
  };
}

interface Suite {
  suites?: Suite[];
  specs?: { title: string; tests: { status: string }[] }[];
}

const flakyOf = ({ suites = [], specs = [] }: Suite): string[] => [
  ...specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky')).map(({ title }) => title),
  ...suites.flatMap(flakyOf),
];

async function e2e(folder: string, gallery: string): Promise<Count> {
  const report = join(folder, 'e2e.json');
  const { code } = await run(program('@playwright/test/cli.js', 'test', '--retries=1', '--reporter=dot,json'), {
    show: true,
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report, CHROMIUM_PATH: await ensureChromium(), GALLERY: gallery },
  });
  const { stats, suites = [] } = readJson<
    { stats: { expected: number; unexpected: number; flaky: number } } & Required<Suite>
  >(report);
  unsteady.push(...suites.flatMap(flakyOf));
  return trusted({ passed: (stats?.expected ?? 0) + (stats?.flaky ?? 0), failed: stats?.unexpected ?? 0 }, code);
}

/** The gallery of the kit, which the journeys look through. */
const buildGallery = (folder: string) =>
  run(script('../gallery/serve', '--build', folder), { show: true }).then(({ code }) => code);

const postgresNotRun = 'PostgreSQL part not run';

export async function main() {
  const begin = performance.now();
  const folder = mkdtempSync(join(tmpdir(), 'divan-test-'));
  const parts: [name: string, count: Count, seconds: number][] = [];
  const remarks: string[] = [];
  const part = async (name: string, work: () => Promise<Count>) => {
    console.log(`\n── ${name}`);
    const from = performance.now();
    // A part that cannot even begin says why and counts as one failure; the others still run.
    const count = await work().catch((error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      return one(false);
    });
    parts.push([name, count, (performance.now() - from) / 1000]);
    return count.failed === 0;
  };

  await part('Static checks', async () => {
    const results = await runChecks();
    const failed = results.filter(({ code }) => code !== 0).length;
    return { passed: results.length - failed, failed };
  });
  await part('Contract and panel', () => steadied((only) => jest(folder, only)));
  await part('Back end on the embedded database', () =>
    steadied((only) => backEnd(folder, 'embedded', { TEST_DATABASE_URL: '' }, only)),
  );
  const postgres =
    (await startPostgres()) ?? ((await installPackage('postgresql')) ? await startPostgres() : undefined);
  if (postgres === undefined) remarks.push(postgresNotRun);
  else {
    await part('Back end on PostgreSQL', () =>
      steadied((only) => backEnd(folder, 'postgres', { TEST_DATABASE_URL: postgres.url }, only)),
    );
    await postgres.stop();
  }
  // Each works on one processor for most of its time.
  const gallery = join(folder, 'gallery');
  const built = await part('Build', async () => {
    const [, kit] = await Promise.all([build(), buildGallery(gallery)]);
    return one(kit === 0);
  });
  if (built) {
    await part('Sizes', async () => one((await run(program('size-limit/bin.js'), { show: true })).code === 0));
    await part('Journeys in the browser', () => e2e(folder, gallery));
  }
  rmSync(folder, { recursive: true });

  console.log();
  for (const [name, { passed, failed }, seconds] of parts)
    console.log(
      `${name.padEnd(36)}${`${passed} passed`.padStart(12)}${`${failed} failed`.padStart(11)}${seconds.toFixed(0).padStart(7)} s`,
    );
  const sum = (key: keyof Count) => parts.reduce((total, [, count]) => total + count[key], 0);
  console.log(`in ${((performance.now() - begin) / 1000).toFixed(0)} s`);
  for (const remark of remarks) console.log(remark);
  for (const name of unsteady) console.log(`unsteady, passed when run again: ${name}`);
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
  return sum('failed') === 0 ? 0 : 1;
}
