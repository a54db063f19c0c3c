import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../db/database';
import { openEmbedded } from '../db/embedded';
import { root } from '../root';
import type { Clock } from '../shared/clock';
import { freshDatabase, openFresh, openFromTemplate, type TestServer } from './freshDatabase';

const serverFolder = join(root, 'server');
const keptFolder = join(root, '.cache/data');

/** How often this process has asked. */
let asked = 0;

interface Place {
  /** Where the files that belong to the rows are put. */
  fileFolder: string;
  clock: Clock;
  /** Where the database is made; without it it is the embedded one. */
  server?: TestServer;
}

type Fill = (db: Database) => Promise<void>;

/** The database of a test, filled by `fill` with its rows. What is filled once is there for others of its `kind`, for one hour. */
export async function openKept(kind: string, { fileFolder, clock, server }: Place, fill: Fill): Promise<Database> {
  if (!server) return openKeptEmbedded(kind, fileFolder, clock, fill);
  const { url, run } = server;
  if (run !== undefined) return openFromTemplate(url, { run, kind, fileFolder, clock }, fill);
  const db = await openFresh(await freshDatabase(url));
  await fill(db);
  return db;
}

/**
 * The embedded database of a test, filled by `fill` with its rows, and with its files in `fileFolder`. The first of a
 * kind is kept in .cache, from which the next is there in a fifth of the time. Kept data are good for the sources they
 * were made by and for one hour, since what happened "today" goes by the clock.
 */
async function openKeptEmbedded(kind: string, fileFolder: string, clock: Clock, fill: Fill): Promise<Database> {
  const place = join(keptFolder, `${kind}-${digest(clock)}`);
  const [database, files] = [join(place, 'database.tar'), join(place, 'files')];
  const part = `${place}.${Date.now()}-${process.pid}-${(asked += 1)}`;
  mkdirSync(part, { recursive: true });
  try {
    // The processes of a run begin together; to fill one takes ten seconds of a processor, which all of them want.
    while (!existsSync(place) && firstAt(place) !== basename(part)) await pause(100);
    if (existsSync(place)) {
      cpSync(files, fileFolder, { recursive: true });
      return await openEmbedded({ image: database });
    }
    const db = await openEmbedded({});
    await fill(db);
    await db.saveImage(join(part, 'database.tar'));
    cpSync(fileFolder, join(part, 'files'), { recursive: true });
    keep(part, place, kind);
    return db;
  } finally {
    rmSync(part, { recursive: true, force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** Whose turn it is to fill: of the folders that those who want it have made, the oldest whose process still lives. */
function firstAt(place: string): string | undefined {
  return readdirSync(keptFolder)
    .filter((name) => name.startsWith(`${basename(place)}.`) && isAlive(Number(name.split('-').at(-2))))
    .sort()[0];
}

/** Of several that made the same at once the first is kept; those of older sources go. */
function keep(part: string, place: string, kind: string) {
  const isOld = (name: string) =>
    name.startsWith(`${kind}-`) && !name.includes('.') && join(keptFolder, name) !== place;
  for (const name of readdirSync(keptFolder).filter(isOld))
    rmSync(join(keptFolder, name), { recursive: true, force: true });
  if (!existsSync(place)) renameSync(part, place);
}

function digest(clock: Clock): string {
  const hash = createHash('sha256').update(clock.now().toISOString().slice(0, 'yyyy-mm-ddThh'.length));
  for (const path of (readdirSync(serverFolder, { recursive: true }) as string[]).sort())
    if (/\.(ts|m?js|sql)$/.test(path)) hash.update(path).update(readFileSync(join(serverFolder, path)));
  return hash.digest('hex').slice(0, 16);
}
