import type { IntlShape, MessageDescriptor } from 'react-intl';
import { screenWords } from '../../i18n/screenWords';
import type { Findable } from '../../lib/find/searchIndex';
import type { ReachedScreen } from '../../routes/screens';
import { sections } from '../../routes/sections';
import { routeIds, routes, type RouteId } from '../../routes/table';

/** What a screen is looked for by besides its title; `create` stands for the verbs of making something new. */
export const wordsOf = (name: RouteId | 'create'): string =>
  screenWords()
    .map(({ words }) => words[name] ?? '')
    .join(' ');

/** A title in every language. */
export const titlesOf = (title: MessageDescriptor): string[] =>
  screenWords().flatMap(({ titles }) => titles[String(title.id)] ?? []);

/** A list is also looked for by what one of its records is called. */
const recordTitlesOf = (id: RouteId): string[] =>
  routeIds
    .filter((one) => routes[one].parent === id && routes[one].path.endsWith('/:id'))
    .flatMap((one) => titlesOf(routes[one].title));

/** The group of the menu, and the screen above, in all languages. */
const aroundOf = ({ id, section }: ReachedScreen): string => {
  const parent = routes[id].parent as RouteId | undefined;
  return [...(section ? titlesOf(sections[section]) : []), ...(parent ? titlesOf(routes[parent].title) : [])].join(' ');
};

/** A screen with all that people look for it by, in every language (i18n/screenWords); the palette and the menu find by it. */
export function screenFindable(screen: ReachedScreen, intl: Pick<IntlShape, 'formatMessage'>): Omit<Findable, 'id'> {
  const { id, section } = screen;
  const { title, path } = routes[id];
  return {
    title: intl.formatMessage(title),
    otherTitles: [...titlesOf(title), ...recordTitlesOf(id)],
    section: section && intl.formatMessage(sections[section]),
    around: aroundOf(screen),
    keywords: `${wordsOf(id)} ${path}`,
  };
}
