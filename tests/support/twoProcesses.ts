/** Two processes of the back end on one fresh database of a PostgreSQL, with the accounts and investors of the small demonstration. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after } from 'node:test';
import { openDatabase } from '../../server/db/connect';
import type { Database } from '../../server/db/database';
import { freshDatabase } from '../../server/start/freshDatabase';
import { startPostgres, type Postgres } from './postgres';
import { startProgram, type Program } from './programs';

interface TwoProcesses {
  url: string;
  /** Of the rows, beside the processes. */
  db: Database;
  /** What they keep files in. */
  folder: string;
  programs: Program[];
  /** Their addresses; one that is started again has another. */
  at: [string, string];
  /** The address of one of them, by chance. */
  either(): string;
  /** Starts one anew that has ended. */
  start(place: 0 | 1): Promise<void>;
  close(): Promise<void>;
}

/** Two of them for the tests of a file, which are skipped where the machine has no PostgreSQL. */
export async function useTwo(): Promise<{ two: TwoProcesses; skip: string | false }> {
  const postgres = await startPostgres();
  // Whoever is skipped asks nothing of them.
  if (postgres === undefined) return { two: {} as TwoProcesses, skip: 'there is no PostgreSQL on this machine' };
  const two = await startTwo(postgres);
  after(async () => {
    await two.close();
    await postgres.stop();
  });
  return { two, skip: false };
}

/** Both begin on the empty database, so they also share its migration and its seed. */
async function startTwo(postgres: Postgres): Promise<TwoProcesses> {
  const { url, drop } = await freshDatabase(postgres.url);
  const folder = mkdtempSync(join(tmpdir(), 'divan-two-'));
  const programs: Program[] = [];
  const at: [string, string] = ['', ''];
  const start = async (place: 0 | 1) => {
    const program = startProgram('server/main.ts', ['--no-static', '--data', 'small'], {
      DATABASE_URL: url,
      DATA_DIR: folder,
    });
    programs[place] = program;
    at[place] = (await program.says(/Divan: (http:\S+)/))[1]!; // the pattern has the group
  };
  await Promise.all([start(0), start(1)]);
  const db = await openDatabase({ url });
  return {
    ...{ url, db, folder, programs, at, start },
    either: () => at[Math.random() < 0.5 ? 0 : 1],
    async close() {
      await db.close();
      await Promise.all(programs.map((program) => program.stop()));
      await drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
