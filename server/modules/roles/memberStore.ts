import type { Sql } from '../../db/database';
import { listOf } from '../../db/list';
import { Where, type Slice } from '../../db/where';
import type { Call } from '../../http/contract';
import type { ScopeRow } from './store';

export interface MemberRow {
  id: number;
  username: string;
  name: string;
  is_active: boolean;
}

const name = 'staff_name(u.last_name, u.first_name, u.middle_name)';

export const members = listOf<MemberRow, Slice & { roleId: number }>({
  id: 'u.id',
  from: 'user_roles h join system_users u on u.id = h.user_id',
  select: `u.id, u.username, ${name} as name, u.is_active`,
  orders: `${name} collate "und-x-icu", u.id`,
  where: { roleId: 'h.role_id' },
});

export function listScopes(sql: Sql, roleId: number): Promise<ScopeRow[]> {
  return sql.query(
    `select s.id, s.name, s.code from role_scopes r join scopes s on s.id = r.scope_id
     where r.role_id = $1::bigint order by s.id`,
    [roleId],
  );
}

export const scopes = listOf<ScopeRow, Call<'listScopes'>['query']>({
  id: 'c.id',
  from: 'scopes c',
  select: 'c.id, c.name, c.code',
  orders: 'c.name collate "und-x-icu", c.id',
  where: ({ search }) => new Where().finds(search, { names: [`c.name || ' ' || c.code`] }),
});

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
