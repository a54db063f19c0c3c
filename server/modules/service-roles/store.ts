import type { PolicyService } from '../../auth/currentUser';
import type { Sql } from '../../db/database';
import { listOf } from '../../db/list';
import { Where, type Slice } from '../../db/where';

export interface RoleRow {
  id: number;
  name: string;
  description: string;
  users_count: number;
  policies_count: number;
  is_own: boolean;
  needs_confirmation: boolean;
}
export interface HoldingRow {
  id: number;
  user_id: number;
  username: string;
  name: string;
  is_active: boolean;
  role_id: number;
  role: string;
}
export interface PolicyRow<Method = string> {
  method: Method;
  endpoint: string;
}

const roleColumns = `r.id, r.name, r.description,
  (select count(*)::int from service_user_roles h join system_users u on u.id = h.user_id
   where h.role_id = r.id and u.deleted_at is null) as users_count,
  (select count(*)::int from service_policies p where p.role_id = r.id) as policies_count,
  exists (select from service_user_roles h where h.role_id = r.id and h.user_id = caller.id) as is_own,
  access_confirmation_is_on() and exists (select from sensitive_policies p where p.role_id = r.id) as needs_confirmation`;

interface OfService extends Slice {
  service: PolicyService;
}

/** Every role of a service, and whether the caller has it. */
export const roles = listOf<RoleRow, OfService & { search?: string }, never, { userId: number }>({
  id: 'r.id',
  from: (bind, { userId }) => `service_roles r cross join (select ${bind(userId)}::bigint as id) caller`,
  counted: () => 'service_roles r',
  select: roleColumns,
  orders: 'r.name collate "und-x-icu", r.id',
  where: ({ service, search }) =>
    new Where().when(service, 'r.service = $').finds(search, { names: [`r.name || ' ' || r.description`] }),
});

/** A role by its number, or by its name in any case of letters. */
export async function findRole(
  sql: Sql,
  service: PolicyService,
  userId: number,
  key: number | string,
): Promise<RoleRow | undefined> {
  const [role] = await sql.query<RoleRow>(
    `select ${roleColumns} from service_roles r cross join (select $2::bigint as id) caller
     where r.service = $1 and (r.id = $3::bigint or lower(r.name) = lower($4))`,
    [service, userId, typeof key === 'number' ? key : null, typeof key === 'string' ? key : null],
  );
  return role;
}

export async function insertRole(sql: Sql, service: PolicyService, name: string, description: string, at: string) {
  const [row] = await sql.query<{ id: number }>(
    'insert into service_roles (service, name, description, created_at) values ($1, $2, $3, $4) returning id',
    [service, name, description, at],
  );
  return row!.id; // an insert without a condition
}

export async function deleteRole(sql: Sql, id: number): Promise<void> {
  await sql.query('delete from service_user_roles where role_id = $1', [id]);
  await sql.query('delete from service_roles where id = $1', [id]);
}

export function listPolicies<Method>(sql: Sql, roleId: number): Promise<PolicyRow<Method>[]> {
  return sql.query(
    'select method, endpoint from service_policies where role_id = $1 order by endpoint collate "C", method',
    [roleId],
  );
}

/** The calls of a service, as policies name them, that are handed on only with a second person. */
export async function listSensitive(sql: Sql, service: PolicyService): Promise<Set<string>> {
  const rows = await sql.query<{ policy: string }>(
    `select method || ' ' || endpoint as policy from sensitive_endpoints
     where service = $1 and access_confirmation_is_on()`,
    [service],
  );
  return new Set(rows.map(({ policy }) => policy));
}

/** Whether it was not there before. */
export async function addPolicy(sql: Sql, roleId: number, { method, endpoint }: PolicyRow): Promise<boolean> {
  const added = await sql.query(
    'insert into service_policies (role_id, method, endpoint) values ($1, $2, $3) on conflict do nothing returning 1',
    [roleId, method, endpoint],
  );
  return added.length > 0;
}

/** Whether it was there. */
export async function removePolicy(sql: Sql, roleId: number, { method, endpoint }: PolicyRow): Promise<boolean> {
  const removed = await sql.query(
    'delete from service_policies where role_id = $1 and method = $2 and endpoint = $3 returning 1',
    [roleId, method, endpoint],
  );
  return removed.length > 0;
}

interface HoldingQuery extends OfService {
  id?: number;
  userId?: number;
  role?: string;
  /** Looked for in the name and the user name. */
  search?: string;
}

export const holdings = listOf<HoldingRow, HoldingQuery>({
  id: 'h.id',
  from: `service_user_roles h join service_roles r on r.id = h.role_id
    join system_users u on u.id = h.user_id and u.deleted_at is null`,
  select: `h.id, h.user_id, u.username, u.last_name || ' ' || u.first_name as name, u.is_active, r.id as role_id,
    r.name as role`,
  orders: 'u.last_name collate "und-x-icu", u.first_name collate "und-x-icu", h.id',
  where: ({ service, id, userId, role, search }) =>
    new Where()
      .when(service, 'r.service = $')
      .when(id, 'h.id = $::bigint')
      .when(userId, 'h.user_id = $::bigint')
      .when(role, 'lower(r.name) = lower($)')
      .finds(search, { names: [`u.last_name || ' ' || u.first_name || ' ' || u.username`] }),
});

/** By its own number, or by the person and the name of the role. */
export async function findHolding(
  sql: Sql,
  which: { service: PolicyService } & ({ id: number } | { userId: number; role: string }),
): Promise<HoldingRow | undefined> {
  const { rows } = await holdings.list(sql, { ...which, offset: 0, limit: 1 });
  return rows[0];
}

/** Whether the person did not hold the role before. */
export async function addHolding(sql: Sql, userId: number, roleId: number, at: string): Promise<boolean> {
  const added = await sql.query(
    `insert into service_user_roles (user_id, role_id, created_at) values ($1, $2, $3)
     on conflict do nothing returning 1`,
    [userId, roleId, at],
  );
  return added.length > 0;
}

export async function removeHolding(sql: Sql, id: number): Promise<void> {
  await sql.query('delete from service_user_roles where id = $1', [id]);
}

export async function findPerson(sql: Sql, id: number) {
  const [row] = await sql.query<{ id: number; username: string; user_type: 'system' | 'merchant' }>(
    'select id, username, user_type from system_users where id = $1::bigint and deleted_at is null',
    [id],
  );
  return row;
}
