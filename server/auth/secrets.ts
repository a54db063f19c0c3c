import { createHmac, randomBytes } from 'node:crypto';
import { timestamp, type Clock } from '../shared/clock';
import type { Sql } from '../db/database';

/** One random secret per installation, kept in the database; every use gets its own key derived from it. */
export interface Secrets {
  /** The key of one use, the same in every process. */
  key(use: 'access-token' | 'refresh-token' | 'file-link' | 'file-folder' | 'import-secret' | 'time-stamp'): Buffer;
}

export async function loadSecrets(sql: Sql, clock: Clock): Promise<Secrets> {
  // Two processes may start together: the first row stays, and both read it.
  await sql.query(`insert into secrets (name, value, created_at) values ('master', $1, $2) on conflict do nothing`, [
    randomBytes(32).toString('base64'),
    timestamp(clock),
  ]);
  const [row] = await sql.query<{ value: string }>(`select value from secrets where name = 'master'`, []);
  const master = Buffer.from(row!.value, 'base64'); // inserted above when it was missing
  return { key: (use) => createHmac('sha256', master).update(use).digest() };
}
