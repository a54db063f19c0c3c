import type { Author, Call } from '../../http/contract';
import type { Sql } from '../../db/database';
import { refuseStale } from '../../shared/versionCheck';
import { cardOf, giveGrants, lockRole, refuseStrongerRole } from './service';
import * as store from './store';

/** The whole set of permissions that a role is to hold, upon the version of the role that was seen. */
export interface PermissionSet {
  role_id: number;
  version: number;
  permissions: Call<'replaceUserRolePermissions'>['body']['permissions'];
}

/** Gives a role a set of permissions; whatever is new in it the actor holds himself. */
export async function setPermissions(sql: Sql, actor: Author, set: PermissionSet): Promise<void> {
  const role = await lockRole(sql, set.role_id);
  await refuseStale(role.version, set.version, () => cardOf(sql, actor.user.id, role.id));
  await refuseStrongerRole(sql, actor.user.id, role.id);
  if (await giveGrants(sql, actor, role.id, set.permissions)) await store.touchRole(sql, role.id);
}
