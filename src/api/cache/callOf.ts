import type { Call } from '../transport/baseQuery';

interface Generated<Endpoints extends Record<string, { Types: { QueryArg: unknown } }>> {
  endpoints: Endpoints;
  enhanceEndpoints: (changes: { endpoints: never }) => unknown;
}

type ArgOf<Endpoint> = Endpoint extends { Types: { QueryArg: infer Arg } } ? Arg : never;

/**
 * How a generated operation describes its call. The codegen writes no infinite queries; this lets one be made over
 * an operation without writing its path and parameters a second time.
 */
export function callOf<
  Endpoints extends Record<string, { Types: { QueryArg: unknown } }>,
  Name extends keyof Endpoints & string,
>(api: Generated<Endpoints>, name: Name): (arg: ArgOf<Endpoints[Name]>) => Call {
  let call: ((arg: ArgOf<Endpoints[Name]>) => Call) | undefined;
  const look = (definition: { query: typeof call }) => {
    call = definition.query;
  };
  api.enhanceEndpoints({ endpoints: { [name]: look } as never });
  if (!call) throw new Error(`The operation ${name} describes no call.`);
  return call;
}
