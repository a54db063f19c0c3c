// Written by `npm run api` from the specs; do not edit.
import { gateway as api } from "../../cache/gateway";
import { reader } from "../../transport/responseSchema";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listMerchantCallbacks: build.query<
      ListMerchantCallbacksApiResponse,
      ListMerchantCallbacksApiArg
    >({
      query: (queryArg) => ({ read: reads.listMerchantCallbacks,
        url: `/payment/v1/merchants/${encodeURIComponent(String(queryArg.id))}/callback`,
      }),
    }),
    createMerchantCallback: build.mutation<
      CreateMerchantCallbackApiResponse,
      CreateMerchantCallbackApiArg
    >({
      query: (queryArg) => ({ read: reads.createMerchantCallback,
        url: `/payment/v1/merchants/${encodeURIComponent(String(queryArg.id))}/callback`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
    deleteMerchantCallback: build.mutation<
      DeleteMerchantCallbackApiResponse,
      DeleteMerchantCallbackApiArg
    >({
      query: (queryArg) => ({
        url: `/payment/v1/merchants/callback/${encodeURIComponent(String(queryArg.id))}`,
        method: "DELETE",
      }),
    }),
    listMerchantTelegramUsers: build.query<
      ListMerchantTelegramUsersApiResponse,
      ListMerchantTelegramUsersApiArg
    >({
      query: (queryArg) => ({ read: reads.listMerchantTelegramUsers,
        url: `/payment/v1/get-merchant-phones-tg/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
    createMerchantTelegramUser: build.mutation<
      CreateMerchantTelegramUserApiResponse,
      CreateMerchantTelegramUserApiArg
    >({
      query: (queryArg) => ({ read: reads.createMerchantTelegramUser,
        url: `/payment/v1/new-merchant-tg-user`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
    deleteMerchantTelegramUser: build.mutation<
      DeleteMerchantTelegramUserApiResponse,
      DeleteMerchantTelegramUserApiArg
    >({
      query: (queryArg) => ({
        url: `/payment/v1/delete-merchant-tg-user/${encodeURIComponent(String(queryArg.id))}`,
        method: "DELETE",
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as merchantChannelsGenerated };
export type ListMerchantCallbacksApiResponse =
  /** status 200 All of them, the oldest first. */ MerchantCallbackPage;
export type ListMerchantCallbacksApiArg = {
  id: Id;
};
export type CreateMerchantCallbackApiResponse =
  /** status 201 The address that was added. */ MerchantCallback;
export type CreateMerchantCallbackApiArg = {
  id: Id;
  body: NewMerchantCallback;
};
export type DeleteMerchantCallbackApiResponse = unknown;
export type DeleteMerchantCallbackApiArg = {
  id: Id;
};
export type ListMerchantTelegramUsersApiResponse =
  /** status 200 All of them, the oldest first; without a chat as long as the system that sends has not noted one. */ MerchantTelegramUserPage;
export type ListMerchantTelegramUsersApiArg = {
  id: Id;
};
export type CreateMerchantTelegramUserApiResponse =
  /** status 201 The person who was added. */ MerchantTelegramUser;
export type CreateMerchantTelegramUserApiArg = {
  body: NewMerchantTelegramUser;
};
export type DeleteMerchantTelegramUserApiResponse = unknown;
export type DeleteMerchantTelegramUserApiArg = {
  id: Id;
};
export type Id = number;
export type Timestamp = string;
export type MerchantCallback = {
  id: Id;
  value: string;
  created_at: Timestamp;
};
export type MerchantCallbackPage = {
  callbacks: MerchantCallback[];
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
export type NewMerchantCallback = {
  value: string;
};
export type MerchantTelegramUser = {
  id: Id;
  phone: string;
  /** Digits; none before the system that sends has noted one. */
  chat_id: string | null;
  created_at: Timestamp;
};
export type MerchantTelegramUserPage = {
  telegram_users: MerchantTelegramUser[];
  count: number;
};
export type NewMerchantTelegramUser = {
  merchant_id: Id;
  phone: string;
};
export const {
  useListMerchantCallbacksQuery,
  useLazyListMerchantCallbacksQuery,
  useCreateMerchantCallbackMutation,
  useDeleteMerchantCallbackMutation,
  useListMerchantTelegramUsersQuery,
  useLazyListMerchantTelegramUsersQuery,
  useCreateMerchantTelegramUserMutation,
  useDeleteMerchantTelegramUserMutation,
} = injectedRtkApi;
const shapeOfMerchantCallback = { "id": "c", "value": "s", "created_at": "s" } as const;
const shapeOfMerchantCallbackPage = { "callbacks": [shapeOfMerchantCallback], "count": "c" } as const;
const shapeOfMerchantTelegramUser = { "id": "c", "phone": "s", "chat_id~": "s", "created_at": "s" } as const;
const shapeOfMerchantTelegramUserPage = { "telegram_users": [shapeOfMerchantTelegramUser], "count": "c" } as const;
const reads = {
  listMerchantCallbacks: reader(shapeOfMerchantCallbackPage),
  createMerchantCallback: reader(shapeOfMerchantCallback, true),
  listMerchantTelegramUsers: reader(shapeOfMerchantTelegramUserPage),
  createMerchantTelegramUser: reader(shapeOfMerchantTelegramUser, true),
};
