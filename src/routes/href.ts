import { fillPath } from './paths';
import { routes, type RouteId, type Table } from './table';

type ParameterNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParameterNames<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

type Parameters<Id extends RouteId> = Record<ParameterNames<Table[Id]['path']>, string>;

/**
 * The address of a route: `href('investors.one', { id })`. A wrong id or a missing parameter does not compile.
 */
export function href<Id extends RouteId>(
  id: Id,
  ...[parameters]: keyof Parameters<Id> extends never ? [] : [parameters: Parameters<Id>]
): string {
  return fillPath(routes[id].path, parameters ?? {});
}
