import { timestamp, type Clock } from '../shared/clock';
import { seedCatalogues } from '../modules/catalogues/seed';
import { seedAddressPlaces } from '../modules/customers/index';
import { seedBanks } from '../modules/banks/index';
import { seedHouse } from '../modules/dividends/index';
import type { Database } from '../db/database';
import type { SigningOptions } from '../http/module';
import { seedRoles } from './platform';

// As for migrations: two processes that start together fill once.
const lockNumber = 7_204_883;

/**
 * What no installation can work without, whether it shows the demonstration or holds people's own rows: rights, starter roles,
 * regions with their districts, banks, the house among the partners. Each goes into an empty table only, so that what people have changed or removed stays
 * so; what a later version adds comes by its migration, as accounts, operations and constants do from the first.
 */
export async function seedReference(
  db: Database,
  clock: Clock,
  { organisation }: Pick<SigningOptions, 'organisation'>,
): Promise<void> {
  await db.transaction(async (sql) => {
    await sql.query('select pg_advisory_xact_lock($1)', [lockNumber]);
    await seedRoles(sql, timestamp(clock));
    await seedCatalogues(sql);
    await seedAddressPlaces(sql);
    await seedBanks(sql, timestamp(clock));
    await seedHouse(sql, organisation, timestamp(clock));
  });
}
