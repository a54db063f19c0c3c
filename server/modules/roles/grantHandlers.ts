import type { HandlerMap } from '../../http/contract';
import type { Sql } from '../../db/database';
import { page } from '../../db/list';
import { notFound, wrongFields } from '../../shared/problem';
import { refuseStale } from '../../shared/versionCheck';
import { changeAccess } from '../../auth/changeAccess';
import { type Action, cardOf, giveGrants, giveScopes, lockRole, noteRole, refuseStrongerRole } from './service';
import { listScopes, removeScope, scopes } from './memberStore';
import * as store from './store';

export const roleGrantHandlers = {
  listUserRolePermissions: ({ params, db }) => grantsOfRole(db, params.id),

  replaceUserRolePermissions: (call) =>
    changeAccess(call.db, async (sql) => {
      const { user, params, headers, body } = call;
      const role = await lockRole(sql, params.id);
      await refuseStale(role.version, headers['If-Match'], () => cardOf(sql, user, role.id));
      await refuseStrongerRole(sql, user.id, role.id);
      if (await giveGrants(sql, call, role.id, body.permissions)) await store.touchRole(sql, role.id);
      return grantsOfRole(sql, role.id);
    }),

  async listUserRoleScopes({ query, db }) {
    if ((await store.findRole(db, query.roleId)) === undefined) throw notFound();
    const scopes = await listScopes(db, query.roleId);
    return { scopes, count: scopes.length };
  },

  addUserRoleScopes: (call) =>
    changeAccess(call.db, async (sql) => {
      const { role_id: roleId, scope_ids: scopeIds } = call.body;
      if ((await store.lockRole(sql, roleId)) === undefined) throw wrongFields({ role_id: 'unknown_value' });
      await refuseStrongerRole(sql, call.user.id, roleId);
      await giveScopes(sql, call, roleId, scopeIds);
      const scopes = await listScopes(sql, roleId);
      return { scopes, count: scopes.length };
    }),

  removeUserRoleScope: (call) =>
    changeAccess(call.db, async (sql) => {
      const { roleId, scopeId } = call.params;
      await refuseStrongerRole(sql, call.user.id, roleId);
      if (!(await removeScope(sql, roleId, scopeId))) throw notFound();
      await noteRole(sql, call, roleId, 'remove_scope', [{ field: 'scope_id', old: scopeId }]);
      return undefined;
    }),

  async listScopes({ query, db }) {
    return page('scopes', await scopes.list(db, query));
  },
} satisfies Partial<HandlerMap>;

async function grantsOfRole(sql: Sql, id: number) {
  const role = await store.findRole(sql, id);
  if (role === undefined) throw notFound();
  return { permissions: await store.listGrants<Action>(sql, role.id), version: role.version };
}
