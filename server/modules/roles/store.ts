import type { Sql } from '../../db/connect';

export interface RoleRow {
  id: number;
  name: string;
  description: string;
  users_count: number;
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

export async function findRole(sql: Sql, id: number): Promise<RoleRow | undefined> {
  const [role] = await sql.query<RoleRow>(
    `select r.id, r.name, r.description, (select count(*)::int from user_roles u where u.role_id = r.id) as users_count
     from roles r where r.id = $1`,
    [id],
  );
  return role;
}

/** The grants of a role, areas in the order of the permission list. */
export function listGrants<Action>(sql: Sql, roleId: number): Promise<GrantRow<Action>[]> {
  return sql.query(
    `select p.id as permission_id, array_agg(g.action order by g.action) as actions
     from role_permissions g join permissions p on p.id = g.permission_id
     where g.role_id = $1 group by p.id, p.position order by p.position`,
    [roleId],
  );
}

export function listScopes(sql: Sql, roleId: number): Promise<ScopeRow[]> {
  return sql.query(
    `select s.id, s.name, s.code from role_scopes r join scopes s on s.id = r.scope_id
     where r.role_id = $1 order by s.id`,
    [roleId],
  );
}
