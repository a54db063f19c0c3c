import { openEmbedded } from './embedded';
import { openPostgres } from './postgres';
import type { Database } from './database';

export interface DatabaseAddress {
  /** A PostgreSQL address; without it the embedded database is opened. */
  url?: string;
  /** Folder of the embedded database; without it the rows live in memory. */
  folder?: string;
}

export function openDatabase({ url, folder }: DatabaseAddress): Promise<Database> {
  return url === undefined ? openEmbedded({ folder }) : openPostgres(url);
}
