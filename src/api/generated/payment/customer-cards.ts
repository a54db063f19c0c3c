// Written by `npm run api` from the specs; do not edit.
import { gateway as api } from "../../cache/gateway";
import { reader } from "../../transport/responseSchema";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listCustomerCards: build.query<
      ListCustomerCardsApiResponse,
      ListCustomerCardsApiArg
    >({
      query: (queryArg) => ({ read: reads.listCustomerCards,
        url: `/payment/v3/payments/cards`,
        params: {
          customer_id: queryArg.customer_id,
          offset: queryArg.offset,
          limit: queryArg.limit,
          order_by: queryArg.order_by,
        },
      }),
    }),
    bindCustomerCard: build.mutation<
      BindCustomerCardApiResponse,
      BindCustomerCardApiArg
    >({
      query: (queryArg) => ({ read: reads.bindCustomerCard,
        url: `/payment/v3/payments/cards`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
    verifyCustomerCard: build.mutation<
      VerifyCustomerCardApiResponse,
      VerifyCustomerCardApiArg
    >({
      query: (queryArg) => ({ read: reads.verifyCustomerCard,
        url: `/payment/v3/payments/cards/verify`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
    resendCardCode: build.mutation<
      ResendCardCodeApiResponse,
      ResendCardCodeApiArg
    >({
      query: (queryArg) => ({ read: reads.resendCardCode,
        url: `/payment/v3/payments/cards/resend`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
    deleteCustomerCard: build.mutation<
      DeleteCustomerCardApiResponse,
      DeleteCustomerCardApiArg
    >({
      query: (queryArg) => ({
        url: `/payment/v3/payments/cards/${encodeURIComponent(String(queryArg.id))}`,
        method: "DELETE",
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as customerCardsGenerated };
export type ListCustomerCardsApiResponse =
  /** status 200 The page and the number of all. */ CustomerCardPage;
export type ListCustomerCardsApiArg = {
  customer_id: Id;
  /** How many rows to skip. */
  offset?: number;
  /** How many rows to return at most. */
  limit?: number;
  order_by?: "created_at" | "-created_at";
};
export type BindCustomerCardApiResponse =
  /** status 201 The binding, which waits for its code. */ CardBinding;
export type BindCustomerCardApiArg = {
  body: NewCustomerCard;
};
export type VerifyCustomerCardApiResponse =
  /** status 200 The card. */ CustomerCard;
export type VerifyCustomerCardApiArg = {
  body: CardCode;
};
export type ResendCardCodeApiResponse =
  /** status 200 The binding with its new times. */ CardBinding;
export type ResendCardCodeApiArg = {
  body: CardBindingRef;
};
export type DeleteCustomerCardApiResponse = unknown;
export type DeleteCustomerCardApiArg = {
  id: Id;
};
export type Id = number;
export type CustomerCardKind = "uzcard" | "humo" | "visa" | "mastercard";
export type Timestamp = string;
export type CustomerCard = {
  id: Id;
  masked_pan: string;
  type: CustomerCardKind;
  /** MM/YY */
  expiry: string;
  /** Its month is over. */
  is_expired: boolean;
  holder: string;
  bank: string | null;
  phone_masked: string;
  /** The one that is charged first. */
  is_main: boolean;
  status: "active" | "blocked";
  created_at: Timestamp;
};
export type CustomerCardPage = {
  list: CustomerCard[];
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
export type CardBinding = {
  id: Id;
  masked_pan: string;
  type: CustomerCardKind;
  /** Where the code went. */
  phone_masked: string;
  tries_left: number;
  sent_at: Timestamp;
  expires_at: Timestamp;
  /** Seconds until another code may be asked for. */
  resend_in: number;
};
export type NewCustomerCard = {
  customer_id: Id;
  /** Sixteen digits, without spaces. */
  card_number: string;
  /** MM/YY */
  expiry: string;
  /** The phone of the card; that of the customer without it. */
  phone?: string;
};
export type CardCode = {
  id: Id;
  code: string;
};
export type CardBindingRef = {
  id: Id;
};
export const {
  useListCustomerCardsQuery,
  useLazyListCustomerCardsQuery,
  useBindCustomerCardMutation,
  useVerifyCustomerCardMutation,
  useResendCardCodeMutation,
  useDeleteCustomerCardMutation,
} = injectedRtkApi;
const shapeOfCustomerCard = { "id": "c", "masked_pan": "s", "type": "e", "expiry": "s", "is_expired": "b", "holder": "s", "bank~": "s", "phone_masked": "s", "is_main": "b", "status": "e", "created_at": "s" } as const;
const shapeOfCustomerCardPage = { "list": [shapeOfCustomerCard], "count": "c" } as const;
const shapeOfCardBinding = { "id": "c", "masked_pan": "s", "type": "e", "phone_masked": "s", "tries_left": "c", "sent_at": "s", "expires_at": "s", "resend_in": "c" } as const;
const reads = {
  listCustomerCards: reader(shapeOfCustomerCardPage),
  bindCustomerCard: reader(shapeOfCardBinding, true),
  verifyCustomerCard: reader(shapeOfCustomerCard, true),
  resendCardCode: reader(shapeOfCardBinding, true),
};
