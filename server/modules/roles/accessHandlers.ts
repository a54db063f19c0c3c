import { allPoliciesOf, listAdministrators, permissionsOfRoles, policiesOfRoles } from '../../auth/accessStore';
import { closedCalls } from '../../auth/closedCalls';
import type { HandlerMap } from '../../http/contract';
import type { Endpoint } from '../../http/endpoints';
import { withHistory } from '../../shared/auditTrail';
import { badRequest } from '../../shared/problem';
import { findPermission, rolesWithPermission, rolesWithPolicy } from './permissionStore';
import { plain } from './rules';
import { cardOf, roleEntity, type Action } from './service';
import { listGrantsOf } from './store';

/** What rights open, of oneself and of whoever is to be given them. `endpoints` are the calls that ask for a policy. */
export const accessHandlers = (endpoints: readonly Endpoint[]) =>
  ({
    async getUserRole({ params, user, db }) {
      const role = await withHistory(db, roleEntity, await cardOf(db, user.id, params.id));
      if (!role.is_own) return { ...role, closed_calls: [] };
      const held = new Set(await permissionsOfRoles(db, [role.id]));
      return { ...role, closed_calls: closedCalls(endpoints, await allPoliciesOf(db, user.id), held) };
    },

    async previewAccess({ query, db }) {
      const { role_ids: ids = [], payment_role_ids: payment = [], investment_role_ids: investment = [] } = query;
      const policies = await policiesOfRoles(db, { payment, investment }, query.namesakes_of);
      return {
        permissions: await listGrantsOf<Action>(db, ids),
        closed_calls: closedCalls(endpoints, policies),
      };
    },

    async explainAccess({ query, user, db }) {
      const { permission, service, method, endpoint } = query;
      const isPolicy = service !== undefined && method !== undefined && endpoint !== undefined;
      if ((permission === undefined) !== isPolicy)
        throw badRequest('Either a permission or the three parts of a policy are asked about', {
          permission: 'required',
        });
      const area = isPolicy ? service : 'system';
      const [id = '', action] = (permission ?? '').split('.');
      const roles = isPolicy
        ? await rolesWithPolicy(db, user.id, { service, method, endpoint })
        : await rolesWithPermission(db, user.id, id, action && plain([action])[0]);
      const administrators = await listAdministrators(db, area, 10);
      const name = isPolicy ? null : ((await findPermission(db, id))?.name ?? null);
      return { held: roles.some((role) => role.is_own), area, name, roles, administrators };
    },
  }) satisfies Partial<HandlerMap>;
