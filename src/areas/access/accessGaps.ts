import { menuOf } from '../../routes/menu';
import type { RouteId } from '../../routes/table';
import { can, holdsOf } from '../../session/can';
import { closedCalls, type Permissions } from '../../session/slice';

/** What rights promise and do not give. */
export interface AccessGaps {
  /** Without this right no section opens at all. */
  lacksEntrance: boolean;
  /** Screens that the permissions open, and that lack a policy of one of the services. */
  closedScreens: RouteId[];
}

/** Reckoned by the functions that draw the menu. `closed` are the operations that lack a policy. */
export function accessGaps(permissions: Permissions, closed: readonly string[]): AccessGaps {
  const itemsOf = (held: Permissions) => new Set(menuOf(holdsOf(held)).flatMap(({ items }) => items));
  const open = itemsOf({ ...permissions, [closedCalls]: [...closed] });
  const holdsAny = Object.values(permissions).some((actions) => actions.length > 0);
  return {
    lacksEntrance: holdsAny && !can(permissions, 'dashboard'),
    closedScreens: [...itemsOf(permissions)].filter((id) => !open.has(id)),
  };
}
