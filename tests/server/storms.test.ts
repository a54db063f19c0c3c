/**
 * Storms over two processes on one PostgreSQL, and processes that end in the middle of them: what was answered with success is there, nothing is
 * there twice, and the books hold. A usual run takes a sample, `npm run chaos -- storms` the figures that an attack on the back end once took.
 */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { after, before, test } from 'node:test';
import { openDatabase } from '../../server/db/connect';
import type { Database } from '../../server/db/database';
import { roleUrl } from '../support/backEnd';
import { isChaos } from '../support/chaos';
import { freshDatabase } from '../../server/start/freshDatabase';
import { ledgerFaults } from '../support/ledger';
import { startPostgres, type Postgres } from '../support/postgres';
import { startProgram, type Program } from '../support/programs';
import {
  approve,
  askMoney,
  logout,
  outcomeOf,
  pairOf,
  refresh,
  send,
  signIn,
  uploadFile,
  type Answered,
} from '../support/stormCalls';

const size = isChaos
  ? { kills: 10, stops: 16, seconds: 60, decisions: 73, storms: 30, refreshes: 100, logouts: 120 }
  : { kills: 1, stops: 1, seconds: 3, decisions: 5, storms: 2, refreshes: 20, logouts: 10 };
const options = { timeout: isChaos ? 1_800_000 : 180_000 };

const postgres: Postgres | undefined = await startPostgres();
const skip = postgres === undefined && 'there is no PostgreSQL on this machine';
const folder = mkdtempSync(join(tmpdir(), 'divan-storms-'));
const programs: Program[] = [];
const at: string[] = [];
let url: string;
let drop: () => Promise<void>;
let db: Database;
/** Who asks for money, and who decides. */
let asks: string;
let decides: string;

async function start(place: number) {
  programs[place] = startProgram('server/main.ts', ['--no-static', '--data', 'small'], {
    DATABASE_URL: url,
    DATA_DIR: folder,
  });
  at[place] = (await programs[place].says(/Divan: (http:\S+)/))[1]!; // the pattern has the group
}
const either = () => at[Math.random() < 0.5 ? 0 : 1]!; // both are started

