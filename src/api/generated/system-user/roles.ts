// Written by `npm run api` from the specs; do not edit.
import { gateway as api } from "../../gateway";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getUserRole: build.query<GetUserRoleApiResponse, GetUserRoleApiArg>({
      query: (queryArg) => ({
        url: `/system-user/v1/user-roles/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as rolesGenerated };
export type GetUserRoleApiResponse = /** status 200 The role. */ Role;
export type GetUserRoleApiArg = {
  id: Id;
};
export type Id = number;
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
  name: string;
  description: string;
  permissions: RolePermission[];
  scopes: Scope[];
  users_count: number;
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
    [key: string]: any;
  };
  /** Names this call in the logs of the server. */
  request_id: string;
};
export const { useGetUserRoleQuery, useLazyGetUserRoleQuery } = injectedRtkApi;
