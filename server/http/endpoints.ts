import type { Database } from '../db/database';
import type { Contract, Operation } from './specs';
import { keepsPolicies, type PolicyService } from '../auth/currentUser';

/** A call of a service that keeps policies, as its catalogue names it. */
export interface Endpoint {
  /** Of its operation. */
  id: string;
  service: PolicyService;
  method: Operation['method'];
  endpoint: string;
  summary: string;
  /** Any of them opens it. */
  permissions: readonly string[];
}

/** Every call of which a policy can be made, by endpoint and method. */
export function endpointsOf({ operations }: Contract): Endpoint[] {
  return operations
    .flatMap(({ id, service, method, endpoint, summary, access }) =>
      access.kind === 'permission' && keepsPolicies(service)
        ? [{ id, service, method, endpoint, summary, permissions: access.permissions }]
        : [],
    )
    .sort((a, b) => (a.endpoint === b.endpoint ? compare(a.method, b.method) : compare(a.endpoint, b.endpoint)));
}
const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));

/**
 * Gives each call that this database has not met yet to the roles of its service whose namesake in the system area
 * holds one of its permissions, and a call that further permissions open now to those that hold one of these. Each is given once, so
 * a policy that was taken away stays away. Before there are roles nothing is noted down.
 */
export async function learnEndpoints(db: Database, contract: Contract): Promise<void> {
  const endpoints = endpointsOf(contract);
  await db.query(
    `with learned as (
       insert into service_endpoints as known (service, method, endpoint, permissions)
       select service, method, endpoint, array(select jsonb_array_elements_text(permissions))
       from jsonb_to_recordset($1::jsonb) as e (service text, method text, endpoint text, permissions jsonb)
       where exists (select from service_roles)
       on conflict (service, method, endpoint) do update set permissions = excluded.permissions
         where known.permissions is distinct from excluded.permissions
       returning service, method, endpoint, permissions),
     added as (
       -- A statement sees what it began with: here the permissions of before.
       select l.service, l.method, l.endpoint,
         array(select unnest(l.permissions) except select unnest(e.permissions)) as permissions
       from learned l left join service_endpoints e using (service, method, endpoint))
     insert into service_policies (role_id, method, endpoint)
     select r.id, a.method, a.endpoint
     from added a join service_roles r on r.service = a.service join roles n on lower(n.name) = lower(r.name)
       join role_permissions p on p.role_id = n.id and p.permission_id || '.' || p.action = any (a.permissions)
     on conflict do nothing`,
    [JSON.stringify(endpoints)],
  );
}
