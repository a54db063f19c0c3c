/** How handlers hold an application, refuse what its status does not allow, and move it on. */
import { addHours } from 'date-fns/addHours';
import type { Sql } from '../../db/database';
import { audit, type Change } from '../../shared/auditTrail';
import { timestamp, timestampOf, today } from '../../shared/clock';
import { conflict, notFound } from '../../shared/problem';
import { refuseStale } from '../../shared/versionCheck';
import { applicationEntity, applicationOf, type Caller } from './answers';
import { giveUp } from './givingUp';
import { hoursToExpire, isGivenUp, moved, waits, type Pair, type StepName } from './rules/moves';
import { moveStock } from './stock';
import * as store from './store';

/** The order first, then the application, whose version is held against what the caller saw. */
export async function hold(sql: Sql, caller: Caller, id: number, ifMatch?: number): Promise<store.HeldApplication> {
  const one = await store.holdApplication(sql, id, await store.holdOrderOf(sql, id));
  if (one === undefined) throw notFound();
  if (ifMatch !== undefined) await refuseStale(one.version, ifMatch, () => applicationOf(sql, caller, id));
  return one;
}

/** The same with all that a decision depends on. */
export async function holdWhole(...asked: Parameters<typeof hold>): Promise<store.WholeApplication> {
  const [sql, caller] = asked;
  return wholeOf(sql, caller, await hold(...asked));
}

/** The whole of it, and its customer held after it: what else his limit is given to stands still until the end. `one` is held. */
export async function holdWithCustomer(sql: Sql, caller: Caller, one: store.HeldApplication) {
  await store.holdCustomer(sql, one.customer_id);
  return wholeOf(sql, caller, one);
}

const wholeOf = async (sql: Sql, { clock }: Caller, { id }: store.HeldApplication) =>
  (await store.wholeApplications.find(sql, id, today(clock)))!; // it is held

export const pairOf = (one: store.HeldApplication): Pair => ({ application: one.Status, order: one.order_status });

/** Where the step leads; refused with the record as it stands where it cannot be made. */
export async function stepOf(sql: Sql, caller: Caller, one: store.HeldApplication, name: StepName): Promise<Pair> {
  const to = moved(pairOf(one), name);
  if (to === undefined) throw await notAllowed(sql, caller, one);
  return to;
}

export const notAllowed = async (sql: Sql, caller: Caller, { id, Status: status }: store.HeldApplication) =>
  conflict('transition_not_allowed', `The application is ${status}`, { ...(await applicationOf(sql, caller, id)) });

interface Moving {
  to: Pair;
  action: string;
  reason?: string;
  comment?: string | null;
  changes?: readonly Change[];
}
/** Writes the move, and what the journal has of it. */
export async function move(sql: Sql, caller: Caller, one: store.HeldApplication, { to, action, ...more }: Moving) {
  const { clock } = caller;
  const from = pairOf(one);
  const at = timestamp(clock);
  if (isGivenUp(to.application) && !isGivenUp(from.application)) await giveUp(sql, caller, one, at);
  await moveStock(sql, { one, from: from.order, to: to.order, at });
  const comment = more.comment?.trim() || null;
  await store.setPair(
    sql,
    { id: one.id, from, to },
    {
      at,
      ...{ reason: more.reason, comment },
      expiresAt: waits(to.application) ? timestampOf(addHours(clock.now(), hoursToExpire)) : null,
    },
  );
  await tell(sql, caller, one.id, action, [
    ...(from.application === to.application ? [] : [{ field: 'status', old: from.application, new: to.application }]),
    ...(from.order === to.order ? [] : [{ field: 'order_status', old: from.order, new: to.order }]),
    ...(more.reason === undefined ? [] : [{ field: 'reason', new: more.reason }]),
    ...(comment === null ? [] : [{ field: 'comment', new: comment }]),
    ...(more.changes ?? []),
  ]);
}

export async function tell(
  sql: Sql,
  { user, clock }: Pick<Caller, 'user' | 'clock'>,
  id: number,
  action: string,
  changes: readonly Change[],
): Promise<void> {
  if (changes.length > 0)
    await audit(sql, { user, clock, action, entity: applicationEntity, entityId: id, changes: [...changes] });
}
