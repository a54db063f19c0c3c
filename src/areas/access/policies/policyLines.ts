import { doneAtOnce } from '../waiting';
import type { Endpoint, Policy, PolicyCalls, PolicyRole } from './policyArea';
import { policyId } from './policyTree';
import type { Line } from './useLines';

interface Given {
  role: PolicyRole;
  /** Those that the role holds; one of them may be gone from the catalogue. */
  policies: readonly Policy[];
  catalogue: readonly Endpoint[];
  calls: Pick<PolicyCalls, 'addPolicy' | 'removePolicy'>;
}

/** The calls that put policies into a role and take them out, by the ids of the policies. */
export function policyLines(
  changes: ReadonlyMap<string, boolean>,
  { role, policies, catalogue, calls }: Given,
): readonly Line[] {
  const policyOf = new Map([...catalogue, ...policies].map((policy) => [policyId(policy), policy]));
  const waiting = new Set(catalogue.filter((one) => one.needs_confirmation).map(policyId));
  return [...changes].flatMap(([id, isGrant]) => {
    const known = policyOf.get(id);
    if (!known) return [];
    const policy = { method: known.method, endpoint: known.endpoint };
    const run = () =>
      isGrant ? calls.addPolicy(role, policy) : calls.removePolicy(role, policy).then(() => doneAtOnce);
    // Only to people is something given; a role that nobody holds is filled at once.
    const needsConfirmation = isGrant && role.users_count > 0 && waiting.has(id);
    return [{ id, label: id, isGrant, needsConfirmation, run }];
  });
}
