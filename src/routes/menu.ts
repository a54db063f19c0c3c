import type { Holds } from '../session/can';
import { mayOpen } from './guard';
import { sectionIds, type SectionId } from './sections';
import { routeIds, routes, type RouteId } from './table';

export interface MenuSection {
  id: SectionId;
  items: RouteId[];
}

/** The side menu of a person: only what may be opened, and no group without items. */
export function menuOf(holds: Holds): MenuSection[] {
  const allowed = routeIds.filter((id) => routes[id].menu && mayOpen(id, holds));
  return sectionIds
    .map((id) => ({
      id,
      items: allowed.filter((item) => [routes[item].menu?.section, routes[item].menu?.also].includes(id)),
    }))
    .filter(({ items }) => items.length > 0);
}

/** The item of the menu that a route belongs to: its own, or that of the nearest parent which has one. */
export function menuItemOf(id: RouteId): RouteId | undefined {
  if (routes[id].menu) return id;
  const { parent } = routes[id];
  return parent === undefined ? undefined : menuItemOf(parent as RouteId);
}

/** The favourites that the menu still holds, in the order in which they were picked. */
export function favouritesIn(menu: readonly MenuSection[], picked: readonly string[]): RouteId[] {
  const items = menu.flatMap((section) => section.items);
  return picked.flatMap((id) => items.find((item) => item === id) ?? []);
}

/** One spelling for letters that people type in several ways. */
const plain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replaceAll(/[ʻʼ‘’'`]/g, '');

/**
 * What of the menu answers to a few letters: each word of the query stands somewhere in the title of the screen or of
 * its group. `titleOf` and `groupOf` give the words in the language on the screen.
 */
export function findInMenu(
  menu: readonly MenuSection[],
  query: string,
  titleOf: (id: RouteId) => string,
  groupOf: (id: SectionId) => string,
): MenuSection[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  return menu
    .map(({ id, items }) => {
      const answers = (item: RouteId) => {
        const text = plain(`${titleOf(item)} ${groupOf(id)}`);
        return words.every((word) => text.includes(word));
      };
      return { id, items: items.filter(answers) };
    })
    .filter(({ items }) => items.length > 0);
}
