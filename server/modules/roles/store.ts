import type { Sql } from '../../db/database';
import { listOf } from '../../db/list';
import { Where } from '../../db/where';
import type { Call } from '../../http/contract';

export interface RoleRow {
  id: number;
  version: number;
  name: string;
  description: string;
  users_count: number;
  needs_confirmation: boolean;
}
export interface RoleListRow extends RoleRow {
  permissions_count: number;
  scopes_count: number;
  is_own: boolean;
  created_at: string;
}
export interface ScopeRow {
  id: number;
  name: string;
  code: string;
}
export interface GrantRow<Action> {
  permission_id: string;
  actions: Action[];
}
const users = '(select count(*)::int from user_roles u where u.role_id = r.id) as users_count';
const needsConfirmation = `access_confirmation_is_on()
  and exists (select from sensitive_grants g where g.role_id = r.id) as needs_confirmation`;

/** Every role, and whether the caller has it. */
export const roles = listOf<RoleListRow, Call<'listUserRoles'>['query'], never, { userId: number }>({
  id: 'r.id',
  from: (bind, { userId }) => `roles r cross join (select ${bind(userId)}::bigint as id) caller`,
  counted: () => 'roles r',
  select: `r.id, r.version, r.name, r.description, ${users},
    (select count(distinct p.permission_id)::int from role_permissions p where p.role_id = r.id) as permissions_count,
    (select count(*)::int from role_scopes s where s.role_id = r.id) as scopes_count,
    exists (select from user_roles u where u.role_id = r.id and u.user_id = caller.id) as is_own, r.created_at,
    ${needsConfirmation}`,
  orders: {
    name: 'r.name collate "und-x-icu"',
    users_count: 'users_count',
    created_at: 'r.created_at',
  },
  where: ({ search }) => new Where().finds(search, { names: [`r.name || ' ' || r.description`] }),
});

export async function findRole(sql: Sql, id: number): Promise<RoleRow | undefined> {
  const [role] = await sql.query<RoleRow>(
    `select r.id, r.version, r.name, r.description, ${users}, ${needsConfirmation}
     from roles r where r.id = $1::bigint`,
    [id],
  );
  return role;
}

export async function holdsRole(sql: Sql, userId: number, id: number): Promise<boolean> {
  const held = await sql.query('select 1 from user_roles where user_id = $1 and role_id = $2', [userId, id]);
  return held.length > 0;
}

export async function lockRole(sql: Sql, id: number): Promise<RoleRow | undefined> {
  await sql.query('select id from roles where id = $1::bigint for no key update', [id]);
  return findRole(sql, id);
}

/** Whether another role has this name, in any case of letters. */
export async function nameIsTaken(sql: Sql, name: string, except = 0): Promise<boolean> {
  return (await sql.query('select 1 from roles where lower(name) = lower($1) and id <> $2', [name, except])).length > 0;
}

export async function insertRole(sql: Sql, name: string, description: string, at: string): Promise<number> {
  const [row] = await sql.query<{ id: number }>(
    'insert into roles (name, description, created_at) values ($1, $2, $3) returning id',
    [name, description, at],
  );
  return row!.id; // an insert without a condition
}

export async function saveRole(sql: Sql, { id, name, description }: RoleRow): Promise<void> {
  await sql.query('update roles set name = $2, description = $3, version = version + 1 where id = $1', [
    id,
    name,
    description,
  ]);
}

/** Its permissions and scopes go with it. */
export async function deleteRole(sql: Sql, id: number): Promise<void> {
  await sql.query('delete from roles where id = $1', [id]);
}

/** The grants of a role, areas in the order of the permission list. */
export const listGrants = <Action>(sql: Sql, roleId: number): Promise<GrantRow<Action>[]> =>
  listGrantsOf(sql, [roleId]);

/** What roles grant together, areas in the order of the permission list. */
export function listGrantsOf<Action>(sql: Sql, roleIds: readonly number[]): Promise<GrantRow<Action>[]> {
  return sql.query(
    `select p.id as permission_id, array_agg(distinct g.action order by g.action) as actions
     from role_permissions g join permissions p on p.id = g.permission_id
     where g.role_id = any ($1::bigint[]) group by p.id, p.position order by p.position`,
    [roleIds],
  );
}

/** The whole set, as `id.action`. */
export async function setGrants(sql: Sql, roleId: number, grants: readonly string[]): Promise<void> {
  await sql.query('delete from role_permissions where role_id = $1', [roleId]);
  await sql.query(
    `insert into role_permissions (role_id, permission_id, action)
     select $1, split_part(held, '.', 1), split_part(held, '.', 2) from unnest($2::text[]) held`,
    [roleId, grants],
  );
}

/** The change of what a role holds, for the version to grow with. */
export async function touchRole(sql: Sql, id: number): Promise<void> {
  await sql.query('update roles set version = version + 1 where id = $1', [id]);
}
