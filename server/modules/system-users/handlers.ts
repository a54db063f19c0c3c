import { audit, type Change, changesBetween } from '../../shared/auditTrail';
import { hashPassword } from '../../auth/passwords';
import { timestamp } from '../../shared/clock';
import type { Actor, HandlerMap } from '../../http/contract';
import { mapped, page } from '../../db/list';
import type { Sql } from '../../db/database';
import { notFound, wrongFields } from '../../shared/problem';
import { changeAccess } from '../../auth/changeAccess';
import { accessBeyond, refuseBeyond, refuseOwnAccount, refuseOwnRoles } from '../../auth/accessRules';
import { permissionsOf, permissionsOfRoles } from '../../auth/accessStore';
import { maskPhone } from '../../shared/mask';
import { systemUsers } from './store';
import { merchantFault, passwordFault, shutsOut } from './rules';
import * as store from './store';
import { endSessionsOf } from '../../auth/sessions';
import { refuseStale } from '../../shared/versionCheck';

export const systemUserHandlers = {
  async listSystemUsers({ query, db }) {
    const found = await systemUsers.list(db, query);
    return page(
      'users',
      mapped(found, (row) => ({ ...row, phone: row.phone && maskPhone(row.phone) })),
    );
  },

  async getSystemUser({ params, db }) {
    const user = await store.findUser(db, params.id);
    if (user === undefined) throw notFound();
    return user;
  },

  async createSystemUser(call) {
    const { password, role_ids: roleIds, ...body } = call.body;
    const fault = passwordFault(password, body.username);
    if (fault !== undefined) throw wrongFields({ password: fault });
    const passwordHash = await hashPassword(password);
    return changeAccess(call.db, async (sql) => {
      const roles = [...new Set(roleIds)];
      if (await store.usernameIsTaken(sql, body.username)) throw wrongFields({ username: 'username_taken' });
      await refuseFaults(sql, { ...body, role_ids: roles });
      refuseBeyond(accessBeyond(await permissionsOfRoles(sql, roles), await permissionsOf(sql, call.user.id)));
      const blank = { middle_name: null, email: null, branch: null, region_id: null, is_active: true };
      const id = await store.insertUser(sql, { ...blank, ...body, passwordHash }, timestamp(call.clock));
      await store.setRoles(sql, id, roles);
      const made = Object.entries({ ...body, role_ids: roles.join(',') });
      await journal(
        sql,
        call,
        id,
        'create',
        made.map(([field, now]) => ({ field, new: now })),
      );
      return (await store.findUser(sql, id))!; // just inserted
    });
  },

  updateSystemUser: (call) =>
    changeAccess(call.db, async (sql) => {
      const { user, clock, params, body } = call;
      const before = await lockForChange(sql, user.id, params.id);
      await refuseStale(before.version, call.headers['If-Match'], () => Promise.resolve(before));
      const after = { ...before, ...body, role_ids: [...new Set(body.role_ids ?? before.role_ids)] };
      const rolesChange = after.role_ids.join() !== before.role_ids.join();
      const isOut = shutsOut(before, after);
      if (rolesChange) refuseOwnRoles(user.id, before.id);
      if (isOut) refuseOwnAccount(user.id, before.id);
      await refuseFaults(sql, after);
      if (rolesChange)
        refuseBeyond(accessBeyond(await permissionsOfRoles(sql, after.role_ids), await permissionsOf(sql, user.id)));

      const { role_ids: _roles, ...fields } = body;
      const changes = changesBetween<object>(before, fields);
      if (rolesChange)
        changes.push({ field: 'role_ids', old: before.role_ids.join(','), new: after.role_ids.join(',') });
      if (changes.length === 0) return before;
      await store.saveUser(sql, after, timestamp(clock));
      if (rolesChange) await store.setRoles(sql, before.id, after.role_ids);
      if (isOut) await endSessionsOf(sql, clock, before.id);
      await journal(sql, call, before.id, 'update', changes);
      return (await store.findUser(sql, before.id))!; // locked above
    }),

  deleteSystemUser: (call) =>
    changeAccess(call.db, async (sql) => {
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

interface Checked {
  user_type: 'system' | 'merchant';
  role_ids: readonly number[];
  region_id?: number | null;
}

/** Roles and a region that exist, and no roles for a merchant. */
export async function refuseFaults(sql: Sql, { region_id: region, ...user }: Checked): Promise<void> {
  if (region && !(await store.regionExists(sql, region))) throw wrongFields({ region_id: 'unknown_value' });
  const merchant = merchantFault(user);
  if (merchant !== undefined) throw wrongFields({ role_ids: merchant });
  if ((await store.countKnownRoles(sql, user.role_ids)) < user.role_ids.length)
    throw wrongFields({ role_ids: 'unknown_value' });
}

/** One row per changed field; the phone masked, as nobody needs the old one in full. */
export function journal(sql: Sql, { user, clock }: Actor, id: number, action: string, changes: Change[]) {
  const text = ({ field, ...change }: Change): Change => {
    if (field !== 'phone') return { field, ...change };
    const hide = (value: Change['old']) => (typeof value === 'string' ? maskPhone(value) : null);
    return { field, old: hide(change.old), new: hide(change.new) };
  };
  return audit(sql, { user, clock, action, entity: 'system_user', entityId: id, changes: changes.map(text) });
}

/** The account, locked; that of somebody with more rights over access than the caller's is not touched. */
export async function lockForChange(sql: Sql, callerId: number, id: number): Promise<store.User> {
  const user = await store.lockUser(sql, id);
  if (user === undefined) throw notFound();
  refuseBeyond(accessBeyond(await permissionsOf(sql, id), await permissionsOf(sql, callerId)));
  return user;
}
