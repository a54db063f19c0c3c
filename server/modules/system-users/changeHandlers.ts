import { endSessionsOf } from '../../auth/sessions';
import { timestamp } from '../../shared/clock';
import type { HandlerMap } from '../../http/contract';
import type { Sql } from '../../db/database';
import { notFound } from '../../shared/problem';
import { refuseStale } from '../../shared/versionCheck';
import { changeAccess } from '../../auth/changeAccess';
import { accessBeyond, refuseBeyond, refuseOwnAccount, refuseOwnRoles } from '../../auth/accessRules';
import { permissionsOf, permissionsOfRoles } from '../../auth/accessStore';
import { changesBetween } from '../../shared/auditTrail';
import { journal, refuseFaults } from './handlers';
import { shutsOut } from './rules';
import * as store from './store';

export const systemUserChangeHandlers = {
  updateSystemUser: (call) =>
    changeAccess(call.db, async (sql) => {
      const { user, clock, params, body } = call;
      const before = await lockForChange(sql, user.id, params.id);
      await refuseStale(before.version, call.headers['If-Match'], () => Promise.resolve(before));
      const after = { ...before, ...body, role_ids: [...new Set(body.role_ids ?? before.role_ids)] };
      const rolesChange = after.role_ids.join() !== before.role_ids.join();
      const isOut = shutsOut(before, after);
      if (rolesChange) refuseOwnRoles(user.id, before.id);
      if (isOut) refuseOwnAccount(user.id, before.id);
      await refuseFaults(sql, after);
      if (rolesChange)
        refuseBeyond(accessBeyond(await permissionsOfRoles(sql, after.role_ids), await permissionsOf(sql, user.id)));

      const { role_ids: _roles, ...fields } = body;
      const changes = changesBetween<object>(before, fields);
      if (rolesChange)
        changes.push({ field: 'role_ids', old: before.role_ids.join(','), new: after.role_ids.join(',') });
      if (changes.length === 0) return before;
      await store.saveUser(sql, after, timestamp(clock));
      if (rolesChange) await store.setRoles(sql, before.id, after.role_ids);
      if (isOut) await endSessionsOf(sql, clock, before.id);
      await journal(sql, call, before.id, 'update', changes);
      return (await store.findUser(sql, before.id))!; // locked above
    }),

  deleteSystemUser: (call) =>
    changeAccess(call.db, async (sql) => {
      const { user, clock, params } = call;
      const before = await lockForChange(sql, user.id, params.id);
      refuseOwnAccount(user.id, before.id);
      await refuseStale(before.version, call.headers['If-Match'], () => Promise.resolve(before));
      await store.removeUser(sql, before.id, timestamp(clock));
      await endSessionsOf(sql, clock, before.id);
      await journal(sql, call, before.id, 'delete', [
        { field: 'username', old: before.username },
        { field: 'role_ids', old: before.role_ids.join(',') },
      ]);
      return undefined;
    }),
} satisfies Partial<HandlerMap>;

/** The account, locked; that of somebody with more rights over access than the caller's is not touched. */
export async function lockForChange(sql: Sql, callerId: number, id: number): Promise<store.User> {
  const user = await store.lockUser(sql, id);
  if (user === undefined) throw notFound();
  refuseBeyond(accessBeyond(await permissionsOf(sql, id), await permissionsOf(sql, callerId)));
  return user;
}
