import { beyond, refuseBeyond, refuseOwnRoles } from '../../auth/accessRules';
import { policiesOf } from '../../auth/accessStore';
import type { PolicyService } from '../../auth/currentUser';
import type { Sql } from '../../db/database';
import type { Author } from '../../http/contract';
import type { Endpoint } from '../../http/endpoints';
import { audit } from '../../shared/auditTrail';
import { timestamp } from '../../shared/clock';
import { wrongFields } from '../../shared/problem';
import * as store from './store';
import { strongerRoleCheck } from './strongerRole';

/** A policy that a role of a service is to hold. */
export interface GivenPolicy {
  service: PolicyService;
  role_id: number;
  method: Endpoint['method'];
  endpoint: string;
}

/** A role of a service that a person is to hold. */
export interface GivenServiceRole {
  service: PolicyService;
  role_id: number;
  user_id: number;
}

/** Gives a role a policy of the catalogue that the actor holds himself; one that is there changes nothing. */
export async function addPolicy(sql: Sql, actor: Author, given: GivenPolicy, catalogue: readonly Endpoint[]) {
  const { service, role_id: roleId, method, endpoint } = given;
  if (!catalogue.some((one) => one.service === service && one.method === method && one.endpoint === endpoint))
    throw wrongFields({ endpoint: 'unknown_endpoint' });
  if ((await store.findRole(sql, service, actor.user.id, roleId)) === undefined)
    throw wrongFields({ role: 'unknown_value' });
  await strongerRoleCheck(service, catalogue)(sql, actor.user.id, roleId);
  const policy = `${method} ${endpoint}`;
  refuseBeyond(beyond([policy], await policiesOf(sql, service, actor.user.id)));
  if (!(await store.addPolicy(sql, roleId, { method, endpoint }))) return;
  const { user, clock } = actor;
  const changes = [{ field: 'policy', new: policy }];
  await audit(sql, { user, clock, action: 'add_policy', entity: `${service}_role`, entityId: roleId, changes });
}

/** Gives a person a role of a service; one that is held already changes nothing. */
export async function addServiceRole(sql: Sql, actor: Author, given: GivenServiceRole, catalogue: readonly Endpoint[]) {
  const { service, role_id: roleId, user_id: userId } = given;
  const { user, clock } = actor;
  const person = await store.findPerson(sql, userId);
  if (person === undefined) throw wrongFields({ user_id: 'unknown_value' });
  if (person.user_type === 'merchant') throw wrongFields({ user_id: 'merchant_without_roles' });
  const role = await store.findRole(sql, service, user.id, roleId);
  if (role === undefined) throw wrongFields({ role: 'unknown_value' });
  refuseOwnRoles(user.id, person.id);
  await strongerRoleCheck(service, catalogue)(sql, user.id, role.id);
  if (!(await store.addHolding(sql, person.id, role.id, timestamp(clock)))) return;
  const changes = [{ field: `${service}_role`, new: role.name }];
  await audit(sql, { user, clock, action: 'add_role', entity: 'system_user', entityId: person.id, changes });
}
