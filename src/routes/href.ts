import { fillPath } from './paths';
import { searchOf, type Query, type QueryOf } from './query';
import { routes, type RouteId, type Table } from './table';

type ParameterNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParameterNames<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

type Parameters<Id extends RouteId> = Record<ParameterNames<Table[Id]['path']>, string>;
type ListQuery<Id extends RouteId> = QueryOf<Awaited<ReturnType<Table[Id]['screen']>>>;

/**
 * The address of a route: `href('investors.one', { id })`, `href('payments.tax', {}, { status: ['new'] })`. A wrong id,
 * a missing parameter, and what the list does not keep in its address do not compile.
 */
export function href<Id extends RouteId>(
  id: Id,
  ...[parameters, query]: keyof Parameters<Id> extends never
    ? [parameters?: Parameters<Id>, query?: ListQuery<Id>]
    : [parameters: Parameters<Id>, query?: ListQuery<Id>]
): string {
  return addressOf(id, parameters ?? {}, query);
}

/** The address of a route that is only known at run time. */
export function addressOf(id: RouteId, parameters: Readonly<Record<string, string>>, query: Query = {}): string {
  return fillPath(routes[id].path, parameters) + searchOf(query);
}
