import type { Sql } from '../db/connect';
import { unauthorized } from '../problem';
import type { AccessClaims } from './accessToken';

/** Who calls, read from the database at each request, so that a lost right or a closed account works at once. */
export interface SignedInUser {
  id: number;
  username: string;
  name: string;
  userType: 'system' | 'merchant';
  roleIds: readonly number[];
  /** `id.action` of every role together. */
  permissions: ReadonlySet<string>;
  /** Identity of the session, the family of refresh tokens. */
  sessionId: string;
}

interface Row {
  username: string;
  name: string;
  user_type: 'system' | 'merchant';
  role_ids: number[];
  permissions: string[];
}

/** The user of an access token; 401 when the session is over or the account is closed. */
export async function readCurrentUser(sql: Sql, { userId, sessionId }: AccessClaims): Promise<SignedInUser> {
  const [row] = await sql.query<Row>(
    `select u.username, u.first_name || ' ' || u.last_name as name, u.user_type,
       array(select r.role_id from user_roles r where r.user_id = u.id order by r.position, r.role_id) as role_ids,
       array(select distinct p.permission_id || '.' || p.action
             from user_roles r join role_permissions p on p.role_id = r.role_id
             where r.user_id = u.id) as permissions
     from system_users u join token_families f on f.user_id = u.id
     where u.id = $1 and f.id = $2 and f.revoked_at is null and u.is_active and u.user_type = 'system'`,
    [userId, sessionId],
  );
  if (row === undefined) throw unauthorized();
  return {
    id: userId,
    username: row.username,
    name: row.name,
    userType: row.user_type,
    roleIds: row.role_ids,
    permissions: new Set(row.permissions),
    sessionId,
  };
}

const sameAction: Record<string, string> = { edit: 'update', list: 'query', open: 'get' };

/** Whether the user holds `id.action`; an action has the same meaning under each of its names. */
export function holds(user: SignedInUser, permission: string): boolean {
  const [id, action = ''] = permission.split('.');
  return user.permissions.has(`${id}.${sameAction[action] ?? action}`);
}
