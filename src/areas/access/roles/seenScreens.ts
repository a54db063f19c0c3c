import { missingPermission } from '../../../routes/guard';
import { routeIds, routes, type RouteId } from '../../../routes/table';
import { can } from '../../../session/can';
import type { Permissions } from '../../../session/slice';
import { actions, type Action } from './rights';

/** A screen as a role meets it. */
export interface SeenScreen {
  id: RouteId;
  /** The permission id of the screen; without it the screen is for everybody. */
  permission: string | undefined;
  /** What keeps the role from the screen. */
  missing: string | undefined;
  /** What the role may do there. */
  actions: Action[];
}

/** Every screen of the frame, with what the rights open and allow; computed by the functions that guard and menu use. */
export function screensOf(permissions: Permissions): SeenScreen[] {
  const holds = (permission: string): boolean => can(permissions, permission);
  return routeIds
    .filter((id) => !routes[id].open)
    .map((id) => {
      const { permission } = routes[id];
      return {
        id,
        permission,
        missing: missingPermission(id, holds),
        actions: permission === undefined ? [] : actions.filter((action) => holds(`${permission}.${action}`)),
      };
    });
}
