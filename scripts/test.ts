/**
 * `npm test`: every proof there is, from the static checks to the browser, and one line with the sum of them.
 * A failure does not hide those after it; only what cannot run without the part that failed is left out.
 */
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from './build';
import { startPostgres } from '../tests/support/postgres';
import { ensureChromium, installPackage } from './browser';
import { runChecks } from './check';
import { compileMessages } from './messages';

import { program, root, run } from './processes';

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

async function jest(folder: string): Promise<Count> {
  const report = join(folder, 'jest.json');
  const { code } = await run(program('jest/bin/jest.js', '--json', '--outputFile', report), { show: true });
  const {
    numPassedTests = 0,
    numFailedTests = 0,
    numRuntimeErrorTestSuites = 0,
  } = readJson<Record<'numPassedTests' | 'numFailedTests' | 'numRuntimeErrorTestSuites', number>>(report);
  return trusted({ passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites }, code);
}

/** The tests of the back end; the database they use is named by the environment. */
async function backEnd(folder: string, database: string, env: NodeJS.ProcessEnv): Promise<Count> {
  const report = join(folder, `${database}.tap`);
  const reporters = [
    ['spec', 'stdout'],
    ['tap', report],
  ].flatMap(([reporter, to]) => [`--test-reporter=${reporter}`, `--test-reporter-destination=${to}`]);
  const files = ['server', 'tests/server'].flatMap((place) =>
    (readdirSync(join(root, place), { recursive: true }) as string[])
      .filter((path) => path.endsWith('.test.ts'))
      .map((path) => join(place, path)),
  );
  // Left to itself the runner keeps one processor free, which of two is half of the machine.
  const width = `--test-concurrency=${availableParallelism()}`;
  const { code } = await run([process.execPath, '--import', 'tsx', '--test', width, ...reporters, ...files], {
    show: true,
    env,
  });
  const tap = existsSync(report) ? readFileSync(report, 'utf8') : '';
  const count = (word: string) => Number(new RegExp(`^# ${word} (\\d+)`, 'm').exec(tap)?.[1] ?? 0);
  return trusted({ passed: count('pass'), failed: count('fail') + count('cancelled') }, code);
}

async function e2e(folder: string): Promise<Count> {
  const report = join(folder, 'e2e.json');
  const { code } = await run(program('@playwright/test/cli.js', 'test', '--reporter=dot,json'), {
    show: true,
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report, CHROMIUM_PATH: await ensureChromium() },
  });
  const { stats } = readJson<{ stats: { expected: number; unexpected: number; flaky: number } }>(report);
  return trusted({ passed: (stats?.expected ?? 0) + (stats?.flaky ?? 0), failed: stats?.unexpected ?? 0 }, code);
}

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

  await compileMessages();
  await part('Static checks', async () => {
    const results = await runChecks();
    const failed = results.filter(({ code }) => code !== 0).length;
    return { passed: results.length - failed, failed };
  });
  await part('Contract and panel', () => jest(folder));
  await part('Back end on the embedded database', () => backEnd(folder, 'embedded', { TEST_DATABASE_URL: '' }));
  const postgres =
    (await startPostgres()) ?? ((await installPackage('postgresql')) ? await startPostgres() : undefined);
  if (postgres === undefined) remarks.push(postgresNotRun);
  else {
    await part('Back end on PostgreSQL', () => backEnd(folder, 'postgres', { TEST_DATABASE_URL: postgres.url }));
    await postgres.stop();
  }
  const built = await part('Build', async () => build().then(() => one(true)));
  if (built) {
    await part('Sizes', async () => one((await run(program('size-limit/bin.js'), { show: true })).code === 0));
    await part('Journeys in the browser', () => e2e(folder));
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
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
  return sum('failed') === 0 ? 0 : 1;
}
