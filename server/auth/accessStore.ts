import type { PolicyService } from './currentUser';
import type { Sql } from '../db/database';
import { administering, areas, type Area } from './accessRules';

export interface Named {
  id: number;
  name: string;
}

/** The people who administer an area, by their names. */
export function listAdministrators(sql: Sql, area: Area, limit: number): Promise<Named[]> {
  return sql.query(
    `select u.id, u.last_name || ' ' || u.first_name as name from system_users u
     where u.is_active and u.user_type = 'system'
       and cardinality($3::text[]) = (
         select count(distinct p.action) from user_roles h join role_permissions p on p.role_id = h.role_id
         where h.user_id = u.id and p.permission_id = $2 and p.action = any ($3::text[]))
       and not exists (
         select from service_endpoints e
         where e.service = $1 and $2 = any (select split_part(p, '.', 1) from unnest(e.permissions) p) and not exists (
           select from service_user_roles h join service_roles r on r.id = h.role_id and r.service = e.service
             join service_policies p on p.role_id = r.id and p.method = e.method and p.endpoint = e.endpoint
           where h.user_id = u.id))
     order by staff_name(u.last_name, u.first_name, u.middle_name) collate "und-x-icu", u.id limit $4`,
    [area, areas[area], administering, limit],
  );
}

/** What a person holds through all roles of the system area, as `id.action`. */
export async function permissionsOf(sql: Sql, userId: number): Promise<Set<string>> {
  const rows = await sql.query<{ held: string }>(
    `select distinct p.permission_id || '.' || p.action as held
     from user_roles h join role_permissions p on p.role_id = h.role_id where h.user_id = $1`,
    [userId],
  );
  return new Set(rows.map(({ held }) => held));
}

export async function permissionsOfRoles(sql: Sql, roleIds: readonly number[]): Promise<string[]> {
  const rows = await sql.query<{ held: string }>(
    `select distinct permission_id || '.' || action as held from role_permissions where role_id = any ($1::bigint[])`,
    [roleIds],
  );
  return rows.map(({ held }) => held);
}

export async function scopesOf(sql: Sql, userId: number): Promise<Set<number>> {
  const rows = await sql.query<{ id: number }>(
    `select distinct s.scope_id as id from user_roles h join role_scopes s on s.role_id = h.role_id where h.user_id = $1`,
    [userId],
  );
  return new Set(rows.map(({ id }) => id));
}

/** What a person holds through all roles of one service, as `METHOD /endpoint`. */
export async function policiesOf(sql: Sql, service: PolicyService, userId: number): Promise<Set<string>> {
  const rows = await sql.query<{ held: string }>(
    `select distinct p.method || ' ' || p.endpoint as held
     from service_user_roles h join service_roles r on r.id = h.role_id join service_policies p on p.role_id = r.id
     where h.user_id = $1 and r.service = $2`,
    [userId, service],
  );
  return new Set(rows.map(({ held }) => held));
}

/** What a person holds in both services, as `service METHOD /endpoint`. */
export async function allPoliciesOf(sql: Sql, userId: number): Promise<Set<string>> {
  const rows = await sql.query<{ held: string }>(
    `select distinct r.service || ' ' || p.method || ' ' || p.endpoint as held
     from service_user_roles h join service_roles r on r.id = h.role_id join service_policies p on p.role_id = r.id
     where h.user_id = $1`,
    [userId],
  );
  return new Set(rows.map(({ held }) => held));
}

/** What roles of the services hold together, as `service METHOD /endpoint`: these roles, and all of one name. */
export async function policiesOfRoles(
  sql: Sql,
  roleIds: Readonly<Record<PolicyService, readonly number[]>>,
  name: string | undefined,
): Promise<Set<string>> {
  const rows = await sql.query<{ held: string }>(
    `select distinct r.service || ' ' || p.method || ' ' || p.endpoint as held
     from service_roles r join service_policies p on p.role_id = r.id
     where (r.service = 'payment' and r.id = any ($1::bigint[]))
        or (r.service = 'investment' and r.id = any ($2::bigint[]))
        or lower(r.name) = lower($3)`,
    [roleIds.payment, roleIds.investment, name ?? null],
  );
  return new Set(rows.map(({ held }) => held));
}

export async function lockAccess(sql: Sql): Promise<void> {
  await sql.query(`select pg_advisory_xact_lock(hashtextextended('access', 0))`, []);
}
