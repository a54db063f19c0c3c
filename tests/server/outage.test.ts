/**
 * Ten seconds without the database, one of two processes killed, and a network that says nothing, while people work through a proxy: windows of the panel with its own
 * rules for what fails. What was told as done is there, nothing is there twice, and no read is told as failed. A usual run
 * takes a sample of it, `npm run chaos -- outage` 100 readers and 20 writers for ten seconds.
 */
import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { after, before, test } from 'node:test';
import { platformInvestorsApi } from '../../src/api/system-user/investors';
import { createMoneyMutation, type MoneyStatus } from '../../src/kit/write/moneyWrite';
import { openDatabase } from '../../server/db/connect';
import type { Database } from '../../server/db/database';
import { demoPassword } from '../../server/seed/demoUsers';
import { nginxSample } from '../../server/start/proxySamples';
import { loginUrl, type Pair } from '../support/backEnd';
import { isChaos } from '../support/chaos';
import { startDeafNetwork, type DeafNetwork } from '../support/deafNetwork';
import { startNginx, type Proxy } from '../support/nginx';
import { beBrowser, openPanelWindow, type PanelWindow } from '../support/panelWindow';
import { freePort, startOwnPostgres, type OwnPostgres } from '../support/postgres';
import { startProgram, type Program } from '../support/programs';

const size = isChaos ? { readers: 100, writers: 20, outage: 10_000 } : { readers: 8, writers: 4, outage: 3_000 };
// It has a server of its own, so the run beside the embedded database is enough.
const postgres: OwnPostgres | undefined = process.env.TEST_DATABASE_URL ? undefined : await startOwnPostgres();
const folder = mkdtempSync(join(tmpdir(), 'divan-outage-'));
const ports: number[] = [];
const programs: Program[] = [];
let db: Database;
let proxy: Proxy | undefined;
/** Between the processes and the database. */
let network: DeafNetwork | undefined;
let url: string;
let readers: PanelWindow[];
let writers: PanelWindow[];
/** Each intent has one of its own, so that nobody is refused for having come second. */
let investors: number[];

async function start(at: number) {
  programs[at] = startProgram('server/main.ts', ['--no-static', '--data', 'small'], {
    ...{ DATABASE_URL: (network ?? postgres!).url, DATA_DIR: folder, PORT: String(ports[at]), TRUST_PROXY: 'loopback' },
    ...{ SESSION_KEYS: key, DATABASE_POOL: '10' },
  });
  await programs[at].says(/Divan: http/);
}
const key = `a:${randomBytes(32).toString('base64')}`;

