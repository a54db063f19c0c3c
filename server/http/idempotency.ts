import { createHash } from 'node:crypto';
import { subMinutes } from 'date-fns/subMinutes';
import { timestamp, timestampOf, type Clock } from '../shared/clock';
import { inside, type Database, type Sql } from '../db/database';
import type { FileStore } from '../files/store';
import { badRequest, conflict, Refusal } from '../shared/problem';

export interface Answer {
  status: number;
  body: unknown;
}

/** One intent of one person: the key made when the dialog opened, and what was asked under it. */
export interface Intent {
  userId: number;
  key: string;
  /** Digest of the operation, its parameters and its body. */
  digest: string;
}

/** What became of a write, asked by its key. `never` is a promise: a late arrival will be refused. */
export type Outcome = { state: 'done'; status: number; body: unknown } | { state: 'running' } | { state: 'never' };

interface KeyRow {
  digest: string | null;
  state: 'done' | 'closed';
  status: number | null;
  body: unknown;
}

/** What does the write, in the transaction that it is given; files that it removes go once that is done. */
type Effect = (db: Database, files: FileStore) => Promise<Answer>;

interface Parts {
  db: Database;
  clock: Clock;
  files: FileStore;
}

interface Doing {
  /** Gives the effect, before its transaction opens. */
  prepare: () => Promise<Effect>;
  /** Whether `prepare` does something that stays done, as a card that is charged: then the write has begun with it. */
  begins: boolean;
}

/** Minutes after which one that has begun is no longer counted as under way beside another under its key: its process is gone. */
const longestRun = 5;
const oldestRun = (clock: Clock) => timestampOf(subMinutes(clock.now(), longestRun));

/**
 * Runs an effect at most once per intent and answers every repetition with the first answer. The answer is
 * written in the transaction of the effect, so that neither exists without the other. A refused write had no
 * effect and leaves nothing behind. One that has begun is running for whoever asks, until it is answered.
 */
export async function once(parts: Parts, intent: Intent, { prepare, begins }: Doing): Promise<Answer> {
  const { db, clock } = parts;
  const done = await findAnswer(db, intent);
  if (done !== undefined) return done;
  if (!begins) return finish(parts, intent, await prepare(), false);
  const known = await begin(db, clock, intent);
  // Somebody else has come to its end since.
  if (known !== undefined) return known;
  try {
    return await finish(parts, intent, await prepare(), true);
  } catch (error) {
    // After any other fault nobody knows what it has left, and it is running for whoever asks.
    if (error instanceof Refusal && error.status < 500) return await leave(db, intent, error);
    throw error;
  }
}

/** Says that a write has begun, or answers what another has come to. Not while somebody asks, who may give the key up. */
function begin(db: Database, clock: Clock, intent: Intent): Promise<Answer | undefined> {
  return db.transaction(async (sql) => {
    await takeKey(sql, intent);
    const known = await findAnswer(sql, intent);
    if (known !== undefined) return known;
    await sql.query(
      `insert into begun_writes (user_id, key, begun_at) values ($1, $2, $3)
       on conflict (user_id, key) do update set begun_at = excluded.begun_at,
         runs = case when begun_writes.begun_at > $4 then begun_writes.runs + 1 else 1 end`,
      [intent.userId, intent.key, timestamp(clock), oldestRun(clock)],
    );
    return undefined;
  });
}

/**
 * One that was refused has left nothing. While another is under way under the same key, as when a proxy sent it twice, it may have been
 * refused because of what that one did: then it is told that it runs, and who asks hears what became of it.
 */
async function leave(db: Database, intent: Intent, refusal: Refusal): Promise<Answer> {
  const { others, known } = await db.transaction(async (sql) => {
    const [left] = await sql.query<{ runs: number }>(
      'update begun_writes set runs = runs - 1 where user_id = $1 and key = $2 returning runs',
      [intent.userId, intent.key],
    );
    if (left?.runs === 0) await forget(sql, intent);
    return { others: left?.runs ?? 0, known: await findAnswer(sql, intent) };
  });
  if (known !== undefined) return known;
  throw others > 0 ? stillRunning() : refusal;
}

const forget = (sql: Sql, { userId, key }: Omit<Intent, 'digest'>) =>
  sql.query('delete from begun_writes where user_id = $1 and key = $2', [userId, key]);

