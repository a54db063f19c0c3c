import type { Database, Sql } from '../db/database';
import { timestamp, type Clock } from '../shared/clock';
import { confirmationIsOn, countConfirmers, listHoldings, noteSoleConfirmer } from './accessChangeStore';
import { abandoned, areas, refuseAbandoned, type Area } from './accessRules';
import { listAdministrators, lockAccess } from './accessStore';
import { gains, rightsIn, type Holdings } from './sensitiveRights';

interface Standing {
  /** The areas that somebody administers. */
  areas: Set<Area>;
  holdings: Holdings;
  confirmers: number;
}

/**
 * Every change of who may do what: one after the other, because two that are right apart may together remove the
 * last administrator; undone when they would. What may give anybody sensitive rights goes through `handOn` inside of it,
 * or has been confirmed by another person.
 */
export function changeAccess<T>(
  { db, clock }: { db: Database; clock: Clock },
  work: (sql: Sql) => Promise<T>,
  { isConfirmed = false } = {},
): Promise<T> {
  return db.transaction(async (sql) => {
    await lockAccess(sql);
    const before = await standing(sql);
    const result = await work(sql);
    const after = await standing(sql);
    refuseAbandoned(abandoned(before.areas, after.areas));
    const gained = rightsIn(gains(before.holdings, after.holdings));
    if (gained.length > 0 && !isConfirmed && (await confirmationIsOn(sql)))
      throw new Error(`A change of access gives ${gained.join(', ')} and does not go through handOn`);
    if (after.confirmers > 1) await noteSoleConfirmer(sql, undefined);
    else if (before.confirmers > 1) await noteSoleConfirmer(sql, timestamp(clock));
    return result;
  });
}

async function standing(sql: Sql): Promise<Standing> {
  const administered = new Set<Area>();
  for (const area of Object.keys(areas) as Area[])
    if ((await listAdministrators(sql, area, 1)).length > 0) administered.add(area);
  return { areas: administered, holdings: await listHoldings(sql), confirmers: await countConfirmers(sql) };
}
