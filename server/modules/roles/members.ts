import { refuseOwnRoles } from '../../auth/accessRules';
import type { Sql } from '../../db/database';
import type { Author } from '../../http/contract';
import { audit } from '../../shared/auditTrail';
import { timestamp } from '../../shared/clock';
import { wrongFields } from '../../shared/problem';
import { lockUser, merchantFault, setRoles, touchUser } from '../system-users/index';
import { refuseStrongerRole } from './service';
import * as store from './store';

/** That a person holds a role of the system area. */
export interface RoleMembership {
  role_id: number;
  user_id: number;
}

/** Gives a person a role; one that is held already changes nothing. */
export async function addRole(sql: Sql, actor: Author, { role_id: roleId, user_id: userId }: RoleMembership) {
  const person = await lockUser(sql, userId);
  if (person === undefined) throw wrongFields({ user_id: 'unknown_value' });
  if ((await store.findRole(sql, roleId)) === undefined) throw wrongFields({ role_id: 'unknown_value' });
  refuseOwnRoles(actor.user.id, person.id);
  const fault = merchantFault({ user_type: person.user_type, role_ids: [roleId] });
  if (fault !== undefined) throw wrongFields({ user_id: fault });
  if (person.role_ids.includes(roleId)) return;
  await refuseStrongerRole(sql, actor.user.id, roleId);
  await saveRoles(sql, actor, person, [...person.role_ids, roleId]);
}

/** Writes which roles a person holds, with a row in the journal. */
export async function saveRoles(
  sql: Sql,
  { user, clock }: Author,
  person: { id: number; role_ids: number[] },
  after: number[],
): Promise<void> {
  await setRoles(sql, person.id, after);
  await touchUser(sql, person.id, timestamp(clock));
  await audit(sql, {
    ...{ user, clock, action: 'update', entity: 'system_user', entityId: person.id },
    changes: [{ field: 'role_ids', old: person.role_ids.join(','), new: after.join(',') }],
  });
}
