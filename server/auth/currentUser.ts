import type { Sql } from '../db/database';
import { unauthorized } from '../shared/problem';
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
  /** Whether a role of the service holds the policy of this call; true where the service keeps no policies. */
  hasPolicy: boolean;
  /** Until then only what is the person's own is open. */
  mustChangePassword: boolean;
  /** Identity of the session, the family of refresh tokens. */
  sessionId: string;
}

/** A call of a service that keeps policies, as a policy names it. */
export interface Policy {
  service: PolicyService;
  method: string;
  endpoint: string;
}
export type PolicyService = 'payment' | 'investment';

/** Whether the calls of a service need a policy besides their permission. */
export const keepsPolicies = (service: string): service is PolicyService =>
  service === 'payment' || service === 'investment';

interface Row {
  username: string;
  name: string;
  user_type: 'system' | 'merchant';
  must_change_password: boolean;
  role_ids: number[];
  permissions: string[];
  has_policy: boolean;
}

/**
 * The user of an access token; 401 when the session is over or the account is closed. The policy is looked up by its
 * key in the same statement, so nothing is cached and nothing can be out of date in another process.
 */
export async function readCurrentUser(
  sql: Sql,
  { userId, sessionId }: AccessClaims,
  policy?: Policy,
): Promise<SignedInUser> {
  const [row] = await sql.query<Row>(
    `select u.username, u.first_name || ' ' || u.last_name as name, u.user_type, u.must_change_password,
       array(select r.role_id from user_roles r where r.user_id = u.id order by r.position, r.role_id) as role_ids,
       array(select distinct p.permission_id || '.' || p.action
             from user_roles r join role_permissions p on p.role_id = r.role_id
             where r.user_id = u.id) as permissions,
       $3::text is null or exists (
         select from service_user_roles h join service_roles s on s.id = h.role_id
           join service_policies p on p.role_id = h.role_id
         where h.user_id = u.id and s.service = $3 and p.method = $4 and p.endpoint = $5) as has_policy
     from system_users u join token_families f on f.user_id = u.id
     where u.id = $1 and f.id = $2 and f.revoked_at is null and u.is_active and u.user_type = 'system'`,
    [userId, sessionId, policy?.service ?? null, policy?.method ?? null, policy?.endpoint ?? null],
  );
  if (row === undefined) throw unauthorized();
  return {
    id: userId,
    username: row.username,
    name: row.name,
    userType: row.user_type,
    roleIds: row.role_ids,
    permissions: new Set(row.permissions),
    hasPolicy: row.has_policy,
    mustChangePassword: row.must_change_password,
    sessionId,
  };
}

const sameAction: Record<string, string> = { edit: 'update', list: 'query', open: 'get' };

/** Whether the user holds `id.action`; an action has the same meaning under each of its names. */
export function holds(user: SignedInUser, permission: string): boolean {
  const [id, action = ''] = permission.split('.');
  return user.permissions.has(`${id}.${sameAction[action] ?? action}`);
}
