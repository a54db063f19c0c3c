import { skipToken } from '@reduxjs/toolkit/query/react';
import { listEndpoint } from '../cache/listEndpoint';
import type { Loaded, Rows } from '../../lib/rows';
import {
  rolesGenerated,
  type AccessExplanation,
  type AccessPreview,
  type ExplainAccessApiArg,
  type PreviewAccessApiArg,
  type Scope,
  type ScopePage,
} from '../generated/system-user/roles';
import { useRecordQuery } from '../cache/useRecordQuery';
import { handlesOwnErrors, type Tag, type Tagged } from '../cache/tags';
import { useUnpagedRows } from '../cache/unpagedRows';

export type {
  AccessExplanation,
  AccessPreview,
  PreviewAccessApiArg,
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

/** Who holds a role shows with the role, with the people and with the catalogue. */
const heldOtherwise: Tag[] = ['Role', 'SystemUser', 'Permission'];

export const rolesApi = rolesGenerated.enhanceEndpoints({
  endpoints: {
    listUserRoles: { providesTags: ['Role'] },
    createUserRole: { invalidatesTags: ['Role', 'Permission'], ...handlesOwnErrors },
    getUserRole: { providesTags: ['Role'] },
    updateUserRole: { invalidatesTags: ['Role', 'SystemUser'], ...handlesOwnErrors },
    deleteUserRole: { invalidatesTags: heldOtherwise, ...handlesOwnErrors },
    listUserRolePermissions: { providesTags: ['Role'] },
    replaceUserRolePermissions: { invalidatesTags: ['Role', 'Permission', 'AccessChange'], ...handlesOwnErrors },
    listUserRoleScopes: { providesTags: ['Role'] },
    addUserRoleScopes: { invalidatesTags: ['Role'], ...handlesOwnErrors },
    removeUserRoleScope: { invalidatesTags: ['Role'], ...handlesOwnErrors },
    listUsersWithRole: { providesTags: ['Role', 'SystemUser'] },
    addUserWithRole: { invalidatesTags: ['Role', 'SystemUser', 'AccessChange'], ...handlesOwnErrors },
    removeUserWithRole: { invalidatesTags: ['Role', 'SystemUser'], ...handlesOwnErrors },
    listScopes: { providesTags: ['Scope'] },
    listPermissions: { providesTags: ['Permission'] },
    createPermission: { invalidatesTags: ['Permission'], ...handlesOwnErrors },
    getPermission: { providesTags: ['Permission'] },
    updatePermission: { invalidatesTags: ['Permission'], ...handlesOwnErrors },
    deletePermission: { invalidatesTags: ['Permission'], ...handlesOwnErrors },
    previewAccess: { providesTags: ['Role', 'PaymentRole', 'InvestmentRole'] },
    explainAccess: { providesTags: ['Role', 'PaymentRole', 'InvestmentRole'] },
  } satisfies Tagged<typeof rolesGenerated>,
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

export const { useRows: useListUserRolesRows, find: findUserRoles } = listEndpoint(rolesApi, 'listUserRoles', {
  rows: 'roles',
});

export const { useRows: useListUsersWithRoleRows } = listEndpoint(rolesApi, 'listUsersWithRole', {
  rows: 'users',
  of: ['id'],
});

export const { useRows: useListPermissionsRows } = listEndpoint(rolesApi, 'listPermissions', { rows: 'permissions' });

/** The scopes of one role, all at once. */
export function useListUserRoleScopesRows(roleId: number): Rows<Scope> {
  return useUnpagedRows(rolesApi.useListUserRoleScopesQuery({ roleId }), ({ scopes }: ScopePage) => scopes, roleId);
}

/** Which roles give a right, and who grants it. */
export function useExplainAccess(right: ExplainAccessApiArg): Loaded<AccessExplanation> {
  return useRecordQuery(rolesApi.useExplainAccessQuery(right));
}

/** What somebody could do who held these roles; undefined asks nothing. */
export function useAccessPreview(roles: PreviewAccessApiArg | undefined): Loaded<AccessPreview> {
  return useRecordQuery(rolesApi.usePreviewAccessQuery(roles ?? skipToken));
}
