import { audit } from '../../shared/auditTrail';
import type { PolicyService } from '../../auth/currentUser';
import type { Endpoint } from '../../http/endpoints';
import type { Call, OperationId } from '../../http/contract';
import type { Sql } from '../../db/database';
import { page } from '../../db/list';
import type { Slice } from '../../db/where';
import { notFound, wrongFields } from '../../shared/problem';
import { changeAccess } from '../../auth/changeAccess';
import { handOn } from '../../auth/handOn';
import { refuseOwnRoles } from '../../auth/accessRules';
import * as store from './store';
import { addServiceRole } from './given';
import type { RoleKey } from './serviceRoles';
import { findRole, type HoldingRow } from './store';
import { strongerRoleCheck } from './strongerRole';

type Some = Pick<Call<OperationId>, 'user' | 'db' | 'clock'>;
interface Asked extends Slice {
  user_id?: number;
  role?: string;
  search?: string;
}

/** Who holds the roles of one service. */
export function serviceHoldings(service: PolicyService, catalogue: readonly Endpoint[]) {
  const refuseStrongerRole = strongerRoleCheck(service, catalogue);

  return {
    async list({ db }: Some, { user_id: userId, ...query }: Asked) {
      const filter = { ...query, service, userId };
      return page('user_roles', await store.holdings.list(db, filter));
    },

    add: (call: Some, { user_id: userId, role: key }: { user_id: number; role: RoleKey }) =>
      changeAccess(call, async (sql) => {
        const person = await store.findPerson(sql, userId);
        if (person === undefined) throw wrongFields({ user_id: 'unknown_value' });
        const role = await findRole(sql, service, call.user.id, key);
        if (role === undefined) throw wrongFields({ role: 'unknown_value' });
        const given = { service, role_id: role.id, user_id: person.id };
        const draft = {
          kind: 'add_service_role',
          payload: given,
          personId: person.id,
          serviceRoleId: role.id,
        } as const;
        const waiting = await handOn(sql, call, draft, (part) => addServiceRole(part, call, given, catalogue));
        const { id, username } = person;
        return { user_id: id, username, role_id: role.id, role: role.name, access_change_id: waiting };
      }),

    remove: (call: Some, find: (sql: Sql) => Promise<HoldingRow | undefined>) =>
      changeAccess(call, async (sql) => {
        const holding = await find(sql);
        if (holding === undefined) throw notFound();
        refuseOwnRoles(call.user.id, holding.user_id);
        await refuseStrongerRole(sql, call.user.id, holding.role_id);
        await store.removeHolding(sql, holding.id);
        const { user, clock } = call;
        const changes = [{ field: `${service}_role`, old: holding.role }];
        const removed = { entity: 'system_user', entityId: holding.user_id, changes };
        await audit(sql, { user, clock, action: 'remove_role', ...removed });
      }),
  };
}
