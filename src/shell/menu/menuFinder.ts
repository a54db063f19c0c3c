import type { IntlShape } from 'react-intl';
import { find } from '../../lib/find/finder';
import { prepare, type Index } from '../../lib/find/searchIndex';
import type { MenuSection } from '../../routes/menu';
import { screenFindable } from '../foundation/screenFindable';

/** More are no answer. */
const most = 8;

const indexes = new Map<string, Index>();

/**
 * What of the menu answers to words that are in no title on the screen, best first: as the palette finds, by what people call
 * the work, in any language, script or keyboard layout, and with a slip. Its words are there (i18n/screenWords).
 */
export function findByWords(menu: readonly MenuSection[], query: string, intl: IntlShape): MenuSection[] {
  const known = `${intl.locale} ${menu.flatMap(({ items }) => items).join()}`;
  let index = indexes.get(known);
  if (!index) {
    const screens = menu.flatMap(({ id: section, items }) => items.map((id) => ({ id, section })));
    const once = [...new Map(screens.map((screen) => [screen.id, screen])).values()];
    index = prepare(once.map((screen) => ({ ...screenFindable(screen, intl), id: screen.id })));
    indexes.clear();
    indexes.set(known, index);
  }
  // What answers to some of the words alone is for the palette, which has the room for guesses.
  const found = find(index, query, undefined, most).filter(({ missing }) => missing === 0);
  const ids = found.map(({ id }) => id);
  const placeOf = (item: string): number => ids.indexOf(item);
  return menu
    .map(({ id, items }) => ({
      id,
      items: items.filter((item) => ids.includes(item)).sort((one, other) => placeOf(one) - placeOf(other)),
    }))
    .filter(({ items }) => items.length > 0)
    .sort(({ items: [one = ''] }, { items: [other = ''] }) => placeOf(one) - placeOf(other));
}
