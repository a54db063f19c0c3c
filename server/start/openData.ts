import { existsSync } from 'node:fs';
import { systemClock } from '../shared/clock';
import type { Database, Sql } from '../db/database';
import { openDatabase } from '../db/connect';
import { hasEmbedded } from '../db/embedded';
import { noLimits, usualLimits } from '../db/postgres';
import { migrate, refuseMissing } from '../db/migrate';
import { fileStoreOf, type FileStore } from '../files/store';
import type { DataSet } from '../seed/demo/plans';
import type { AreaName, Volume } from '../seed/large/areas';
import { seedReference } from '../seed/reference';
import { seed } from '../seed/seed';
import { databaseProblem } from './checks.mjs';
import { beginDatabase, dataFolder, emptyFolder, finishDatabase, lockFolder, type DataFolder } from './dataFolder';
import { StartError, type Options } from './options.mjs';
import { refuseOtherEngines } from './refuseOtherEngines';
import { sweepFiles } from './sweepFiles';

export interface Data {
  db: Database;
  files: FileStore;
  /** Whether the demonstration rows are in it, so that its accounts may be told. */
  isDemo: boolean;
  /** Something the person who started should know. */
  note?: string;
  close(): Promise<void>;
}

/** Opens the database that the options name, migrated, and filled where that is asked for. */
export function openData(options: Options, log: (line: string) => void): Promise<Data> {
  return options.databaseUrl === undefined ? openFolder(options) : openServer(options, options.databaseUrl, log);
}

/**
 * The database of the options by itself, with what every installation begins with; nothing is made for a folder. With MIGRATE=never
 * it is refused where it lacks a migration, as by a process that serves.
 */
export async function openBare({ databaseUrl: url, dataFolder: folder, ...options }: Options): Promise<Database> {
  if (url !== undefined) return prepare(await openForFilling(url), options);
  const paths = dataFolder(folder);
  if (!existsSync(paths.database))
    throw new StartError(
      `There is no database in ${paths.database} yet: npm start makes one, DATABASE_URL names another.`,
    );
  const unlock = lockFolder(folder);
  const db = await openDatabase({ folder: paths.database });
  return prepare({ ...db, close: () => db.close().finally(unlock) }, options);
}

/** `migrate` as a step of its own, before processes that are started with MIGRATE=never. Answers what is printed. */
export async function bringUp(options: Options): Promise<string> {
  if (options.databaseUrl === undefined) throw new StartError('migrate works on the database of DATABASE_URL.');
  const db = await openForFilling(options.databaseUrl);
  try {
    await refuseOtherEngines(db);
    const fresh = await migrate(db, systemClock);
    await seedReference(db, systemClock, options.signing);
    return fresh.length === 0 ? 'The database has all migrations.' : `Applied ${fresh.join(', ')}.`;
  } finally {
    await db.close();
  }
}

async function prepare(db: Database, { migrates, signing }: Pick<Options, 'migrates' | 'signing'>): Promise<Database> {
  try {
    await refuseOtherEngines(db);
    if (migrates) {
      await migrate(db, systemClock);
      await seedReference(db, systemClock, signing);
    } else await refuseMissing(db);
    return db;
  } catch (error) {
    await db.close();
    throw error;
  }
}

/** Without limits, for what is done once and may take long; what is made beside work has a second connection. */
const openForFilling = (url: string): Promise<Database> =>
  openDatabase({ url, pool: 2, limits: noLimits }).catch((error: Error) => {
    // That there is no connection has been noticed; why is what its cause says: a password, a certificate, a name.
    const { code, message } = (error.cause ?? error) as Error & { code?: string };
    throw databaseProblem(code ?? message);
  });

async function openServer(
  { dataFolder: folder, data, areas, config, ...options }: Options,
  url: string,
  log: (line: string) => void,
): Promise<Data> {
  const filler = await prepare(await openForFilling(url), options);
  const storeOf = (sql: Sql) => fileStoreOf(sql, systemClock, dataFolder(folder).files, config.CDN_URL);
  let filled: boolean;
  try {
    filled = data !== undefined && (await seed(filler, data, systemClock, await storeOf(filler), volumeOf(areas, 1)));
  } finally {
    await filler.close();
  }
  const { databasePool: pool, databaseReadUrl: readUrl, databaseStatementSeconds: seconds } = options;
  const limits = { ...usualLimits, statement: seconds * 1000, read: (seconds * 1000) / 3 };
  const db = await openDatabase({ url, pool, limits, readUrl, log });
  try {
    const files = await storeOf(db);
    await sweepFiles(db, files, systemClock, dataFolder(folder).filesOwner);
    const note =
      data !== undefined && !filled ? 'The database has users already, so --data changed nothing.' : undefined;
    return { db, files, isDemo: filled, note, close: () => db.close() };
  } catch (error) {
    await db.close();
    throw error;
  }
}

async function openFolder({ dataFolder: folder, reset, data, areas, config }: Options): Promise<Data> {
  if (!hasEmbedded()) throw new StartError('A release has no embedded database: DATABASE_URL names a PostgreSQL.');
  const unlock = lockFolder(folder);
  try {
    const paths = dataFolder(folder);
    if (reset) emptyFolder(paths);
    const isNew = !existsSync(paths.database);
    if (isNew) await makeDatabase(paths, data ?? 'small', volumeOf(areas, 0.1));
    const db = await openDatabase({ folder: paths.database }).catch(() => {
      throw new StartError(`The database in ${paths.database} cannot be opened; start with --reset to make a new one.`);
    });
    await migrate(db, systemClock);
    const files = await fileStoreOf(db, systemClock, paths.files, config.CDN_URL);
    await sweepFiles(db, files, systemClock, paths.filesOwner);
    const note = data !== undefined && !isNew ? 'There are data already; add --reset to replace them.' : undefined;
    const close = async () => {
      await db.close();
      unlock();
    };
    return { db, files, isDemo: true, note, close };
  } catch (error) {
    unlock();
    throw error;
  }
}

/** Whoever waits for millions of rows is told of each area. */
const volumeOf = (areas: readonly AreaName[], share: number): Volume => ({
  areas,
  share,
  report: (line) => console.log(line),
});

/** A database is made under another name, so that one killed half-way is never taken for a whole one. */
async function makeDatabase(paths: DataFolder, set: DataSet, volume: Volume) {
  beginDatabase(paths);
  const db = await openDatabase({ folder: paths.unfinished });
  try {
    await migrate(db, systemClock);
    await seed(db, set, systemClock, await fileStoreOf(db, systemClock, paths.files), volume);
  } finally {
    await db.close();
  }
  finishDatabase(paths);
}
