import { listEndpoint, type FiltersOf } from '../cache/listEndpoint';
import type { Loaded, Rows } from '../../lib/rows';
import {
  rolesGenerated,
  type AccessExplanation,
  type ExplainAccessApiArg,
  type ListPermissionsApiArg,
  type ListUserRolesApiArg,
  type Scope,
  type ScopePage,
} from '../generated/system-user/roles';
import { useRecordQuery } from '../cache/useRecordQuery';
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

export type RoleFilters = FiltersOf<ListUserRolesApiArg>;
export type PermissionFilters = FiltersOf<ListPermissionsApiArg>;

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

export const { useRows: useListUserRolesRows } = listEndpoint(rolesApi, 'listUserRoles', {
  rows: 'roles',
  total: 'count',
});

export const { useRows: useListUsersWithRoleRows } = listEndpoint(rolesApi, 'listUsersWithRole', {
  rows: 'users',
  total: 'count',
  of: ['id'],
});

export const { useRows: useListPermissionsRows } = listEndpoint(rolesApi, 'listPermissions', {
  rows: 'permissions',
  total: 'count',
});

/** The scopes of one role, all at once. */
export function useListUserRoleScopesRows(roleId: number): Rows<Scope> {
  return useUnpagedRows(rolesApi.useListUserRoleScopesQuery({ roleId }), ({ scopes }: ScopePage) => scopes, roleId);
}

/** Which roles give a right, and who grants it. */
export function useExplainAccess(right: ExplainAccessApiArg): Loaded<AccessExplanation> {
  return useRecordQuery(rolesApi.useExplainAccessQuery(right));
}
