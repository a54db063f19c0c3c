import { openEmbedded } from './embedded';
import { openPostgres, type Limits } from './postgres';
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
}

export function openDatabase({ url, pool, limits, folder }: DatabaseAddress): Promise<Database> {
  return url === undefined ? openEmbedded({ folder }) : openPostgres(url, pool, limits);
}
