import type { Holds } from '../session/can';
import { mayOpen, permissionsOf } from './guard';
import { addressOf } from './href';
import type { Queue } from './queue';
import { routeIds, routes, type RouteId } from './table';

/** Every list with work that waits, in the order of the table. */
export const queues: ReadonlyMap<RouteId, Queue> = new Map(
  routeIds.flatMap((id) => {
    const { queue } = routes[id];
    return queue ? [[id, queue] as const] : [];
  }),
);

/** The ways into lists that open on something else than what waits, by their paths. */
const entrances: ReadonlyMap<string, string> = new Map(
  [...queues].flatMap(([id, { opensByFilter, filter }]) =>
    opensByFilter ? [[routes[id].path, addressOf(id, {}, filter)] as const] : [],
  ),
);

/** Where menu, keys and palette enter a screen: a queue at what waits. */
export const entranceOf = (path: string): string => entrances.get(path) ?? path;

/** Whether a person may be told how much waits on a list: the number is read with the right to the list, or one more. */
export function mayReadQueue(id: RouteId, holds: Holds): boolean {
  const queue = queues.get(id);
  if (!queue || !mayOpen(id, holds)) return false;
  if (queue.readPermission !== undefined && !holds(queue.readPermission)) return false;
  return permissionsOf(id).some((permission) => holds(`${permission}.query`));
}

/** The address of what waits on a list, or on the list that a record belongs to; undefined where nothing ever waits. */
export function queueHref(id: RouteId): string | undefined {
  const { parent } = routes[id];
  const found = [...queues].find(([list]) => list === id) ?? [...queues].find(([list]) => list === parent);
  return found && addressOf(found[0], {}, found[1].filter);
}
