import { audit } from '../../shared/auditTrail';
import type { PolicyService } from '../../auth/currentUser';
import type { Endpoint } from '../../http/endpoints';
import { timestamp } from '../../shared/clock';
import type { Call, OperationId } from '../../http/contract';
import type { Sql } from '../../db/database';
import { page } from '../../db/list';
import type { Slice } from '../../db/where';
import { notFound, wrongFields } from '../../shared/problem';
import { changeAccess } from '../../auth/changeAccess';
import { refuseOwnRoles } from '../../auth/accessRules';
import { wordsOf } from '../system-users/index';
import * as store from './store';
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

  const note = (sql: Sql, { user, clock }: Some, userId: number, old?: string, now?: string) =>
    audit(sql, {
      ...{ user, clock, entity: 'system_user', entityId: userId },
      action: now === undefined ? 'remove_role' : 'add_role',
      changes: [{ field: `${service}_role`, old, new: now }],
    });

  return {
    async list({ db }: Some, { user_id: userId, search = '', ...query }: Asked) {
      const filter = { ...query, service, userId, words: wordsOf(search) };
      return page('user_roles', await store.holdings.list(db, filter));
    },

    add: (call: Some, { user_id: userId, role: key }: { user_id: number; role: RoleKey }) =>
      changeAccess(call.db, async (sql) => {
        const person = await store.findPerson(sql, userId);
        if (person === undefined) throw wrongFields({ user_id: 'unknown_value' });
        if (person.user_type === 'merchant') throw wrongFields({ user_id: 'merchant_without_roles' });
        const role = await findRole(sql, service, call.user.id, key);
        if (role === undefined) throw wrongFields({ role: 'unknown_value' });
        refuseOwnRoles(call.user.id, person.id);
        await refuseStrongerRole(sql, call.user.id, role.id);
        if (await store.addHolding(sql, person.id, role.id, timestamp(call.clock)))
          await note(sql, call, person.id, undefined, role.name);
        return (await store.findHolding(sql, { service, userId: person.id, role: role.name }))!; // just added, or there before
      }),

    remove: (call: Some, find: (sql: Sql) => Promise<HoldingRow | undefined>) =>
      changeAccess(call.db, async (sql) => {
        const holding = await find(sql);
        if (holding === undefined) throw notFound();
        refuseOwnRoles(call.user.id, holding.user_id);
        await refuseStrongerRole(sql, call.user.id, holding.role_id);
        await store.removeHolding(sql, holding.id);
        await note(sql, call, holding.user_id, holding.role);
      }),
  };
}
