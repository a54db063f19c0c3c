import { daysAgo, timestampOf, type Clock } from '../shared/clock';
import type { Sql } from '../db/database';
import { customRoles, people } from './demoStaff';

/**
 * The staff beside the starter accounts, with roles that an administrator has made, in all three areas. The same rows
 * every day; everybody has the password of the starter accounts.
 */
export async function seedStaff(sql: Sql, clock: Clock): Promise<void> {
  const ago = (days: number) => timestampOf(daysAgo(clock, days));
  await seedRoles(sql, ago(120));
  // One digest for all: a digest each would take the start a second and more.
  await sql.query(
    `insert into system_users (username, password_hash, first_name, last_name, middle_name, phone, email, user_type,
       branch, is_active, last_login, created_at, updated_at)
     select p.username, d.password_hash, p.first_name, p.last_name, p.middle_name, p.phone,
       p.username || '@divan.example', p.user_type, p.branch, p.is_active, p.last_login::timestamp,
       p.created_at::timestamp, p.created_at::timestamp
     from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[], $8::boolean[],
       $9::text[], $10::text[])
       with ordinality as p (username, first_name, last_name, middle_name, phone, user_type, branch, is_active,
         last_login, created_at, position),
       (select password_hash from system_users where username = 'moderator') d
     order by p.position`,
    [
      people.map(({ username }) => username),
      people.map(({ firstName }) => firstName),
      people.map(({ lastName }) => lastName),
      people.map(({ middleName }) => middleName),
      people.map(({ phone }) => phone),
      people.map(({ userType }) => userType),
      people.map(({ branch }) => branch),
      people.map(({ isActive }) => isActive),
      people.map(({ lastLogin }) => (lastLogin === undefined ? null : ago(lastLogin))),
      people.map(({ begun }) => ago(begun)),
    ],
  );
  await seedHoldings(sql, ago(60));
}

async function seedRoles(sql: Sql, at: string) {
  for (const { name, description, permissions, scopes, services } of customRoles) {
    const [role] = await sql.query<{ id: number }>(
      'insert into roles (name, description, created_at) values ($1, $2, $3) returning id',
      [name, description, at],
    );
    await sql.query(
      `insert into role_permissions (role_id, permission_id, action)
       select $1, split_part(held, '.', 1), split_part(held, '.', 2) from unnest($2::text[]) held`,
      [role?.id, permissions],
    );
    await sql.query(
      'insert into role_scopes (role_id, scope_id) select $1, id from scopes where code = any ($2::text[])',
      [role?.id, scopes],
    );
    await sql.query(
      `insert into service_roles (service, name, description, created_at) select s, $2, $3, $4 from unnest($1::text[]) s`,
      [services, name, description, at],
    );
  }
}

/** People of a starter role hold it in all three areas; people of a custom role in those that have it. */
async function seedHoldings(sql: Sql, at: string) {
  const held = people.flatMap(({ username, roles }) => roles.map((role) => ({ username, role })));
  const values = [held.map(({ username }) => username), held.map(({ role }) => role)];
  await sql.query(
    `insert into user_roles (user_id, role_id, position)
     select u.id, r.id, h.position from unnest($1::text[], $2::text[]) with ordinality as h (username, role, position)
       join system_users u on u.username = h.username join roles r on r.name = h.role`,
    values,
  );
  await sql.query(
    `insert into service_user_roles (user_id, role_id, created_at)
     select u.id, s.id, $3::timestamp from unnest($1::text[], $2::text[]) as h (username, role)
       join system_users u on u.username = h.username join service_roles s on lower(s.name) = lower(h.role)
     order by s.id, u.id`,
    [...values, at],
  );
}
