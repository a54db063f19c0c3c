import type { OperationId } from '../contract';
import type { SignedInUser } from './currentUser';

type Own = (user: SignedInUser, params: Record<string, unknown>) => boolean;

/** What counts as the caller's own, for each operation marked `x-own` in the specs. */
export const ownRules: Partial<Record<OperationId, Own>> = {
  getUserRole: (user, params) => user.roleIds.includes(params.id as number),
};
