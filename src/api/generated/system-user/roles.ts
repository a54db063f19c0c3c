// Written by `npm run api` from the specs; do not edit.
import { gateway as api } from "../../cache/gateway";
import { reader } from "../../transport/responseSchema";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listUserRoles: build.query<ListUserRolesApiResponse, ListUserRolesApiArg>({
      query: (queryArg) => ({ read: reads.listUserRoles,
        url: `/system-user/v1/user-roles`,
        params: {
          offset: queryArg.offset,
          limit: queryArg.limit,
          search: queryArg.search,
          order_by: queryArg.order_by,
        },
      }),
    }),
    createUserRole: build.mutation<
      CreateUserRoleApiResponse,
      CreateUserRoleApiArg
    >({
      query: (queryArg) => ({ read: reads.createUserRole,
        url: `/system-user/v1/user-roles`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
    getUserRole: build.query<GetUserRoleApiResponse, GetUserRoleApiArg>({
      query: (queryArg) => ({ read: reads.getUserRole,
        url: `/system-user/v1/user-roles/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
    updateUserRole: build.mutation<
      UpdateUserRoleApiResponse,
      UpdateUserRoleApiArg
    >({
      query: (queryArg) => ({ read: reads.updateUserRole,
        url: `/system-user/v1/user-roles/${encodeURIComponent(String(queryArg.id))}`,
        method: "PUT",
        body: queryArg.body,
        headers: {
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    deleteUserRole: build.mutation<
      DeleteUserRoleApiResponse,
      DeleteUserRoleApiArg
    >({
      query: (queryArg) => ({
        url: `/system-user/v1/user-roles/${encodeURIComponent(String(queryArg.id))}`,
        method: "DELETE",
        headers: {
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    listUserRolePermissions: build.query<
      ListUserRolePermissionsApiResponse,
      ListUserRolePermissionsApiArg
    >({
      query: (queryArg) => ({ read: reads.listUserRolePermissions,
        url: `/system-user/v1/user-roles/${encodeURIComponent(String(queryArg.id))}/permissions`,
      }),
    }),
    replaceUserRolePermissions: build.mutation<
      ReplaceUserRolePermissionsApiResponse,
      ReplaceUserRolePermissionsApiArg
    >({
      query: (queryArg) => ({ read: reads.replaceUserRolePermissions,
        url: `/system-user/v1/user-roles/${encodeURIComponent(String(queryArg.id))}/permissions`,
        method: "POST",
        body: queryArg.body,
        headers: {
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    listUserRoleScopes: build.query<
      ListUserRoleScopesApiResponse,
      ListUserRoleScopesApiArg
    >({
      query: (queryArg) => ({ read: reads.listUserRoleScopes,
        url: `/system-user/v1/user-role-scopes`,
        params: {
          roleId: queryArg.roleId,
        },
      }),
    }),
    addUserRoleScopes: build.mutation<
      AddUserRoleScopesApiResponse,
      AddUserRoleScopesApiArg
    >({
      query: (queryArg) => ({ read: reads.addUserRoleScopes,
        url: `/system-user/v1/user-role-scopes`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
    removeUserRoleScope: build.mutation<
      RemoveUserRoleScopeApiResponse,
      RemoveUserRoleScopeApiArg
    >({
      query: (queryArg) => ({
        url: `/system-user/v1/user-role-scopes/${encodeURIComponent(String(queryArg.roleId))}/${encodeURIComponent(String(queryArg.scopeId))}`,
        method: "DELETE",
      }),
    }),
    listUsersWithRole: build.query<
      ListUsersWithRoleApiResponse,
      ListUsersWithRoleApiArg
    >({
      query: (queryArg) => ({ read: reads.listUsersWithRole,
        url: `/system-user/v1/user-with-role/${encodeURIComponent(String(queryArg.id))}`,
        params: {
          offset: queryArg.offset,
          limit: queryArg.limit,
        },
      }),
    }),
    addUserWithRole: build.mutation<
      AddUserWithRoleApiResponse,
      AddUserWithRoleApiArg
    >({
      query: (queryArg) => ({ read: reads.addUserWithRole,
        url: `/system-user/v1/user-with-role`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
    removeUserWithRole: build.mutation<
      RemoveUserWithRoleApiResponse,
      RemoveUserWithRoleApiArg
    >({
      query: (queryArg) => ({
        url: `/system-user/v1/user-with-role/${encodeURIComponent(String(queryArg.roleId))}/${encodeURIComponent(String(queryArg.userId))}`,
        method: "DELETE",
      }),
    }),
    listScopes: build.query<ListScopesApiResponse, ListScopesApiArg>({
      query: (queryArg) => ({ read: reads.listScopes,
        url: `/system-user/v1/scopes`,
        params: {
          offset: queryArg.offset,
          limit: queryArg.limit,
          search: queryArg.search,
        },
      }),
    }),
    listPermissions: build.query<
      ListPermissionsApiResponse,
      ListPermissionsApiArg
    >({
      query: (queryArg) => ({ read: reads.listPermissions,
        url: `/system-user/v1/permissions`,
        params: {
          offset: queryArg.offset,
          limit: queryArg.limit,
          search: queryArg.search,
        },
      }),
    }),
    createPermission: build.mutation<
      CreatePermissionApiResponse,
      CreatePermissionApiArg
    >({
      query: (queryArg) => ({ read: reads.createPermission,
        url: `/system-user/v1/permissions`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
    getPermission: build.query<GetPermissionApiResponse, GetPermissionApiArg>({
      query: (queryArg) => ({ read: reads.getPermission,
        url: `/system-user/v1/permissions/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
    updatePermission: build.mutation<
      UpdatePermissionApiResponse,
      UpdatePermissionApiArg
    >({
      query: (queryArg) => ({ read: reads.updatePermission,
        url: `/system-user/v1/permissions/${encodeURIComponent(String(queryArg.id))}`,
        method: "PUT",
        body: queryArg.body,
        headers: {
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    deletePermission: build.mutation<
      DeletePermissionApiResponse,
      DeletePermissionApiArg
    >({
      query: (queryArg) => ({
        url: `/system-user/v1/permissions/${encodeURIComponent(String(queryArg.id))}`,
        method: "DELETE",
        headers: {
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    explainAccess: build.query<ExplainAccessApiResponse, ExplainAccessApiArg>({
      query: (queryArg) => ({ read: reads.explainAccess,
        url: `/system-user/v1/access-explanation`,
        params: {
          permission: queryArg.permission,
          service: queryArg.service,
          method: queryArg.method,
          endpoint: queryArg.endpoint,
        },
      }),
    }),
    previewAccess: build.query<PreviewAccessApiResponse, PreviewAccessApiArg>({
      query: (queryArg) => ({ read: reads.previewAccess,
        url: `/system-user/v1/access-preview`,
        params: {
          role_ids: queryArg.role_ids,
          payment_role_ids: queryArg.payment_role_ids,
          investment_role_ids: queryArg.investment_role_ids,
          namesakes_of: queryArg.namesakes_of,
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as rolesGenerated };
export type ListUserRolesApiResponse =
  /** status 200 The page, and the number of roles under the filter. */ RolePage;
export type ListUserRolesApiArg = {
  /** How many rows to skip. */
  offset?: number;
  /** How many rows to return at most. */
  limit?: number;
  /** Each of its first five words is found in what the description of the call names: names by their sound, in either alphabet and from either keyboard, numbers of documents in any spelling (`EX-12` is EX-000012). Further words are left out. */
  search?: string;
  /** By name unless asked. */
  order_by?: RoleOrder;
};
export type CreateUserRoleApiResponse = /** status 201 The role. */ Role;
export type CreateUserRoleApiArg = {
  body: RoleNew;
};
export type GetUserRoleApiResponse = /** status 200 The role. */ RoleCard;
export type GetUserRoleApiArg = {
  id: Id;
};
export type UpdateUserRoleApiResponse =
  /** status 200 The role as it stands. */ Role;
export type UpdateUserRoleApiArg = {
  id: Id;
  /** The version of the record that the change was made on. */
  "If-Match": number;
  body: RoleChange;
};
export type DeleteUserRoleApiResponse = unknown;
export type DeleteUserRoleApiArg = {
  id: Id;
  /** The version of the record that the change was made on. */
  "If-Match": number;
};
export type ListUserRolePermissionsApiResponse =
  /** status 200 The permissions in the order of the catalogue, and the version of the role. */ RolePermissions;
export type ListUserRolePermissionsApiArg = {
  id: Id;
};
export type ReplaceUserRolePermissionsApiResponse =
  /** status 200 The permissions as they stand, and the version of the role. */ RolePermissionsSaved;
export type ReplaceUserRolePermissionsApiArg = {
  id: Id;
  /** The version of the record that the change was made on. */
  "If-Match": number;
  body: RolePermissionSet;
};
export type ListUserRoleScopesApiResponse =
  /** status 200 The scopes. */ ScopePage;
export type ListUserRoleScopesApiArg = {
  /** Identity of the role. */
  roleId: Id;
};
export type AddUserRoleScopesApiResponse =
  /** status 200 The scopes of the role as they stand. */ ScopePage;
export type AddUserRoleScopesApiArg = {
  body: RoleScopesNew;
};
export type RemoveUserRoleScopeApiResponse = unknown;
export type RemoveUserRoleScopeApiArg = {
  /** Identity of the role. */
  roleId: Id;
  /** Identity of the scope. */
  scopeId: Id;
};
export type ListUsersWithRoleApiResponse =
  /** status 200 The page by the names of the people, and how many they are. */ RoleUserPage;
export type ListUsersWithRoleApiArg = {
  id: Id;
  /** How many rows to skip. */
  offset?: number;
  /** How many rows to return at most. */
  limit?: number;
};
export type AddUserWithRoleApiResponse =
  /** status 200 All roles of the person as they stand. */ UserRolesSaved;
export type AddUserWithRoleApiArg = {
  body: UserWithRole;
};
export type RemoveUserWithRoleApiResponse = unknown;
export type RemoveUserWithRoleApiArg = {
  /** Identity of the role. */
  roleId: Id;
  /** Identity of the person. */
  userId: Id;
};
export type ListScopesApiResponse =
  /** status 200 The scopes by their names, and how many there are. */ ScopePage;
export type ListScopesApiArg = {
  /** How many rows to skip. */
  offset?: number;
  /** How many rows to return at most. */
  limit?: number;
  /** Each of its first five words is found in what the description of the call names: names by their sound, in either alphabet and from either keyboard, numbers of documents in any spelling (`EX-12` is EX-000012). Further words are left out. */
  search?: string;
};
export type ListPermissionsApiResponse =
  /** status 200 The permissions in the order of the menu, and how many there are. */ PermissionPage;
export type ListPermissionsApiArg = {
  /** How many rows to skip. */
  offset?: number;
  /** How many rows to return at most. */
  limit?: number;
  /** Each of its first five words is found in what the description of the call names: names by their sound, in either alphabet and from either keyboard, numbers of documents in any spelling (`EX-12` is EX-000012). Further words are left out. */
  search?: string;
};
export type CreatePermissionApiResponse =
  /** status 201 The permission. */ Permission;
export type CreatePermissionApiArg = {
  body: PermissionNew;
};
export type GetPermissionApiResponse =
  /** status 200 The permission. */ Permission;
export type GetPermissionApiArg = {
  /** Code of the permission. */
  id: PermissionId;
};
export type UpdatePermissionApiResponse =
  /** status 200 The permission as it stands. */ Permission;
export type UpdatePermissionApiArg = {
  /** Code of the permission. */
  id: PermissionId;
  /** The version of the record that the change was made on. */
  "If-Match": number;
  body: PermissionChange;
};
export type DeletePermissionApiResponse = unknown;
export type DeletePermissionApiArg = {
  /** Code of the permission. */
  id: PermissionId;
  /** The version of the record that the change was made on. */
  "If-Match": number;
};
export type ExplainAccessApiResponse =
  /** status 200 The roles that give it by their names, and at most ten people who may give such a role. */ AccessExplanation;
export type ExplainAccessApiArg = {
  /** A permission, as id.action or id. */
  permission?: string;
  /** Service of a policy. */
  service?: PolicyService;
  /** Method of a policy. */
  method?: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Endpoint of a policy, parameters in braces. */
  endpoint?: string;
};
export type PreviewAccessApiResponse =
  /** status 200 The permissions together, and the calls that lack a policy. */ AccessPreview;
export type PreviewAccessApiArg = {
  /** Roles of the system area. */
  role_ids?: RoleIds;
  /** Roles of the payment service. */
  payment_role_ids?: RoleIds;
  /** Roles of the investment service. */
  investment_role_ids?: RoleIds;
  /** Roles of both services that have this name, in any case of letters, count as well. */
  namesakes_of?: string;
};
export type Id = number;
export type Version = number;
export type NeedsConfirmation = boolean;
export type Timestamp = string;
export type RoleRow = {
  id: Id;
  version: Version;
  name: string;
  description: string;
  users_count: number;
  /** How many permissions it holds with at least one action. */
  permissions_count: number;
  scopes_count: number;
  /** Whether the caller holds it. */
  is_own: boolean;
  needs_confirmation: NeedsConfirmation;
  created_at: Timestamp;
};
export type RolePage = {
  roles: RoleRow[];
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
export type RoleOrder =
  | "name"
  | "-name"
  | "users_count"
  | "-users_count"
  | "created_at"
  | "-created_at";
export type PermissionAction =
  | "add"
  | "query"
  | "get"
  | "update"
  | "delete"
  | "import"
  | "export"
  | "edit"
  | "enable"
  | "disable";
export type RolePermission = {
  permission_id: string;
  actions: PermissionAction[];
};
export type Scope = {
  id: Id;
  name: string;
  code: string;
};
export type Role = {
  id: Id;
  version: Version;
  name: string;
  description: string;
  permissions: RolePermission[];
  scopes: Scope[];
  users_count: number;
  /** Whether the caller holds it. */
  is_own: boolean;
  needs_confirmation: NeedsConfirmation;
};
export type PermissionId = string;
export type RolePermissionAsked = {
  permission_id: PermissionId;
  actions: PermissionAction[];
};
export type RoleNew = {
  name: string;
  description?: string;
  permissions?: RolePermissionAsked[];
  scope_ids?: Id[];
};
export type NullableNamedRef = {
  id: Id;
  name: string;
} | null;
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
export type ClosedCalls = string[];
export type RoleCard = Role &
  WithHistory & {
    closed_calls: ClosedCalls;
  };
export type RoleChange = {
  name?: string;
  description?: string;
};
export type RolePermissions = {
  permissions: RolePermission[];
  version: Version;
};
export type MayWait = {
  /** The change that waits for another person; none where it was done at once. */
  access_change_id: number | null;
};
export type RolePermissionsSaved = RolePermissions & MayWait;
export type RolePermissionSet = {
  permissions: RolePermissionAsked[];
};
export type ScopePage = {
  scopes: Scope[];
  count: number;
};
export type RoleScopesNew = {
  role_id: Id;
  scope_ids: Id[];
};
export type RoleUser = {
  id: Id;
  username: string;
  /** Last, first and middle name. */
  name: string;
  is_active: boolean;
};
export type RoleUserPage = {
  users: RoleUser[];
  count: number;
};
export type UserRoleIds = {
  user_id: Id;
  role_ids: Id[];
};
export type UserRolesSaved = UserRoleIds & MayWait;
export type UserWithRole = {
  role_id: Id;
  user_id: Id;
};
export type Translated = {
  ru: string;
  en: string;
  uz: string;
};
export type Permission = {
  id: PermissionId;
  name: Translated;
  /** What may be granted. */
  actions: PermissionAction[];
  /** Those over money or access. Given to people they wait for another person, unless that is switched off. */
  sensitive_actions: PermissionAction[];
  /** The system itself asks for it. */
  is_builtin: boolean;
  /** How many roles hold it. */
  roles_count: number;
  version: Version;
};
export type PermissionPage = {
  permissions: Permission[];
  count: number;
};
export type PermissionNew = {
  id: PermissionId;
  name: Translated;
  actions: PermissionAction[];
};
export type PermissionChange = {
  name?: Translated;
  actions?: PermissionAction[];
};
export type ExplainedRole = {
  id: Id;
  name: string;
  description: string;
  /** Whether the caller holds it. */
  is_own: boolean;
};
export type ExplainedPerson = {
  id: Id;
  /** Last name and first name. */
  name: string;
};
export type AccessExplanation = {
  /** Whether the caller holds it. */
  held: boolean;
  /** What the permission is called; null for a policy, and for one that the catalogue does not know. */
  name: {
    ru: string;
    en: string;
    uz: string;
  } | null;
  /** The access area in which it is granted. */
  area: "system" | "payment" | "investment";
  roles: ExplainedRole[];
  administrators: ExplainedPerson[];
};
export type PolicyService = "payment" | "investment";
export type AccessPreview = {
  permissions: RolePermission[];
  closed_calls: ClosedCalls;
};
export type RoleIds = Id[];
export const {
  useListUserRolesQuery,
  useLazyListUserRolesQuery,
  useCreateUserRoleMutation,
  useGetUserRoleQuery,
  useLazyGetUserRoleQuery,
  useUpdateUserRoleMutation,
  useDeleteUserRoleMutation,
  useListUserRolePermissionsQuery,
  useLazyListUserRolePermissionsQuery,
  useReplaceUserRolePermissionsMutation,
  useListUserRoleScopesQuery,
  useLazyListUserRoleScopesQuery,
  useAddUserRoleScopesMutation,
  useRemoveUserRoleScopeMutation,
  useListUsersWithRoleQuery,
  useLazyListUsersWithRoleQuery,
  useAddUserWithRoleMutation,
  useRemoveUserWithRoleMutation,
  useListScopesQuery,
  useLazyListScopesQuery,
  useListPermissionsQuery,
  useLazyListPermissionsQuery,
  useCreatePermissionMutation,
  useGetPermissionQuery,
  useLazyGetPermissionQuery,
  useUpdatePermissionMutation,
  useDeletePermissionMutation,
  useExplainAccessQuery,
  useLazyExplainAccessQuery,
  usePreviewAccessQuery,
  useLazyPreviewAccessQuery,
} = injectedRtkApi;
const shapeOfRoleRow = { "id": "c", "version": "c", "name": "s", "description": "s", "users_count": "c", "permissions_count": "c", "scopes_count": "c", "is_own": "b", "needs_confirmation": "b", "created_at": "s" } as const;
const shapeOfRolePage = { "roles": [shapeOfRoleRow], "count": "c" } as const;
const shapeOfRolePermission = { "permission_id": "s", "actions": ["e"] } as const;
const shapeOfScope = { "id": "c", "name": "s", "code": "s" } as const;
const shapeOfRole = { "id": "c", "version": "c", "name": "s", "description": "s", "permissions": [shapeOfRolePermission], "scopes": [shapeOfScope], "users_count": "c", "is_own": "b", "needs_confirmation": "b" } as const;
const shapeOfNullableNamedRef = { "id": "c", "name": "s" } as const;
const shapeOfHistoryRow = { "id": "c", "action": "s", "field~": "s", "old~": "s", "new~": "s", "user~": shapeOfNullableNamedRef, "created_at": "s" } as const;
const shapeOfRoleCard = { "id": "c", "version": "c", "name": "s", "description": "s", "permissions": [shapeOfRolePermission], "scopes": [shapeOfScope], "users_count": "c", "is_own": "b", "needs_confirmation": "b", "history": [shapeOfHistoryRow], "closed_calls": ["s"] } as const;
const shapeOfRolePermissions = { "permissions": [shapeOfRolePermission], "version": "c" } as const;
const shapeOfRolePermissionsSaved = { "permissions": [shapeOfRolePermission], "version": "c", "access_change_id~": "c" } as const;
const shapeOfScopePage = { "scopes": [shapeOfScope], "count": "c" } as const;
const shapeOfRoleUser = { "id": "c", "username": "s", "name": "s", "is_active": "b" } as const;
const shapeOfRoleUserPage = { "users": [shapeOfRoleUser], "count": "c" } as const;
const shapeOfUserRolesSaved = { "user_id": "c", "role_ids": ["c"], "access_change_id~": "c" } as const;
const shapeOfTranslated = { "ru": "s", "en": "s", "uz": "s" } as const;
const shapeOfPermission = { "id": "s", "name": shapeOfTranslated, "actions": ["e"], "sensitive_actions": ["e"], "is_builtin": "b", "roles_count": "c", "version": "c" } as const;
const shapeOfPermissionPage = { "permissions": [shapeOfPermission], "count": "c" } as const;
const shapeOfExplainedRole = { "id": "c", "name": "s", "description": "s", "is_own": "b" } as const;
const shapeOfExplainedPerson = { "id": "c", "name": "s" } as const;
const shapeOfAccessExplanation = { "held": "b", "name~": { "ru": "s", "en": "s", "uz": "s" }, "area": "e", "roles": [shapeOfExplainedRole], "administrators": [shapeOfExplainedPerson] } as const;
const shapeOfAccessPreview = { "permissions": [shapeOfRolePermission], "closed_calls": ["s"] } as const;
const reads = {
  listUserRoles: reader(shapeOfRolePage),
  createUserRole: reader(shapeOfRole, true),
  getUserRole: reader(shapeOfRoleCard),
  updateUserRole: reader(shapeOfRole, true),
  listUserRolePermissions: reader(shapeOfRolePermissions),
  replaceUserRolePermissions: reader(shapeOfRolePermissionsSaved, true),
  listUserRoleScopes: reader(shapeOfScopePage),
  addUserRoleScopes: reader(shapeOfScopePage, true),
  listUsersWithRole: reader(shapeOfRoleUserPage),
  addUserWithRole: reader(shapeOfUserRolesSaved, true),
  listScopes: reader(shapeOfScopePage),
  listPermissions: reader(shapeOfPermissionPage),
  createPermission: reader(shapeOfPermission, true),
  getPermission: reader(shapeOfPermission),
  updatePermission: reader(shapeOfPermission, true),
  explainAccess: reader(shapeOfAccessExplanation),
  previewAccess: reader(shapeOfAccessPreview),
};
