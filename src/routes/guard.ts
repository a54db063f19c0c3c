import { matchPath } from './match';
import type { MatchOf } from './paths';
import { guardOutside } from './public';
import { safeRedirect } from './redirect';
import { routes, type RouteId } from './table';

/** What the guard needs to know of the person. */
export interface Visitor {
  hasToken: boolean;
  /** The role calls have been answered. */
  rolesReady: boolean;
  /** True when a role lists something under the permission id. */
  holds: (permission: string) => boolean;
  /** The services refuse everything but one's own until the password is another one. */
  mustChangePassword?: boolean;
}

export interface Address {
  pathname: string;
  search: string;
  hash: string;
}

/** What the history keeps with an address that was refused; never part of the address itself. */
export interface Refusal {
  address: string;
  permission?: string;
}

/** What is done with an address: shown, held until the roles are known, or replaced by another one. */
export type Verdict<Id = RouteId> =
  | { kind: 'show'; match: MatchOf<Id> }
  | { kind: 'wait'; match: MatchOf<Id> }
  | { kind: 'go'; to: string; refusal?: Refusal };

/** Every section asks for this one; it stands for being staff at all. */
const entrance = 'dashboard';

/** Decides about an address before anything of its screen is loaded or asked of the server. */
export function guard(address: Address, visitor: Visitor, origin: string): Verdict {
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

  const missing = missingPermission(match.id, visitor.holds);
  if (missing === undefined) return { kind: 'show', match };
  return { kind: 'go', to: routes['session.forbidden'].path, refusal: { address: full, permission: missing } };
}

/** The permission that keeps a person from a route; undefined when the route may be opened. */
export function missingPermission(id: RouteId, holds: Visitor['holds']): string | undefined {
  const { open, permission } = routes[id];
  if (open) return undefined;
  return [entrance, permission].find((needed) => needed !== undefined && !holds(needed));
}
