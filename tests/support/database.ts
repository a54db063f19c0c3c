import { randomBytes } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import type { Database } from '../../server/db/database';
import { openDatabase } from '../../server/db/connect';
import { takeSnapshot } from '../../server/db/snapshot';
import { systemClock } from '../../server/shared/clock';
import { openKept } from '../../server/start/keptData';

/** An empty database: on the PostgreSQL of TEST_DATABASE_URL, or embedded and in memory. */
export async function testDatabase(): Promise<Database> {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) return openDatabase({});
  const { url, drop } = await freshDatabase(server);
  const db = await openDatabase({ url });
  return { ...db, close: () => db.close().then(drop) };
}

/** A database with rows in it, and a folder with the files that belong to them. */
export interface FilledDatabase {
  db: Database;
  fileFolder: string;
  /**
   * The way back to the rows as they are now. What a back end writes when it starts belongs to them, so it is asked for
   * after that; who gets the database next is given the same rows.
   */
  snapshot(): Promise<() => Promise<void>>;
  release(): Promise<void>;
}

interface Open {
  db: Database;
  /** As they were filled in; everybody works on a copy. */
  files: string;
  restore?: () => Promise<void>;
}

/** Open and used by nobody, by their kind; without it a database is closed by whoever used it. */
let idle: Map<string, Open> | undefined;

/**
 * From here on a database stays open for the next that asks for its kind, with its rows as they were: for test files
 * that run in one process, one after another. To open one takes half of the time of a usual file.
 */
export function keepDatabases(): () => Promise<void> {
  const kept = (idle = new Map<string, Open>());
  return async () => {
    idle = undefined;
    for (const open of kept.values()) await close(open);
  };
}

const newFolder = () => mkdtempSync(join(tmpdir(), 'divan-files-'));

async function close({ db, files }: Open): Promise<void> {
  await db.close();
  rmSync(files, { recursive: true, force: true });
}

type Fill = (db: Database, fileFolder: string) => Promise<void>;

async function openFilled(kind: string, fill: Fill): Promise<Open> {
  const files = newFolder();
  const fillAll = (fresh: Database) => fill(fresh, files);
  if (!process.env.TEST_DATABASE_URL)
    return { db: await openKept(kind, { fileFolder: files, clock: systemClock }, fillAll), files };
  const db = await testDatabase();
  await fillAll(db);
  return { db, files };
}

/** Filled by `fill` with its rows, by the `kind` of which an embedded one is kept for other processes (server/start/keptData.ts). */
export async function filledDatabase(kind: string, fill: Fill): Promise<FilledDatabase> {
  const open = idle?.get(kind) ?? (await openFilled(kind, fill));
  idle?.delete(kind);
  const fileFolder = newFolder();
  cpSync(open.files, fileFolder, { recursive: true });
  return {
    ...{ db: open.db, fileFolder },
    snapshot: async () => (open.restore ??= await takeSnapshot(open.db)),
    async release() {
      rmSync(fileFolder, { recursive: true, force: true });
      // One of a kind is kept; a file may have had two at once.
      if (!idle || !open.restore || idle.has(kind)) return close(open);
      await open.restore();
      idle.set(kind, open);
    },
  };
}

/** A database of its own on a PostgreSQL server, for tests that run together. */
export async function freshDatabase(server: string): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `divan_${randomBytes(6).toString('hex')}`;
  await administer(server, `create database ${name} template template0 encoding 'UTF8'`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => administer(server, `drop database ${name} with (force)`) };
}

async function administer(server: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
