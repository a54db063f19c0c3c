import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root';
import { timestamp, type Clock } from '../shared/clock';
import type { Database, Sql } from './database';

const migrationFolder = join(root, 'server/migrations');
// Any number, the same in every process: two that start together migrate one after the other.
const lockNumber = 7_204_881;

interface Applied {
  name: string;
  digest: string;
}

const namesIn = (folder: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort();

/** Applies what is new in migrations/, all in one transaction, in the order of the names. Never goes back. */
export async function migrate(db: Database, clock: Clock, folder = migrationFolder): Promise<string[]> {
  const names = namesIn(folder);
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

/** Throws where the database lacks a migration of this program; one that is newer has to be refused by whoever migrates. */
export async function refuseMissing(db: Sql, folder = migrationFolder): Promise<void> {
  const [table] = await db.query<{ there: boolean }>(`select to_regclass('schema_migrations') is not null as there`);
  const applied = table?.there ? await db.query<{ name: string }>('select name from schema_migrations') : [];
  const missing = namesIn(folder).filter((name) => !applied.some((one) => one.name === name));
  if (missing.length > 0)
    throw new MigrationError(
      `The database lacks ${missing.length} migration${missing.length === 1 ? '' : 's'}, ${missing[0]} first: run migrate before.`,
    );
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