before(async () => {
  if (postgres === undefined) return;
  ({ url, drop } = await freshDatabase(postgres.url));
  for (const place of [0, 1]) await start(place);
  db = await openDatabase({ url });
  asks = (await signIn(at[0]!, 'accountant')).access_token;
  decides = (await signIn(at[1]!, 'executive')).access_token;
});
after(async () => {
  if (postgres === undefined) return;
  await db.close();
  await Promise.all(programs.map((program) => program.stop()));
  await drop();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

let phones = 0;
const investors = async (count: number) => {
  const from = (phones += count) - count;
  const made = await db.query<{ id: number }>(
    `insert into investors (subject, status, phone_number, created_at, updated_at)
     select 'individual', 'active', (998770000000 + $2::int + n)::text, '2026-01-01', '2026-01-01' from generate_series(1, $1::int) n returning id`,
    [count, from],
  );
  return made.map(({ id }) => id);
};

/** What a storm was answered, by the comment of each intent. */
interface Outcomes {
  done: Map<string, number>;
  approved: Set<number>;
  files: string[];
  /** Writes without an answer, by their keys. */
  unknown: { key: string; token: string; comment?: string; claim?: number }[];
  faults: Answered[];
}
const newOutcomes = (): Outcomes => ({ done: new Map(), approved: new Set(), files: [], unknown: [], faults: [] });

/** What the writers know of the version of each investor, which every claim raises. */
const versions = new Map<number, number>();

/** A writer goes on until it is over: asks for a refill and has it approved. Answers that say nothing certain are kept. */
async function writes(outcomes: Outcomes, where: () => string, whom: () => number, isOver: () => boolean) {
  for (let turn = 0; !isOver(); turn++) {
    const [key, comment] = [randomUUID(), `Шторм ${randomUUID()}`];
    const investor = whom();
    const asked = await askMoney(where(), asks, { investor, comment, key, version: versions.get(investor) ?? 1 });
    // Somebody else was quicker; the answer says how the record is now.
    const { version } = (asked.body['current'] ?? {}) as { version?: number };
    if (version !== undefined) versions.set(investor, version);
    if (asked.status === 409) continue;
    if (asked.status === 0 || asked.status >= 500) {
      outcomes.unknown.push({ key, token: asks, comment });
      if (asked.status === 500) outcomes.faults.push(asked);
      await pause(20);
      continue;
    }
    assert.equal(asked.status, 202, JSON.stringify(asked.body));
    versions.set(investor, (versions.get(investor) ?? 1) + 1);
    const claim = Number(asked.body['claim_id']);
    outcomes.done.set(comment, claim);
    const decision = randomUUID();
    // A quarter is sent twice at the same moment, to whichever process.
    const sent = Array.from({ length: turn % 4 === 0 ? 2 : 1 }, () => approve(where(), decides, claim, decision));
    const answers = await Promise.all(sent);
    if (answers.some(({ status }) => status === 200)) outcomes.approved.add(claim);
    else outcomes.unknown.push({ key: decision, token: decides, claim });
    outcomes.faults.push(...answers.filter(({ status }) => status === 500));
  }
}

async function uploads(outcomes: Outcomes, where: () => string, isOver: () => boolean) {
  // Nobody may have more than fifty that belong to nothing.
  while (!isOver()) {
    const { status, body } = await uploadFile(where(), asks);
    if (status === 201) outcomes.files.push(String(body['id']));
    if (status === 500) outcomes.faults.push({ status, body });
    await pause(100);
  }
}

/** Holds what was told against the rows; what nobody knew is asked of the process that is left. */
async function judge(name: string, outcomes: Outcomes, asked: string) {
  const states: Record<string, number> = {};
  for (const { key, token, comment, claim } of outcomes.unknown) {
    const state = await outcomeOf(asked, token, key);
    states[state] = (states[state] ?? 0) + 1;
    if (state === 'done' && comment !== undefined) outcomes.done.set(comment, 0);
    if (state === 'done' && claim !== undefined) outcomes.approved.add(claim);
    if (comment === undefined || state === 'done') continue;
    assert.deepEqual(await db.query('select from claims where comment = $1', [comment]), [], `${state}, and yet done`);
  }
  const count = async (text: string, values: unknown[]) =>
    db.query<{ key: string; n: number }>(`select ${text}`, values);
  const claims = await count('comment as key, count(*)::int as n from claims where comment = any ($1) group by 1', [
    [...outcomes.done.keys()],
  ]);
  const moves = await count(
    'claim_id as key, count(*)::int as n from investor_transactions where claim_id = any ($1) group by 1',
    [[...outcomes.approved]],
  );
  const files = await count(
    `split_part(key, '.', 1) as key, 1 as n from files where split_part(key, '.', 1) = any ($1)`,
    [outcomes.files],
  );
  const twice = [...claims, ...moves].filter(({ n }) => n > 1).length;
  const figures = {
    ...{ claims: outcomes.done.size, lostClaims: outcomes.done.size - claims.length },
    ...{ approved: outcomes.approved.size, lostMoves: outcomes.approved.size - moves.length },
    ...{ files: outcomes.files.length, lostFiles: outcomes.files.length - files.length },
    ...{ twice, unknown: states, faults: outcomes.faults.length },
  };
  console.log(`${name}: ${JSON.stringify(figures)}`);
  const { lostClaims, lostMoves, lostFiles, faults } = figures;
  assert.deepEqual(
    { lostClaims, lostMoves, lostFiles, twice, faults },
    { lostClaims: 0, lostMoves: 0, lostFiles: 0, twice: 0, faults: 0 },
  );
  assert.ok(outcomes.done.size > 0 && outcomes.approved.size > 0);
  assert.deepEqual(await ledgerFaults(db), []);
}

for (const [name, signal, rounds] of [
  ['killed', 'SIGKILL', size.kills],
  ['told to stop', 'SIGTERM', size.stops],
] as const)
  test(
    `a process that is ${name} under seven writers and an uploader loses nothing`,
    { skip, ...options },
    async () => {
      const outcomes = newOutcomes();
      const mine = await investors(7);
      for (let round = 0; round < rounds; round++) {
        let isOver = false;
        const first = () => at[0]!; // it is started
        const work = mine.map((id) =>
          writes(
            outcomes,
            first,
            () => id,
            () => isOver,
          ),
        );
        work.push(uploads(outcomes, first, () => isOver));
        await pause(500 + Math.random() * 1_000);
        const { code } = await programs[0]!.stop(signal);
        if (signal === 'SIGTERM') assert.equal(code, 0);
        isOver = true;
        await Promise.all(work);
        await start(0);
      }
      await judge(`${rounds} times ${name}`, outcomes, at[1]!);
      assert.ok(existsSync(join(folder, 'files')));
    },
  );

test('sixteen writers on twelve investors, over both processes', { skip, ...options }, async () => {
  const outcomes = newOutcomes();
  const shared = await investors(12);
  const end = Date.now() + size.seconds * 1_000;
  const whom = () => shared[Math.floor(Math.random() * shared.length)]!; // one of twelve
  await Promise.all(Array.from({ length: 16 }, () => writes(outcomes, either, whom, () => Date.now() > end)));
  await judge(`${size.seconds} s of sixteen writers`, outcomes, at[0]!);
  assert.deepEqual(outcomes.unknown, []);
});

test('of ten who decide at the same moment one has decided', { skip, ...options }, async () => {
  const mine = await investors(size.decisions);
  const outcomes = newOutcomes();
  await Promise.all(
    mine.map(async (investor) => {
      const comment = `Десять решений ${investor}`;
      const { body } = await askMoney(either(), asks, { investor, comment });
      const claim = Number(body['claim_id']);
      outcomes.done.set(comment, claim);
      const answers = await Promise.all(
        Array.from({ length: 10 }, (_, turn) => approve(at[turn % 2]!, decides, claim)),
      );
      const statuses = answers.map(({ status }) => status).sort();
      assert.deepEqual(statuses, [200, ...Array.from({ length: 9 }, () => 409)]);
      outcomes.approved.add(claim);
    }),
  );
  await judge(`${size.decisions} x 10 decisions`, outcomes, at[0]!);
});

test(
  'a token that is sent many times at once has one successor; an ancestor ends the session',
  { skip, ...options },
  async () => {
    for (let storm = 0; storm < size.storms; storm++) {
      const pair = await signIn(either(), 'moderator');
      const answers = await Promise.all(
        Array.from({ length: size.refreshes }, (_, turn) => refresh(at[turn % 2]!, pair)),
      );
      assert.deepEqual([...new Set(answers.map(({ status }) => status))], [200]);
      const [next, ...others] = new Map(answers.map(pairOf).map((one) => [one.refresh_token, one])).values();
      assert.deepEqual([next === undefined, others], [false, []]);
      const last = pairOf(await refresh(either(), next!)); // as was just seen
      assert.equal((await refresh(either(), pair)).status, 401);
      assert.equal((await refresh(either(), last)).status, 401);
    }
  },
);

test('who logs out while his token is renewed is out, in both processes', { skip, ...options }, async () => {
  for (let turn = 0; turn < size.logouts; turn++) {
    const pair = await signIn(either(), 'kam');
    const [renewed] = await Promise.all([refresh(at[turn % 2]!, pair), logout(at[(turn + 1) % 2]!, pair)]);
    const pairs = [pair, ...(renewed.status === 200 ? [pairOf(renewed)] : [])];
    for (const { access_token: token, refresh_token } of pairs)
      for (const place of at) {
        assert.equal((await send('GET', place + roleUrl(1), { token })).status, 401);
        assert.equal((await refresh(place, { access_token: token, refresh_token })).status, 401);
      }
  }
});
