import { WindowNew20Regular } from '@fluentui/react-icons';
import type { IntlShape } from 'react-intl';
import { keysOf } from '../../kit/state/shortcuts';
import { addressOf } from '../../routes/href';
import { screensOf } from '../../routes/screens';
import { meets } from '../../routes/needs';
import { routes } from '../../routes/table';
import type { Holds } from '../../session/can';
import { screenFindable, titlesOf, wordsOf } from '../foundation/screenFindable';
import type { Item } from './item';

type Words = Pick<IntlShape, 'formatMessage'>;

/** Where a screen opens: its own tab as it was left, or an address with a form over it. */
interface Ways {
  goToTab: (path: string) => unknown;
  navigate: (address: string) => unknown;
}

/** The screens that a person may open, and the forms of new records on them. */
export function screenItems(holds: Holds, intl: Words, { goToTab, navigate }: Ways): Item[] {
  return screensOf(holds).flatMap((screen): Item[] => {
    const { id } = screen;
    const { title, menu, path, create } = routes[id];
    const own: Item = {
      id: `screen:${id}`,
      group: 'screens',
      ...screenFindable(screen, intl),
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
