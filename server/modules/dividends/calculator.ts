/**
 * Calculates the runs that were begun, and takes back those that were replaced. All there is to know stands in the database: a step
 * is one transaction that takes a run and leaves it at the next one. So a server that is killed loses a step that was not
 * kept and nothing else, and several processes share the work: a profit is held by one of them at a time.
 */
import type { Database } from '../../db/database';
import type { Clock } from '../../shared/clock';
import { takeUnderWay } from './calculationStore';
import { takeStep } from './service';

/** One step of a run that nobody is at; false when there is none. */
export const calculateStep = (db: Database, clock: Clock): Promise<boolean> =>
  db.transaction(async (sql) => {
    const run = await takeUnderWay(sql);
    if (run === undefined) return false;
    await takeStep(sql, clock, run);
    return true;
  });
