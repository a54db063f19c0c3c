import type { Sql } from '../db/database';
import { StartError } from './options.mjs';

/**
 * CockroachDB speaks as PostgreSQL does and takes every statement of ours, but its advisory locks lock nothing and say nothing: those
 * who take turns by them would meet, and money with them.
 */
export async function refuseOtherEngines(sql: Sql): Promise<void> {
  const [row] = await sql.query<{ version: string }>('select version()');
  if (/cockroach/i.test(row?.version ?? ''))
    throw new StartError(
      'DATABASE_URL leads to CockroachDB, whose advisory locks lock nothing; Divan needs PostgreSQL 15 or newer.',
    );
}
