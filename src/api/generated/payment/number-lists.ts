// Written by `npm run api` from the specs; do not edit.
import { gateway as api } from "../../cache/gateway";
import { reader } from "../../transport/responseSchema";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listCardTypes: build.query<ListCardTypesApiResponse, ListCardTypesApiArg>({
      query: (queryArg) => ({ read: reads.listCardTypes,
        url: `/payment/v2/card-types`,
        params: {
          offset: queryArg.offset,
          limit: queryArg.limit,
          search: queryArg.search,
          order_by: queryArg.order_by,
        },
      }),
    }),
    createCardType: build.mutation<
      CreateCardTypeApiResponse,
      CreateCardTypeApiArg
    >({
      query: (queryArg) => ({ read: reads.createCardType,
        url: `/payment/v2/card-types`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
    deleteCardType: build.mutation<
      DeleteCardTypeApiResponse,
      DeleteCardTypeApiArg
    >({
      query: (queryArg) => ({
        url: `/payment/v2/card-types/${encodeURIComponent(String(queryArg.id))}`,
        method: "DELETE",
      }),
    }),
    listPhoneCodes: build.query<
      ListPhoneCodesApiResponse,
      ListPhoneCodesApiArg
    >({
      query: (queryArg) => ({ read: reads.listPhoneCodes,
        url: `/payment/v1/phone-number-codes`,
        params: {
          offset: queryArg.offset,
          limit: queryArg.limit,
          search: queryArg.search,
          order_by: queryArg.order_by,
        },
      }),
    }),
    createPhoneCode: build.mutation<
      CreatePhoneCodeApiResponse,
      CreatePhoneCodeApiArg
    >({
      query: (queryArg) => ({ read: reads.createPhoneCode,
        url: `/payment/v1/phone-number-codes`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
    deletePhoneCode: build.mutation<
      DeletePhoneCodeApiResponse,
      DeletePhoneCodeApiArg
    >({
      query: (queryArg) => ({
        url: `/payment/v1/phone-number-codes/${encodeURIComponent(String(queryArg.id))}`,
        method: "DELETE",
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as numberListsGenerated };
export type ListCardTypesApiResponse =
  /** status 200 The page and the number of all under the filter. */ CardTypePage;
export type ListCardTypesApiArg = {
  /** How many rows to skip. */
  offset?: number;
  /** How many rows to return at most. */
  limit?: number;
  /** Each of its first five words is found in what the description of the call names: names by their sound, in either alphabet and from either keyboard, numbers of documents in any spelling (`EX-12` is EX-000012). Further words are left out. */
  search?: string;
  order_by?: "prefix" | "-prefix" | "name" | "-name";
};
export type CreateCardTypeApiResponse =
  /** status 201 What was added. */ CardType;
export type CreateCardTypeApiArg = {
  body: CardTypeNew;
};
export type DeleteCardTypeApiResponse = unknown;
export type DeleteCardTypeApiArg = {
  id: Id;
};
export type ListPhoneCodesApiResponse =
  /** status 200 The page and the number of all under the filter. */ PhoneCodePage;
export type ListPhoneCodesApiArg = {
  /** How many rows to skip. */
  offset?: number;
  /** How many rows to return at most. */
  limit?: number;
  /** Each of its first five words is found in what the description of the call names: names by their sound, in either alphabet and from either keyboard, numbers of documents in any spelling (`EX-12` is EX-000012). Further words are left out. */
  search?: string;
  order_by?: "code" | "-code" | "operator" | "-operator";
};
export type CreatePhoneCodeApiResponse =
  /** status 201 What was added. */ PhoneCode;
export type CreatePhoneCodeApiArg = {
  body: PhoneCodeNew;
};
export type DeletePhoneCodeApiResponse = unknown;
export type DeletePhoneCodeApiArg = {
  id: Id;
};
export type Id = number;
export type Timestamp = string;
export type CardType = {
  id: Id;
  name: string;
  prefix: string;
  created_at: Timestamp;
};
export type CardTypePage = {
  card_types: CardType[];
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
export type CardTypeNew = {
  name: string;
  prefix: string;
};
export type PhoneCode = {
  id: Id;
  code: string;
  operator: string;
  created_at: Timestamp;
};
export type PhoneCodePage = {
  phone_codes: PhoneCode[];
  count: number;
};
export type PhoneCodeNew = {
  code: string;
  operator: string;
};
export const {
  useListCardTypesQuery,
  useLazyListCardTypesQuery,
  useCreateCardTypeMutation,
  useDeleteCardTypeMutation,
  useListPhoneCodesQuery,
  useLazyListPhoneCodesQuery,
  useCreatePhoneCodeMutation,
  useDeletePhoneCodeMutation,
} = injectedRtkApi;
const shapeOfCardType = { "id": "c", "name": "s", "prefix": "s", "created_at": "s" } as const;
const shapeOfCardTypePage = { "card_types": [shapeOfCardType], "count": "c" } as const;
const shapeOfPhoneCode = { "id": "c", "code": "s", "operator": "s", "created_at": "s" } as const;
const shapeOfPhoneCodePage = { "phone_codes": [shapeOfPhoneCode], "count": "c" } as const;
const reads = {
  listCardTypes: reader(shapeOfCardTypePage),
  createCardType: reader(shapeOfCardType, true),
  listPhoneCodes: reader(shapeOfPhoneCodePage),
  createPhoneCode: reader(shapeOfPhoneCode, true),
};
