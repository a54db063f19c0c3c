/** What writers do in a storm, and how what they were told is held against the rows afterwards. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../../server/db/database';
import { ledgerFaults } from './ledger';
import { approve, askMoney, outcomeOf, uploadFile, type Answered } from './stormCalls';

let phones = 0;
export async function makeInvestors(db: Database, count: number): Promise<number[]> {
  const from = (phones += count) - count;
  const made = await db.query<{ id: number }>(
    `insert into investors (subject, status, phone_number, created_at, updated_at)
     select 'individual', 'active', (998770000000 + $2::int + n)::text, '2026-01-01', '2026-01-01' from generate_series(1, $1::int) n returning id`,
    [count, from],
  );
  return made.map(({ id }) => id);
}

/** What a storm was answered, by the comment of each intent. */
export interface Outcomes {
  done: Map<string, number>;
  approved: Set<number>;
  files: string[];
  /** Writes without an answer, by their keys. */
  unknown: { key: string; token: string; comment?: string; claim?: number }[];
  faults: Answered[];
}
export const newOutcomes = (): Outcomes => ({
  ...{ done: new Map<string, number>(), approved: new Set<number>() },
  ...{ files: [], unknown: [], faults: [] },
});

/** What the writers know of the version of each investor, which every claim raises. */
const versions = new Map<number, number>();

interface Writer {
  /** The tokens of who asks for money, and of who decides. */
  asks: string;
  decides: string;
  /** Which process it turns to, and for whom it asks. */
  where: () => string;
  whom: () => number;
  isOver: () => boolean;
}
/** A writer goes on until it is over: asks for a refill and has it approved. Answers that say nothing certain are kept. */
export async function writes(outcomes: Outcomes, { asks, decides, where, whom, isOver }: Writer): Promise<void> {
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

export async function uploads(
  outcomes: Outcomes,
  { asks, where, isOver }: Pick<Writer, 'asks' | 'where' | 'isOver'>,
): Promise<void> {
  // Nobody may have more than fifty that belong to nothing.
  while (!isOver()) {
    const { status, body } = await uploadFile(where(), asks);
    if (status === 201) outcomes.files.push(String(body['id']));
    if (status === 500) outcomes.faults.push({ status, body });
    await pause(100);
  }
}

/** Asks the process that is left what became of what nobody knew; answers with the states, and with what has to be nowhere. */
export async function settle(outcomes: Outcomes, asked: string) {
  const states: Record<string, number> = {};
  const nowhere: string[] = [];
  for (const { key, token, comment, claim } of outcomes.unknown) {
    const state = await outcomeOf(asked, token, key);
    states[state] = (states[state] ?? 0) + 1;
    if (state === 'done' && comment !== undefined) outcomes.done.set(comment, 0);
    if (state === 'done' && claim !== undefined) outcomes.approved.add(claim);
    if (comment !== undefined && state !== 'done') nowhere.push(comment);
  }
  return { states, nowhere };
}

/** Holds what was told against the rows. */
export async function judge(
  name: string,
  outcomes: Outcomes,
  { states, nowhere }: Awaited<ReturnType<typeof settle>>,
  db: Database,
): Promise<void> {
  assert.deepEqual(
    await db.query('select from claims where comment = any ($1)', [nowhere]),
    [],
    'not done, and yet there',
  );
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
