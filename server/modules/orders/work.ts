/** What moves orders on without a call: the platform, and in the demonstration customers and partners too. */
import { addMinutes } from 'date-fns/addMinutes';
import type { Database } from '../../db/database';
import { timestamp, timestampOf, type Clock } from '../../shared/clock';
import { Refusal } from '../../shared/problem';
import { makeOrderMove } from './platformMoves';
import { listAnswering, listExpired, listReady } from './workStore';

/** Minutes that a customer or a partner of the demonstration thinks about it. */
const minutesToAnswer = 2;

export async function workOrders(db: Database, clock: Clock, { isDemo }: { isDemo: boolean }): Promise<void> {
  await forEach(db, clock, (after) => listExpired(db, timestamp(clock), after));
  await forEach(db, clock, (after) => listReady(db, after));
  if (!isDemo) return;
  const before = timestampOf(addMinutes(clock.now(), -minutesToAnswer));
  await forEach(db, clock, (after) => listAnswering(db, before, after));
}

async function forEach(db: Database, clock: Clock, list: (after: number) => ReturnType<typeof listReady>) {
  let last = 0;
  for (let found = await list(last); found.length > 0; found = await list(last))
    for (const { id, step } of found) {
      await db
        .transaction((sql) => makeOrderMove(sql, clock, id, step))
        .catch((error: unknown) => {
          // Something is under way for it; the next round sees it again.
          if (!(error instanceof Refusal)) throw error;
        });
      last = id;
    }
}
