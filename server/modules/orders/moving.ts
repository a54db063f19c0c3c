/** How handlers hold an order with its application, and refuse what its status does not allow. */
import type { Sql } from '../../db/database';
import { conflict } from '../../shared/problem';
import { refuseStale } from '../../shared/versionCheck';
import { hold, holdOrder, moved, type HeldApplication, type HeldOrder, type StepName } from '../instalments/index';
import { orderOf, type Caller } from './answers';
import { totalSeen } from './store';

export interface Held {
  order: HeldOrder;
  one: HeldApplication;
}
/** `first` refuses what is told before a stale version is. */
export async function holdBoth(
  sql: Sql,
  caller: Caller,
  id: number,
  ifMatch: number | undefined,
  first?: (order: HeldOrder) => Promise<void>,
): Promise<Held> {
  const order = await holdOrder(sql, id);
  await first?.(order);
  if (ifMatch !== undefined) {
    await refuseOtherTerms(sql, caller, order, ifMatch);
    await refuseStale(order.version, ifMatch, () => orderOf(sql, caller, id));
  }
  return { order, one: await hold(sql, caller, order.applicationId) };
}

/** Whoever looks at a sum that was changed meanwhile is told both before anything else is. */
async function refuseOtherTerms(sql: Sql, caller: Caller, { id }: HeldOrder, seen: number): Promise<void> {
  const before = await totalSeen(sql, id, seen);
  if (before === undefined) return;
  const order = await orderOf(sql, caller, id);
  throw conflict('terms_changed', `The order came to ${before} and comes to ${order.total} now`, {
    ...order,
    total_before: before,
  });
}

export async function stepFrom(sql: Sql, caller: Caller, { order, one }: Held, name: StepName) {
  const to = moved({ application: one.Status, order: order.status }, name);
  if (to === undefined) throw await notAllowed(sql, caller, order);
  return to;
}

export const notAllowed = async (sql: Sql, caller: Caller, { id, status }: HeldOrder) =>
  conflict('transition_not_allowed', `The order is ${status}`, { ...(await orderOf(sql, caller, id)) });
