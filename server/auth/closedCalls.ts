/** A call of a service that keeps policies, as the catalogue of its endpoints has it. */
interface Endpoint {
  id: string;
  service: string;
  method: string;
  endpoint: string;
  /** Any of them opens it. */
  permissions: readonly string[];
}

/**
 * The operations of the services that are refused because their policy is not held, as `service METHOD /endpoint`; with
 * `permissions`, as `id.action`, only those that these would open.
 */
export function closedCalls(
  endpoints: readonly Endpoint[],
  policies: ReadonlySet<string>,
  permissions?: ReadonlySet<string>,
): string[] {
  return endpoints
    .filter(
      ({ service, method, endpoint, permissions: anyOf }) =>
        !policies.has(`${service} ${method} ${endpoint}`) &&
        (permissions === undefined || anyOf.some((permission) => permissions.has(permission))),
    )
    .map(({ id }) => id);
}
