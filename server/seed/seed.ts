import { modules } from '../app';
import { timestamp, today, yesterday, type Clock } from '../shared/clock';
import { inside, type Database } from '../db/database';
import type { FileStore } from '../files/store';
import { seedClosings } from '../modules/closing/index';
import { seedImports } from '../modules/merchant-imports/index';
import { seedPools } from '../modules/investments/seed';
import { seedFigureReturns } from '../modules/return-claims/index';
import { profitLossModule } from '../modules/profit-loss/index';
import type { DataSet } from './demo/plans';
import { seedExtremes } from './extremes';
import { seedInvestors } from './investors';
import { partOf, seedAreas, type Volume } from './large/areas';
import { seedStaff } from './staff';
import { seedApplicantPhotos } from './applicantPhotos';
import { seedCardPhotos } from './cardPhotos';
import { seedPlatform } from './platform';
import { seedStrategyPictures } from './strategyPictures';
import { seedProjectPictures } from './projectPictures';
import { seedGoodsPictures } from './goodsPictures';
import { seedCataloguePictures } from './cataloguePictures';
import { seedContentPictures } from './contentPictures';
import { seedFomoPictures } from './fomoPictures';

// As for migrations: two processes that start together seed once.
const lockNumber = 7_204_882;

/**
 * Fills an empty database with the demonstration rows, all in one transaction: a seed that is killed half-way
 * leaves nothing. Answers false, and changes nothing, when there are users already. `volume` fills lists beside them.
 */
export async function seed(
  db: Database,
  set: DataSet,
  clock: Clock,
  files: FileStore,
  volume?: Volume,
): Promise<boolean> {
  const filled = await db.transaction(async (sql) => {
    await sql.query('select pg_advisory_xact_lock($1)', [lockNumber]);
    const [row] = await sql.query<{ filled: boolean }>('select exists (select from system_users) as filled');
    if (row?.filled) return false;
    await seedPlatform(sql, clock);
    await seedInvestors(inside(sql), { set, clock, files });
    await seedPools(sql, clock);
    // Of a hundred thousand investors the planner knows nothing inside the transaction, and looks for each by a walk past all of them.
    if (set === 'large') await sql.query('analyze');
    // After the investors: their history names the people of the starter accounts and nobody else.
    await seedStaff(sql, clock);
    await seedCardPhotos(sql, files, timestamp(clock));
    await seedStrategyPictures(sql, files, timestamp(clock));
    for (const module of modules) {
      if (module === profitLossModule && volume !== undefined)
        await seedAreas(sql, partOf(volume, 'sold'), yesterday(clock));
      await module.seed?.(sql, clock);
    }
    await seedFigureReturns(sql, today(clock));
    await seedImports(sql, clock, files);
    await seedProjectPictures(sql, files, timestamp(clock));
    await seedGoodsPictures(sql, files, timestamp(clock));
    await seedCataloguePictures(sql, files, timestamp(clock));
    await seedContentPictures(sql, files, timestamp(clock));
    await seedFomoPictures(sql, files, timestamp(clock));
    await seedApplicantPhotos(sql, files, timestamp(clock));
    if (set === 'edge') await seedExtremes(sql);
    if (volume !== undefined) await seedAreas(sql, partOf(volume, 'rest'), yesterday(clock));
    // Last: nothing is written into a month that is closed.
    await seedClosings(sql, clock, files);
    return true;
  });
  // The planner learns what it has, and indexes answer without the rows. Not possible inside a transaction.
  if (filled) await db.query('vacuum analyze');
  return filled;
}
