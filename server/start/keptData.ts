import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '../db/database';
import { openEmbedded } from '../db/embedded';
import type { Clock } from '../shared/clock';

const serverFolder = join(import.meta.dirname, '..');
const keptFolder = join(serverFolder, '../.cache/data');

/**
 * The embedded database of a test, filled by `fill` with its rows, and with its files in `fileFolder`. The first of a
 * kind is kept in .cache, from which the next is there in a fifth of the time. Kept data are good for the sources they
 * were made by and for one hour, since what happened "today" goes by the clock.
 */
export async function openKept(
  kind: string,
  { fileFolder, clock }: { fileFolder: string; clock: Clock },
  fill: (db: Database) => Promise<void>,
): Promise<Database> {
  const place = join(keptFolder, `${kind}-${digest(clock)}`);
  const [database, files] = [join(place, 'database.tar'), join(place, 'files')];
  if (existsSync(place)) {
    cpSync(files, fileFolder, { recursive: true });
    return openEmbedded({ image: database });
  }
  const db = await openEmbedded({});
  await fill(db);
  const part = `${place}.${process.pid}`;
  mkdirSync(part, { recursive: true });
  await db.saveImage(join(part, 'database.tar'));
  cpSync(fileFolder, join(part, 'files'), { recursive: true });
  keep(part, place, kind);
  return db;
}

/** Of several that made the same at once the first is kept; those of older sources go. */
function keep(part: string, place: string, kind: string) {
  const isOld = (name: string) =>
    name.startsWith(`${kind}-`) && !/\.\d+$/.test(name) && join(keptFolder, name) !== place;
  for (const name of readdirSync(keptFolder).filter(isOld))
    rmSync(join(keptFolder, name), { recursive: true, force: true });
  if (existsSync(place)) rmSync(part, { recursive: true });
  else renameSync(part, place);
}

function digest(clock: Clock): string {
  const hash = createHash('sha256').update(clock.now().toISOString().slice(0, 'yyyy-mm-ddThh'.length));
  for (const path of (readdirSync(serverFolder, { recursive: true }) as string[]).sort())
    if (/\.(ts|m?js|sql)$/.test(path)) hash.update(path).update(readFileSync(join(serverFolder, path)));
  return hash.digest('hex').slice(0, 16);
}
