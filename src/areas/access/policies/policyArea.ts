import type { ListQuery, Loaded, Rows } from '../../../lib/rows';
import type { HistoryRow } from '../../../parts/RecordHistory';
import type { MayWait } from '../waiting';

/** A role of the payment or of the investment area. */
export interface PolicyRole {
  id: number;
  name: string;
  description: string;
  users_count: number;
  policies_count: number;
  is_own: boolean;
  /** Whether another person confirms that it is given. */
  needs_confirmation: boolean;
}

export interface Policy {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  endpoint: string;
}

/** A call of the service, of which a policy can be made. */
export interface Endpoint extends Policy {
  summary: string;
  /** What the call also asks for in the system area. */
  permission: string;
  is_held: boolean;
  /** Whether another person confirms that it is put into a role that people hold. */
  needs_confirmation: boolean;
}

/** That a person holds a role. */
export interface Holding {
  id: number;
  user_id: number;
  username: string;
  name: string;
  is_active: boolean;
  role_id: number;
  role: string;
}

export interface HoldingFilters {
  search?: string;
  user_id?: number;
  role?: string;
}

/**
 * What the two areas of policies have in common, as their screens use it. They differ in how a role is named, by its
 * number or by its name, and in their paths.
 */
export interface PolicyArea {
  /** Names the forms of the area. */
  id: 'payment' | 'investment';
  permission: 'rbac_pay' | 'invest_rbac';
  useRoles: (list: ListQuery<{ search?: string }>) => Rows<PolicyRole>;
  /** `of` is what stands in the address of the role. */
  usePolicies: (of: string) => Loaded<{ role: PolicyRole; policies: Policy[]; history: HistoryRow[] }>;
  useEndpoints: () => Loaded<{ permissions: Endpoint[] }>;
  useHoldings: (list: ListQuery<HoldingFilters>) => Rows<Holding>;
  useCalls: () => PolicyCalls;
  roleHref: (role: Pick<PolicyRole, 'id' | 'name'>) => string;
  userHref: (userId: number) => string;
  rolesHref: () => string;
}

export interface PolicyCalls {
  createRole: (role: { name: string; description: string }) => Promise<PolicyRole>;
  deleteRole: (role: PolicyRole) => Promise<unknown>;
  addPolicy: (role: PolicyRole, policy: Policy) => Promise<MayWait>;
  removePolicy: (role: PolicyRole, policy: Policy) => Promise<unknown>;
  give: (userId: number, role: Pick<PolicyRole, 'id' | 'name'>) => Promise<MayWait>;
  take: (holding: Holding) => Promise<unknown>;
}
