import type { HandlerMap } from '../../http/contract';
import type { Sql } from '../../db/database';
import { page } from '../../db/list';
import { notFound, wrongFields } from '../../shared/problem';
import { changeAccess } from '../../auth/changeAccess';
import { handOn } from '../../auth/handOn';
import { setPermissions } from './permissionSet';
import { type Action, giveScopes, lockRole, noteRole, refuseStrongerRole } from './service';
import { listScopes, removeScope, scopes } from './memberStore';
import * as store from './store';

export const roleGrantHandlers = {
  listUserRolePermissions: ({ params, db }) => grantsOfRole(db, params.id),

  replaceUserRolePermissions: (call) =>
    changeAccess(call, async (sql) => {
      const { id } = await lockRole(sql, call.params.id);
      const set = { role_id: id, version: call.headers['If-Match'], permissions: call.body.permissions };
      const draft = { kind: 'set_permissions', payload: set, roleIds: [id] } as const;
      const waiting = await handOn(sql, call, draft, (part) => setPermissions(part, call, set));
      return { ...(await grantsOfRole(sql, id)), access_change_id: waiting };
    }),

  async listUserRoleScopes({ query, db }) {
    if ((await store.findRole(db, query.roleId)) === undefined) throw notFound();
    const scopes = await listScopes(db, query.roleId);
    return { scopes, count: scopes.length };
  },

  addUserRoleScopes: (call) =>
    changeAccess(call, async (sql) => {
      const { role_id: roleId, scope_ids: scopeIds } = call.body;
      if ((await store.lockRole(sql, roleId)) === undefined) throw wrongFields({ role_id: 'unknown_value' });
      await refuseStrongerRole(sql, call.user.id, roleId);
      await giveScopes(sql, call, roleId, scopeIds);
      const scopes = await listScopes(sql, roleId);
      return { scopes, count: scopes.length };
    }),

  removeUserRoleScope: (call) =>
    changeAccess(call, async (sql) => {
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
