import { listHoldings } from '../../auth/accessChangeStore';
import { awaiting } from '../../auth/awaiting';
import { changeAccess } from '../../auth/changeAccess';
import { accessChangeEntity as entity } from '../../auth/handOn';
import { gains } from '../../auth/sensitiveRights';
import type { Sql } from '../../db/database';
import { mapped, page } from '../../db/list';
import type { Author, HandlerMap, Reply } from '../../http/contract';
import type { Endpoint } from '../../http/endpoints';
import { audit, withHistory } from '../../shared/auditTrail';
import { timestamp } from '../../shared/clock';
import { conflict, notFound, Refusal, wrongFields } from '../../shared/problem';
import { doChange } from './doing';
import { exceeds, mayBecome, obstacleOf, type Status } from './rules';
import * as store from './store';
import type { ChangeRow } from './store';

const shownPeople = 100;

/** Changes of access that wait for a second person. */
export function accessChangeHandlers(catalogue: readonly Endpoint[]) {
  return {
    async listAccessChanges({ query, db, user }) {
      const found = await store.changes.list(db, awaiting(query, user, 'rbac.enable'));
      return page(
        'access_changes',
        mapped(found, (row) => rowOf(row, user.id)),
      );
    },

    async getAccessChange({ params, db, user }) {
      return detailOf(db, await store.changes.find(db, params.id), user.id);
    },

    confirmAccessChange: (call) =>
      changeAccess(
        call,
        async (sql) => {
          const change = await lockWaiting(sql, call.params.id, 'confirmed');
          const obstacle = obstacleOf(change, call.user.id);
          if (obstacle !== null) throw conflict(obstacle, obstacles[obstacle]);
          await doAsShown(sql, { user: change.made_by, clock: call.clock }, change, catalogue);
          return decide(sql, call, change, 'confirmed');
        },
        { isConfirmed: true },
      ),

    rejectAccessChange: (call) =>
      changeAccess(call, async (sql) => {
        const change = await lockWaiting(sql, call.params.id, 'rejected');
        if (change.made_by.id === call.user.id) throw conflict('same_person', obstacles.same_person);
        const comment = call.body.comment.trim();
        if (comment === '') throw wrongFields({ comment: 'required' });
        return decide(sql, call, change, 'rejected', comment);
      }),

    cancelAccessChange: (call) =>
      changeAccess(call, async (sql) => {
        const change = await lockWaiting(sql, call.params.id, 'cancelled');
        if (change.made_by.id !== call.user.id)
          throw conflict('not_own_change', 'Only whoever asked for a change takes it back');
        return decide(sql, call, change, 'cancelled');
      }),
  } satisfies Partial<HandlerMap>;
}

const obstacles = {
  same_person: 'Another person than the one who asked decides',
  own_access: 'Nobody confirms what he comes by himself',
  changed_meanwhile: 'What the change was asked for upon is not so any more',
};

async function lockWaiting(sql: Sql, id: number, next: Status): Promise<ChangeRow> {
  const change = await store.changes.lock(sql, id);
  if (change === undefined) throw notFound();
  if (!mayBecome(change.status, next)) throw conflict('transition_not_allowed', 'The change is decided already');
  return change;
}

/** Does it, and refuses what can no longer be done or would now give more than is shown. */
async function doAsShown(sql: Sql, maker: Author, change: ChangeRow, catalogue: readonly Endpoint[]): Promise<void> {
  const before = await listHoldings(sql);
  try {
    await doChange(sql, maker, await store.findKept(sql, change.id), catalogue);
  } catch (error) {
    if (error instanceof Refusal) throw conflict('changed_meanwhile', error.message);
    throw error;
  }
  if (exceeds(gains(before, await listHoldings(sql)), change))
    throw conflict('changed_meanwhile', obstacles.changed_meanwhile);
}

async function decide(sql: Sql, { user, clock }: Author, change: ChangeRow, status: Status, comment?: string) {
  const { id } = change;
  await store.saveDecision(sql, { id, status, userId: user.id, at: timestamp(clock), comment });
  const fields = [
    { field: 'status', old: change.status, new: status },
    ...(comment === undefined ? [] : [{ field: 'comment', new: comment }]),
  ];
  await audit(sql, { user, clock, action: 'decide', entity, entityId: id, changes: fields });
  return detailOf(sql, await store.changes.find(sql, id), user.id);
}

type Answer = Reply<'listAccessChanges'>['access_changes'][number];

function rowOf(row: ChangeRow, callerId: number): Answer {
  const { concerned_ids: _concerned, is_stale: _stale, ...answer } = row;
  return { ...answer, obstacle: obstacleOf(row, callerId) };
}

async function detailOf(sql: Sql, row: ChangeRow | undefined, callerId: number): Promise<Reply<'getAccessChange'>> {
  const { concerned_ids: concerned = [] } = row ?? {};
  const more = {
    people: await store.listPeople(sql, concerned, shownPeople),
    people_count: concerned.length,
    password_is_given: await store.hasGivenPassword(sql, concerned),
  };
  return withHistory(sql, entity, row, (found) => ({ ...rowOf(found, callerId), ...more }));
}
