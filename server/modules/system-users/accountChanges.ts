import { accessBeyond, refuseBeyond, refuseOwnAccount, refuseOwnRoles } from '../../auth/accessRules';
import { permissionsOf, permissionsOfRoles } from '../../auth/accessStore';
import { removeFactor } from '../../auth/secondFactor';
import { endSessionsOf } from '../../auth/sessions';
import type { Sql } from '../../db/database';
import type { Author, Call } from '../../http/contract';
import { audit, type Change, changesBetween } from '../../shared/auditTrail';
import { timestamp } from '../../shared/clock';
import { maskPhone } from '../../shared/mask';
import { notFound, wrongFields } from '../../shared/problem';
import { refuseStale } from '../../shared/versionCheck';
import { faultsOfNames, merchantFault, shutsOut } from './rules';
import * as sessions from './sessionStore';
import * as store from './store';

/** What accounts are called in the journal. */
export const accountEntity = 'system_user';

/** What is to be changed about an account, upon the version of it that was seen. */
export interface AccountUpdate {
  id: number;
  version: number;
  body: Call<'updateSystemUser'>['body'];
}

/** Changes an account; nothing where it is so already. */
export async function updateAccount(sql: Sql, actor: Author, { id, version, body }: AccountUpdate): Promise<void> {
  const { user, clock } = actor;
  const before = await lockForChange(sql, user.id, id);
  await refuseStale(before.version, version, () => Promise.resolve(before));
  const after = { ...before, ...body, role_ids: [...new Set(body.role_ids ?? before.role_ids)] };
  const rolesChange = after.role_ids.join() !== before.role_ids.join();
  const isOut = shutsOut(before, after);
  if (rolesChange) refuseOwnRoles(user.id, before.id);
  if (isOut) refuseOwnAccount(user.id, before.id);
  const faults = faultsOfNames(body, before);
  if (Object.keys(faults).length > 0) throw wrongFields(faults);
  await refuseFaults(sql, after);
  if (rolesChange)
    refuseBeyond(accessBeyond(await permissionsOfRoles(sql, after.role_ids), await permissionsOf(sql, user.id)));

  const { role_ids: _roles, ...fields } = body;
  const changes = changesBetween<object>(before, fields);
  if (rolesChange) changes.push({ field: 'role_ids', old: before.role_ids.join(','), new: after.role_ids.join(',') });
  if (changes.length === 0) return;
  await store.saveUser(sql, after, timestamp(clock));
  if (rolesChange) await store.setRoles(sql, before.id, after.role_ids);
  if (isOut) await endSessionsOf(sql, clock, before.id);
  await journal(sql, actor, before.id, 'update', changes);
}

/**
 * Sets the password of somebody else, who changes it at the next sign-in; every session of his ends. His second factor goes: this is the way back
 * for whoever has lost the phone.
 */
export async function setPassword(sql: Sql, actor: Author, { id, hash }: { id: number; hash: string }): Promise<void> {
  await lockForChange(sql, actor.user.id, id);
  refuseOwnAccount(actor.user.id, id);
  await sessions.setPassword(sql, id, hash, timestamp(actor.clock));
  await endSessionsOf(sql, actor.clock, id);
  const changes: Change[] = [{ field: 'password' }];
  if (await removeFactor(sql, id)) changes.push({ field: 'has_second_factor', old: true, new: false });
  await journal(sql, actor, id, 'set_password', changes);
}

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
export function journal(sql: Sql, { user, clock }: Author, id: number, action: string, changes: Change[]) {
  const text = ({ field, ...change }: Change): Change => {
    if (field !== 'phone') return { field, ...change };
    const hide = (value: Change['old']) => (typeof value === 'string' ? maskPhone(value) : null);
    return { field, old: hide(change.old), new: hide(change.new) };
  };
  return audit(sql, { user, clock, action, entity: accountEntity, entityId: id, changes: changes.map(text) });
}

/** The account, locked; that of somebody with more rights over access than the caller's is not touched. */
export async function lockForChange(sql: Sql, callerId: number, id: number): Promise<store.User> {
  const user = await store.lockUser(sql, id);
  if (user === undefined) throw notFound();
  refuseBeyond(accessBeyond(await permissionsOf(sql, id), await permissionsOf(sql, callerId)));
  return user;
}
