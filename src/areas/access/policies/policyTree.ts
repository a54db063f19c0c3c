import type { CheckBranch } from '../matrix/CheckTree';
import type { CheckLeaf } from '../matrix/CheckTreeLeaf';
import type { Endpoint, Policy } from './policyArea';

/** What a policy is called among the ticks. */
export const policyId = ({ method, endpoint }: Policy): string => `${method} ${endpoint}`;

/** The first segment of a path that says something: the version before it does not. */
export function firstSegment(endpoint: string): string {
  const segments = endpoint.split('/').filter(Boolean);
  const first = segments[0] !== undefined && /^v\d+$/i.test(segments[0]) ? segments[1] : segments[0];
  return `/${first ?? ''}`;
}

interface Words {
  notHeld: string;
  gone: string;
  noteOf: (endpoint: Endpoint) => string;
}

/**
 * The calls of a service as branches by their first segment. A policy that the role holds of a call that is gone
 * stays in the tree, so that it can be taken away.
 */
export function branchesOf(catalogue: readonly Endpoint[], held: readonly Policy[], words: Words): CheckBranch[] {
  const branches = new Map<string, CheckLeaf[]>();
  const put = (policy: Policy, leaf: CheckLeaf): void => {
    const segment = firstSegment(policy.endpoint);
    const leaves = branches.get(segment) ?? [];
    leaves.push(leaf);
    branches.set(segment, leaves);
  };
  const known = new Set(catalogue.map(policyId));
  for (const endpoint of catalogue) {
    const id = policyId(endpoint);
    const lockedWhy = endpoint.is_held ? undefined : words.notHeld;
    put(endpoint, { id, label: id, note: words.noteOf(endpoint), ...(lockedWhy && { lockedWhy }) });
  }
  for (const policy of held) {
    const id = policyId(policy);
    if (!known.has(id)) put(policy, { id, label: id, note: words.gone, lockedWhy: words.gone });
  }
  return [...branches]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([segment, leaves]) => ({ id: segment, label: segment, leaves }));
}

/** The branches with only the leaves that are sought. */
export function soughtIn(branches: readonly CheckBranch[], keeps: (leaf: CheckLeaf) => boolean): CheckBranch[] {
  return branches
    .map((branch) => ({ ...branch, leaves: branch.leaves.filter(keeps) }))
    .filter(({ leaves }) => leaves.length > 0);
}