async function finish({ db, clock, files }: Parts, intent: Intent, effect: Effect, isBegun: boolean): Promise<Answer> {
  // The transaction ends after the effect: until then a row may still name what it removes.
  let gone: string[] = [];
  const answer = await db.transaction(async (sql) => {
    gone = [];
    await (isBegun ? waitForKey : takeKey)(sql, intent);
    const known = await findAnswer(sql, intent);
    if (known !== undefined) return known;
    const answer = await effect(inside(sql), { ...files, remove: async (key) => void gone.push(key) });
    await sql.query(
      `insert into idempotency_keys (user_id, key, digest, state, status, body, created_at)
       values ($1, $2, $3, 'done', $4, $5, $6)`,
      [
        intent.userId,
        intent.key,
        intent.digest,
        answer.status,
        answer.body === undefined ? null : JSON.stringify(answer.body),
        timestamp(clock),
      ],
    );
    if (isBegun) await forget(sql, intent);
    return answer;
  });
  for (const key of gone) await files.remove(key);
  return answer;
}

async function takeKey(sql: Sql, intent: Intent): Promise<void> {
  if (!(await tryLock(sql, intent))) throw stillRunning();
}
/** Of what has moved money already it is not said that it was refused because somebody asks about it at this moment. */
async function waitForKey(sql: Sql, intent: Intent): Promise<void> {
  await sql.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [lockName(intent)]);
}
const stillRunning = () => conflict('still_running', 'The same write is still running');

/**
 * Answers what became of a write, and closes the key when it never came. Of one that has begun and was not answered that is never said,
 * however long ago its process was killed: the card may have been charged, and what asks the gateway later answers no key.
 */
export function outcomeOf(db: Database, clock: Clock, intent: Omit<Intent, 'digest'>): Promise<Outcome> {
  return db.transaction(async (sql) => {
    if (!(await tryLock(sql, intent))) return { state: 'running' };
    const known = await find(sql, intent);
    if (known?.state === 'done') return { state: 'done', status: known.status!, body: known.body }; // as above
    if (known === undefined && (await hasBegun(sql, intent))) return { state: 'running' };
    if (known === undefined)
      await sql.query(`insert into idempotency_keys (user_id, key, state, created_at) values ($1, $2, 'closed', $3)`, [
        intent.userId,
        intent.key,
        timestamp(clock),
      ]);
    return { state: 'never' };
  });
}

async function hasBegun(sql: Sql, { userId, key }: Omit<Intent, 'digest'>): Promise<boolean> {
  const found = await sql.query('select from begun_writes where user_id = $1 and key = $2', [userId, key]);
  return found.length > 0;
}

/** The key as it may be: anything a client would make of a UUID or a random number. */
export function checkedKey(value: unknown): string {
  if (typeof value === 'string' && /^[\w-]{16,100}$/.test(value)) return value;
  throw badRequest('The Idempotency-Key header is missing or malformed', { 'Idempotency-Key': 'required' });
}

export function digestOf(operationId: string, params: unknown, query: unknown, body: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify([operationId, params, query, body ?? null], sortedKeys))
    .digest('hex');
}

const sortedKeys = (_name: string, value: unknown) =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/** The first answer of this very write, if it was done before. */
async function findAnswer(sql: Sql, intent: Intent): Promise<Answer | undefined> {
  const known = await find(sql, intent);
  if (known === undefined) return undefined;
  if (known.state === 'closed') throw conflict('key_closed', 'This write was given up before it arrived');
  if (known.digest !== intent.digest)
    throw new Refusal(422, 'key_reused', 'The Idempotency-Key was used for another write');
  return { status: known.status!, body: known.body ?? undefined }; // a check of the table: done has a status
}

const lockName = ({ userId, key }: Omit<Intent, 'digest'>) => `${userId}:${key}`;

// A row that another transaction has not committed yet cannot be seen, but its lock can.
async function tryLock(sql: Sql, intent: Omit<Intent, 'digest'>): Promise<boolean> {
  const [row] = await sql.query<{ locked: boolean }>(
    'select pg_try_advisory_xact_lock(hashtextextended($1, 0)) as locked',
    [lockName(intent)],
  );
  return row?.locked === true;
}

async function find(sql: Sql, { userId, key }: Omit<Intent, 'digest'>): Promise<KeyRow | undefined> {
  const [row] = await sql.query<KeyRow>(
    'select digest, state, status, body from idempotency_keys where user_id = $1 and key = $2',
    [userId, key],
  );
  return row;
}
