// Written by `npm run api` from the specs; do not edit.
import { gateway as api } from "../../cache/gateway";
import { reader } from "../../transport/responseSchema";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listMerchantOwners: build.query<
      ListMerchantOwnersApiResponse,
      ListMerchantOwnersApiArg
    >({
      query: (queryArg) => ({ read: reads.listMerchantOwners,
        url: `/payment/v1/merchants/${encodeURIComponent(String(queryArg.id))}/owners`,
        params: {
          offset: queryArg.offset,
          limit: queryArg.limit,
          search: queryArg.search,
          order_by: queryArg.order_by,
        },
      }),
    }),
    createMerchantOwner: build.mutation<
      CreateMerchantOwnerApiResponse,
      CreateMerchantOwnerApiArg
    >({
      query: (queryArg) => ({ read: reads.createMerchantOwner,
        url: `/payment/v1/merchants/${encodeURIComponent(String(queryArg.id))}/owners`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
    resetMerchantOwnerPassword: build.mutation<
      ResetMerchantOwnerPasswordApiResponse,
      ResetMerchantOwnerPasswordApiArg
    >({
      query: (queryArg) => ({ read: reads.resetMerchantOwnerPassword,
        url: `/payment/v1/merchants/${encodeURIComponent(String(queryArg.id))}/owners/${encodeURIComponent(String(queryArg.ownerId))}/password-update`,
        method: "PUT",
        headers: {
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    deleteMerchantOwner: build.mutation<
      DeleteMerchantOwnerApiResponse,
      DeleteMerchantOwnerApiArg
    >({
      query: (queryArg) => ({
        url: `/payment/v1/merchants/${encodeURIComponent(String(queryArg.id))}/owners/${encodeURIComponent(String(queryArg.ownerId))}`,
        method: "DELETE",
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as merchantOwnersGenerated };
export type ListMerchantOwnersApiResponse =
  /** status 200 The page and the number of all under the filter. */ MerchantOwnerPage;
export type ListMerchantOwnersApiArg = {
  id: Id;
  /** How many rows to skip. */
  offset?: number;
  /** How many rows to return at most. */
  limit?: number;
  /** Each of its first five words is found in what the description of the call names: names by their sound, in either alphabet and from either keyboard, numbers of documents in any spelling (`EX-12` is EX-000012). Further words are left out. */
  search?: string;
  order_by?: "created_at" | "-created_at" | "name" | "-name";
};
export type CreateMerchantOwnerApiResponse =
  /** status 201 The owner, with the password, which no later answer tells. */ MerchantOwnerWithPassword;
export type CreateMerchantOwnerApiArg = {
  id: Id;
  body: NewMerchantOwner;
};
export type ResetMerchantOwnerPasswordApiResponse =
  /** status 200 The owner, with the new password, which no later answer tells. */ MerchantOwnerWithPassword;
export type ResetMerchantOwnerPasswordApiArg = {
  id: Id;
  ownerId: Id;
  /** The version of the record that the change was made on. */
  "If-Match": number;
};
export type DeleteMerchantOwnerApiResponse = unknown;
export type DeleteMerchantOwnerApiArg = {
  id: Id;
  ownerId: Id;
};
export type Id = number;
export type Version = number;
export type Timestamp = string;
export type MerchantOwner = {
  id: Id;
  version: Version;
  name: string;
  phone: string;
  username: string;
  password_set_at: Timestamp;
  created_at: Timestamp;
};
export type MerchantOwnerPage = {
  owners: MerchantOwner[];
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
export type MerchantOwnerWithPassword = MerchantOwner & {
  /** Told here and never again. */
  password: string;
};
export type NewMerchantOwner = {
  name: string;
  phone: string;
  username: string;
};
export const {
  useListMerchantOwnersQuery,
  useLazyListMerchantOwnersQuery,
  useCreateMerchantOwnerMutation,
  useResetMerchantOwnerPasswordMutation,
  useDeleteMerchantOwnerMutation,
} = injectedRtkApi;
const shapeOfMerchantOwner = { "id": "c", "version": "c", "name": "s", "phone": "s", "username": "s", "password_set_at": "s", "created_at": "s" } as const;
const shapeOfMerchantOwnerPage = { "owners": [shapeOfMerchantOwner], "count": "c" } as const;
const shapeOfMerchantOwnerWithPassword = { "id": "c", "version": "c", "name": "s", "phone": "s", "username": "s", "password_set_at": "s", "created_at": "s", "password": "s" } as const;
const reads = {
  listMerchantOwners: reader(shapeOfMerchantOwnerPage),
  createMerchantOwner: reader(shapeOfMerchantOwnerWithPassword, true),
  resetMerchantOwnerPassword: reader(shapeOfMerchantOwnerWithPassword, true),
};
