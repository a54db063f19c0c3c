import { fillPath, plainPath, type MatchOf } from './paths';
import { aliases, routeIds, routes, type RouteId } from './table';

/** The route that an address means. */
export type Match = MatchOf<RouteId>;

/** Whether a part of a path stands for a value. */
const isOpen = (part: string) => part.startsWith(':');

// A path without parameters wins over one with them: `/list/new` is never the record named "new".
const patterns = [...routeIds.map((id) => [routes[id].path, id] as const), ...Object.entries(aliases)]
  .sort(([one], [other]) => one.split(':').length - other.split(':').length)
  .map(([path, id]) => ({ id, parts: path.split('/').map((part) => (isOpen(part) ? part : part.toLowerCase())) }));

/**
 * Finds the route of a path, whatever its letter case; undefined when the table has none. The parts are compared as text: as regular
 * expressions the first page would make 250 of them for its one address.
 */
export function matchPath(pathname: string): Match | undefined {
  const path = plainPath(pathname);
  const typed = path.split('/');
  const lower = path.toLowerCase().split('/');
  const found = patterns.find(
    ({ parts }) =>
      parts.length === typed.length &&
      parts.every((part, at) => (isOpen(part) ? typed[at] !== '' : part === lower[at])),
  );
  if (!found) return undefined;
  const values = found.parts.flatMap((part, at) =>
    isOpen(part) ? [[part.slice(1), decoded(typed[at] ?? '')] as const] : [],
  );
  if (values.some(([, value]) => value === undefined)) return undefined;
  const parameters = Object.fromEntries(values) as Record<string, string>;
  return { id: found.id, parameters, path: fillPath(routes[found.id].path, parameters) };
}

function decoded(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    // A broken escape such as %E0 names no record.
    return undefined;
  }
}
