import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from './options.mjs';

/** Where the embedded database and the stored files live. */
export interface DataFolder {
  database: string;
  /** A database being made; it takes the name of the real one when it is complete. */
  unfinished: string;
  files: string;
  /** Says of which database the files are. */
  filesOwner: string;
}

export function dataFolder(folder: string): DataFolder {
  return {
    database: join(folder, 'database'),
    unfinished: join(folder, 'database.new'),
    files: join(folder, 'files'),
    filesOwner: join(folder, 'files.owner'),
  };
}

/**
 * Takes the folder for this process, for two must not open one embedded database. The lock names its process,
 * so that one left by a process that was killed is found to be nobody's.
 */
export function lockFolder(folder: string): () => void {
  const path = join(folder, 'lock');
  const mine = `${process.pid} ${beginningOf(process.pid)}`;
  for (let attempt = 0; attempt < 5; attempt++) {
    try {
      writeFileSync(path, mine, { flag: 'wx' });
      return () => rmSync(path, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      removeLeftover(folder, path, mine);
    }
  }
  throw new StartError(`The data folder ${folder} is being taken by another process.`);
}

function removeLeftover(folder: string, path: string, mine: string) {
  const holder = readLock(path);
  if (holder === undefined) return;
  const [pid = '', beginning] = holder.split(' ');
  const lives = holder !== mine && isAlive(Number(pid)) && beginningOf(Number(pid)) === beginning;
  if (lives) throw new StartError(`The data folder ${folder} is in use by process ${pid}.`);
  // Moved before it is looked at again: of two processes that find the same leftover one alone takes it away.
  const aside = `${path}.${process.pid}`;
  try {
    renameSync(path, aside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw error;
  }
  if (readLock(aside) !== holder) renameSync(aside, path);
  else rmSync(aside);
}

function readLock(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it lives, and belongs to somebody else.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** When the process began, in the ticks of Linux: a number that was given to another process differs here. */
function beginningOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[19] ?? '';
  } catch {
    // Not Linux, or already gone: then the number alone decides.
    return '';
  }
}

/** Takes away the database and the files, as --reset asks. */
export function emptyFolder({ database, unfinished, files }: DataFolder): void {
  for (const path of [database, unfinished, files]) rmSync(path, { recursive: true, force: true });
}

/** A folder for a new database, without what an interrupted start may have left of rows and files. */
export function beginDatabase({ unfinished, files }: DataFolder): void {
  for (const path of [unfinished, files]) rmSync(path, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true });
}

/** From here on the database is there, whole. */
export const finishDatabase = ({ unfinished, database }: DataFolder): void => renameSync(unfinished, database);
