import { createMatcher, type MatchOf } from './paths';
import { aliases, routes, type RouteId } from './table';

/** The route that an address means. */
export type Match = MatchOf<RouteId>;

/** Finds the route of a path, whatever its letter case; undefined when the table has none. */
export const matchPath = createMatcher(routes, aliases);
