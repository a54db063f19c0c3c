import { timestamp } from '../../shared/clock';
import type { HandlerMap } from '../../http/contract';
import type { Sql } from '../../db/database';
import { page } from '../../db/list';
import { badRequest, wrongFields } from '../../shared/problem';
import { refuseStale } from '../../shared/versionCheck';
import { changeAccess } from '../../auth/changeAccess';
import { refuseHeldRole } from '../../auth/accessRules';
import { cardOf, giveGrants, giveScopes, lockRole, noteRole, refuseStrongerRole } from './service';
import * as store from './store';

export const roleHandlers = {
  async listUserRoles({ query, user, db }) {
    return page('roles', await store.roles.list(db, query, { userId: user.id }));
  },

  createUserRole: (call) =>
    changeAccess(call, async (sql) => {
      const { description = '', permissions = [], scope_ids: scopeIds = [] } = call.body;
      const name = await freeName(sql, call.body.name);
      const id = await store.insertRole(sql, name, description.trim(), timestamp(call.clock));
      await noteRole(sql, call, id, 'create', [
        { field: 'name', new: name },
        { field: 'description', new: description.trim() },
      ]);
      await giveGrants(sql, call, id, permissions);
      await giveScopes(sql, call, id, scopeIds);
      return cardOf(sql, call.user.id, id);
    }),

  updateUserRole: (call) =>
    changeAccess(call, async (sql) => {
      const before = await lockRole(sql, call.params.id);
      await refuseStale(before.version, call.headers['If-Match'], () => cardOf(sql, call.user.id, before.id));
      await refuseStrongerRole(sql, call.user.id, before.id);
      const after = {
        ...before,
        name: call.body.name === undefined ? before.name : await freeName(sql, call.body.name, before.id),
        description: call.body.description?.trim() ?? before.description,
      };
      const changes = (['name', 'description'] as const)
        .filter((field) => after[field] !== before[field])
        .map((field) => ({ field, old: before[field], new: after[field] }));
      if (changes.length > 0) {
        await store.saveRole(sql, after);
        await noteRole(sql, call, before.id, 'update', changes);
      }
      return cardOf(sql, call.user.id, before.id);
    }),

  deleteUserRole: (call) =>
    changeAccess(call, async (sql) => {
      const before = await lockRole(sql, call.params.id);
      await refuseStale(before.version, call.headers['If-Match'], () => cardOf(sql, call.user.id, before.id));
      await refuseStrongerRole(sql, call.user.id, before.id);
      refuseHeldRole(before.users_count);
      await store.deleteRole(sql, before.id);
      await noteRole(sql, call, before.id, 'delete', [{ field: 'name', old: before.name }]);
      return undefined;
    }),
} satisfies Partial<HandlerMap>;

/** The name without spaces around it, when no other role has it. */
async function freeName(sql: Sql, wanted: string, except?: number): Promise<string> {
  const name = wanted.trim();
  if (name.length < 2) throw badRequest('The name is too short', { name: 'too_short' });
  if (await store.nameIsTaken(sql, name, except)) throw wrongFields({ name: 'role_name_taken' });
  return name;
}
