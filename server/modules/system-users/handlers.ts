import { audit, type Change } from '../../shared/auditTrail';
import { hashPassword } from '../../auth/passwords';
import { timestamp } from '../../shared/clock';
import type { Actor, HandlerMap } from '../../http/contract';
import { mapped, page } from '../../db/list';
import type { Sql } from '../../db/database';
import { notFound, wrongFields } from '../../shared/problem';
import { changeAccess } from '../../auth/changeAccess';
import { accessBeyond, refuseBeyond } from '../../auth/accessRules';
import { permissionsOf, permissionsOfRoles } from '../../auth/accessStore';
import { maskPhone } from '../../shared/mask';
import { systemUsers } from './listStore';
import { merchantFault, passwordFault } from './rules';
import * as store from './store';

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
