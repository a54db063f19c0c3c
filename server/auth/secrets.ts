import { createHmac, randomBytes } from 'node:crypto';
import { timestamp, type Clock } from '../shared/clock';
import type { Sql } from '../db/database';

/** One random secret per installation, kept in the database; every use gets its own key derived from it. */
export interface Secrets {
  /** The key of one use, the same in every process. */
  key(
    use:
      | 'access-token'
      | 'refresh-token'
      | 'file-link'
      | 'file-folder'
      | 'import-secret'
      | 'time-stamp'
      | 'card-code'
      | 'payment-code'
      | 'act-code'
      | 'card-token'
      | 'sms-provider'
      | 'customer-differences'
      | 'second-factor',
  ): Buffer;
}

/** A key of sessions that the installation gives from outside of the database (`SESSION_KEYS`). */
export interface SessionKey {
  /** Said in the head of each token that it signs. */
  id: string;
  secret: Buffer;
}

/** The keys of one use by their ids; the first one signs, all are believed. */
export type Keys = ReadonlyMap<string, Buffer>;

/**
 * The keys by which sessions are made: those that the installation gives, so that whoever reads every table makes no token; of
 * the embedded database, which is read by whoever runs it, the one that lies there.
 */
export function sessionKeysOf(
  secrets: Secrets,
  given: readonly SessionKey[] = [],
): (use: 'access-token' | 'refresh-token') => Keys {
  return (use) =>
    given.length === 0
      ? new Map([['own', secrets.key(use)]])
      : new Map(given.map(({ id, secret }) => [id, createHmac('sha256', secret).update(use).digest()]));
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
