import { missingPermission } from './guard';
import { sectionIds, type SectionId } from './sections';
import { routeIds, routes, type RouteId } from './table';

export interface MenuSection {
  id: SectionId;
  items: RouteId[];
}

/** The side menu of a person: only what may be opened, and no group without items. */
export function menuOf(holds: (permission: string) => boolean): MenuSection[] {
  const allowed = routeIds.filter((id) => routes[id].menu && missingPermission(id, holds) === undefined);
  return sectionIds
    .map((id) => ({ id, items: allowed.filter((item) => routes[item].menu?.section === id) }))
    .filter(({ items }) => items.length > 0);
}

/** The item of the menu that a route belongs to: its own, or that of the nearest parent which has one. */
export function menuItemOf(id: RouteId): RouteId | undefined {
  if (routes[id].menu) return id;
  const { parent } = routes[id];
  return parent === undefined ? undefined : menuItemOf(parent as RouteId);
}
