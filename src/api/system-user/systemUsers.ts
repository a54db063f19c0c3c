import type { ListQuery, Rows } from '../../lib/rows';
import {
  systemUsersGenerated,
  type ListSystemUsersApiArg,
  type Session,
  type SessionList,
  type SystemUserPage,
  type SystemUserRow,
} from '../generated/system-user/system-users';
import { callOf } from '../cache/callOf';
import { paged, pagedArg, usePagedRows, type Page, type PagedArg } from '../cache/pagedRows';
import { readerOf } from '../cache/readAll';
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

export type SystemUserFilters = Omit<ListSystemUsersApiArg, 'offset' | 'limit'>;

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

const usersOf = (a: SystemUserPage) => [a.users, a.count] as const;
const listCall = callOf(systemUsersApi, 'listSystemUsers');

const pages = systemUsersApi.injectEndpoints({
  endpoints: (build) => ({
    pageSystemUsers: build.infiniteQuery<Page<SystemUserRow>, PagedArg<ListSystemUsersApiArg>, number>({
      ...paged(listCall, usersOf),
      providesTags: ['SystemUser'],
    }),
  }),
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

export function useListSystemUsersRows(list: ListQuery<SystemUserFilters>): Rows<SystemUserRow> {
  return usePagedRows(pages.usePageSystemUsersInfiniteQuery(pagedArg(list)), list);
}

/** Reads every row of the list, for an export. */
export const useReadSystemUsers = readerOf(listCall, usersOf);

/** The live sessions of one person, all at once. */
export function useListSystemUserSessionsRows(id: number): Rows<Session> {
  return useUnpagedRows(
    systemUsersApi.useListSystemUserSessionsQuery({ id }),
    ({ sessions }: SessionList) => sessions,
    id,
  );
}
