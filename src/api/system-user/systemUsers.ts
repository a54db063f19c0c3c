import { listEndpoint, type FiltersOf } from '../cache/listEndpoint';
import type { Rows } from '../../lib/rows';
import {
  systemUsersGenerated,
  type ListSystemUsersApiArg,
  type Session,
  type SessionList,
} from '../generated/system-user/system-users';
import type { Tag, Tagged } from '../cache/tags';
import { useUnpagedRows } from '../cache/unpagedRows';

export type {
  Session,
  SystemUser,
  SystemUserChange,
  SystemUserNew,
  SystemUserRow,
  UserStatus,
  UserType,
} from '../generated/system-user/system-users';

export type SystemUserFilters = FiltersOf<ListSystemUsersApiArg>;

/** A person shows by name, with roles and as open or closed, in all three access areas. */
const shownWithRoles: Tag[] = ['SystemUser', 'UserSession', 'Role', 'PaymentRole', 'InvestmentRole'];
/** The form or the action that makes the call tells its failure. */
const told = { extraOptions: { handlesOwnErrors: true } };

export const systemUsersApi = systemUsersGenerated.enhanceEndpoints({
  endpoints: {
    listSystemUsers: { providesTags: ['SystemUser'] },
    createSystemUser: { invalidatesTags: ['SystemUser', 'Role'], ...told },
    getSystemUser: { providesTags: ['SystemUser'] },
    updateSystemUser: { invalidatesTags: shownWithRoles, ...told },
    deleteSystemUser: { invalidatesTags: shownWithRoles, ...told },
    setSystemUserPassword: { invalidatesTags: ['SystemUser', 'UserSession'], ...told },
    changeOwnPassword: { invalidatesTags: ['SystemUser', 'UserSession'], ...told },
    listSystemUserSessions: { providesTags: ['UserSession'] },
    endSystemUserSession: { invalidatesTags: ['UserSession'], ...told },
  } satisfies Tagged<typeof systemUsersGenerated>,
});

export const {
  useCreateSystemUserMutation,
  useGetSystemUserQuery,
  useUpdateSystemUserMutation,
  useDeleteSystemUserMutation,
  useSetSystemUserPasswordMutation,
  useChangeOwnPasswordMutation,
  useEndSystemUserSessionMutation,
} = systemUsersApi;

export const { useRows: useListSystemUsersRows } = listEndpoint(systemUsersApi, 'listSystemUsers', {
  rows: 'users',
  total: 'count',
});

/** The live sessions of one person, all at once. */
export function useListSystemUserSessionsRows(id: number): Rows<Session> {
  return useUnpagedRows(
    systemUsersApi.useListSystemUserSessionsQuery({ id }),
    ({ sessions }: SessionList) => sessions,
    id,
  );
}
