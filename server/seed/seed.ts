import type { Clock } from '../shared/clock';
import { inside, type Database } from '../db/connect';
import type { FileStore } from '../files/store';
import { seedAsyncTasks } from '../modules/async-tasks/seed';
import { seedCashIn } from '../modules/cash-in/seed';
import { seedCashOut } from '../modules/cash-out/seed';
import { seedPoolHistories, seedPools } from '../modules/investments/seed';
import { seedDocuments } from '../modules/signing/seed';
import { seedInvestors } from './investors';
import { seedStaff } from './staff';
import { seedClaimDesks } from './claimDesks';
import { seedPlatform } from './platform';

export type SeedSize = 'small' | 'large';

// As for migrations: two processes that start together seed once.
const lockNumber = 7_204_882;

/**
 * Fills an empty database with the demonstration rows, all in one transaction: a seed that is killed half-way
 * leaves nothing. Answers false, and changes nothing, when there are users already.
 */
export async function seed(db: Database, size: SeedSize, clock: Clock, files: FileStore): Promise<boolean> {
  const filled = await db.transaction(async (sql) => {
    await sql.query('select pg_advisory_xact_lock($1)', [lockNumber]);
    const [row] = await sql.query<{ filled: boolean }>('select exists (select from system_users) as filled');
    if (row?.filled) return false;
    await seedPlatform(sql, clock);
    await seedInvestors(inside(sql), { size, clock, files });
    await seedPools(sql, clock);
    // After the investors: their history names the people of the starter accounts and nobody else.
    await seedStaff(sql, clock);
    await seedAsyncTasks(sql, clock);
    await seedClaimDesks(sql, clock, files);
    await seedCashIn(sql);
    await seedCashOut(sql);
    await seedPoolHistories(sql);
    await seedDocuments(sql);
    return true;
  });
  // The planner learns what it has, and indexes answer without the rows. Not possible inside a transaction.
  if (filled) await db.query('vacuum analyze');
  return filled;
}
