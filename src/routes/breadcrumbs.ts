import type { Holds } from '../session/can';
import type { Match } from './match';
import { mayOpen } from './guard';
import { fillPath } from './paths';
import type { RouteEntry } from './route';
import { routes, type RouteId } from './table';

export interface Crumb {
  id: RouteId;
  /** Missing for the page itself, and for a parent that the person may not open. */
  to?: string;
}

/** The way from the top to a screen, the screen itself last. */
export function breadcrumbsOf(match: Match, holds: Holds): Crumb[] {
  const way: Crumb[] = [{ id: match.id }];
  let { parameters } = match;
  for (let entry: RouteEntry = routes[match.id]; entry.parent !== undefined; entry = routes[entry.parent as RouteId]) {
    const id = entry.parent as RouteId;
    const own = parameters;
    const renamed = Object.entries(entry.parentParameters ?? {}).map(([name, here]) => [name, own[here] ?? '']);
    parameters = { ...own, ...(Object.fromEntries(renamed) as typeof own) };
    way.unshift(mayOpen(id, holds) ? { id, to: fillPath(routes[id].path, parameters) } : { id });
  }
  return way;
}
