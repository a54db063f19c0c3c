import type { ListQuery, Loaded, Rows } from '../../lib/rows';
import {
  rolesGenerated,
  type AccessExplanation,
  type ExplainAccessApiArg,
  type ListPermissionsApiArg,
  type ListUserRolesApiArg,
  type ListUsersWithRoleApiArg,
  type Permission,
  type PermissionPage,
  type RolePage,
  type RoleRow,
  type RoleUser,
  type RoleUserPage,
  type Scope,
  type ScopePage,
} from '../generated/system-user/roles';
import { callOf } from '../cache/callOf';
import { useRecordQuery } from '../cache/useRecordQuery';
import { paged, pagedArg, usePagedRows, type Page, type PagedArg } from '../cache/pagedRows';
import type { Tag, Tagged } from '../cache/tags';
import { useUnpagedRows } from '../cache/unpagedRows';

export type {
  AccessExplanation,
  ExplainAccessApiArg,
  Permission,
  PermissionAction,
  PermissionChange,
  PermissionNew,
  Role,
  RoleChange,
  RoleNew,
  RolePermission,
  RoleRow,
  RoleUser,
  Scope,
} from '../generated/system-user/roles';

export type RoleFilters = Omit<ListUserRolesApiArg, 'offset' | 'limit'>;
export type PermissionFilters = Omit<ListPermissionsApiArg, 'offset' | 'limit'>;

/** Who holds a role shows with the role, with the people and with the catalogue. */
const heldOtherwise: Tag[] = ['Role', 'SystemUser', 'Permission'];
/** The form or the action that makes the call tells its failure. */
const told = { extraOptions: { handlesOwnErrors: true } };

export const rolesApi = rolesGenerated.enhanceEndpoints({
  endpoints: {
    listUserRoles: { providesTags: ['Role'] },
    createUserRole: { invalidatesTags: ['Role', 'Permission'], ...told },
    getUserRole: { providesTags: ['Role'] },
    updateUserRole: { invalidatesTags: ['Role', 'SystemUser'], ...told },
    deleteUserRole: { invalidatesTags: heldOtherwise, ...told },
    listUserRolePermissions: { providesTags: ['Role'] },
    replaceUserRolePermissions: { invalidatesTags: ['Role', 'Permission'], ...told },
    listUserRoleScopes: { providesTags: ['Role'] },
    addUserRoleScopes: { invalidatesTags: ['Role'], ...told },
    removeUserRoleScope: { invalidatesTags: ['Role'], ...told },
    listUsersWithRole: { providesTags: ['Role', 'SystemUser'] },
    addUserWithRole: { invalidatesTags: ['Role', 'SystemUser'], ...told },
    removeUserWithRole: { invalidatesTags: ['Role', 'SystemUser'], ...told },
    listScopes: { providesTags: ['Scope'] },
    listPermissions: { providesTags: ['Permission'] },
    createPermission: { invalidatesTags: ['Permission'], ...told },
    getPermission: { providesTags: ['Permission'] },
    updatePermission: { invalidatesTags: ['Permission'], ...told },
    deletePermission: { invalidatesTags: ['Permission'], ...told },
    explainAccess: { providesTags: ['Role', 'PaymentRole', 'InvestmentRole'] },
  } satisfies Tagged<typeof rolesGenerated>,
});

const pages = rolesApi.injectEndpoints({
  endpoints: (build) => ({
    pageUserRoles: build.infiniteQuery<Page<RoleRow>, PagedArg<ListUserRolesApiArg>, number>({
      ...paged(callOf(rolesApi, 'listUserRoles'), (a: RolePage) => [a.roles, a.count]),
      providesTags: ['Role'],
    }),
    pageUsersWithRole: build.infiniteQuery<Page<RoleUser>, PagedArg<ListUsersWithRoleApiArg>, number>({
      ...paged(callOf(rolesApi, 'listUsersWithRole'), (a: RoleUserPage) => [a.users, a.count]),
      providesTags: ['Role', 'SystemUser'],
    }),
    pagePermissions: build.infiniteQuery<Page<Permission>, PagedArg<ListPermissionsApiArg>, number>({
      ...paged(callOf(rolesApi, 'listPermissions'), (a: PermissionPage) => [a.permissions, a.count]),
      providesTags: ['Permission'],
    }),
  }),
});

export const {
  useCreateUserRoleMutation,
  useGetUserRoleQuery,
  useUpdateUserRoleMutation,
  useDeleteUserRoleMutation,
  useListUserRolePermissionsQuery,
  useReplaceUserRolePermissionsMutation,
  useAddUserRoleScopesMutation,
  useRemoveUserRoleScopeMutation,
  useAddUserWithRoleMutation,
  useRemoveUserWithRoleMutation,
  useListScopesQuery,
  useListPermissionsQuery,
  useCreatePermissionMutation,
  useGetPermissionQuery,
  useUpdatePermissionMutation,
  useDeletePermissionMutation,
} = rolesApi;

export function useListUserRolesRows(list: ListQuery<RoleFilters>): Rows<RoleRow> {
  return usePagedRows(pages.usePageUserRolesInfiniteQuery(pagedArg(list)), list);
}

export function useListUsersWithRoleRows(list: ListQuery<{ id: number }>): Rows<RoleUser> {
  return usePagedRows(pages.usePageUsersWithRoleInfiniteQuery(pagedArg(list)), list, list.filters.id);
}

export function useListPermissionsRows(list: ListQuery<PermissionFilters>): Rows<Permission> {
  return usePagedRows(pages.usePagePermissionsInfiniteQuery(pagedArg(list)), list);
}

/** The scopes of one role, all at once. */
export function useListUserRoleScopesRows(roleId: number): Rows<Scope> {
  return useUnpagedRows(rolesApi.useListUserRoleScopesQuery({ roleId }), ({ scopes }: ScopePage) => scopes, roleId);
}

/** Which roles give a right, and who grants it. */
export function useExplainAccess(right: ExplainAccessApiArg): Loaded<AccessExplanation> {
  return useRecordQuery(rolesApi.useExplainAccessQuery(right));
}
