// Written by `npm run api` from the specs; do not edit.
import { gateway as api } from "../../cache/gateway";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    login: build.mutation<LoginApiResponse, LoginApiArg>({
      query: (queryArg) => ({
        url: `/system-user/v1/system-users/login`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
    refreshToken: build.mutation<RefreshTokenApiResponse, RefreshTokenApiArg>({
      query: (queryArg) => ({
        url: `/system-user/v1/system-users/refresh-token`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
    logout: build.mutation<LogoutApiResponse, LogoutApiArg>({
      query: () => ({ url: `/system-user/auth/logout`, method: "POST" }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as authGenerated };
export type LoginApiResponse =
  /** status 200 The session begins. */ LoginResult;
export type LoginApiArg = {
  body: LoginRequest;
};
export type RefreshTokenApiResponse =
  /** status 200 The session goes on. */ TokenPair;
export type RefreshTokenApiArg = {
  body: RefreshRequest;
};
export type LogoutApiResponse = unknown;
export type LogoutApiArg = void;
export type Id = number;
export type UserType = "system" | "merchant";
export type SessionUser = {
  id: Id;
  /** First and last name. */
  name: string;
  first_name: string;
  user_type: UserType;
  client_id: Id;
  /** The first of `role_ids`. */
  user_role_id: number;
  role_ids: Id[];
  /** Until the password is changed, every call but those on one's own answers 403 `password_change_required`. */
  must_change_password: boolean;
};
export type LoginResult = {
  /** A signed token with an `exp` claim. */
  access_token: string;
  /** Opaque; spent by its first use. */
  refresh_token: string;
  user: SessionUser;
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
export type LoginRequest = {
  username: string;
  password: string;
  /** Where a code is needed, six digits of the application or a recovery code; else it says nothing. */
  code?: string;
};
export type TokenPair = {
  /** A signed token with an `exp` claim. */
  access_token: string;
  /** Opaque; spent by its first use. */
  refresh_token: string;
};
export type RefreshRequest = {
  refresh_token: string;
};
export const { useLoginMutation, useRefreshTokenMutation, useLogoutMutation } =
  injectedRtkApi;
