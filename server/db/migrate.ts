import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { timestamp, type Clock } from '../shared/clock';
import type { Database, Sql } from './database';

const migrationFolder = join(import.meta.dirname, '../migrations');
// Any number, the same in every process: two that start together migrate one after the other.
const lockNumber = 7_204_881;

interface Applied {
  name: string;
  digest: string;
}

/** Applies what is new in migrations/, all in one transaction, in the order of the names. Never goes back. */
export async function migrate(db: Database, clock: Clock, folder = migrationFolder): Promise<string[]> {
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort();
  return db.transaction(async (sql) => {
    await sql.query('select pg_advisory_xact_lock($1)', [lockNumber]);
    await sql.query(
      'create table if not exists schema_migrations (name text primary key, digest text not null, applied_at timestamp(0) not null)',
    );
    const applied = await sql.query<Applied>('select name, digest from schema_migrations');
    refuseStrangers(applied, names);
    const fresh: string[] = [];
    for (const name of names) {
      const text = readFileSync(join(folder, name), 'utf8');
      const digest = createHash('sha256').update(text).digest('hex');
      const before = applied.find((migration) => migration.name === name);
      if (before !== undefined && before.digest !== digest)
        throw new MigrationError(`Migration ${name} was changed after this database had applied it.`);
      if (before !== undefined) continue;
      await apply(sql, name, text, digest, clock);
      fresh.push(name);
    }
    return fresh;
  });
}

export class MigrationError extends Error {}

function refuseStrangers(applied: Applied[], names: string[]) {
  const stranger = applied.find(({ name }) => !names.includes(name));
  if (stranger) throw new MigrationError(`The database is newer than this program: it has applied ${stranger.name}.`);
}

async function apply(sql: Sql, name: string, text: string, digest: string, clock: Clock) {
  await sql.query(text);
  await sql.query('insert into schema_migrations (name, digest, applied_at) values ($1, $2, $3)', [
    name,
    digest,
    timestamp(clock),
  ]);
}
