import type { HandlerMap } from '../../http/contract';
import { page } from '../../db/list';
import { notFound } from '../../shared/problem';
import { changeAccess } from '../../auth/changeAccess';
import { handOn } from '../../auth/handOn';
import { refuseOwnRoles } from '../../auth/accessRules';
import { lockUser } from '../system-users/index';
import { addRole, saveRoles } from './members';
import { refuseStrongerRole } from './service';
import { members } from './memberStore';
import * as store from './store';

export const roleMemberHandlers = {
  async listUsersWithRole({ params, query, db }) {
    const role = await store.findRole(db, params.id);
    if (role === undefined) throw notFound();
    return page('users', await members.list(db, { ...query, roleId: role.id }));
  },

  addUserWithRole: (call) =>
    changeAccess(call, async (sql) => {
      const { role_id: roleId, user_id: userId } = call.body;
      const draft = { kind: 'add_role', payload: call.body, personId: userId, roleIds: [roleId] } as const;
      const waiting = await handOn(sql, call, draft, (part) => addRole(part, call, call.body));
      const person = (await lockUser(sql, userId))!; // addRole has found it
      return { user_id: person.id, role_ids: person.role_ids, access_change_id: waiting };
    }),

  removeUserWithRole: (call) =>
    changeAccess(call, async (sql) => {
      const { roleId, userId } = call.params;
      const person = await lockUser(sql, userId);
      if (person === undefined || !person.role_ids.includes(roleId)) throw notFound();
      refuseOwnRoles(call.user.id, person.id);
      await refuseStrongerRole(sql, call.user.id, roleId);
      await saveRoles(
        sql,
        call,
        person,
        person.role_ids.filter((id) => id !== roleId),
      );
      return undefined;
    }),
} satisfies Partial<HandlerMap>;
