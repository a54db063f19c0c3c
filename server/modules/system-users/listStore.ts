import type { Reply } from '../../http/contract';
import type { Sql } from '../../db/connect';

type Row = Reply<'listSystemUsers'>['users'][number];

export interface UserFilter {
  words: readonly string[];
  roleId?: number;
  userType?: Row['user_type'];
  isActive?: boolean;
}

/** Equal values are told apart by the id, so that no page repeats or misses a row. */
const orders = {
  name: 'staff_name(u.last_name, u.first_name, u.middle_name) collate "und-x-icu", u.id',
  '-name': 'staff_name(u.last_name, u.first_name, u.middle_name) collate "und-x-icu" desc, u.id desc',
  username: 'u.username collate "C", u.id',
  '-username': 'u.username collate "C" desc, u.id desc',
  last_login: 'u.last_login nulls first, u.id',
  '-last_login': 'u.last_login desc nulls last, u.id desc',
  created_at: 'u.created_at, u.id',
  '-created_at': 'u.created_at desc, u.id desc',
};
export type UserOrder = keyof typeof orders;

const found = `u.deleted_at is null
  and ($1::bigint is null or exists (select from user_roles h where h.user_id = u.id and h.role_id = $1))
  and ($2::text is null or u.user_type = $2)
  and ($3::boolean is null or u.is_active = $3)
  and not exists (
    select from unnest($4::text[]) word
    where position(search_form(word) in search_form(staff_name(u.last_name, u.first_name, u.middle_name) || ' '
      || u.username || ' ' || coalesce(u.phone, '') || ' ' || coalesce(u.email, ''))) = 0)`;

const values = ({ roleId, userType, isActive, words }: UserFilter) => [
  roleId ?? null,
  userType ?? null,
  isActive ?? null,
  words,
];

export async function countUsers(sql: Sql, filter: UserFilter): Promise<number> {
  const [row] = await sql.query<{ count: number }>(
    `select count(*)::int as count from system_users u where ${found}`,
    values(filter),
  );
  return row?.count ?? 0;
}

export function pageOfUsers(
  sql: Sql,
  filter: UserFilter,
  { order, offset, limit }: { order: UserOrder; offset: number; limit: number },
): Promise<Row[]> {
  return sql.query(
    `select u.id, u.username, staff_name(u.last_name, u.first_name, u.middle_name) as name, u.phone, u.user_type,
       coalesce(
         (select json_agg(json_build_object('id', r.id, 'name', r.name) order by h.position, r.id)
          from user_roles h join roles r on r.id = h.role_id where h.user_id = u.id), '[]') as roles,
       u.is_active, u.last_login, u.created_at
     from system_users u where ${found} order by ${orders[order]} limit $5 offset $6`,
    [...values(filter), limit, offset],
  );
}
