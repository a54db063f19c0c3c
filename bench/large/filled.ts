/** A PostgreSQL with areas at volume: one of its own, or the one of TEST_DATABASE_URL, which may be filled already. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../../server/db/connect';
import type { Database } from '../../server/db/database';
import { migrate } from '../../server/db/migrate';
import { noLimits } from '../../server/db/postgres';
import { fileStoreOf } from '../../server/files/store';
import type { AreaName } from '../../server/seed/large/areas';
import { seed } from '../../server/seed/seed';
import { systemClock } from '../../server/shared/clock';
import { startPostgres } from '../../tests/support/postgres';

/** So many work at once. */
export const people = 20;

/** What is told of the filling goes beside the measures. */
export async function withLarge(
  areas: readonly AreaName[],
  work: (db: Database, url: string) => Promise<void>,
): Promise<void> {
  const postgres = await startPostgres();
  if (postgres === undefined) throw new Error('This is measured on PostgreSQL, and this machine has none.');
  const folder = mkdtempSync(join(tmpdir(), 'divan-bench-'));
  const db = await openDatabase({ url: postgres.url, pool: people + 1, limits: noLimits });
  try {
    await migrate(db, systemClock);
    const files = await fileStoreOf(db, systemClock, folder);
    await seed(db, 'small', systemClock, files, { areas, share: 1, report: console.error });
    await work(db, postgres.url);
  } finally {
    await db.close();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
