import { useEffect, useEffectEvent } from 'react';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { listEndpoint } from '../cache/listEndpoint';
import { useRecordQuery } from '../cache/useRecordQuery';
import type { Failure } from '../../lib/failure';
import { forbidden } from '../../lib/httpStatus';
import type { Loaded, Rows } from '../../lib/rows';
import {
  systemUsersGenerated,
  type Session,
  type SessionList,
  type SystemUser,
  type SystemUserSeen,
  type UserType,
} from '../generated/system-user/system-users';
import { handlesOwnErrors, type Tag, type Tagged } from '../cache/tags';
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

/** The kind of another user's account. It is data, never a right: what may be shown or done is asked of can(). */
export const accountType = ({ user_type }: Pick<SystemUser, 'user_type'>): UserType => user_type;

/** An account of a merchant is in another panel, and holds no role of this one. */
export const canHoldRoles = (user: Pick<SystemUser, 'user_type'>): boolean => user.user_type !== 'merchant';

/** A person shows by name, with roles and as open or closed, in all three access areas. */
const shownWithRoles: Tag[] = ['SystemUser', 'UserSession', 'Role', 'PaymentRole', 'InvestmentRole', 'AccessChange'];

export const systemUsersApi = systemUsersGenerated.enhanceEndpoints({
  endpoints: {
    listSystemUsers: { providesTags: ['SystemUser'] },
    createSystemUser: { invalidatesTags: ['SystemUser', 'Role', 'AccessChange'], ...handlesOwnErrors },
    getSystemUser: { providesTags: ['SystemUser'] },
    updateSystemUser: { invalidatesTags: shownWithRoles, ...handlesOwnErrors },
    deleteSystemUser: { invalidatesTags: shownWithRoles, ...handlesOwnErrors },
    setSystemUserPassword: { invalidatesTags: ['SystemUser', 'UserSession', 'AccessChange'], ...handlesOwnErrors },
    changeOwnPassword: { invalidatesTags: ['SystemUser', 'UserSession'], ...handlesOwnErrors },
    listSystemUserSessions: { providesTags: ['UserSession'] },
    endSystemUserSession: { invalidatesTags: ['UserSession', 'SystemUser'], ...handlesOwnErrors },
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

export const { useRows: useListSystemUsersRows, find: findSystemUsers } = listEndpoint(
  systemUsersApi,
  'listSystemUsers',
  { rows: 'users' },
);

type SystemUserCard = SystemUser & Required<Pick<SystemUserSeen, 'history'>>;
const isWhole = (one: SystemUserSeen): one is SystemUserCard => one.version !== undefined;

/** What a person may not read of a colleague is left out of the answer; the screen of it says what it would say of a refusal. */
const withheld: Failure = { kind: 'status', status: forbidden, codes: [], message: 'Permission rbac.get is missing' };

/** All of an account, as it is answered to its own person and to whoever may read accounts. */
export function useSystemUserCard(id: number | undefined): Loaded<SystemUserCard> {
  const result = systemUsersApi.useGetSystemUserQuery(id === undefined ? skipToken : { id });
  const { item, ...rest } = useRecordQuery(result, id);
  const isShort = item !== undefined && !isWhole(item);
  const askAgain = useEffectEvent(rest.retry);
  // It may have been answered to another screen before the right was given.
  useEffect(() => {
    if (isShort) askAgain();
  }, [isShort]);
  return isShort ? { ...rest, item: undefined, failure: rest.failure ?? withheld } : { ...rest, item };
}

/** The live sessions of one person, all at once. */
export function useListSystemUserSessionsRows(id: number): Rows<Session> {
  return useUnpagedRows(
    systemUsersApi.useListSystemUserSessionsQuery({ id }),
    ({ sessions }: SessionList) => sessions,
    id,
  );
}
