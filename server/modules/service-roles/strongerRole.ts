import type { PolicyService } from '../../auth/currentUser';
import type { Endpoint } from '../../http/endpoints';
import type { Sql } from '../../db/database';
import { beyond, isOverAccess, refuseBeyond } from '../../auth/accessRules';
import { policiesOf } from '../../auth/accessStore';
import { listPolicies } from './store';

/**
 * A check for one service: a role with policies over access that the caller lacks is neither changed, removed, handed
 * on nor taken away by him.
 */
export function strongerRoleCheck(service: PolicyService, catalogue: readonly Endpoint[]) {
  const overAccess = new Set(
    catalogue
      .filter((one) => one.service === service && one.permissions.some(isOverAccess))
      .map(({ method, endpoint }) => `${method} ${endpoint}`),
  );
  return async (sql: Sql, callerId: number, roleId: number): Promise<void> => {
    const given = (await listPolicies(sql, roleId)).map(({ method, endpoint }) => `${method} ${endpoint}`);
    const weighty = given.filter((policy) => overAccess.has(policy));
    refuseBeyond(beyond(weighty, await policiesOf(sql, service, callerId)));
  };
}
