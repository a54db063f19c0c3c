import type { ExplainAccessApiArg } from '../api/system-user/roles';

type Method = NonNullable<ExplainAccessApiArg['method']>;
type Service = NonNullable<ExplainAccessApiArg['service']>;

/** What somebody lacks: a permission of the system area, or a policy of one of the services. */
export type Right = { permission: string } | { service: Service; method: Method; endpoint: string };

const methods: readonly string[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] satisfies Method[];

/** Paths of the payment service that the requirements give no version. */
const unversioned = /^\/(fomos|user-fomos)(\/|$)/;

/**
 * What a refusal says is missing: "Permission investors.query is missing", "Policy GET /v1/rbac/roles is missing".
 * A policy's sentence does not name its service; the paths of the payment service begin with
 * their version, but for a few, and those of the investment service never do.
 */
export function deniedRight(sentence: string | undefined): Right | undefined {
  const permission = /^Permission ([a-z][a-z0-9_]*(?:\.[a-z]+)?) is missing/.exec(sentence ?? '')?.[1];
  if (permission !== undefined) return { permission };
  const [, method = '', endpoint = ''] = /^Policy ([A-Z]+) (\/\S*) is missing/.exec(sentence ?? '') ?? [];
  if (!methods.includes(method)) return undefined;
  const isPayment = /^\/v\d+\//.test(endpoint) || unversioned.test(endpoint);
  return { service: isPayment ? 'payment' : 'investment', method: method as Method, endpoint };
}