async function signIn(username: string) {
  const body = JSON.stringify({ username, password: demoPassword });
  const answer = await fetch(url + loginUrl, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  assert.equal(answer.status, 200);
  const { access_token: access, refresh_token: refresh } = (await answer.json()) as Pair;
  return { access, refresh };
}

before(async () => {
  if (postgres === undefined) return;
  beBrowser();
  ports.push(await freePort(), await freePort());
  if (isChaos) network = await startDeafNetwork(postgres.url);
  for (const at of [0, 1]) await start(at);
  const address = `127.0.0.1:${await freePort()}`;
  const processes = ports.map((port) => `127.0.0.1:${port}`);
  const sample = nginxSample({ panel: folder, config: {}, processes, listen: { address } });
  proxy = await startNginx(join(folder, 'nginx'), sample, address);
  if (proxy === undefined) return;
  url = `http://${address}`;
  db = await openDatabase({ url: postgres.url });
  const ofReaders = await signIn('moderator');
  readers = await Promise.all(Array.from({ length: size.readers }, () => openPanelWindow(ofReaders, url)));
  const ofWriters = await signIn('accountant');
  const made = await db.query<{ id: number }>(
    `insert into investors (subject, status, phone_number, created_at, updated_at)
     select 'individual', 'active', (998770000000 + n)::text, '2026-01-01', '2026-01-01' from generate_series(1, $1::int) n
     returning id`,
    [size.writers * 500],
  );
  investors = made.map(({ id }) => id);
  writers = await Promise.all(Array.from({ length: size.writers }, () => openPanelWindow(ofWriters, url)));
  await db.close();
});
after(async () => {
  await proxy?.stop();
  await Promise.all(programs.map((program) => program.stop()));
  await network?.close();
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const settled: MoneyStatus['state'][] = ['done', 'refused', 'notDone', 'unknown'];
let intents = 0;

/** One intent, sent as the money question of the panel does, and asked about until the service says what became of it. */
async function write(window: PanelWindow) {
  const investor = investors.pop()!; // there are more than anybody can need
  const comment = `Намерение ${(intents += 1)}`;
  const money = createMoneyMutation(() => ({
    checkOutcome: window.check('system-user'),
    run: (intent) => {
      const body = { amount: '10.00', comment };
      const arg = { id: investor, 'If-Match': 1, 'Idempotency-Key': intent, body };
      return window
        .dispatch(platformInvestorsApi.endpoints.refillInvestorBalance.initiate(arg, { track: false }))
        .unwrap();
    },
  }));
  const rests = () =>
    new Promise<MoneyStatus>((resolve) => {
      const look = () => {
        if (settled.includes(money.read().state)) resolve(money.read());
      };
      money.subscribe(look);
      look();
    });
  money.start();
  let status = await rests();
  while (status.state === 'unknown') {
    money.check();
    status = await rests();
  }
  return { comment, state: status.state, failure: status.failure };
}

/** Has all of them work from before `fault` until a while after its end, and says what they met. */
async function under(fault: () => Promise<void>) {
  let isOver = false;
  const met = { reads: 0, slowest: 0, failed: [] as string[] };
  const written: Awaited<ReturnType<typeof write>>[] = [];
  const reading = readers.map(async ({ read }, at) => {
    await pause(at * 20);
    while (!isOver) {
      const begun = performance.now();
      const { error } = await read('/investment/investors?limit=20');
      met.reads += 1;
      met.slowest = Math.max(met.slowest, Math.round(performance.now() - begun));
      if (error) met.failed.push(`${error.kind} ${error.status} ${error.codes.join(' ')}`);
      await pause(500 + Math.random() * 1_000);
    }
  });
  const writing = writers.map(async (writer) => {
    while (!isOver) {
      written.push(await write(writer));
      await pause(200 + Math.random() * 400);
    }
  });
  await pause(2_000);
  await fault();
  await pause(3_000);
  isOver = true;
  await Promise.all([...reading, ...writing]);
  return { ...met, written };
}

async function judge(name: string, { written, ...met }: Awaited<ReturnType<typeof under>>) {
  const own = await openDatabase({ url: postgres!.url });
  const claims = await own.query<{ comment: string; count: number }>(
    `select comment, count(*)::int as count from claims where comment = any($1) group by comment`,
    [written.map(({ comment }) => comment)],
  );
  await own.close();
  const counts = new Map(claims.map(({ comment, count }) => [comment, count]));
  const done = written.filter(({ state }) => state === 'done');
  const figures = {
    ...{ reads: met.reads, slowestRead: met.slowest, failedReads: met.failed.length },
    ...{ intents: written.length, done: done.length },
    unsure: written.filter(({ failure }) => failure !== undefined).length,
    lost: done.filter(({ comment }) => !counts.has(comment)).length,
    doubled: claims.filter(({ count }) => count > 1).length,
    doneThoughDenied: written.filter(({ state, comment }) => state !== 'done' && counts.has(comment)).length,
    // A refusal is certain, so one of 500 and more is called what nobody knows.
    certainFaults: written.filter(({ state, failure }) => state === 'refused' && failure!.status >= 500).length,
    refused: written.flatMap(({ state, failure }) => (state === 'refused' ? failure!.codes.join(' ') : [])),
  };
  console.log(`${name}: ${JSON.stringify(figures)}`);
  assert.deepEqual(met.failed, []);
  const { lost, doubled, doneThoughDenied, certainFaults, refused } = figures;
  assert.deepEqual([lost, doubled, doneThoughDenied, certainFaults, refused], [0, 0, 0, 0, []]);
  assert.ok(done.length > size.writers, 'they went on afterwards');
}

const needed = () => postgres !== undefined && proxy !== undefined;
const missing = 'it needs PostgreSQL and nginx, once';

test('the database away for a while', { timeout: 300_000 }, async (context) => {
  if (!needed()) return context.skip(missing);
  const met = await under(async () => {
    const begin = await postgres!.halt();
    await pause(size.outage);
    await begin();
  });
  await judge('the database away', met);
});

test('one of two processes killed, and started again later', { timeout: 300_000 }, async (context) => {
  if (!needed()) return context.skip(missing);
  const met = await under(async () => {
    await programs[0]!.stop('SIGKILL');
    await pause(size.outage);
    await start(0);
  });
  await judge('a process killed', met);
});

test('the network to the database silent for a while', { timeout: 300_000 }, async (context) => {
  if (!needed() || network === undefined) return context.skip('it needs both as well, and npm run chaos');
  const { fallSilent, recover } = network;
  const met = await under(async () => {
    fallSilent();
    await pause(size.outage);
    recover();
  });
  await judge('the network silent', met);
});
