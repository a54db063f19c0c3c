import type { Sql } from '../../db/database';
import { listOf } from '../../db/list';
import { Where } from '../../db/where';
import type { Call, Reply } from '../../http/contract';
import type { Policy } from '../../auth/currentUser';

export interface PermissionRow<Action = string> {
  id: string;
  name: { ru: string; en: string; uz: string };
  actions: Action[];
  /** Those that wait for another person when people come by them. */
  sensitive_actions: Action[];
  is_builtin: boolean;
  roles_count: number;
  version: number;
}

const columns = `p.id, json_build_object('ru', p.name_ru, 'en', p.name_en, 'uz', p.name_uz) as name, p.actions,
  case when access_confirmation_is_on() then p.sensitive_actions else '{}' end as sensitive_actions, p.is_builtin,
  (select count(distinct g.role_id)::int from role_permissions g where g.permission_id = p.id) as roles_count, p.version`;

export const permissions = listOf<Reply<'listPermissions'>['permissions'][number], Call<'listPermissions'>['query']>({
  id: 'p.id',
  from: 'permissions p',
  select: columns,
  orders: 'p.position',
  where: ({ search }) =>
    new Where().finds(search, { names: [`p.id || ' ' || p.name_ru || ' ' || p.name_en || ' ' || p.name_uz`] }),
});

export async function findPermission<Action>(sql: Sql, id: string): Promise<PermissionRow<Action> | undefined> {
  const [row] = await sql.query<PermissionRow<Action>>(`select ${columns} from permissions p where p.id = $1`, [id]);
  return row;
}

/** Those among the ids that are in the catalogue. */
export function findPermissions(sql: Sql, ids: readonly string[]) {
  return sql.query<Pick<PermissionRow, 'id' | 'actions' | 'is_builtin'>>(
    'select id, actions, is_builtin from permissions where id = any ($1::text[])',
    [ids],
  );
}

export async function insertPermission(
  sql: Sql,
  { id, name, actions }: Pick<PermissionRow, 'id' | 'name' | 'actions'>,
) {
  await sql.query(
    `insert into permissions (id, position, name_ru, name_en, name_uz, actions)
     values ($1, (select coalesce(max(position), 0) + 1 from permissions), $2, $3, $4, $5)`,
    [id, name.ru, name.en, name.uz, actions],
  );
}

export async function savePermission(sql: Sql, { id, name, actions }: Pick<PermissionRow, 'id' | 'name' | 'actions'>) {
  await sql.query(
    `update permissions set name_ru = $2, name_en = $3, name_uz = $4, actions = $5, version = version + 1 where id = $1`,
    [id, name.ru, name.en, name.uz, actions],
  );
}

export async function deletePermission(sql: Sql, id: string): Promise<void> {
  await sql.query('delete from permissions where id = $1', [id]);
}

/** The actions of a permission that some role holds. */
export async function heldActions(sql: Sql, id: string): Promise<string[]> {
  const rows = await sql.query<{ action: string }>(
    'select distinct action from role_permissions where permission_id = $1 order by action',
    [id],
  );
  return rows.map(({ action }) => action);
}

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
