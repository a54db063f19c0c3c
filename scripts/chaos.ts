/**
 * `npm run chaos`: the promises about session, money, storage and screens at their full figures, which a normal run samples.
 *
 * - session and storage: storms of 1,000 refused calls, 1,000 sign-outs in the middle of calls, 5,000 broken storages
 * - 10,000 sequences of keys in the command palette
 * - signing: a program that dies and a tab that is closed at each of 200 documents and at every step
 * - money of investors, customers and merchants: 10,000 intents over a network that drops, delays, repeats and garbles, on PostgreSQL where there is one
 *   (tests/server/moneyChaos.test.ts)
 * - 20,000 bonds of any terms, and as many ways of holding them (tests/server/bondSchedule.test.ts)
 * - 1,000 histories of a bond, two rounds, a project and their strategy, two things at a time (tests/server/offerHistories.test.ts)
 * - 900 histories of postings, dividends, exits and closings, after which every invariant of the books holds, and 1,000 of who set
 *   what somebody approves (tests/server/bookHistories.test.ts, makers.test.ts)
 * - 500 hostile texts in every text field (tests/server/hostileTexts.test.ts)
 * - 500 hostile texts in every text of the help, of which no mark is left but the allowed ones (tests/server/faq.test.ts, src/lib/richText.test.ts)
 * - 1,000 moves of categories by two people at once (tests/server/catalogueCategories.test.ts)
 * - 10,000 instalments of any terms, and ways of paying them (tests/server/instalmentRules.test.ts)
 * - 1,000 contracts that are paid, charged, settled, taken back, returned and given up through their calls, by two at once (tests/server/instalmentLives.test.ts)
 * - 1,000 orders that 20 moderators take and decide at once (tests/server/orders.test.ts)
 * - 10,000 contracts that are paid, settled and returned by pieces (tests/server/returnRules.test.ts)
 * - a sender of notifications that is killed 200 times among 10,000 people (tests/server/pushMessages.test.ts)
 * - 100 malformed calls of every operation (tests/server/malformed.test.ts)
 * - 120 sign-ins with a known and an unknown name, uploads cut off after each byte, sheets made to harm and the memory they take, ten who
 *   send a signed document at once (tests/server/login.test.ts, requests.test.ts, sheets.test.ts, signing.test.ts)
 * - screens: each of the route table under each of 18 faults (tests/faults/faultMatrix.test.tsx), lists, cards and the
 *   records at their side also when the data was there before (tests/faults/oldData.test.tsx); and over answers that break
 *   the contract, 10,000 spoilt places per area read and as many drawn (tests/faults/hostileAnswers.test.tsx)
 * - each screen over answers that the contract allows and nothing else decides: 40 seeds by the React that complains
 *   (tests/faults/validAnswers.test.tsx), five in a browser, with tabs, first record and another language (e2e/specAnswers.spec.ts)
 * - 1,000 ways of typing fast in the search of a list, with answers in any order (tests/panel/fastTyping.test.tsx)
 * - 500 rounds in which 2, 5 and 10 browser tabs find their token expired together
 * - a day at the desk: 2,000 steps from screen to screen and 200 expiries, the memory of the page at its end (e2e/day.spec.ts)
 *
 * Takes an hour and more.
 *
 * `npm run chaos -- load [seconds]`: a hundred callers on lists, one process and two (scripts/load.ts).
 *
 * `npm run chaos -- storms`: processes that are killed and stopped under load, on PostgreSQL and on the embedded database, sixteen writers
 * over two of them, decisions, changes, intents, renewals and sign-outs at the same moment, sheets in the background, uploads that are cut
 * off, connections that speak no HTTP and made-up addresses of files (tests/server/storms.test.ts).
 *
 * `npm run chaos -- outage`: 100 readers and 20 writers while the database is away for ten seconds, and while one of two processes is
 * killed (tests/server/outage.test.ts).
 *
 * `npm run chaos -- installation`: the lines of README.md that install, in an empty folder with an empty npm cache
 * (e2e/readmeInstallation.spec.ts).
 *
 * `npm run chaos -- pooler [file …]`: the tests of the back end, or the named ones, through PgBouncer in transaction mode.
 *
 * `npm run chaos -- embedded [file …]`: all of them on the embedded database, where `npm test` runs those about databases. Like those through
 * the pooler at the figures of a usual run; with CHAOS=1 before it at the full ones.
 */
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { dropTemplates } from '../server/start/freshDatabase';
import { startPooler } from '../tests/support/pooler';
import { startPostgres } from '../tests/support/postgres';
import { ensureChromium, installPackage } from './browser';
import { buildWhenChanged } from './build';
import { load } from './load';
import { program, run } from './processes';
import { allServerTests, serverTestShares } from './serverTestFiles';
import { backEnd } from './testParts';

