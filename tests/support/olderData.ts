import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '../../server/db/database';
import { migrate } from '../../server/db/migrate';
import { systemClock } from '../../server/shared/clock';
import { testDatabase } from './database';

const source = join(import.meta.dirname, '../../server/migrations');

/** A database as it was before the migration `step`, with these rows, brought to now and looked at. */
export async function broughtFrom(step: string, rows: string, look: (now: Database) => Promise<void>): Promise<void> {
  const before = mkdtempSync(join(tmpdir(), 'divan-migrations-'));
  const old = await testDatabase();
  try {
    for (const name of readdirSync(source)) if (name < step) cpSync(join(source, name), join(before, name));
    await migrate(old, systemClock, before);
    await old.script(rows);
    await migrate(old, systemClock);
    await look(old);
  } finally {
    await old.close();
    rmSync(before, { recursive: true });
  }
}
