// Written by `npm run api` from the specs; do not edit.
import { gateway as api } from "../../cache/gateway";
import { reader } from "../../transport/responseSchema";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listPaymentRoles: build.query<
      ListPaymentRolesApiResponse,
      ListPaymentRolesApiArg
    >({
      query: (queryArg) => ({ read: reads.listPaymentRoles,
        url: `/payment/v1/rbac/roles`,
        params: {
          offset: queryArg.offset,
          limit: queryArg.limit,
          search: queryArg.search,
        },
      }),
    }),
    createPaymentRole: build.mutation<
      CreatePaymentRoleApiResponse,
      CreatePaymentRoleApiArg
    >({
      query: (queryArg) => ({ read: reads.createPaymentRole,
        url: `/payment/v1/rbac/role`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
    deletePaymentRole: build.mutation<
      DeletePaymentRoleApiResponse,
      DeletePaymentRoleApiArg
    >({
      query: (queryArg) => ({
        url: `/payment/v1/rbac/role/${encodeURIComponent(String(queryArg.id))}`,
        method: "DELETE",
      }),
    }),
    listPaymentRolePolicies: build.query<
      ListPaymentRolePoliciesApiResponse,
      ListPaymentRolePoliciesApiArg
    >({
      query: (queryArg) => ({ read: reads.listPaymentRolePolicies,
        url: `/payment/v1/rbac/list-role-policies/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
    listPaymentEndpoints: build.query<
      ListPaymentEndpointsApiResponse,
      ListPaymentEndpointsApiArg
    >({
      query: () => ({ read: reads.listPaymentEndpoints, url: `/payment/v1/rbac/permissions` }),
    }),
    listPaymentUserRoles: build.query<
      ListPaymentUserRolesApiResponse,
      ListPaymentUserRolesApiArg
    >({
      query: (queryArg) => ({ read: reads.listPaymentUserRoles,
        url: `/payment/v1/rbac/user-roles`,
        params: {
          offset: queryArg.offset,
          limit: queryArg.limit,
          user_id: queryArg.user_id,
          role: queryArg.role,
          search: queryArg.search,
        },
      }),
    }),
    addPaymentUserRole: build.mutation<
      AddPaymentUserRoleApiResponse,
      AddPaymentUserRoleApiArg
    >({
      query: (queryArg) => ({ read: reads.addPaymentUserRole,
        url: `/payment/v1/rbac/add-user-role`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
    removePaymentUserRole: build.mutation<
      RemovePaymentUserRoleApiResponse,
      RemovePaymentUserRoleApiArg
    >({
      query: (queryArg) => ({
        url: `/payment/v1/rbac/delete-user-role/${encodeURIComponent(String(queryArg.id))}`,
        method: "DELETE",
      }),
    }),
    addPaymentPolicy: build.mutation<
      AddPaymentPolicyApiResponse,
      AddPaymentPolicyApiArg
    >({
      query: (queryArg) => ({ read: reads.addPaymentPolicy,
        url: `/payment/v1/rbac/add-policy`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
    removePaymentPolicy: build.mutation<
      RemovePaymentPolicyApiResponse,
      RemovePaymentPolicyApiArg
    >({
      query: (queryArg) => ({
        url: `/payment/v1/rbac/delete-policy`,
        method: "DELETE",
        body: queryArg.body,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as rbacGenerated };
export type ListPaymentRolesApiResponse =
  /** status 200 The roles by their names, and how many there are. */ PaymentRolePage;
export type ListPaymentRolesApiArg = {
  /** How many rows to skip. */
  offset?: number;
  /** How many rows to return at most. */
  limit?: number;
  /** Each of its first five words is found in what the description of the call names: names by their sound, in either alphabet and from either keyboard, numbers of documents in any spelling (`EX-12` is EX-000012). Further words are left out. */
  search?: string;
};
export type CreatePaymentRoleApiResponse =
  /** status 201 The role. */ PaymentRole;
export type CreatePaymentRoleApiArg = {
  body: PaymentRoleNew;
};
export type DeletePaymentRoleApiResponse = unknown;
export type DeletePaymentRoleApiArg = {
  id: Id;
};
export type ListPaymentRolePoliciesApiResponse =
  /** status 200 The role, and all its policies by endpoint and method. */ PaymentRolePolicies;
export type ListPaymentRolePoliciesApiArg = {
  id: Id;
};
export type ListPaymentEndpointsApiResponse =
  /** status 200 Every call of the service by endpoint and method, with the permission of the system area that it also asks for. */ PaymentEndpointList;
export type ListPaymentEndpointsApiArg = void;
export type ListPaymentUserRolesApiResponse =
  /** status 200 The holdings by the names of the people, and how many there are. */ PaymentUserRolePage;
export type ListPaymentUserRolesApiArg = {
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
export type AddPaymentUserRoleApiResponse =
  /** status 200 The role is given, or waits for another person. */ PaymentUserRoleGiven;
export type AddPaymentUserRoleApiArg = {
  body: PaymentUserRoleNew;
};
export type RemovePaymentUserRoleApiResponse = unknown;
export type RemovePaymentUserRoleApiArg = {
  id: Id;
};
export type AddPaymentPolicyApiResponse =
  /** status 200 The role holds the policy, or it waits for another person. */ MayWait;
export type AddPaymentPolicyApiArg = {
  body: PaymentPolicyOfRole;
};
export type RemovePaymentPolicyApiResponse = unknown;
export type RemovePaymentPolicyApiArg = {
  body: PaymentPolicyOfRole;
};
export type Id = number;
export type RoleName = string;
export type NeedsConfirmation = boolean;
export type PaymentRole = {
  id: Id;
  name: RoleName;
  description: string;
  users_count: number;
  policies_count: number;
  /** Whether the caller holds it. */
  is_own: boolean;
  needs_confirmation: NeedsConfirmation;
};
export type PaymentRolePage = {
  roles: PaymentRole[];
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
export type PaymentRoleNew = {
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
export type PaymentPolicy = {
  method: HttpMethod;
  endpoint: Endpoint;
};
export type PaymentRolePolicies = WithHistory & {
  role: PaymentRole;
  policies: PaymentPolicy[];
  count: number;
};
export type PaymentEndpoint = {
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
export type PaymentEndpointList = {
  permissions: PaymentEndpoint[];
  count: number;
};
export type PaymentUserRole = {
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
export type PaymentUserRolePage = {
  user_roles: PaymentUserRole[];
  count: number;
};
export type MayWait = {
  /** The change that waits for another person; none where it was done at once. */
  access_change_id: number | null;
};
export type PaymentUserRoleGiven = {
  user_id: Id;
  username: string;
  role_id: Id;
  role: RoleName;
} & MayWait;
export type PaymentUserRoleNew = {
  user_id: Id;
  role: Id;
};
export type PaymentPolicyOfRole = {
  role: Id;
  method: HttpMethod;
  endpoint: Endpoint;
};
export const {
  useListPaymentRolesQuery,
  useLazyListPaymentRolesQuery,
  useCreatePaymentRoleMutation,
  useDeletePaymentRoleMutation,
  useListPaymentRolePoliciesQuery,
  useLazyListPaymentRolePoliciesQuery,
  useListPaymentEndpointsQuery,
  useLazyListPaymentEndpointsQuery,
  useListPaymentUserRolesQuery,
  useLazyListPaymentUserRolesQuery,
  useAddPaymentUserRoleMutation,
  useRemovePaymentUserRoleMutation,
  useAddPaymentPolicyMutation,
  useRemovePaymentPolicyMutation,
} = injectedRtkApi;
const shapeOfPaymentRole = { "id": "c", "name": "s", "description": "s", "users_count": "c", "policies_count": "c", "is_own": "b", "needs_confirmation": "b" } as const;
const shapeOfPaymentRolePage = { "roles": [shapeOfPaymentRole], "count": "c" } as const;
const shapeOfNullableNamedRef = { "id": "c", "name": "s" } as const;
const shapeOfHistoryRow = { "id": "c", "action": "s", "field~": "s", "old~": "s", "new~": "s", "user~": shapeOfNullableNamedRef, "created_at": "s" } as const;
const shapeOfPaymentPolicy = { "method": "e", "endpoint": "s" } as const;
const shapeOfPaymentRolePolicies = { "history": [shapeOfHistoryRow], "role": shapeOfPaymentRole, "policies": [shapeOfPaymentPolicy], "count": "c" } as const;
const shapeOfPaymentEndpoint = { "method": "e", "endpoint": "s", "summary": "s", "permission": "s", "is_held": "b", "needs_confirmation": "b" } as const;
const shapeOfPaymentEndpointList = { "permissions": [shapeOfPaymentEndpoint], "count": "c" } as const;
const shapeOfPaymentUserRole = { "id": "c", "user_id": "c", "username": "s", "name": "s", "is_active": "b", "role_id": "c", "role": "s" } as const;
const shapeOfPaymentUserRolePage = { "user_roles": [shapeOfPaymentUserRole], "count": "c" } as const;
const shapeOfPaymentUserRoleGiven = { "user_id": "c", "username": "s", "role_id": "c", "role": "s", "access_change_id~": "c" } as const;
const shapeOfMayWait = { "access_change_id~": "c" } as const;
const reads = {
  listPaymentRoles: reader(shapeOfPaymentRolePage),
  createPaymentRole: reader(shapeOfPaymentRole, true),
  listPaymentRolePolicies: reader(shapeOfPaymentRolePolicies),
  listPaymentEndpoints: reader(shapeOfPaymentEndpointList),
  listPaymentUserRoles: reader(shapeOfPaymentUserRolePage),
  addPaymentUserRole: reader(shapeOfPaymentUserRoleGiven, true),
  addPaymentPolicy: reader(shapeOfMayWait, true),
};
