import type { Sql } from '../../db/database';
import type { Page, ScopeRow } from './store';

export interface MemberRow {
  id: number;
  username: string;
  name: string;
  is_active: boolean;
}

export function listMembers(sql: Sql, roleId: number, { offset, limit }: Page): Promise<MemberRow[]> {
  return sql.query(
    `select u.id, u.username, staff_name(u.last_name, u.first_name, u.middle_name) as name, u.is_active
     from user_roles h join system_users u on u.id = h.user_id where h.role_id = $1
     order by staff_name(u.last_name, u.first_name, u.middle_name) collate "und-x-icu", u.id limit $2 offset $3`,
    [roleId, limit, offset],
  );
}

export function listScopes(sql: Sql, roleId: number): Promise<ScopeRow[]> {
  return sql.query(
    `select s.id, s.name, s.code from role_scopes r join scopes s on s.id = r.scope_id
     where r.role_id = $1::bigint order by s.id`,
    [roleId],
  );
}

export async function pageOfScopes(sql: Sql, search: string, { offset, limit }: Page) {
  const [row] = await sql.query<{ count: number }>(
    `select count(*)::int as count from scopes where position(search_form($1) in search_form(name || ' ' || code)) > 0`,
    [search],
  );
  const scopes = await sql.query<ScopeRow>(
    `select id, name, code from scopes where position(search_form($1) in search_form(name || ' ' || code)) > 0
     order by name collate "und-x-icu", id limit $2 offset $3`,
    [search, limit, offset],
  );
  return { scopes, count: row?.count ?? 0 };
}

export async function countKnownScopes(sql: Sql, ids: readonly number[]): Promise<number> {
  const [row] = await sql.query<{ count: number }>(
    'select count(*)::int as count from scopes where id = any ($1::bigint[])',
    [ids],
  );
  return row?.count ?? 0;
}

/** The scopes that the role did not hold before. */
export async function addScopes(sql: Sql, roleId: number, scopeIds: readonly number[]): Promise<number[]> {
  const rows = await sql.query<{ scope_id: number }>(
    `insert into role_scopes (role_id, scope_id) select $1, * from unnest($2::int[])
     on conflict do nothing returning scope_id`,
    [roleId, scopeIds],
  );
  return rows.map(({ scope_id }) => scope_id);
}

/** Whether the role held it. */
export async function removeScope(sql: Sql, roleId: number, scopeId: number): Promise<boolean> {
  const removed = await sql.query(
    'delete from role_scopes where role_id = $1::bigint and scope_id = $2::bigint returning 1',
    [roleId, scopeId],
  );
  return removed.length > 0;
}
