import type { Policy } from '../../auth/currentUser';
import type { Sql } from '../../db/database';

interface RoleRow {
  id: number;
  name: string;
  description: string;
  is_own: boolean;
}

/** The roles of the system area that give a permission; without an action, any of its actions. */
export function rolesWithPermission(sql: Sql, userId: number, id: string, action?: string): Promise<RoleRow[]> {
  return sql.query(
    `select r.id, r.name, r.description,
       exists (select from user_roles h where h.role_id = r.id and h.user_id = $1) as is_own
     from roles r where exists (
       select from role_permissions p
       where p.role_id = r.id and p.permission_id = $2 and ($3::text is null or p.action = $3))
     order by r.name collate "und-x-icu", r.id`,
    [userId, id, action ?? null],
  );
}

export function rolesWithPolicy(sql: Sql, userId: number, { service, method, endpoint }: Policy): Promise<RoleRow[]> {
  return sql.query(
    `select r.id, r.name, r.description,
       exists (select from service_user_roles h where h.role_id = r.id and h.user_id = $1) as is_own
     from service_roles r where r.service = $2 and exists (
       select from service_policies p where p.role_id = r.id and p.method = $3 and p.endpoint = $4)
     order by r.name collate "und-x-icu", r.id`,
    [userId, service, method, endpoint],
  );
}
