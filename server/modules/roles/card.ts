import { audit, type Change } from '../../shared/auditTrail';
import type { Actor, Reply } from '../../http/contract';
import type { Sql } from '../../db/database';
import { notFound } from '../../shared/problem';
import { listScopes } from './memberStore';
import * as store from './store';

type Role = Reply<'getUserRole'>;
/** What may stand in a role, as the contract names it. */
export type Action = Role['permissions'][number]['actions'][number];

/** A role with what it holds, as the caller sees it. */
export async function cardOf(sql: Sql, user: { roleIds: readonly number[] }, id: number): Promise<Role> {
  const role = await store.findRole(sql, id);
  if (role === undefined) throw notFound();
  const permissions = await store.listGrants<Action>(sql, role.id);
  return { ...role, permissions, scopes: await listScopes(sql, role.id), is_own: user.roleIds.includes(role.id) };
}

export async function lockRole(sql: Sql, id: number): Promise<store.RoleRow> {
  const role = await store.lockRole(sql, id);
  if (role === undefined) throw notFound();
  return role;
}

export function noteRole(sql: Sql, { user, clock }: Actor, id: number, action: string, changes: Change[]) {
  return audit(sql, { user, clock, action, entity: 'role', entityId: id, changes });
}
