import { roleNames, type RoleName } from '../auth/permissions';
import { sensitiveActions } from '../auth/sensitiveRights';
import { hashPassword } from '../auth/passwords';
import { timestamp, type Clock } from '../shared/clock';
import type { Sql } from '../db/database';
import { isEmpty } from '../db/isEmpty';
import { demoPassword, demoUsers } from './demoUsers';
import { permissionIds } from './permissionIds';
import { grants, permissionSeeds } from './permissions';
import { scopes } from './scopes';

const descriptions: Record<RoleName, string> = {
  moderator: 'Проверка инвесторов и заявок',
  kam: 'Менеджер по работе с партнёрами',
  hunter: 'Менеджер по привлечению партнёров',
  accountant: 'Бухгалтерия',
  administrator: 'Директор',
  director: 'Исполнительный директор',
};
const idOf = (role: RoleName) => roleNames.indexOf(role) + 1;

/** Starter roles and demo accounts. */
export async function seedPlatform(sql: Sql, clock: Clock): Promise<void> {
  await seedRoles(sql, timestamp(clock));
  await seedDemoAccounts(sql, clock);
}

/** The demo accounts, in roles and namesakes of roles that are there. */
async function seedDemoAccounts(sql: Sql, clock: Clock): Promise<void> {
  const now = timestamp(clock);
  await seedUsers(sql, now);
  await sql.query(
    `insert into service_user_roles (user_id, role_id, created_at)
     select h.user_id, s.id, $1::timestamp
     from user_roles h join roles r on r.id = h.role_id join service_roles s on lower(s.name) = lower(r.name)
     order by s.id, h.user_id`,
    [now],
  );
  await sql.query(`select setval(pg_get_serial_sequence('system_users', 'id'), 100)`);
}

/** The starter roles with their permissions and scopes, and their namesakes in both services, where there are no rights yet. */
export async function seedRoles(sql: Sql, now: string): Promise<void> {
  if (!(await isEmpty(sql, 'permissions'))) return;
  const held = grants();
  await seedPermissions(sql, held);
  await sql.query(
    `insert into roles (id, name, description, created_at)
     select position, name, description, $3::timestamp
     from unnest($1::text[], $2::text[]) with ordinality as r (name, description, position)`,
    [roleNames, roleNames.map((role) => descriptions[role]), now],
  );
  await sql.query(
    `insert into role_permissions (role_id, permission_id, action)
     select * from unnest($1::int[], $2::text[], $3::text[])`,
    [held.map(({ role }) => idOf(role)), held.map(({ permission }) => permission), held.map(({ action }) => action)],
  );
  await seedScopes(sql);
  await seedServiceRoles(sql, now);
  for (const table of ['roles', 'scopes', 'service_roles'])
    await sql.query(`select setval(pg_get_serial_sequence($1, 'id'), 100)`, [table]);
}

/** What somebody holds can be granted; nothing else means anything. */
async function seedPermissions(sql: Sql, held: ReturnType<typeof grants>) {
  const actionsOf = (id: string) => [
    ...new Set(held.filter(({ permission }) => permission === id).map(({ action }) => action)),
  ];
  await sql.query(
    `insert into permissions (id, position, name_ru, name_en, name_uz, actions, sensitive_actions, is_builtin)
     select id, position, name_ru, name_en, name_uz, string_to_array(actions, ','), string_to_array(sensitive, ','), true
     from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[])
       with ordinality as p (id, name_ru, name_en, name_uz, actions, sensitive, position)`,
    [
      permissionIds,
      ...[0, 1, 2].map((language) => permissionIds.map((id) => permissionSeeds[id].names[language])),
      permissionIds.map((id) => actionsOf(id).join(',')),
      permissionIds.map((id) => sensitiveActions(id, actionsOf(id)).join(',')),
    ],
  );
}

/** The administrator holds every scope, and so may hand each on. */
async function seedScopes(sql: Sql) {
  await sql.query(
    `insert into scopes (id, name, code)
     select position, name, code from unnest($1::text[], $2::text[]) with ordinality as s (name, code, position)`,
    [scopes.map(([name]) => name), scopes.map(([, code]) => code)],
  );
  await sql.query('insert into role_scopes (role_id, scope_id) select $1, id from scopes', [idOf('administrator')]);
}

/** Both services have a namesake of each role; its policies are given at the start. */
async function seedServiceRoles(sql: Sql, now: string) {
  await sql.query(
    `insert into service_roles (id, service, name, description, created_at)
     select r.id + s.first, s.service, case r.name when 'kam' then 'KAM' else r.name end, r.description, $2::timestamp
     from roles r, (values ('payment', 0), ('investment', $1::int)) as s (service, first)`,
    [roleNames.length, now],
  );
}

async function seedUsers(sql: Sql, now: string) {
  const digests = await Promise.all(demoUsers.map(() => hashPassword(demoPassword)));
  await sql.query(
    `insert into system_users (id, username, password_hash, first_name, last_name, user_type, is_active, phone, email,
       created_at, updated_at)
     select position, username, password_hash, first_name, last_name, user_type, is_active,
       '99890' || 1000000 + position * 111317, username || '@divan.example', $7::timestamp, $7::timestamp
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
