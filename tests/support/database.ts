import { randomBytes } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
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
  return openOwn(await freshDatabase(server));
}

/** A database that goes when it is closed. */
async function openOwn({ url, drop }: Fresh): Promise<Database> {
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
  const { TEST_DATABASE_URL: server, TEST_TEMPLATES: run } = process.env;
  if (!server) return { db: await openKept(kind, { fileFolder: files, clock: systemClock }, fillAll), files };
  if (run) return { db: await openFromTemplate({ server, run, kind, files }, fillAll), files };
  const db = await testDatabase();
  await fillAll(db);
  return { db, files };
}

/** The folder of a run of `npm test`, and what the names of the templates begin with that belong to it. */
const templatesOf = (run: string) => `divan_kept_${basename(run).toLowerCase().replaceAll(/\W/g, '_')}_`;

interface Wanted {
  server: string;
  run: string;
  kind: string;
  files: string;
}

/**
 * On a server the first of a kind stays as a template for the processes of the same run, and its files in the folder of
 * the run: a copy is there in half a second, and to fill one takes ten. Good for one hour, as what is kept of embedded ones.
 */
async function openFromTemplate({ server, run, kind, files }: Wanted, fill: (db: Database) => Promise<void>) {
  const hour = new Date().toISOString().slice(0, 'yyyy-mm-ddThh'.length).replaceAll(/\W/g, '_').toLowerCase();
  const template = `${templatesOf(run)}${kind}_${hour}`;
  const keptFiles = join(run, template);
  await administer(server, async (client) => {
    await client.query('select pg_advisory_lock(hashtext($1))', [template]);
    const { rowCount } = await client.query('select from pg_database where datname = $1', [template]);
    if (rowCount) return;
    const part = await freshDatabase(server);
    // Not through a pooler, which goes on holding connections to a database that nobody uses.
    const db = await openDatabase({ url: part.direct });
    await fill(db);
    await db.close();
    cpSync(files, keptFiles, { recursive: true });
    await client.query(`alter database ${nameIn(part.url)} rename to ${template}`);
  });
  cpSync(keptFiles, files, { recursive: true });
  return openOwn(await freshDatabase(server, template));
}

/** After a run, for a server that goes on without it. */
export const dropTemplates = (server: string, run: string) =>
  administer(server, async (client) => {
    const { rows } = await client.query<{ datname: string }>(
      'select datname from pg_database where starts_with(datname, $1)',
      [templatesOf(run)],
    );
    for (const { datname } of rows) await client.query(`drop database ${datname} with (force)`);
  });

/** Filled by `fill` with its rows, by the `kind` of which one is kept for other processes (server/start/keptData.ts). */
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

interface Fresh {
  /** By the pooler of TEST_POOLER_URL, where there is one. */
  url: string;
  /** Without it. */
  direct: string;
  drop(): Promise<void>;
}

const nameIn = (url: string) => new URL(url).pathname.slice(1);

/** A database of its own on a PostgreSQL server, for tests that run together. */
export async function freshDatabase(server: string, template = 'template0'): Promise<Fresh> {
  const name = `divan_${randomBytes(6).toString('hex')}`;
  const tell = (statement: string) => administer(server, (client) => client.query(statement));
  await tell(`create database ${name} template ${template} encoding 'UTF8'`);
  const [url, direct] = [new URL(process.env.TEST_POOLER_URL || server), new URL(server)];
  url.pathname = direct.pathname = `/${name}`;
  return {
    url: url.href,
    direct: direct.href,
    drop: async () => void (await tell(`drop database ${name} with (force)`)),
  };
}

async function administer<Result>(server: string, work: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client({ connectionString: server });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
