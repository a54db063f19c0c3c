import type { Database, Sql } from '../db/database';
import { abandoned, areas, refuseAbandoned, type Area } from './accessRules';
import { listAdministrators, lockAccess } from './accessStore';

/**
 * Every change of who may do what: one after the other, because two that are right apart may together remove the
 * last administrator; undone when they would.
 */
export function changeAccess<T>(db: Database, work: (sql: Sql) => Promise<T>): Promise<T> {
  return db.transaction(async (sql) => {
    await lockAccess(sql);
    const before = await administered(sql);
    const result = await work(sql);
    refuseAbandoned(abandoned(before, await administered(sql)));
    return result;
  });
}

/** The areas that somebody administers. */
async function administered(sql: Sql): Promise<Set<Area>> {
  const found = new Set<Area>();
  for (const area of Object.keys(areas) as Area[])
    if ((await listAdministrators(sql, area, 1)).length > 0) found.add(area);
  return found;
}
