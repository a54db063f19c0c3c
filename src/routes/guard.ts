import type { Holds, PermissionId } from '../session/can';
import { matchPath } from './match';
import { guardOutside, type Address, type Verdict } from './public';
import { meets } from './needs';
import { safeRedirect } from './redirect';
import { routes, type RouteId } from './table';

/** What the guard needs to know of the person. */
export interface Visitor {
  hasToken: boolean;
  /** The role calls have been answered. */
  rolesReady: boolean;
  /** True when a role lists something under the permission id. */
  holds: Holds;
  /** The services refuse everything but one's own until the password is another one. */
  mustChangePassword?: boolean;
}

/** Every section of the menu asks for this one; it stands for being staff at all. */
const entrance = 'dashboard';

/** Decides about an address before anything of its screen is loaded or asked of the server. */
export function guard(address: Address, visitor: Visitor, origin: string): Verdict<RouteId> {
  if (!visitor.hasToken) return guardOutside(address);
  const match = matchPath(address.pathname);
  const full = address.pathname + address.search + address.hash;

  if (match?.id === 'login') {
    const wanted = new URLSearchParams(address.search).get('redirect');
    return { kind: 'go', to: wanted === null ? '/dashboard/workplace' : safeRedirect(wanted, origin) };
  }
  if (match === undefined) return { kind: 'go', to: routes['session.notFound'].path, refusal: { address: full } };
  if (match.path !== address.pathname) return { kind: 'go', to: match.path + address.search + address.hash };
  if (routes[match.id].open) return { kind: 'show', match };
  if (visitor.mustChangePassword && match.id !== 'profile') return { kind: 'go', to: routes.profile.path };
  if (!visitor.rolesReady) return { kind: 'wait', match };

  const permissions = missingPermissions(match.id, visitor.holds);
  if (permissions === undefined) return { kind: 'show', match };
  return { kind: 'go', to: routes['session.forbidden'].path, refusal: { address: full, permissions } };
}

/** The permissions that a route asks for, besides the entrance; any one of them opens it, and without any everybody. */
export function permissionsOf(id: RouteId): readonly PermissionId[] {
  const permission = routes[id].permission ?? [];
  return typeof permission === 'string' ? [permission] : permission;
}

/** The permissions of which a person lacks each one, though one would do; undefined when the route may be opened. */
export function missingPermissions(id: RouteId, holds: Visitor['holds']): readonly string[] | undefined {
  const enough = permissionsOf(id);
  if (enough.length === 0) return undefined;
  if (!holds(entrance)) return [entrance];
  return enough.some((permission) => holds(permission)) ? undefined : enough;
}

/**
 * Whether a person may be led to a route: the guard lets him through, and the screen has more to show than a refusal.
 * What is offered anywhere (menu, palette, keys, links) asks this.
 */
export function mayOpen(id: RouteId, holds: Holds): boolean {
  return missingPermissions(id, holds) === undefined && meets(routes[id].needs, holds);
}
