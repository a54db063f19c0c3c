import type { IntlShape } from 'react-intl';
import { routes, type RouteId } from './table';

type Words = Pick<IntlShape, 'formatMessage'>;

/** The title of a screen, with the name of its record once that is known: the label of its tab. */
export function tabLabel(id: RouteId, record: string | undefined, intl: Words): string {
  const title = intl.formatMessage(routes[id].title);
  return record ? `${title} ${record}` : title;
}

/** The title of the browser's window. */
export function windowTitle(id: RouteId, record: string | undefined, product: string, intl: Words): string {
  return `${tabLabel(id, record, intl)} — ${product}`;
}
