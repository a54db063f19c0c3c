import type { Holds } from '../session/can';
import { mayOpen } from './guard';
import { menuItemOf } from './menu';
import type { SectionId } from './sections';
import { routeIds, routes, type RouteId } from './table';

/** A screen that the palette leads to. */
export interface ReachedScreen {
  id: RouteId;
  /** The group of the menu that it belongs to, by itself or by a screen above it. */
  section: SectionId | undefined;
}

/** The screens that a person may open without naming a record, in the order of the table. */
export function screensOf(holds: Holds): ReachedScreen[] {
  return routeIds
    .filter((id) => !routes[id].open && !routes[id].path.includes(':') && mayOpen(id, holds))
    .map((id) => {
      const item = menuItemOf(id);
      return { id, section: item && routes[item].menu?.section };
    });
}
