import type { IntlShape, MessageDescriptor } from 'react-intl';
import type { Holds } from '../session/can';
import { mayOpen } from './guard';
import { matchPath } from './match';
import { labelOf } from './labels';
import { routes, type RouteId } from './table';

type Words = Pick<IntlShape, 'formatMessage'>;

/** The title of a screen, with the name of its record once that is known: the label of its tab. */
export function tabLabel(id: RouteId, record: string | undefined, intl: Words): string {
  return labelOf(intl.formatMessage(routes[id].title), record);
}

/** The title of the page at an address, for a link to it; undefined where there is none that the person may open. */
export function titleOfPath(path: string, holds: Holds): MessageDescriptor | undefined {
  const match = matchPath(path.split('?')[0] ?? '');
  const isReached = match && !routes[match.id].open && mayOpen(match.id, holds);
  return isReached ? routes[match.id].title : undefined;
}
