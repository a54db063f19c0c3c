import type { Call, Reply } from '../../http/contract';
import type { Sql } from '../../db/database';
import { listOf } from '../../db/list';
import { Where } from '../../db/where';
import type { HistoryRow } from '../../shared/auditTrail';

export type User = Omit<Reply<'updateSystemUser'>, 'access_change_id'>;
type Known = Reply<'getSystemUser'>;

const roles = `coalesce(
         (select json_agg(json_build_object('id', r.id, 'name', r.name) order by h.position, r.id)
          from user_roles h join roles r on r.id = h.role_id where h.user_id = u.id), '[]') as roles`;

/** Who somebody of the staff is, while his account is open; what may be null is null. */
export async function findKnown(sql: Sql, id: number): Promise<Known | undefined> {
  const [user] = await sql.query<Known>(
    `select u.id, staff_name(u.last_name, u.first_name, u.middle_name) as name, ${roles},
       null as middle_name, null as phone, null as email, null as branch, null as region_id, null as last_login
     from system_users u where u.id = $1::bigint and u.is_active and u.deleted_at is null and u.user_type <> 'merchant'`,
    [id],
  );
  return user;
}

export async function findUser(sql: Sql, id: number): Promise<User | undefined> {
  const [user] = await sql.query<User>(
    `select u.id, u.version, u.username, staff_name(u.last_name, u.first_name, u.middle_name) as name, u.first_name,
       u.last_name, u.middle_name, u.phone, u.email, u.user_type,
       array(select h.role_id from user_roles h where h.user_id = u.id order by h.position, h.role_id) as role_ids,
       ${roles},
       u.branch, u.region_id, u.is_active, u.must_change_password,
       exists (select from second_factors f where f.user_id = u.id and f.confirmed_at is not null) as has_second_factor,
       access_confirmation_is_on() and exists (select from sensitive_holdings s where s.user_id = u.id) as needs_confirmation,
       u.last_login, u.created_at, u.updated_at
     from system_users u where u.id = $1::bigint and u.deleted_at is null`,
    [id],
  );
  return user;
}

/** The user as he stands, locked until the end of the transaction. */
export async function lockUser(sql: Sql, id: number): Promise<User | undefined> {
  await sql.query('select id from system_users where id = $1::bigint for no key update', [id]);
  return findUser(sql, id);
}

/** A history in which roles go by their names; one that is gone keeps its number. */
export async function nameRoles<Row extends Pick<HistoryRow, 'field' | 'old' | 'new'>>(
  sql: Sql,
  history: Row[],
): Promise<Row[]> {
  if (!history.some(({ field }) => field === 'role_ids')) return history;
  const roles = await sql.query<{ id: number; name: string }>('select id, name from roles', []);
  const names = new Map(roles.map(({ id, name }) => [String(id), name]));
  const say = (ids: string | null) =>
    ids &&
    ids
      .split(',')
      .map((id) => names.get(id) ?? id)
      .join(', ');
  return history.map((row) => (row.field === 'role_ids' ? { ...row, old: say(row.old), new: say(row.new) } : row));
}

/** A user name is taken for good, also by an account that was removed. */
export async function usernameIsTaken(sql: Sql, username: string): Promise<boolean> {
  return (await sql.query('select 1 from system_users where username = $1', [username])).length > 0;
}

export interface NewUser extends Pick<
  User,
  | 'username'
  | 'first_name'
  | 'last_name'
  | 'middle_name'
  | 'phone'
  | 'email'
  | 'user_type'
  | 'branch'
  | 'region_id'
  | 'is_active'
> {
  passwordHash: string;
}

export async function insertUser(sql: Sql, user: NewUser, at: string): Promise<number> {
  const [row] = await sql.query<{ id: number }>(
    `insert into system_users (username, password_hash, first_name, last_name, middle_name, phone, email, user_type,
       branch, region_id, is_active, must_change_password, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, true, $12, $12) returning id`,
    [
      ...[user.username, user.passwordHash, user.first_name, user.last_name, user.middle_name, user.phone],
      ...[user.email, user.user_type, user.branch, user.region_id, user.is_active, at],
    ],
  );
  return row!.id; // an insert without a condition
}

