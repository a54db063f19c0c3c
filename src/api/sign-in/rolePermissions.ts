import type { Failure } from '../../lib/failure';
import type { Permissions } from '../../session/slice';
import type { SessionUser } from '../../session/record';
import { closedCalls, rolesLoaded } from '../../session/slice';
import { failed } from '../transport/parseResponse';
import type { ApiThunk } from '../cache/dispatch';
import { fetchUncached } from '../cache/fetchUncached';

/** The rights of all roles together, and what lacks a policy. Undefined when one of the answers is not a role. */
export function unionOf(roles: readonly unknown[]): Permissions | undefined {
  const union = new Map<string, Set<string>>();
  for (const role of roles) {
    const { permissions: listed, closed_calls: closed } = role as Record<string, unknown>;
    if (!Array.isArray(listed)) return undefined;
    for (const one of [...(listed as unknown[]), { permission_id: closedCalls, actions: closed }]) {
      const { permission_id: id, actions } = (one ?? {}) as Record<string, unknown>;
      if (typeof id !== 'string' || !Array.isArray(actions)) continue;
      const held = union.get(id) ?? new Set();
      for (const action of actions) if (typeof action === 'string') held.add(action);
      union.set(id, held);
    }
  }
  return Object.fromEntries([...union].map(([id, actions]) => [id, [...actions]]));
}

/**
 * Asks for every role of the person at once and stores what they permit; the failure when that is not known now.
 * Past the cache and without the generated calls: those of the role screens would come with the first script.
 */
export const loadRoles =
  (user: SessionUser): ApiThunk<Promise<Failure | undefined>> =>
  async (dispatch, _getState, { vault }) => {
    const { signal } = new AbortController();
    const calls = user.role_ids.map((id) =>
      dispatch(fetchUncached({ url: `/system-user/v1/user-roles/${id}` }, signal)),
    );
    const answers = await Promise.all(calls);
    const refusal = answers.find(({ error }) => error)?.error;
    // A role that was taken away since the sign-in is answered like that, too. Without any answer there is nothing to learn.
    if (refusal)
      return refusal.status
        ? import('./ownAccount').then(
            ({ rolesOfNow }) => dispatch(rolesOfNow(user, refusal)),
            () => refusal,
          )
        : refusal;
    const permissions = unionOf(answers.map(({ data }) => data));
    if (permissions === undefined) return failed('malformed').error;
    // Meanwhile the person may have left, or the session ended.
    if (vault.current()?.user.id === user.id) dispatch(rolesLoaded(permissions));
    return undefined;
  };
