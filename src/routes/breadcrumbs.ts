import type { Holds } from '../session/can';
import type { Match } from './match';
import { mayOpen } from './guard';
import { fillPath } from './paths';
import { routes, type RouteId } from './table';

export interface Crumb {
  id: RouteId;
  /** Missing for the page itself, and for a parent that the person may not open. */
  to?: string;
}

/** The way from the top to a screen, the screen itself last. */
export function breadcrumbsOf(match: Match, holds: Holds): Crumb[] {
  const way: Crumb[] = [{ id: match.id }];
  for (let { parent } = routes[match.id]; parent !== undefined; { parent } = routes[parent as RouteId]) {
    const id = parent as RouteId;
    way.unshift(mayOpen(id, holds) ? { id, to: fillPath(routes[id].path, match.parameters) } : { id });
  }
  return way;
}
