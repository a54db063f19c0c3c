import { readSearch, secretsSought } from '../../db/searchText';
import { countNumberSearch } from '../../shared/secretReads';
import { holds } from '../../auth/currentUser';
import { hashPassword } from '../../auth/passwords';
import { timestamp } from '../../shared/clock';
import type { HandlerMap } from '../../http/contract';
import { mapped, page } from '../../db/list';
import { withHistory } from '../../shared/auditTrail';
import { notFound, wrongFields } from '../../shared/problem';
import { changeAccess } from '../../auth/changeAccess';
import { handOn } from '../../auth/handOn';
import { accessBeyond, refuseBeyond, refuseOwnAccount } from '../../auth/accessRules';
import { permissionsOf, permissionsOfRoles } from '../../auth/accessStore';
import { maskPhone } from '../../shared/mask';
import { systemUsers } from './store';
import {
  accountEntity,
  journal,
  lockForChange,
  refuseFaults,
  updateAccount,
  type AccountUpdate,
} from './accountChanges';
import { faultsOfNames, passwordFault } from './rules';
import * as store from './store';
import { endSessionsOf } from '../../auth/sessions';
import { refuseStale } from '../../shared/versionCheck';

export const systemUserHandlers = {
  async listSystemUsers({ query, db, user, clock }) {
    await countNumberSearch(db, { user, clock }, 'system_users', secretsSought(readSearch(query.search ?? '')));
    const found = await systemUsers.list(db, query);
    return page(
      'users',
      mapped(found, (row) => ({ ...row, phone: row.phone && maskPhone(row.phone) })),
    );
  },

  async getSystemUser({ params, db, user }) {
    if (params.id !== user.id && !holds(user, 'rbac.get')) {
      const known = await store.findKnown(db, params.id);
      if (known === undefined) throw notFound();
      return known;
    }
    const card = await withHistory(db, accountEntity, await store.findUser(db, params.id));
    return { ...card, history: await store.nameRoles(db, card.history) };
  },

  async createSystemUser(call) {
    const { password, role_ids: roleIds, ...body } = call.body;
    const fault = passwordFault(password, body.username);
    const faults = { ...faultsOfNames(body), ...(fault && { password: fault }) };
    if (Object.keys(faults).length > 0) throw wrongFields(faults);
    const passwordHash = await hashPassword(password);
    return changeAccess(call, async (sql) => {
      const roles = [...new Set(roleIds)];
      if (await store.usernameIsTaken(sql, body.username)) throw wrongFields({ username: 'username_taken' });
      await refuseFaults(sql, { ...body, role_ids: roles });
      refuseBeyond(accessBeyond(await permissionsOfRoles(sql, roles), await permissionsOf(sql, call.user.id)));
      const blank = { middle_name: null, email: null, branch: null, region_id: null, is_active: true };
      const id = await store.insertUser(sql, { ...blank, ...body, passwordHash }, timestamp(call.clock));
      // The account is there at once; what its roles give may have to wait.
      const payload: AccountUpdate = { id, version: 1, body: { role_ids: roles } };
      const draft = { kind: 'update_account', payload, personId: id, roleIds: roles } as const;
      const waiting = await handOn(sql, call, draft, (part) => store.setRoles(part, id, roles));
      const made = Object.entries({ ...body, role_ids: waiting === null ? roles.join(',') : '' });
      await journal(
        sql,
        call,
        id,
        'create',
        made.map(([field, now]) => ({ field, new: now })),
      );
      return { ...(await store.findUser(sql, id))!, access_change_id: waiting }; // just inserted
    });
  },

  updateSystemUser: (call) =>
    changeAccess(call, async (sql) => {
      const { user, params, body } = call;
      const { id, role_ids: held } = await lockForChange(sql, user.id, params.id);
      const payload: AccountUpdate = { id, version: call.headers['If-Match'], body };
      const roleIds = [...new Set(body.role_ids ?? held)];
      const draft = { kind: 'update_account', payload, personId: id, roleIds } as const;
      const waiting = await handOn(sql, call, draft, (part) => updateAccount(part, call, payload));
      return { ...(await store.findUser(sql, id))!, access_change_id: waiting }; // locked above
    }),

  deleteSystemUser: (call) =>
    changeAccess(call, async (sql) => {
      const { user, clock, params } = call;
      const before = await lockForChange(sql, user.id, params.id);
      refuseOwnAccount(user.id, before.id);
      await refuseStale(before.version, call.headers['If-Match'], () => Promise.resolve(before));
      await store.removeUser(sql, before.id, timestamp(clock));
      await endSessionsOf(sql, clock, before.id);
      await journal(sql, call, before.id, 'delete', [
        { field: 'username', old: before.username },
        { field: 'role_ids', old: before.role_ids.join(',') },
      ]);
      return undefined;
    }),
} satisfies Partial<HandlerMap>;
