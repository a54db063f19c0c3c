import { withCopy } from './copy';
import { openEmbedded } from './embedded';
import { openPostgres, postgresAt, usualLimits, type Limits } from './postgres';
import type { Database } from './database';

export interface DatabaseAddress {
  /** A PostgreSQL address; without it the embedded database is opened. */
  url?: string;
  /** How many connections one process may hold there. */
  pool?: number;
  /** What is cut off there, and when; without them the usual ones. */
  limits?: Limits;
  /** Folder of the embedded database; without it the rows live in memory. */
  folder?: string;
  /** Where lists and reports are read: a server that follows the one of `url`, and may be away. */
  readUrl?: string;
  /** Told when lists and reports come from another server than before. */
  log?: (line: string) => void;
}

export async function openDatabase({ url, ...more }: DatabaseAddress): Promise<Database> {
  const { pool, limits = usualLimits, folder, readUrl, log = console.error } = more;
  if (url === undefined) return openEmbedded({ folder });
  const main = await openPostgres(url, pool, limits);
  if (readUrl === undefined) return main;
  // The main one answers in the meantime, so nobody waits for one that is away.
  const copy = postgresAt(readUrl, pool, { ...limits, connection: 1_000 });
  return withCopy({ main, copy, log });
}
