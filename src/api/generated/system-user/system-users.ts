// Written by `npm run api` from the specs; do not edit.
import { gateway as api } from "../../cache/gateway";
import { reader } from "../../transport/responseSchema";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listSystemUsers: build.query<
      ListSystemUsersApiResponse,
      ListSystemUsersApiArg
    >({
      query: (queryArg) => ({ read: reads.listSystemUsers,
        url: `/system-user/v1/system-users`,
        params: {
          offset: queryArg.offset,
          limit: queryArg.limit,
          search: queryArg.search,
          role_id: queryArg.role_id,
          user_type: queryArg.user_type,
          status: queryArg.status,
          order_by: queryArg.order_by,
        },
      }),
    }),
    createSystemUser: build.mutation<
      CreateSystemUserApiResponse,
      CreateSystemUserApiArg
    >({
      query: (queryArg) => ({ read: reads.createSystemUser,
        url: `/system-user/v1/system-users`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
    getSystemUser: build.query<GetSystemUserApiResponse, GetSystemUserApiArg>({
      query: (queryArg) => ({ read: reads.getSystemUser,
        url: `/system-user/v1/system-users/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
    updateSystemUser: build.mutation<
      UpdateSystemUserApiResponse,
      UpdateSystemUserApiArg
    >({
      query: (queryArg) => ({ read: reads.updateSystemUser,
        url: `/system-user/v1/system-users/${encodeURIComponent(String(queryArg.id))}`,
        method: "PUT",
        body: queryArg.body,
        headers: {
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    deleteSystemUser: build.mutation<
      DeleteSystemUserApiResponse,
      DeleteSystemUserApiArg
    >({
      query: (queryArg) => ({
        url: `/system-user/v1/system-users/${encodeURIComponent(String(queryArg.id))}`,
        method: "DELETE",
        headers: {
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    setSystemUserPassword: build.mutation<
      SetSystemUserPasswordApiResponse,
      SetSystemUserPasswordApiArg
    >({
      query: (queryArg) => ({ read: reads.setSystemUserPassword,
        url: `/system-user/v1/system-users/password/${encodeURIComponent(String(queryArg.id))}`,
        method: "PUT",
        body: queryArg.body,
      }),
    }),
    changeOwnPassword: build.mutation<
      ChangeOwnPasswordApiResponse,
      ChangeOwnPasswordApiArg
    >({
      query: (queryArg) => ({
        url: `/system-user/v1/system-users/change-password`,
        method: "PATCH",
        body: queryArg.body,
      }),
    }),
    listSystemUserSessions: build.query<
      ListSystemUserSessionsApiResponse,
      ListSystemUserSessionsApiArg
    >({
      query: (queryArg) => ({ read: reads.listSystemUserSessions,
        url: `/system-user/v1/system-users/${encodeURIComponent(String(queryArg.id))}/sessions`,
      }),
    }),
    endSystemUserSession: build.mutation<
      EndSystemUserSessionApiResponse,
      EndSystemUserSessionApiArg
    >({
      query: (queryArg) => ({
        url: `/system-user/v1/system-users/${encodeURIComponent(String(queryArg.id))}/sessions/${encodeURIComponent(String(queryArg.session_id))}`,
        method: "DELETE",
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as systemUsersGenerated };
export type ListSystemUsersApiResponse =
  /** status 200 The page, and the number of accounts under the filter. */ SystemUserPage;
export type ListSystemUsersApiArg = {
  /** How many rows to skip. */
  offset?: number;
  /** How many rows to return at most. */
  limit?: number;
  /** Each of its first five words is found in what the description of the call names: names by their sound, in either alphabet and from either keyboard, numbers of documents in any spelling (`EX-12` is EX-000012). Further words are left out. */
  search?: string;
  /** Only those who hold this role. */
  role_id?: Id;
  /** Which kind of account. */
  user_type?: UserType;
  /** Whether the account is open. */
  status?: UserStatus;
  /** By name unless asked. */
  order_by?: SystemUserOrder;
};
export type CreateSystemUserApiResponse =
  /** status 201 The account; roles that wait for another person are not among its roles yet. */ SystemUserSaved;
export type CreateSystemUserApiArg = {
  body: SystemUserNew;
};
export type GetSystemUserApiResponse =
  /** status 200 The account. */ SystemUserSeen;
export type GetSystemUserApiArg = {
  id: Id;
};
export type UpdateSystemUserApiResponse =
  /** status 200 The account as it stands. */ SystemUserSaved;
export type UpdateSystemUserApiArg = {
  id: Id;
  /** The version of the record that the change was made on. */
  "If-Match": number;
  body: SystemUserChange;
};
export type DeleteSystemUserApiResponse = unknown;
export type DeleteSystemUserApiArg = {
  id: Id;
  /** The version of the record that the change was made on. */
  "If-Match": number;
};
export type SetSystemUserPasswordApiResponse =
  /** status 200 The password is another one, or waits for another person. */ MayWait;
export type SetSystemUserPasswordApiArg = {
  id: Id;
  body: PasswordGiven;
};
export type ChangeOwnPasswordApiResponse = unknown;
export type ChangeOwnPasswordApiArg = {
  body: PasswordChange;
};
export type ListSystemUserSessionsApiResponse =
  /** status 200 The sessions, the one used last first. */ SessionList;
export type ListSystemUserSessionsApiArg = {
  id: Id;
};
export type EndSystemUserSessionApiResponse = unknown;
export type EndSystemUserSessionApiArg = {
  id: Id;
  /** Identity of the session. */
  session_id: string;
};
export type Id = number;
export type UserType = "system" | "merchant";
export type RoleName = {
  id: Id;
  name: string;
};
export type NullableTimestamp = string | null;
export type Timestamp = string;
export type SystemUserRow = {
  id: Id;
  username: string;
  /** Last, first and middle name. */
  name: string;
  /** Masked. */
  phone: string | null;
  user_type: UserType;
  roles: RoleName[];
  is_active: boolean;
  last_login: NullableTimestamp;
  created_at: Timestamp;
};
export type SystemUserPage = {
  users: SystemUserRow[];
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
export type UserStatus = "active" | "disabled";
export type SystemUserOrder =
  | "name"
  | "-name"
  | "username"
  | "-username"
  | "last_login"
  | "-last_login"
  | "created_at"
  | "-created_at";
export type Version = number;
export type SystemUser = {
  id: Id;
  version: Version;
  username: string;
  /** Last, first and middle name. */
  name: string;
  first_name: string;
  last_name: string;
  middle_name: string | null;
  /** Digits only, beginning with 998. */
  phone: string | null;
  email: string | null;
  user_type: UserType;
  role_ids: Id[];
  roles: RoleName[];
  /** Where the person works, in words. */
  branch: string | null;
  /** A region of /v1/catalogues/regions. */
  region_id: number | null;
  is_active: boolean;
  /** The person has to change the password before doing anything else. */
  must_change_password: boolean;
  /** Signing in takes a code beside the password. */
  has_second_factor: boolean;
  /** Whether another person confirms that the password is set or the account is opened: its roles give rights over money or access. */
  needs_confirmation: boolean;
  last_login: NullableTimestamp;
  created_at: Timestamp;
  updated_at: Timestamp;
};
export type MayWait = {
  /** The change that waits for another person; none where it was done at once. */
  access_change_id: number | null;
};
export type SystemUserSaved = SystemUser & MayWait;
export type Username = string;
export type NewPassword = string;
export type PersonName = string;
export type Phone = string;
export type SystemUserNew = {
  username: Username;
  password: NewPassword;
  first_name: PersonName;
  last_name: PersonName;
  middle_name?: string | null;
  phone: Phone;
  email?: string | null;
  user_type: UserType;
  role_ids: Id[];
  branch?: string | null;
  region_id?: number | null;
  /** True unless said otherwise. */
  is_active?: boolean;
};
export type SystemUserFields = {
  id: Id;
  version?: Version;
  username?: string;
  /** Last, first and middle name. */
  name: string;
  first_name?: string;
  last_name?: string;
  middle_name: string | null;
  /** Digits only, beginning with 998. */
  phone: string | null;
  email: string | null;
  user_type?: UserType;
  role_ids?: Id[];
  roles: RoleName[];
  /** Where the person works, in words. */
  branch: string | null;
  /** A region of /v1/catalogues/regions. */
  region_id: number | null;
  is_active?: boolean;
  /** The person has to change the password before doing anything else. */
  must_change_password?: boolean;
  /** Signing in takes a code beside the password. */
  has_second_factor?: boolean;
  /** Whether another person confirms that the password is set or the account is opened: its roles give rights over money or access. */
  needs_confirmation?: boolean;
  last_login: NullableTimestamp;
  created_at?: Timestamp;
  updated_at?: Timestamp;
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
export type SystemUserSeen = SystemUserFields & {
  /** Newest first. */
  history?: HistoryRow[];
};
export type SystemUserChange = {
  first_name?: PersonName;
  last_name?: PersonName;
  middle_name?: string | null;
  phone?: Phone;
  email?: string | null;
  user_type?: UserType;
  /** The whole set. */
  role_ids?: Id[];
  branch?: string | null;
  region_id?: number | null;
  is_active?: boolean;
};
export type PasswordGiven = {
  password: NewPassword;
};
export type PasswordChange = {
  old_password: string;
  new_password: NewPassword;
};
export type Session = {
  id: string;
  begun_at: Timestamp;
  /** When it was last renewed, YYYY-MM-DD HH:mm:ss. */
  used_at: string;
  ends_at: Timestamp;
  /** Network address of the sign-in. */
  address: string | null;
  /** What the browser says of itself. */
  device: string | null;
  /** The session of this very call. */
  is_current: boolean;
};
export type SessionList = {
  sessions: Session[];
  count: number;
};
export const {
  useListSystemUsersQuery,
  useLazyListSystemUsersQuery,
  useCreateSystemUserMutation,
  useGetSystemUserQuery,
  useLazyGetSystemUserQuery,
  useUpdateSystemUserMutation,
  useDeleteSystemUserMutation,
  useSetSystemUserPasswordMutation,
  useChangeOwnPasswordMutation,
  useListSystemUserSessionsQuery,
  useLazyListSystemUserSessionsQuery,
  useEndSystemUserSessionMutation,
} = injectedRtkApi;
const shapeOfRoleName = { "id": "c", "name": "s" } as const;
const shapeOfSystemUserRow = { "id": "c", "username": "s", "name": "s", "phone~": "s", "user_type": "e", "roles": [shapeOfRoleName], "is_active": "b", "last_login~": "s", "created_at": "s" } as const;
const shapeOfSystemUserPage = { "users": [shapeOfSystemUserRow], "count": "c" } as const;
const shapeOfSystemUserSaved = { "id": "c", "version": "c", "username": "s", "name": "s", "first_name": "s", "last_name": "s", "middle_name~": "s", "phone~": "s", "email~": "s", "user_type": "e", "role_ids": ["c"], "roles": [shapeOfRoleName], "branch~": "s", "region_id~": "c", "is_active": "b", "must_change_password": "b", "has_second_factor": "b", "needs_confirmation": "b", "last_login~": "s", "created_at": "s", "updated_at": "s", "access_change_id~": "c" } as const;
const shapeOfNullableNamedRef = { "id": "c", "name": "s" } as const;
const shapeOfHistoryRow = { "id": "c", "action": "s", "field~": "s", "old~": "s", "new~": "s", "user~": shapeOfNullableNamedRef, "created_at": "s" } as const;
const shapeOfSystemUserSeen = { "id": "c", "version?": "c", "username?": "s", "name": "s", "first_name?": "s", "last_name?": "s", "middle_name~": "s", "phone~": "s", "email~": "s", "user_type?": "e", "role_ids?": ["c"], "roles": [shapeOfRoleName], "branch~": "s", "region_id~": "c", "is_active?": "b", "must_change_password?": "b", "has_second_factor?": "b", "needs_confirmation?": "b", "last_login~": "s", "created_at?": "s", "updated_at?": "s", "history?": [shapeOfHistoryRow] } as const;
const shapeOfMayWait = { "access_change_id~": "c" } as const;
const shapeOfSession = { "id": "s", "begun_at": "s", "used_at": "s", "ends_at": "s", "address~": "s", "device~": "s", "is_current": "b" } as const;
const shapeOfSessionList = { "sessions": [shapeOfSession], "count": "c" } as const;
const reads = {
  listSystemUsers: reader(shapeOfSystemUserPage),
  createSystemUser: reader(shapeOfSystemUserSaved, true),
  getSystemUser: reader(shapeOfSystemUserSeen),
  updateSystemUser: reader(shapeOfSystemUserSaved, true),
  setSystemUserPassword: reader(shapeOfMayWait, true),
  listSystemUserSessions: reader(shapeOfSessionList),
};