const havePostgres = async () =>
  (await startPostgres()) ?? ((await installPackage('postgresql')) ? await startPostgres() : undefined);

/** The tests of the back end, or the named ones, on one database. */
async function backEndOn(database: string, url: string, named: readonly string[]): Promise<number> {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'divan-chaos-')));
  const sum = { passed: 0, failed: 0 };
  for (const [at, files] of serverTestShares(folder, named.length > 0 ? named : allServerTests(), 4).entries()) {
    const { passed, failed, output, unsteady } = await backEnd(folder, { name: `share-${at}`, database, url, files });
    sum.passed += passed;
    sum.failed += failed;
    if (failed > 0) console.log(output);
    for (const { name, reason } of unsteady) console.log(`unsteady, passed when run again: ${name}: ${reason}`);
  }
  if (url) await dropTemplates(url, folder);
  rmSync(folder, { recursive: true });
  console.log(`${sum.passed} passed, ${sum.failed} failed on ${database}`);
  return sum.failed === 0 ? 0 : 1;
}

/** Each share of files has few connections to the server, by turns, so that nothing can rely on a session. */
async function throughPooler(files: readonly string[]): Promise<number> {
  const postgres = await havePostgres();
  const start = async () => postgres && (await startPooler(postgres.url));
  const pooler = (await start()) ?? ((await installPackage('pgbouncer')) ? await start() : undefined);
  if (postgres === undefined || pooler === undefined) {
    console.log('Not run: this machine has no PostgreSQL or no PgBouncer');
    await postgres?.stop();
    return 1;
  }
  process.env.TEST_POOLER_URL = pooler.url;
  const code = await backEndOn('PostgreSQL through PgBouncer in transaction mode', postgres.url, files);
  await pooler.stop();
  await postgres.stop();
  return code;
}

const atFullFigures = [
  'moneyChaos',
  'bondSchedule',
  'offerHistories',
  'bookHistories',
  'makers',
  'hostileTexts',
  'faq',
  'malformed',
  'catalogueCategories',
  'instalmentRules',
  'instalmentLives',
  'orders',
  'returnRules',
  'pushMessages',
  'login',
  'requests',
  'sheets',
  'signing',
].map((name) => `tests/server/${name}.test.ts`);

/** One after the other: each of them loads the machine by itself. */
const serverTests = (part: string) => [
  ...[process.execPath, '--import', 'tsx', '--test', '--test-concurrency=1'],
  ...allServerTests().filter((path) => basename(path).startsWith(part)),
];

/** Journeys at their full figures, one at a time. */
const inBrowser = async (...flags: string[]) =>
  run(program('@playwright/test/cli.js', 'test', '--workers', '1', ...flags), {
    show: true,
    env: { CHAOS: '1', CHROMIUM_PATH: await ensureChromium() },
  });

export async function main(flags: string[]) {
  const [part, ...files] = flags;
  const env = { CHAOS: '1' };
  if (part === 'pooler') return throughPooler(files);
  if (part === 'embedded') return backEndOn('the embedded database', '', files);
  if (part === 'load') return load(Number(files[0] ?? 60));
  if (part === 'outage' || part === 'storms') return (await run(serverTests(part), { show: true, env })).code;
  if (part === 'installation') return (await inBrowser('e2e/readmeInstallation.spec.ts')).code;
  if (part !== undefined)
    throw new Error(`There is no ${part}. Known: embedded, installation, load, outage, pooler, storms.`);
  const storms = await run(
    program(
      'jest/bin/jest.js',
      ...['tests/panel', 'tests/faults', 'src/session', 'src/app', 'src/areas/claims/signing', 'src/lib/richText'],
    ),
    { show: true, env },
  );
  // The embedded database does one transaction after another; locks and races are met on PostgreSQL alone.
  const postgres = await havePostgres();
  if (postgres === undefined)
    console.log('No PostgreSQL here: money goes through the embedded database, one at a time');
  const money = await run([process.execPath, '--import', 'tsx', '--test', ...atFullFigures], {
    show: true,
    env: { ...env, ...(postgres && { TEST_DATABASE_URL: postgres.url }) },
  }).finally(() => postgres?.stop());
  await buildWhenChanged();
  const tabs = await inBrowser('e2e/session.spec.ts', '--grep', 'browser tabs');
  const day = await inBrowser('e2e/day.spec.ts');
  // One seed for all of its processes, which name it with whatever they find.
  process.env['CHAOS_SEED'] ??= String(Date.now() % 1_000_000_007);
  const answers = await inBrowser('e2e/specAnswers.spec.ts');
  const installation = await inBrowser('e2e/readmeInstallation.spec.ts');
  return [storms, money, tabs, day, answers, installation].find(({ code }) => code !== 0)?.code ?? 0;
}
