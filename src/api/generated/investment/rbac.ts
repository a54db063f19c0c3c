// Written by `npm run api` from the specs; do not edit.
import { gateway as api } from "../../cache/gateway";
import { reader } from "../../transport/responseSchema";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listInvestmentRoles: build.query<
      ListInvestmentRolesApiResponse,
      ListInvestmentRolesApiArg
    >({
      query: (queryArg) => ({ read: reads.listInvestmentRoles,
        url: `/investment/rbac/roles`,
        params: {
          offset: queryArg.offset,
          limit: queryArg.limit,
          search: queryArg.search,
        },
      }),
    }),
    createInvestmentRole: build.mutation<
      CreateInvestmentRoleApiResponse,
      CreateInvestmentRoleApiArg
    >({
      query: (queryArg) => ({ read: reads.createInvestmentRole,
        url: `/investment/rbac/role`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
    deleteInvestmentRole: build.mutation<
      DeleteInvestmentRoleApiResponse,
      DeleteInvestmentRoleApiArg
    >({
      query: (queryArg) => ({
        url: `/investment/rbac/role/${encodeURIComponent(String(queryArg.role))}`,
        method: "DELETE",
      }),
    }),
    listInvestmentRolePolicies: build.query<
      ListInvestmentRolePoliciesApiResponse,
      ListInvestmentRolePoliciesApiArg
    >({
      query: (queryArg) => ({ read: reads.listInvestmentRolePolicies,
        url: `/investment/rbac/list-role-policies/${encodeURIComponent(String(queryArg.role))}`,
      }),
    }),
    listInvestmentEndpoints: build.query<
      ListInvestmentEndpointsApiResponse,
      ListInvestmentEndpointsApiArg
    >({
      query: () => ({ read: reads.listInvestmentEndpoints, url: `/investment/rbac/permissions` }),
    }),
    listInvestmentUserRoles: build.query<
      ListInvestmentUserRolesApiResponse,
      ListInvestmentUserRolesApiArg
    >({
      query: (queryArg) => ({ read: reads.listInvestmentUserRoles,
        url: `/investment/rbac/user-roles`,
        params: {
          offset: queryArg.offset,
          limit: queryArg.limit,
          user_id: queryArg.user_id,
          role: queryArg.role,
          search: queryArg.search,
        },
      }),
    }),
    addInvestmentUserRole: build.mutation<
      AddInvestmentUserRoleApiResponse,
      AddInvestmentUserRoleApiArg
    >({
      query: (queryArg) => ({ read: reads.addInvestmentUserRole,
        url: `/investment/rbac/add-user-role`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
    removeInvestmentUserRole: build.mutation<
      RemoveInvestmentUserRoleApiResponse,
      RemoveInvestmentUserRoleApiArg
    >({
      query: (queryArg) => ({
        url: `/investment/rbac/delete-user-role/${encodeURIComponent(String(queryArg.id))}/${encodeURIComponent(String(queryArg.role))}`,
        method: "DELETE",
      }),
    }),
    addInvestmentPolicy: build.mutation<
      AddInvestmentPolicyApiResponse,
      AddInvestmentPolicyApiArg
    >({
      query: (queryArg) => ({ read: reads.addInvestmentPolicy,
        url: `/investment/rbac/add-policy`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
    removeInvestmentPolicy: build.mutation<
      RemoveInvestmentPolicyApiResponse,
      RemoveInvestmentPolicyApiArg
    >({
      query: (queryArg) => ({
        url: `/investment/rbac/delete-policy`,
        method: "DELETE",
        body: queryArg.body,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as rbacGenerated };
export type ListInvestmentRolesApiResponse =
  /** status 200 The roles by their names, and how many there are. */ InvestmentRolePage;
export type ListInvestmentRolesApiArg = {
  /** How many rows to skip. */
  offset?: number;
  /** How many rows to return at most. */
  limit?: number;
  /** Each of its first five words is found in what the description of the call names: names by their sound, in either alphabet and from either keyboard, numbers of documents in any spelling (`EX-12` is EX-000012). Further words are left out. */
  search?: string;
};
export type CreateInvestmentRoleApiResponse =
  /** status 201 The role. */ InvestmentRole;
export type CreateInvestmentRoleApiArg = {
  body: InvestmentRoleNew;
};
export type DeleteInvestmentRoleApiResponse = unknown;
export type DeleteInvestmentRoleApiArg = {
  role: RoleName;
};
export type ListInvestmentRolePoliciesApiResponse =
  /** status 200 The role, and all its policies by endpoint and method. */ InvestmentRolePolicies;
export type ListInvestmentRolePoliciesApiArg = {
  role: RoleName;
};
export type ListInvestmentEndpointsApiResponse =
  /** status 200 Every call of the service by endpoint and method, with the permission of the system area that it also asks for. */ InvestmentEndpointList;
export type ListInvestmentEndpointsApiArg = void;
export type ListInvestmentUserRolesApiResponse =
  /** status 200 The holdings by the names of the people, and how many there are. */ InvestmentUserRolePage;
export type ListInvestmentUserRolesApiArg = {
  /** How many rows to skip. */
  offset?: number;
  /** How many rows to return at most. */
  limit?: number;
  /** Only the roles of this person. */
  user_id?: Id;
  /** Only the people of the role with this name, in any case of letters. */
  role?: RoleName;
  /** Each of its first five words is found in what the description of the call names: names by their sound, in either alphabet and from either keyboard, numbers of documents in any spelling (`EX-12` is EX-000012). Further words are left out. */
  search?: string;
};
export type AddInvestmentUserRoleApiResponse =
  /** status 200 The role is given, or waits for another person. */ InvestmentUserRoleGiven;
export type AddInvestmentUserRoleApiArg = {
  body: InvestmentUserRoleNew;
};
export type RemoveInvestmentUserRoleApiResponse = unknown;
export type RemoveInvestmentUserRoleApiArg = {
  id: Id;
  /** Name of the role. */
  role: RoleName;
};
export type AddInvestmentPolicyApiResponse =
  /** status 200 The role holds the policy, or it waits for another person. */ MayWait;
export type AddInvestmentPolicyApiArg = {
  body: InvestmentPolicyOfRole;
};
export type RemoveInvestmentPolicyApiResponse = unknown;
export type RemoveInvestmentPolicyApiArg = {
  body: InvestmentPolicyOfRole;
};
export type Id = number;
export type RoleName = string;
export type NeedsConfirmation = boolean;
export type InvestmentRole = {
  id: Id;
  name: RoleName;
  description: string;
  users_count: number;
  policies_count: number;
  /** Whether the caller holds it. */
  is_own: boolean;
  needs_confirmation: NeedsConfirmation;
};
export type InvestmentRolePage = {
  roles: InvestmentRole[];
  count: number;
};
export type Problem = {
  /** A sentence for people, in English. */
  error: string;
  /** The first code of `errors` */
  code: string;
  errors: {
    code: string;
    message: string;
  }[];
  /** The code of what is wrong with each named field of the body or query. */
  fields?: {
    [key: string]: string;
  };
  /** The fresh record, when somebody else changed it meanwhile. */
  current?: {
    [key: string]: unknown;
  };
  /** Names this call in the logs of the server. */
  request_id: string;
};
export type InvestmentRoleNew = {
  name: RoleName;
  description?: string;
};
export type NullableNamedRef = {
  id: Id;
  name: string;
} | null;
export type Timestamp = string;
export type HistoryRow = {
  id: Id;
  /** A business verb */
  action: string;
  /** None where the action is no change of a field */
  field: string | null;
  old: string | null;
  new: string | null;
  user: NullableNamedRef;
  created_at: Timestamp;
};
export type WithHistory = {
  /** Newest first. */
  history: HistoryRow[];
};
export type HttpMethod = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
export type Endpoint = string;
export type InvestmentPolicy = {
  method: HttpMethod;
  endpoint: Endpoint;
};
export type InvestmentRolePolicies = WithHistory & {
  role: InvestmentRole;
  policies: InvestmentPolicy[];
  count: number;
};
export type InvestmentEndpoint = {
  method: HttpMethod;
  endpoint: Endpoint;
  /** What the call does, in English. */
  summary: string;
  /** The permission of the system area that the call also asks for, as id.action; of several any opens it, and ` | ` stands between them. */
  permission: string;
  /** Whether the caller holds the policy, and so may give it. */
  is_held: boolean;
  needs_confirmation: NeedsConfirmation;
};
export type InvestmentEndpointList = {
  permissions: InvestmentEndpoint[];
  count: number;
};
export type InvestmentUserRole = {
  id: Id;
  user_id: Id;
  username: string;
  /** Last name and first name. */
  name: string;
  /** Whether the person may sign in. */
  is_active: boolean;
  role_id: Id;
  role: RoleName;
};
export type InvestmentUserRolePage = {
  user_roles: InvestmentUserRole[];
  count: number;
};
export type MayWait = {
  /** The change that waits for another person; none where it was done at once. */
  access_change_id: number | null;
};
export type InvestmentUserRoleGiven = {
  user_id: Id;
  username: string;
  role_id: Id;
  role: RoleName;
} & MayWait;
export type InvestmentUserRoleNew = {
  user_id: Id;
  role: RoleName;
};
export type InvestmentPolicyOfRole = {
  role: RoleName;
  method: HttpMethod;
  endpoint: Endpoint;
};
export const {
  useListInvestmentRolesQuery,
  useLazyListInvestmentRolesQuery,
  useCreateInvestmentRoleMutation,
  useDeleteInvestmentRoleMutation,
  useListInvestmentRolePoliciesQuery,
  useLazyListInvestmentRolePoliciesQuery,
  useListInvestmentEndpointsQuery,
  useLazyListInvestmentEndpointsQuery,
  useListInvestmentUserRolesQuery,
  useLazyListInvestmentUserRolesQuery,
  useAddInvestmentUserRoleMutation,
  useRemoveInvestmentUserRoleMutation,
  useAddInvestmentPolicyMutation,
  useRemoveInvestmentPolicyMutation,
} = injectedRtkApi;
const shapeOfInvestmentRole = { "id": "c", "name": "s", "description": "s", "users_count": "c", "policies_count": "c", "is_own": "b", "needs_confirmation": "b" } as const;
const shapeOfInvestmentRolePage = { "roles": [shapeOfInvestmentRole], "count": "c" } as const;
const shapeOfNullableNamedRef = { "id": "c", "name": "s" } as const;
const shapeOfHistoryRow = { "id": "c", "action": "s", "field~": "s", "old~": "s", "new~": "s", "user~": shapeOfNullableNamedRef, "created_at": "s" } as const;
const shapeOfInvestmentPolicy = { "method": "e", "endpoint": "s" } as const;
const shapeOfInvestmentRolePolicies = { "history": [shapeOfHistoryRow], "role": shapeOfInvestmentRole, "policies": [shapeOfInvestmentPolicy], "count": "c" } as const;
const shapeOfInvestmentEndpoint = { "method": "e", "endpoint": "s", "summary": "s", "permission": "s", "is_held": "b", "needs_confirmation": "b" } as const;
const shapeOfInvestmentEndpointList = { "permissions": [shapeOfInvestmentEndpoint], "count": "c" } as const;
const shapeOfInvestmentUserRole = { "id": "c", "user_id": "c", "username": "s", "name": "s", "is_active": "b", "role_id": "c", "role": "s" } as const;
const shapeOfInvestmentUserRolePage = { "user_roles": [shapeOfInvestmentUserRole], "count": "c" } as const;
const shapeOfInvestmentUserRoleGiven = { "user_id": "c", "username": "s", "role_id": "c", "role": "s", "access_change_id~": "c" } as const;
const shapeOfMayWait = { "access_change_id~": "c" } as const;
const reads = {
  listInvestmentRoles: reader(shapeOfInvestmentRolePage),
  createInvestmentRole: reader(shapeOfInvestmentRole, true),
  listInvestmentRolePolicies: reader(shapeOfInvestmentRolePolicies),
  listInvestmentEndpoints: reader(shapeOfInvestmentEndpointList),
  listInvestmentUserRoles: reader(shapeOfInvestmentUserRolePage),
  addInvestmentUserRole: reader(shapeOfInvestmentUserRoleGiven, true),
  addInvestmentPolicy: reader(shapeOfMayWait, true),
};
