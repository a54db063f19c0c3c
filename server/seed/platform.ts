import { hashPassword } from '../auth/passwords';
import { timestamp, type Clock } from '../clock';
import type { Sql } from '../db/connect';
import { demoPassword, demoUsers } from './demoUsers';
import { grants, permissionIds, roleNames, type RoleName } from './roleMatrix';

const descriptions: Record<RoleName, string> = {
  moderator: 'Проверка инвесторов и заявок',
  kam: 'Менеджер по работе с партнёрами',
  hunter: 'Менеджер по привлечению партнёров',
  accountant: 'Бухгалтерия',
  administrator: 'Директор',
  director: 'Исполнительный директор',
};
const idOf = (role: RoleName) => roleNames.indexOf(role) + 1;

/** Roles with their permissions and the demo accounts. */
export async function seedPlatform(sql: Sql, clock: Clock): Promise<void> {
  const now = timestamp(clock);
  await sql.query(
    'insert into permissions (id, position) select id, position from unnest($1::text[]) with ordinality as p (id, position)',
    [permissionIds],
  );
  await sql.query(
    `insert into roles (id, name, description, created_at)
     select position, name, description, $3::timestamp
     from unnest($1::text[], $2::text[]) with ordinality as r (name, description, position)`,
    [roleNames, roleNames.map((role) => descriptions[role]), now],
  );
  const held = grants();
  await sql.query(
    `insert into role_permissions (role_id, permission_id, action)
     select * from unnest($1::int[], $2::text[], $3::text[])`,
    [held.map(({ role }) => idOf(role)), held.map(({ permission }) => permission), held.map(({ action }) => action)],
  );
  await seedUsers(sql, now);
  for (const table of ['roles', 'system_users'])
    await sql.query(`select setval(pg_get_serial_sequence($1, 'id'), 100)`, [table]);
}

async function seedUsers(sql: Sql, now: string) {
  const digests = await Promise.all(demoUsers.map(() => hashPassword(demoPassword)));
  await sql.query(
    `insert into system_users (id, username, password_hash, first_name, last_name, user_type, is_active, created_at)
     select position, username, password_hash, first_name, last_name, user_type, is_active, $7::timestamp
     from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::boolean[])
       with ordinality as u (username, password_hash, first_name, last_name, user_type, is_active, position)`,
    [
      demoUsers.map(({ username }) => username),
      digests,
      demoUsers.map(({ firstName }) => firstName),
      demoUsers.map(({ lastName }) => lastName),
      demoUsers.map(({ userType }) => userType ?? 'system'),
      demoUsers.map(({ disabled }) => !disabled),
      now,
    ],
  );
  const members = demoUsers.flatMap(({ roles }, at) =>
    roles.map((role, position) => ({ userId: at + 1, role, position })),
  );
  await sql.query(
    'insert into user_roles (user_id, role_id, position) select * from unnest($1::int[], $2::int[], $3::int[])',
    [
      members.map(({ userId }) => userId),
      members.map(({ role }) => idOf(role)),
      members.map(({ position }) => position),
    ],
  );
}