export async function saveUser(sql: Sql, user: User, at: string): Promise<void> {
  await sql.query(
    `update system_users set first_name = $2, last_name = $3, middle_name = $4, phone = $5, email = $6, user_type = $7,
       branch = $8, region_id = $9, is_active = $10, version = version + 1, updated_at = $11 where id = $1`,
    [
      ...[user.id, user.first_name, user.last_name, user.middle_name, user.phone, user.email, user.user_type],
      ...[user.branch, user.region_id, user.is_active, at],
    ],
  );
}

/** The account is closed for good; whatever names it goes on doing so. */
export async function removeUser(sql: Sql, id: number, at: string): Promise<void> {
  await sql.query(
    `update system_users set is_active = false, deleted_at = $2, version = version + 1, updated_at = $2 where id = $1`,
    [id, at],
  );
  await sql.query('delete from user_roles where user_id = $1', [id]);
  await sql.query('delete from service_user_roles where user_id = $1', [id]);
}

/** The whole set, in this order: the first names the person in the header. */
export async function setRoles(sql: Sql, id: number, roleIds: readonly number[]): Promise<void> {
  await sql.query('delete from user_roles where user_id = $1', [id]);
  await sql.query(
    `insert into user_roles (user_id, role_id, position)
     select $1, role_id, position from unnest($2::int[]) with ordinality as r (role_id, position)`,
    [id, roleIds],
  );
}

/** The numbers of roles by their names, in the order of the names. */
export async function rolesByName(sql: Sql, names: readonly string[]): Promise<number[]> {
  const rows = await sql.query<{ id: number }>(
    `select r.id from unnest($1::text[]) with ordinality as n (name, position) join roles r on r.name = n.name
     order by n.position`,
    [names],
  );
  return rows.map(({ id }) => id);
}

/** Gives a person those roles of the other services that are called as the own ones. */
export async function serveInNamesakes(sql: Sql, id: number, at: string): Promise<void> {
  await sql.query(
    `insert into service_user_roles (user_id, role_id, created_at)
     select h.user_id, s.id, $2::timestamp
     from user_roles h join roles r on r.id = h.role_id join service_roles s on lower(s.name) = lower(r.name)
     where h.user_id = $1 order by s.id`,
    [id, at],
  );
}

/** The change of the roles alone, for the version to grow with. */
export async function touchUser(sql: Sql, id: number, at: string): Promise<void> {
  await sql.query('update system_users set version = version + 1, updated_at = $2 where id = $1', [id, at]);
}

export async function countKnownRoles(sql: Sql, ids: readonly number[]): Promise<number> {
  const [row] = await sql.query<{ count: number }>(
    'select count(*)::int as count from roles where id = any ($1::bigint[])',
    [ids],
  );
  return row?.count ?? 0;
}

export async function regionExists(sql: Sql, id: number): Promise<boolean> {
  return (await sql.query('select 1 from regions where id = $1::bigint', [id])).length > 0;
}

type Row = Reply<'listSystemUsers'>['users'][number];

const name = 'staff_name(u.last_name, u.first_name, u.middle_name)';

export const systemUsers = listOf<Row, Call<'listSystemUsers'>['query']>({
  id: 'u.id',
  from: 'system_users u',
  select: `u.id, u.username, ${name} as name, u.phone, u.user_type,
    coalesce(
      (select json_agg(json_build_object('id', r.id, 'name', r.name) order by h.position, r.id)
       from user_roles h join roles r on r.id = h.role_id where h.user_id = u.id), '[]') as roles,
    u.is_active, u.last_login, u.created_at`,
  orders: {
    name: `${name} collate "und-x-icu"`,
    username: 'u.username collate "C"',
    last_login: 'u.last_login nulls first',
    created_at: 'u.created_at',
  },
  where: ({ role_id, user_type, status, search }) =>
    new Where()
      .and('u.deleted_at is null')
      .when(role_id, 'exists (select from user_roles h where h.user_id = u.id and h.role_id = $::bigint)')
      .when(user_type, 'u.user_type = $')
      .when(status && status === 'active', 'u.is_active = $')
      .finds(search, { id: 'u.id', names: [name, 'u.username', `coalesce(u.email, '')`], digits: 'u.phone' }),
});
