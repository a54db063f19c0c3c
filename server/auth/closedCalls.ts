import type { Endpoint } from '../http/endpoints';

/**
 * The operations of the services that permissions open, and that are refused nevertheless because their policy is not
 * held. `permissions` are `id.action`, `policies` are `service METHOD /endpoint`.
 */
export function closedCalls(
  endpoints: readonly Endpoint[],
  permissions: ReadonlySet<string>,
  policies: ReadonlySet<string>,
): string[] {
  return endpoints
    .filter(
      ({ service, method, endpoint, permissions: anyOf }) =>
        anyOf.some((permission) => permissions.has(permission)) && !policies.has(`${service} ${method} ${endpoint}`),
    )
    .map(({ id }) => id);
}
