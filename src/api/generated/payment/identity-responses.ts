// Written by `npm run api` from the specs; do not edit.
import { gateway as api } from "../../cache/gateway";
import { reader } from "../../transport/responseSchema";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listIdentityResponses: build.query<
      ListIdentityResponsesApiResponse,
      ListIdentityResponsesApiArg
    >({
      query: (queryArg) => ({ read: reads.listIdentityResponses,
        url: `/payment/v1/customers/${encodeURIComponent(String(queryArg.id))}/myid-responses`,
        params: {
          offset: queryArg.offset,
          limit: queryArg.limit,
          order_by: queryArg.order_by,
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as identityResponsesGenerated };
export type ListIdentityResponsesApiResponse =
  /** status 200 The page and the number of all. */ IdentityResponsePage;
export type ListIdentityResponsesApiArg = {
  id: Id;
  /** How many rows to skip. */
  offset?: number;
  /** How many rows to return at most. */
  limit?: number;
  order_by?: "created_at" | "-created_at";
};
export type Id = number;
export type Timestamp = string;
export type IdentityResponse = {
  id: Id;
  created_at: Timestamp;
  /** The service knew the person, its code 1. */
  is_identified: boolean;
  result_code: number;
  result_note: string;
  /** The address of the picture that was compared. */
  photo: string | null;
  /** The answer as it came, personal values masked. */
  raw: {
    [key: string]: unknown;
  };
};
export type IdentityResponsePage = {
  list: IdentityResponse[];
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
export const {
  useListIdentityResponsesQuery,
  useLazyListIdentityResponsesQuery,
} = injectedRtkApi;
const shapeOfIdentityResponse = { "id": "c", "created_at": "s", "is_identified": "b", "result_code": "n", "result_note": "s", "photo~": "s", "raw": "*" } as const;
const shapeOfIdentityResponsePage = { "list": [shapeOfIdentityResponse], "count": "c" } as const;
const reads = {
  listIdentityResponses: reader(shapeOfIdentityResponsePage),
};
