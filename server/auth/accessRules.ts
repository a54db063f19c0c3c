import { conflict, Refusal } from '../shared/problem';

/** Access is administered apart in three areas, each with a permission of its own. */
export const areas = { system: 'rbac', payment: 'rbac_pay', investment: 'invest_rbac' } as const;
export type Area = keyof typeof areas;

/** Whoever holds all of these in an area, and the policies of its calls, administers it. */
export const administering = ['query', 'get', 'add', 'update', 'delete'] as const;

/** Rights over access decide what others may do. */
export function isOverAccess(permission: string): boolean {
  const [id = ''] = permission.split('.');
  return (Object.values(areas) as string[]).includes(id);
}

/** Nobody grants more than he holds: what is given and not held by the giver. */
export const beyond = (given: Iterable<string>, held: ReadonlySet<string>): string[] =>
  [...given].filter((one) => !held.has(one));

/**
 * Handing an existing role to a person, or touching a person or a role, is not granting; but nobody comes by it to
 * rights over access that he does not hold: those of the role or the person count.
 */
export const accessBeyond = (theirs: Iterable<string>, held: ReadonlySet<string>): string[] =>
  beyond([...theirs].filter(isOverAccess), held);

/** The areas that a change would leave without anybody to administer them. One that had nobody is not held against it. */
export const abandoned = (before: ReadonlySet<Area>, after: ReadonlySet<Area>): Area[] =>
  [...before].filter((area) => !after.has(area));

/** Nobody changes the own roles. */
export function refuseOwnRoles(callerId: number, userId: number): void {
  if (callerId === userId) throw conflict('own_roles', 'Nobody changes his own roles');
}

/** Nobody closes, removes or resets the own account. */
export function refuseOwnAccount(callerId: number, userId: number): void {
  if (callerId === userId) throw conflict('own_account', 'Nobody closes, removes or resets his own account');
}

export function refuseBeyond(missing: readonly string[]): void {
  if (missing.length === 0) return;
  const named = missing.slice(0, 5).join(', ') + (missing.length > 5 ? ', …' : '');
  throw new Refusal(403, 'more_than_held', `Nobody grants more than he holds: ${named}`);
}

export function refuseAbandoned(left: readonly Area[]): void {
  if (left.length > 0)
    throw conflict('last_administrator', `Somebody has to be left who administers access: ${left.join(', ')}`);
}

/** An empty role may be removed; one that people hold may not. */
export function refuseHeldRole(users: number): void {
  if (users > 0) throw conflict('role_has_users', 'The role has users');
}
