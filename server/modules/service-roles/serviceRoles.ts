import { audit, historyOf } from '../../shared/auditTrail';
import type { PolicyService } from '../../auth/currentUser';
import type { Endpoint } from '../../http/endpoints';
import { timestamp } from '../../shared/clock';
import type { Call, OperationId } from '../../http/contract';
import type { Sql } from '../../db/database';
import { page } from '../../db/list';
import type { Slice } from '../../db/where';
import { badRequest, notFound, wrongFields } from '../../shared/problem';
import { changeAccess } from '../../auth/changeAccess';
import { refuseHeldRole } from '../../auth/accessRules';
import { handOn } from '../../auth/handOn';
import { policiesOf } from '../../auth/accessStore';
import * as store from './store';
import { addPolicy } from './given';
import { strongerRoleCheck } from './strongerRole';

type Some = Pick<Call<OperationId>, 'user' | 'db' | 'clock'>;
type Method = Endpoint['method'];
/** The number of a role in the payment service, its name in the investment service. */
export type RoleKey = number | string;
interface PolicyOfRole {
  role: RoleKey;
  method: Method;
  endpoint: string;
}

/** The roles and policies of one service; the two services differ only in their paths and in how a role is named. */
export function serviceRoles(service: PolicyService, catalogue: readonly Endpoint[]) {
  const endpoints = catalogue.filter((one) => one.service === service);
  const entity = `${service}_role`;
  const refuseStrongerRole = strongerRoleCheck(service, catalogue);

  async function roleOf(sql: Sql, { user }: Pick<Some, 'user'>, key: RoleKey) {
    const role = await store.findRole(sql, service, user.id, key);
    if (role === undefined) throw notFound();
    return role;
  }

  const note = (
    sql: Sql,
    { user, clock }: Some,
    action: string,
    id: number,
    field: string,
    old?: string,
    now?: string,
  ) => audit(sql, { user, clock, action, entity, entityId: id, changes: [{ field, old, new: now }] });

  return {
    async listRoles({ user, db }: Some, query: Slice & { search?: string }) {
      return page('roles', await store.roles.list(db, { ...query, service }, { userId: user.id }));
    },

    createRole: (call: Some, body: { name: string; description?: string }) =>
      changeAccess(call, async (sql) => {
        const name = body.name.trim();
        if (name.length < 2) throw badRequest('The name is too short', { name: 'too_short' });
        if (await store.findRole(sql, service, call.user.id, name)) throw wrongFields({ name: 'role_name_taken' });
        const id = await store.insertRole(sql, service, name, body.description?.trim() ?? '', timestamp(call.clock));
        await note(sql, call, 'create', id, 'name', undefined, name);
        return roleOf(sql, call, id);
      }),

    deleteRole: (call: Some, key: RoleKey) =>
      changeAccess(call, async (sql) => {
        const role = await roleOf(sql, call, key);
        await refuseStrongerRole(sql, call.user.id, role.id);
        refuseHeldRole(role.users_count);
        await note(sql, call, 'delete', role.id, 'name', role.name);
        await store.deleteRole(sql, role.id);
      }),

    async listPolicies(call: Some, key: RoleKey) {
      const role = await roleOf(call.db, call, key);
      const policies = await store.listPolicies<Method>(call.db, role.id);
      return { role, policies, count: policies.length, history: await historyOf(call.db, entity, role.id) };
    },

    async listEndpoints({ user, db }: Some) {
      const held = await policiesOf(db, service, user.id);
      const sensitive = await store.listSensitive(db, service);
      const permissions = endpoints.map(({ method, endpoint, summary, permissions: anyOf }) => ({
        ...{ method, endpoint, summary, permission: anyOf.join(' | ') },
        is_held: held.has(`${method} ${endpoint}`),
        needs_confirmation: sensitive.has(`${method} ${endpoint}`),
      }));
      return { permissions, count: permissions.length };
    },

    addPolicy: (call: Some, { role: key, method, endpoint }: PolicyOfRole) =>
      changeAccess(call, async (sql) => {
        const role = await store.findRole(sql, service, call.user.id, key);
        if (role === undefined) throw wrongFields({ role: 'unknown_value' });
        const given = { service, role_id: role.id, method, endpoint };
        const draft = { kind: 'add_policy', payload: given, serviceRoleId: role.id } as const;
        return { access_change_id: await handOn(sql, call, draft, (part) => addPolicy(part, call, given, catalogue)) };
      }),

    removePolicy: (call: Some, { role: key, method, endpoint }: PolicyOfRole) =>
      changeAccess(call, async (sql) => {
        const role = await roleOf(sql, call, key);
        await refuseStrongerRole(sql, call.user.id, role.id);
        if (!(await store.removePolicy(sql, role.id, { method, endpoint }))) throw notFound();
        await note(sql, call, 'delete_policy', role.id, 'policy', `${method} ${endpoint}`);
      }),
  };
}
