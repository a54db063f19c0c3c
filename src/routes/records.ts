import type { Holds } from '../session/can';
import { mayOpen } from './guard';
import { addressOf } from './href';
import { meets } from './needs';
import type { RecordKind } from './record';
import { routeIds, routes, type RouteId } from './table';

/** A kind of record with the route that it opens at. */
export interface RoutedKind extends RecordKind {
  route: RouteId;
}

const kinds: readonly RoutedKind[] = routeIds.flatMap((route) => {
  const { record } = routes[route];
  return record ? { ...record, route } : [];
});

/** The kinds that a person may ask for: the calls are allowed, and so is the page that a hit leads to. */
export function recordKindsOf(holds: Holds): RoutedKind[] {
  return kinds.filter(({ needs, route }) => meets(needs, holds) && mayOpen(route, holds));
}

/** The address of a record that is known by its number alone. */
export function recordHref({ route, parameters, query }: RoutedKind, id: string): string {
  return addressOf(route, { ...parameters, id }, query?.(id));
}
