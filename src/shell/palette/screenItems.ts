import { WindowNew20Regular } from '@fluentui/react-icons';
import type { IntlShape, MessageDescriptor } from 'react-intl';
import { screenWords } from '../../i18n/screenWords';
import { keysOf } from '../../kit/state/shortcuts';
import { addressOf } from '../../routes/href';
import { screensOf, type ReachedScreen } from '../../routes/screens';
import { meets } from '../../routes/needs';
import { sections } from '../../routes/sections';
import { routeIds, routes, type RouteId } from '../../routes/table';
import type { Holds } from '../../session/can';
import type { Item } from './item';

type Words = Pick<IntlShape, 'formatMessage'>;

/** What a screen is looked for by besides its title; `create` stands for the verbs of making something new. */
const wordsOf = (name: RouteId | 'create'): string =>
  screenWords()
    .map(({ words }) => words[name] ?? '')
    .join(' ');

const titlesOf = (title: MessageDescriptor): string[] =>
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

/** Where a screen opens: its own tab as it was left, or an address with a form over it. */
interface Ways {
  goToTab: (path: string) => unknown;
  navigate: (address: string) => unknown;
}

/** The screens that a person may open, and the forms of new records on them. */
export function screenItems(holds: Holds, intl: Words, { goToTab, navigate }: Ways): Item[] {
  return screensOf(holds).flatMap((screen): Item[] => {
    const { id, section } = screen;
    const { title, menu, path, create } = routes[id];
    const own: Item = {
      id: `screen:${id}`,
      group: 'screens',
      title: intl.formatMessage(title),
      otherTitles: [...titlesOf(title), ...recordTitlesOf(id)],
      section: section && intl.formatMessage(sections[section]),
      around: aroundOf(screen),
      keywords: `${wordsOf(id)} ${path}`,
      icon: menu?.icon ?? WindowNew20Regular,
      shortcut: keysOf(`go.${id}`),
      run: () => goToTab(path),
    };
    if (create === undefined || !meets(create.needs, holds)) return [own];
    const form: Item = {
      ...own,
      id: `new:${id}`,
      title: intl.formatMessage(create.title),
      otherTitles: titlesOf(create.title),
      section: own.title,
      // The words of the list count less here, so that alone they lead to the list.
      around: `${titlesOf(title).join(' ')} ${wordsOf(id)}`,
      keywords: wordsOf('create'),
      shortcut: undefined,
      run: () => navigate(addressOf(id, {}, { form: 'new' })),
    };
    return [own, form];
  });
}
