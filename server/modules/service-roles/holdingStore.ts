import type { PolicyService } from '../../auth/currentUser';
import type { Sql } from '../../db/database';
import type { HoldingRow, Page } from './store';

export interface HoldingFilter {
  userId?: number;
  role?: string;
  /** Every one of these words stands in the name or the user name. */
  words: readonly string[];
}

const holdings = `service_user_roles h join service_roles r on r.id = h.role_id join system_users u on u.id = h.user_id`;
const columns = `h.id, h.user_id, u.username, u.last_name || ' ' || u.first_name as name, u.is_active, r.id as role_id,
  r.name as role`;
const found = `r.service = $1 and u.deleted_at is null and ($2::bigint is null or h.user_id = $2)
  and ($3::text is null or lower(r.name) = lower($3))
  and not exists (
    select from unnest($4::text[]) word
    where position(search_form(word) in search_form(u.last_name || ' ' || u.first_name || ' ' || u.username)) = 0)`;

export async function listHoldings(sql: Sql, service: PolicyService, filter: HoldingFilter, page: Page) {
  const values = [service, filter.userId ?? null, filter.role ?? null, filter.words];
  const [row] = await sql.query<{ count: number }>(
    `select count(*)::int as count from ${holdings} where ${found}`,
    values,
  );
  const rows = await sql.query<HoldingRow>(
    `select ${columns} from ${holdings} where ${found}
     order by u.last_name collate "und-x-icu", u.first_name collate "und-x-icu", h.id limit $5 offset $6`,
    [...values, page.limit, page.offset],
  );
  return { rows, count: row?.count ?? 0 };
}

export async function findHolding(sql: Sql, service: PolicyService, id: number): Promise<HoldingRow | undefined> {
  const [row] = await sql.query<HoldingRow>(
    `select ${columns} from ${holdings} where r.service = $1 and h.id = $2::bigint and u.deleted_at is null`,
    [service, id],
  );
  return row;
}

/** What a person holds of one role; the role by its name. */
export async function findHoldingOf(sql: Sql, service: PolicyService, userId: number, role: string) {
  const { rows } = await listHoldings(sql, service, { userId, role, words: [] }, { offset: 0, limit: 1 });
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
  const [row] = await sql.query<{ id: number; user_type: 'system' | 'merchant' }>(
    'select id, user_type from system_users where id = $1::bigint and deleted_at is null',
    [id],
  );
  return row;
}
