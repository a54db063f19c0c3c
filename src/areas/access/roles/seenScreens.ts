import { missingPermissions, permissionsOf } from '../../../routes/guard';
import { routeIds, routes, type RouteId } from '../../../routes/table';
import { can } from '../../../session/can';
import type { Permissions } from '../../../session/slice';
import { actions, type Action } from './rights';

/** A screen as a role meets it. */
export interface SeenScreen {
  id: RouteId;
  /** The permission ids any one of which opens the screen; without them the screen is for everybody. */
  permissions: readonly string[];
  /** What keeps the role from the screen: any one of these would open it. */
  missing: readonly string[] | undefined;
  /** What the role may do there. */
  actions: Action[];
}

/** Every screen of the frame, with what the rights open and allow; computed by the functions that guard and menu use. */
export function screensOf(permissions: Permissions): SeenScreen[] {
  const holds = (permission: string): boolean => can(permissions, permission);
  return routeIds
    .filter((id) => !routes[id].open)
    .map((id) => {
      const asked = permissionsOf(id);
      return {
        id,
        permissions: asked,
        missing: missingPermissions(id, holds),
        actions: actions.filter((action) => asked.some((permission) => holds(`${permission}.${action}`))),
      };
    });
}
