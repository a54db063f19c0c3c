/** Where the books of `bench/books` stand: on a PostgreSQL server, or in the database that is embedded in the back end. */
import type { ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '../../scripts/processes';
import { openDatabase } from '../../server/db/connect';
import type { Database } from '../../server/db/database';
import { noLimits } from '../../server/db/postgres';
import { dataFolder } from '../../server/start/dataFolder';
import { freshDatabase } from '../../server/start/freshDatabase';
import { freePort, startPostgres } from '../../tests/support/postgres';

export interface Place {
  /** Begins the name of each of its measures. */
  name: string;
  /** The address of the back end. */
  base: string;
  /** Files of the back end; nothing else of it is of use to others. */
  folder: string;
  /** The number of its process. */
  pid: () => number;
  /** Works in the database itself. Where one program alone may have it open, the back end stands still meanwhile. */
  inDatabase: <Result>(work: (db: Database) => Promise<Result>) => Promise<Result>;
  stop: () => Promise<void>;
}

/** A back end that can be stopped and started anew; its sessions stay good. */
async function backEndIn(folder: string, url?: string) {
  const port = String(await freePort());
  const base = `http://127.0.0.1:${port}`;
  const env = {
    ...{ PORT: port, DATA_DIR: folder, SESSION_KEYS: `bench:${randomBytes(32).toString('base64')}` },
    ...(url !== undefined && { DATABASE_URL: url }),
  };
  let server: ChildProcess | undefined;
  const isThere = () =>
    fetch(base).then(
      () => true,
      () => false,
    );
  const start = async (): Promise<void> => {
    const begun = startServer(['--data', 'small', '--no-static'], env, ['ignore', 'ignore', 'inherit']);
    server = begun;
    while (!(await isThere())) {
      if (begun.exitCode !== null) throw new Error('The back end has stopped');
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  };
  const stop = async (): Promise<void> => {
    const ended = new Promise((resolve) => server?.once('exit', resolve));
    if (server && server.exitCode === null && server.kill('SIGTERM')) await ended;
  };
  return { base, start, stop, pid: () => server?.pid ?? 0 };
}

const newFolder = () => mkdtempSync(join(tmpdir(), 'divan-bench-'));
const remove = (folder: string) => rmSync(folder, { recursive: true, force: true });

/** On the server of TEST_DATABASE_URL, else on one of its own. */
export async function onPostgres(): Promise<Place> {
  const postgres = await startPostgres();
  if (postgres === undefined) throw new Error('These books are measured on PostgreSQL, and this machine has none.');
  const { url, drop } = await freshDatabase(postgres.url);
  const folder = newFolder();
  const { base, start, stop, pid } = await backEndIn(folder, url);
  await start();
  const db = await openDatabase({ url, pool: 1, limits: noLimits });
  return {
    ...{ name: 'Books', base, folder, pid },
    inDatabase: (work) => work(db),
    stop: async () => {
      await db.close();
      await stop();
      remove(folder);
      await drop();
      await postgres.stop();
    },
  };
}

/** In the database that the back end brings with it. */
export async function embedded(): Promise<Place> {
  const folder = newFolder();
  const { base, start, stop, pid } = await backEndIn(folder);
  await start();
  return {
    ...{ name: 'Books, embedded', base, folder, pid },
    inDatabase: async (work) => {
      await stop();
      const db = await openDatabase({ folder: dataFolder(folder).database });
      try {
        return await work(db);
      } finally {
        await db.close();
        await start();
      }
    },
    stop: async () => {
      await stop();
      remove(folder);
    },
  };
}
