import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { root } from '../root';
import { timestamp, type Clock } from '../shared/clock';
import type { Database, Sql } from './database';
import { isLockedOut } from './passing';

const migrationFolder = join(root, 'server/migrations');
// Any number, the same in every process: two that start together migrate one after the other.
const lockNumber = 7_204_881;

interface Applied {
  name: string;
  digest: string;
}
interface Migration extends Applied {
  text: string;
}

const namesIn = (folder: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort();

/**
 * How often it is tried to get the locks, for how long, and the pause before the next time, in milliseconds. While a statement
 * that changes a table waits for it, everybody who only reads that table waits behind it; so it gives up and lets them pass.
 */
const tries = { count: 5, patience: 3_000, pause: 2_000 };

/** The first line of a file of one statement that cannot be part of a transaction, and does no harm when it is done again. */
const outside = '-- outside a transaction\n';

/**
 * Applies what is new in migrations/, in the order of the names, each file in a transaction of its own: what one has locked is free
 * before the next begins. Never goes back: where one fails, those before it stay, and the next time begins with it. It stands in
 * nobody's way for long, and begins a file again a few times where it does not get a lock.
 */
export async function migrate(
  db: Database,
  clock: Clock,
  folder = migrationFolder,
  { count, patience, pause } = tries,
): Promise<string[]> {
  const files = filesIn(folder);
  const fresh: string[] = [];
  for (let left = count; ;) {
    try {
      const next = await inTurn(db, (sql) => applyNext(sql, files, clock, patience));
      if (next === undefined) return fresh;
      if (next.isApplied || (await applyAlone(db, next.file, clock))) fresh.push(next.file.name);
      left = count;
    } catch (error) {
      if (!isLockedOut(error)) throw error;
      left -= 1;
      if (left === 0)
        throw new MigrationError('Others hold what has to be changed: run migrate again, when fewer people work.');
      await wait(pause);
    }
  }
}

/** Without values: a statement with values keeps the moment at which it began until the next one of its transaction. */
const takeTurn = `select pg_try_advisory_xact_lock(${lockNumber}) as mine`;

/**
 * Two that start together migrate one after the other. Nobody waits in a statement: it would see the moment at which it began, and an
 * index that is made beside work waits until nobody sees an older one than its own.
 */
async function inTurn<T>(db: Database, work: (sql: Sql) => Promise<T>): Promise<T> {
  for (;;) {
    const turn = await db.transaction(async (sql) => {
      const [row] = await sql.query<{ mine: boolean }>(takeTurn);
      return row?.mine ? { result: await work(sql) } : undefined;
    });
    if (turn !== undefined) return turn.result;
    await wait(100);
  }
}

/** The first file that is new, applied unless it goes outside of a transaction. None where the database has all. */
async function applyNext(sql: Sql, files: readonly Migration[], clock: Clock, patience: number) {
  await sql.query(`set local lock_timeout = ${patience}`);
  await sql.query(
    'create table if not exists schema_migrations (name text primary key, digest text not null, applied_at timestamp(0) not null)',
  );
  const known = new Map(
    (await sql.query<Applied>('select name, digest from schema_migrations')).map(({ name, digest }) => [name, digest]),
  );
  refuseStrangers([...known.keys()], files);
  const changed = files.find(({ name, digest }) => known.has(name) && known.get(name) !== digest);
  if (changed !== undefined)
    throw new MigrationError(`Migration ${changed.name} was changed after this database had applied it.`);
  const file = files.find(({ name }) => !known.has(name));
  if (file === undefined) return undefined;
  if (file.text.startsWith(outside)) return { file, isApplied: false };
  await sql.query(file.text);
  await note(sql, file, clock);
  return { file, isApplied: true };
}

/**
 * Runs a file by itself, on another connection than the one that holds the turn. It is noted when it is done, so one that was cut off
 * is done again: an index that it left behind half made is nobody's, and goes first. Answers false where somebody else was quicker.
 */
async function applyAlone(db: Database, file: Migration, clock: Clock): Promise<boolean> {
  const { name, text } = file;
  const work = async (sql: Sql) => {
    // Not on the connection that holds the turn, which may see nothing meanwhile (inTurn).
    if ((await db.query('select from schema_migrations where name = $1', [name])).length > 0) return false;
    const [, index] = /^create (?:unique )?index concurrently if not exists (\w+)/im.exec(text) ?? [];
    const left = index === undefined ? [] : await db.query(halfMade, [index]);
    if (left.length > 0) await db.script(`drop index concurrently ${index}`);
    await db.script(text);
    await note(sql, file, clock);
    return true;
  };
  // The embedded database has one connection, and nobody beside who could take a turn.
  return db.connections === undefined ? work(db) : inTurn(db, work);
}
const halfMade = 'select from pg_index where indexrelid = to_regclass($1) and not indisvalid';

const filesIn = (folder: string): Migration[] =>
  namesIn(folder).map((name) => {
    const text = readFileSync(join(folder, name), 'utf8');
    return { name, text, digest: createHash('sha256').update(text).digest('hex') };
  });

/** Throws where the database lacks a migration of this program; one that is newer has to be refused by whoever migrates. */
export async function refuseMissing(db: Sql, folder = migrationFolder): Promise<void> {
  const [table] = await db.query<{ there: boolean }>(`select to_regclass('schema_migrations') is not null as there`);
  const applied = table?.there ? await db.query<{ name: string }>('select name from schema_migrations') : [];
  const missing = namesIn(folder).filter((name) => !applied.some((one) => one.name === name));
  if (missing.length > 0)
    throw new MigrationError(
      `The database lacks ${missing.length} migration${missing.length === 1 ? '' : 's'}, ${missing[0]} first: run migrate before.`,
    );
}

export class MigrationError extends Error {}

function refuseStrangers(known: readonly string[], files: readonly Migration[]) {
  const stranger = known.find((one) => !files.some(({ name }) => name === one));
  if (stranger !== undefined)
    throw new MigrationError(`The database is newer than this program: it has applied ${stranger}.`);
}

const note = (sql: Sql, { name, digest }: Applied, clock: Clock) =>
  sql.query('insert into schema_migrations (name, digest, applied_at) values ($1, $2, $3)', [
    name,
    digest,
    timestamp(clock),
  ]);
