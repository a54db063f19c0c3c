import { audit } from '../../shared/auditTrail';
import { timestamp } from '../../shared/clock';
import type { Actor, HandlerMap } from '../../http/contract';
import type { Sql } from '../../db/database';
import { page } from '../../db/list';
import { notFound, wrongFields } from '../../shared/problem';
import { changeAccess } from '../../auth/changeAccess';
import { refuseOwnRoles } from '../../auth/accessRules';
import { lockUser, merchantFault, setRoles, touchUser } from '../system-users/index';
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
    changeAccess(call.db, async (sql) => {
      const { role_id: roleId, user_id: userId } = call.body;
      const person = await lockUser(sql, userId);
      if (person === undefined) throw wrongFields({ user_id: 'unknown_value' });
      if ((await store.findRole(sql, roleId)) === undefined) throw wrongFields({ role_id: 'unknown_value' });
      refuseOwnRoles(call.user.id, person.id);
      const fault = merchantFault({ user_type: person.user_type, role_ids: [roleId] });
      if (fault !== undefined) throw wrongFields({ user_id: fault });
      if (person.role_ids.includes(roleId)) return { user_id: person.id, role_ids: person.role_ids };
      await refuseStrongerRole(sql, call.user.id, roleId);
      const after = [...person.role_ids, roleId];
      await saveRoles(sql, call, person, after);
      return { user_id: person.id, role_ids: after };
    }),

  removeUserWithRole: (call) =>
    changeAccess(call.db, async (sql) => {
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

async function saveRoles(
  sql: Sql,
  { user, clock }: Actor,
  person: { id: number; role_ids: number[] },
  after: number[],
) {
  await setRoles(sql, person.id, after);
  await touchUser(sql, person.id, timestamp(clock));
  await audit(sql, {
    ...{ user, clock, action: 'update', entity: 'system_user', entityId: person.id },
    changes: [{ field: 'role_ids', old: person.role_ids.join(','), new: after.join(',') }],
  });
}
