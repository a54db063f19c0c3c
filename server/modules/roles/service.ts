import type { Actor } from '../../http/contract';
import type { Sql } from '../../db/database';
import { wrongFields } from '../../shared/problem';
import { accessBeyond, beyond, refuseBeyond } from '../../auth/accessRules';
import { permissionsOf, permissionsOfRoles, scopesOf } from '../../auth/accessStore';
import { noteRole } from './card';
import { addScopes, countKnownScopes } from './memberStore';
import { findPermissions } from './permissionStore';
import { added, changesOfGrants, grantsOf, unknownGrants, weighty } from './rules';
import * as store from './store';

type Asked = Parameters<typeof grantsOf>[0];

/** A role with more rights over access than the caller's is neither changed, removed, handed on nor taken away. */
export async function refuseStrongerRole(sql: Sql, callerId: number, roleId: number): Promise<void> {
  refuseBeyond(accessBeyond(await permissionsOfRoles(sql, [roleId]), await permissionsOf(sql, callerId)));
}

/** Gives a role this whole set, of which whatever is new is held by the giver. Whether anything changed. */
export async function giveGrants(sql: Sql, call: Actor, roleId: number, asked: Asked): Promise<boolean> {
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
export async function giveScopes(sql: Sql, call: Actor, roleId: number, scopeIds: readonly number[]): Promise<void> {
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
