import type { Author, Reply } from '../../http/contract';
import type { Sql } from '../../db/database';
import { notFound, wrongFields } from '../../shared/problem';
import { accessBeyond, beyond, refuseBeyond } from '../../auth/accessRules';
import { permissionsOf, permissionsOfRoles, scopesOf } from '../../auth/accessStore';
import { addScopes, countKnownScopes, listScopes } from './memberStore';
import { findPermissions } from './permissionStore';
import { added, changesOfGrants, grantsOf, unknownGrants, weighty } from './rules';
import * as store from './store';
import { audit, type Change } from '../../shared/auditTrail';

/** What roles are called in the journal. */
export const roleEntity = 'role';

type Asked = Parameters<typeof grantsOf>[0];

/** A role with more rights over access than the caller's is neither changed, removed, handed on nor taken away. */
export async function refuseStrongerRole(sql: Sql, callerId: number, roleId: number): Promise<void> {
  refuseBeyond(accessBeyond(await permissionsOfRoles(sql, [roleId]), await permissionsOf(sql, callerId)));
}

/** Gives a role this whole set, of which whatever is new is held by the giver. Whether anything changed. */
export async function giveGrants(sql: Sql, call: Author, roleId: number, asked: Asked): Promise<boolean> {
  const before = grantsOf(await store.listGrants<string>(sql, roleId));
  const after = grantsOf(asked);
  const given = added(before, after);
  const catalogue = await findPermissions(sql, [...after.keys()]);
  if (unknownGrants(given, catalogue).length > 0) throw wrongFields({ permissions: 'unknown_value' });
  refuseBeyond(beyond(weighty(given, catalogue), await permissionsOf(sql, call.user.id)));
  const changes = changesOfGrants(before, after);
  if (changes.length === 0) return false;
  await store.setGrants(
    sql,
    roleId,
    [...after].flatMap(([id, actions]) => [...actions].map((action) => `${id}.${action}`)),
  );
  await noteRole(sql, call, roleId, 'set_permissions', changes);
  return true;
}

/** Adds scopes to a role, each of them held by the giver. */
export async function giveScopes(sql: Sql, call: Author, roleId: number, scopeIds: readonly number[]): Promise<void> {
  const wanted = [...new Set(scopeIds)];
  if ((await countKnownScopes(sql, wanted)) < wanted.length) throw wrongFields({ scope_ids: 'unknown_value' });
  const held = await scopesOf(sql, call.user.id);
  refuseBeyond(beyond(wanted.map(String), new Set([...held].map(String))).map((id) => `scope ${id}`));
  const fresh = await addScopes(sql, roleId, wanted);
  if (fresh.length > 0)
    await noteRole(
      sql,
      call,
      roleId,
      'add_scopes',
      fresh.map((id) => ({ field: 'scope_id', new: id })),
    );
}

type Role = Reply<'updateUserRole'>;
/** What may stand in a role, as the contract names it. */
export type Action = Role['permissions'][number]['actions'][number];

/** A role with what it holds, as the caller sees it. */
export async function cardOf(sql: Sql, userId: number, id: number): Promise<Role> {
  const role = await store.findRole(sql, id);
  if (role === undefined) throw notFound();
  const permissions = await store.listGrants<Action>(sql, role.id);
  return {
    ...role,
    permissions,
    scopes: await listScopes(sql, role.id),
    is_own: await store.holdsRole(sql, userId, role.id),
  };
}

export async function lockRole(sql: Sql, id: number): Promise<store.RoleRow> {
  const role = await store.lockRole(sql, id);
  if (role === undefined) throw notFound();
  return role;
}

export function noteRole(sql: Sql, { user, clock }: Author, id: number, action: string, changes: Change[]) {
  return audit(sql, { user, clock, action, entity: roleEntity, entityId: id, changes });
}
