/**
 * `npm test`: every proof there is, from the static checks to the browser, and one line with the sum of them.
 * A failure does not hide those after it; only what cannot run without the part that failed is left out.
 *
 *   npm test -- --all             all journeys; else the share that the name of the commit chooses, at most a half
 *   npm test -- claims            what concerns an area: its units, screens and back end; `--e2e` adds its journeys
 *   npm test -- --changed         what concerns what is not in main yet
 */
import { mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { dropTemplates } from '../server/start/freshDatabase';
import { startPostgres, type Postgres } from '../tests/support/postgres';
import { ensureChromium, installPackage } from './browser';
import { buildCompiled, buildWhenChanged } from './build';
import { changedFiles, shareOfCommit } from './changes';
import { checkTasks } from './check';
import { allJestTests, jestTestFiles } from './jestTestFiles';
import { journeyShares } from './journeyShares';
import { shareText } from './journeyTurn';
import { compileMessages } from './messages';
import { program, run, script } from './processes';
import {
  areas,
  areasFor,
  isJourney,
  isTest,
  journeysOf,
  panelTestsOf,
  serverTestsFor,
  serverTestsOf,
} from './relations';
import { allServerTests, serverTestsByDatabase, serverTestShares } from './serverTestFiles';
import { bundleForTests } from './serverBundle';
import { runTasks, type Task } from './tasks';
import { longestOf, one, type Sum, type Timed } from './testOutcome';
import { backEnd, e2e, jest, jestGroups, type JourneyTurn } from './testParts';

/** What of the tests is wanted; a list that is missing stands for all of them. */
interface Wanted {
  /** What to tell Jest to run; undefined when none of its tests is wanted. */
  jest?: (folder: string) => string[];
  server: string[];
  journeys?: string[];
  /** Of all journeys only a share is wanted, whose turn it is with this commit. */
  isShare?: boolean;
  /** The checks, PostgreSQL and the sizes, which no single area has. */
  whole: boolean;
}

const processors = availableParallelism();
const unique = (list: readonly string[]) => [...new Set(list)];

function wantedOf(flags: string[]): Wanted {
  const names = flags.filter((flag) => !flag.startsWith('--'));
  const unknown = [
    ...names.filter((name) => !areas.includes(name)),
    ...flags.filter((flag) => flag.startsWith('--') && !['--all', '--e2e', '--changed'].includes(flag)),
  ];
  if (unknown.length > 0)
    throw new Error(`There is no ${unknown.join(', ')}. Areas: ${areas.join(', ')}; --all, --e2e, --changed.`);
  if (flags.includes('--changed')) {
    const changed = changedFiles();
    const panel = changed.filter((path) => /^(src|tests|gallery|locales)\/.*\.(tsx?|json)$/.test(path));
    return {
      ...(panel.length > 0 && { jest: () => ['--findRelatedTests', '--passWithNoTests', ...panel] }),
      server: serverTestsFor(changed),
      journeys: unique([
        ...changed.filter((path) => isJourney(path) && isTest(path)),
        ...areasFor(changed).flatMap(journeysOf),
      ]),
      whole: false,
    };
  }
  const inGroups = (files: readonly string[]) => (folder: string) => [
    '--runTestsByPath',
    ...jestTestFiles(folder, files),
  ];
  if (names.length === 0)
    return {
      jest: inGroups(allJestTests()),
      server: allServerTests(),
      isShare: !flags.includes('--all'),
      whole: true,
    };
  return {
    jest: inGroups(unique(names.flatMap(panelTestsOf))),
    server: unique(names.flatMap(serverTestsOf)),
    journeys: flags.includes('--e2e') ? unique(names.flatMap(journeysOf)) : [],
    whole: false,
  };
}

/**
 * In how many shares the journeys are divided where all before them has taken so many seconds. It tells how quick the machine is: a half
 * takes about a third as long as all before it, and this project's host cuts off after 5,400 seconds.
 */
const sharesAfter = (seconds: number) => (seconds < 2_400 ? 2 : seconds < 3_300 ? 4 : 8);

const silent = { output: '', fallen: [], unsteady: [] };
const asSum = ({ code, output }: { code: number; output: string }): Sum => ({ ...silent, ...one(code === 0), output });

/** Files of the back end's tests in as many shares as keep all processors busy; the first is of those that start programs. */
function backEndTasks(
  folder: string,
  files: readonly string[],
  { what, shares, after = [], where }: BackEndTasks,
): Task<Sum>[] {
  const own = join(folder, what.replaceAll(/\W/g, '-'));
  mkdirSync(own);
  return serverTestShares(own, files, shares).map((share, at) => ({
    name: `${what}, ${at + 1}`,
    after: ['Server', ...after],
    run: () => backEnd(folder, { name: `${what}-${at}`, files: share, ...where() }),
  }));
}

interface BackEndTasks {
  what: string;
  shares: number;
  after?: string[];
  /** Asked when they begin. */
  where: () => { database: string; url: string };
}

/**
 * In the order in which they are begun: Jest, which needs nothing built and fills all processors; then what is one process wide, the
 * longest first, so that no processor waits; and the journeys last, of which there are as many as there is time for.
 */
function tasksOf(
  wanted: Wanted,
  { folder, remarks, begin }: { folder: string; remarks: string[]; begin: number },
): { tasks: Task<Sum>[]; stop(): Promise<void> } {
  const gallery = join(folder, 'gallery');
  const { journeys, isShare, whole } = wanted;
  const hasJourneys = journeys === undefined || journeys.length > 0;
  let postgres: Postgres | undefined;
  const nothing = { ...silent, passed: 0, failed: 0 };
  const bundleServer = async () => {
    process.env['TEST_SERVER'] = await bundleForTests();
    return nothing;
  };
  // Jest waits for it, and would wait longer for what began beside it.
  const tasks: Task<Sum>[] = [{ name: 'Server', width: processors, run: bundleServer }];
  const needed = ['Server'];
  if (whole) {
    needed.push('PostgreSQL');
    const start = async () => {
      postgres = (await startPostgres()) ?? ((await installPackage('postgresql')) ? await startPostgres() : undefined);
      if (postgres === undefined) remarks.push('PostgreSQL part not run');
      return nothing;
    };
    tasks.push({ name: 'PostgreSQL', width: 0, run: start });
  }
  if (hasJourneys) {
    const chromium = async () => ({ ...nothing, output: await ensureChromium() });
    tasks.push({ name: 'Chromium', width: 0, run: chromium });
  }
  if (wanted.jest) {
    const flags = [`--maxWorkers=${processors}`, ...wanted.jest(jestGroups(folder))];
    tasks.push({
      name: 'Contract and panel',
      width: processors,
      after: needed,
      run: () => jest(folder, flags, postgres?.url ?? ''),
    });
  }
  if (hasJourneys) {
    const build = async () => {
      await (whole ? buildCompiled() : buildWhenChanged());
      return { ...silent, ...one(true) };
    };
    tasks.push(
      { name: 'Build', run: build },
      { name: 'Gallery', run: async () => asSum(await run(script('../gallery/serve', '--build', gallery))) },
    );
  }
  const inEmbedded = () => ({ database: 'the embedded database', url: '' });
  if (whole) {
    const { both, once } = serverTestsByDatabase(wanted.server);
    const where = () => (postgres ? { database: 'PostgreSQL', url: postgres.url } : inEmbedded());
    const after = ['PostgreSQL'];
    const check = (task: ReturnType<typeof checkTasks>[number]) => ({
      name: task.name,
      run: async () => asSum(await task.run()),
    });
    tasks.push(
      ...backEndTasks(folder, both, { what: 'Database, embedded', shares: processors, where: inEmbedded }),
      // Where there is none, this has been remarked, and what is run once is run on the embedded one.
      ...backEndTasks(folder, both, { what: 'Database, PostgreSQL', shares: processors, after, where }).map((task) => ({
        ...task,
        run: async () => (postgres ? task.run() : nothing),
      })),
      ...backEndTasks(folder, once, { what: 'Back end', shares: 2 * processors, after, where }),
      ...checkTasks().map(check),
      { name: 'Sizes', after: ['Build'], run: async () => asSum(await run(program('size-limit/bin.js'))) },
    );
  } else
    tasks.push(...backEndTasks(folder, wanted.server, { what: 'Back end', shares: 2 * processors, where: inEmbedded }));
  if (hasJourneys) {
    const takeTurn = (): JourneyTurn => {
      const shares = sharesAfter((performance.now() - begin) / 1000);
      const share = isShare ? shareOfCommit(shares) : undefined;
      if (share === undefined) return { files: journeys ?? [] };
      remarks.push(
        `journeys: share ${share + 1} of ${shares}, whose turn it is with this commit; npm test -- --all runs all`,
      );
      return { files: journeyShares(shares)[share] ?? [], share: shareText(share, shares) };
    };
    tasks.push({
      name: 'Journeys in the browser',
      width: processors,
      after: [...needed, 'Build', 'Gallery', 'Chromium'],
      run: () => e2e({ folder, gallery, workers: processors, url: postgres?.url ?? '' }, takeTurn()),
    });
  }
  const stop = async () => {
    if (postgres) await dropTemplates(postgres.url, folder);
    await postgres?.stop();
  };
  return { tasks, stop };
}

export async function main(flags: string[]) {
  const begin = performance.now();
  const wanted = wantedOf(flags);
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'divan-test-')));
  const remarks: string[] = [];
  // The panel names the compiled catalogues, which a clean clone has not got.
  await compileMessages();
  const { tasks, stop } = tasksOf(wanted, { folder, remarks, begin });
  const sum = { passed: 0, failed: 0 };
  let longest: Timed[] = [];
  const lacking = new Set<string>();
  let ended = 0;
  const isGood = ({ failed }: Sum) => failed === 0;
  // No more than there are: a back end, its database and a browser fill what a test leaves while it waits for them.
  await runTasks(tasks, processors, isGood, (end) => {
    // A part that cannot even begin says why and counts as one failure; the others still run.
    const result: Sum = 'result' in end ? end.result : { ...silent, ...one(false), output: String(end.error) };
    ended += 1;
    sum.passed += result.passed;
    sum.failed += result.failed;
    if (!isGood(result)) console.log(`\n── ${end.name}\n${result.output.trim()}\n`);
    longest = longestOf([...longest, ...(result.longest ?? [])]);
    for (const { name, reason } of result.unsteady) remarks.push(`unsteady, passed when run again: ${name}: ${reason}`);
    if (!isGood(result) && result.fallen.length === 0) remarks.push(`failed: ${end.name}`);
    for (const { name, reason } of result.fallen) remarks.push(`failed: ${name}: ${reason}`);
    for (const reason of result.lacking ?? []) lacking.add(reason);
    console.log(
      `${end.name.padEnd(36)}${`${result.passed} passed`.padStart(12)}${`${result.failed} failed`.padStart(11)}${end.seconds.toFixed(0).padStart(7)} s`,
    );
  });
  await stop();
  rmSync(folder, { recursive: true });

  if (ended < tasks.length) remarks.push(`${tasks.length - ended} parts left out, because what they need has failed`);
  console.log('What took longest, in seconds beside the others:');
  for (const { name, seconds } of longest) console.log(`${seconds.toFixed(0).padStart(5)}  ${name}`);
  console.log(`in ${((performance.now() - begin) / 1000).toFixed(0)} s`);
  for (const reason of lacking) console.log(`not proved here: ${reason}`);
  for (const remark of remarks) console.log(remark);
  console.log(`${sum.passed} passed, ${sum.failed} failed`);
  return sum.failed === 0 ? 0 : 1;
}
