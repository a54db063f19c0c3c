import type { Call } from './baseQuery';
import type { Tag } from './tags';

/** What the codegen and `enhanceEndpoints` say of an operation. */
export interface Operation {
  Types: { QueryArg: unknown; ResultType: unknown };
}

/** The endpoints of a spec file, as far as their operations can be looked up. */
export interface Generated<Operations extends Record<string, Operation>> {
  endpoints: Operations;
  enhanceEndpoints: (changes: { endpoints: never }) => unknown;
}

export type ArgOf<One extends Operation> = One['Types']['QueryArg'];
export type AnswerOf<One extends Operation> = One['Types']['ResultType'];

interface Definition<Arg> {
  query?: (arg: Arg) => Call;
  providesTags?: readonly Tag[];
}

/** How a generated operation asks, and the tags of its answer. */
export function definitionOf<Operations extends Record<string, Operation>, Name extends keyof Operations & string>(
  api: Generated<Operations>,
  name: Name,
): { request: (arg: ArgOf<Operations[Name]>) => Call; tags: readonly Tag[] } {
  let definition: Definition<ArgOf<Operations[Name]>> = {};
  const look = (found: Definition<ArgOf<Operations[Name]>>) => {
    definition = found;
  };
  api.enhanceEndpoints({ endpoints: { [name]: look } as never });
  const { query, providesTags = [] } = definition;
  if (!query) throw new Error(`The operation ${name} describes no call.`);
  return { request: query, tags: providesTags };
}

/** How a generated operation asks, for a call past its own query or mutation: a file on its way, a single look. */
export const requestOf = <Operations extends Record<string, Operation>, Name extends keyof Operations & string>(
  api: Generated<Operations>,
  name: Name,
) => definitionOf(api, name).request;
