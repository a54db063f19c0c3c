import type { OperationId } from './contract';
import type { SignedInUser } from '../auth/currentUser';

type Own = (user: SignedInUser, params: Record<string, unknown>, query: Record<string, unknown>) => boolean;

const himself: Own = (user, params) => params.id === user.id;
const anyone: Own = () => true;
/** Colleagues are named to whoever is in for good; until then only the own account is. */
const colleague: Own = (user, params) => params.id === user.id || !user.mustChangePassword;
const ownRole: Own = (user, params) => user.roleIds.includes(params.id as number);
const managers = ['kam', 'hunter'];
/** The own roles; and who the managers are, because a merchant's form lets everybody choose one. */
const ownHoldings: Own = (user, _params, { user_id: userId, role }) =>
  userId === user.id || (typeof role === 'string' && managers.includes(role.toLowerCase()));

/** What counts as the caller's own, for each operation marked `x-own` in the specs. */
export const ownRules: Partial<Record<OperationId, Own>> = {
  getUserRole: ownRole,
  listUserRolePermissions: ownRole,
  explainAccess: anyone,
  getSystemUser: colleague,
  changeOwnPassword: anyone,
  getSecondFactor: anyone,
  beginSecondFactor: anyone,
  confirmSecondFactor: anyone,
  turnSecondFactorOff: anyone,
  listSystemUserSessions: himself,
  endSystemUserSession: himself,
  listPaymentUserRoles: ownHoldings,
  listInvestmentUserRoles: ownHoldings,
};
