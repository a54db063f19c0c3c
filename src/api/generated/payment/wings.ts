// Written by `npm run api` from the specs; do not edit.
import { gateway as api } from "../../cache/gateway";
import { reader } from "../../transport/responseSchema";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listWingsRequests: build.query<
      ListWingsRequestsApiResponse,
      ListWingsRequestsApiArg
    >({
      query: (queryArg) => ({ read: reads.listWingsRequests,
        url: `/payment/v1/wings-requests`,
        params: {
          offset: queryArg.offset,
          limit: queryArg.limit,
          status: queryArg.status,
          type: queryArg["type"],
          search: queryArg.search,
          begin_date: queryArg.begin_date,
          end_date: queryArg.end_date,
          order_by: queryArg.order_by,
        },
      }),
    }),
    getWingsRequest: build.query<
      GetWingsRequestApiResponse,
      GetWingsRequestApiArg
    >({
      query: (queryArg) => ({ read: reads.getWingsRequest,
        url: `/payment/v1/wings-requests/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as wingsGenerated };
export type ListWingsRequestsApiResponse =
  /** status 200 The page and the number of requests under the filter. */ WingsRequestPage;
export type ListWingsRequestsApiArg = {
  /** How many rows to skip. */
  offset?: number;
  /** How many rows to return at most. */
  limit?: number;
  /** Only requests that ended so; the parameter is repeated. */
  status?: WingsStatus[];
  /** Only requests of this type. */
  type?: WingsType;
  /** Each of its first five words is found in what the description of the call names: names by their sound, in either alphabet and from either keyboard, numbers of documents in any spelling (`EX-12` is EX-000012). Further words are left out. */
  search?: string;
  /** First day of the period, included, by the calendar of Tashkent. */
  begin_date?: Day;
  /** Last day of the period, included, by the calendar of Tashkent. */
  end_date?: Day;
  order_by?: "created_at" | "-created_at" | "duration_ms" | "-duration_ms";
};
export type GetWingsRequestApiResponse =
  /** status 200 What was sent and what came back, personal values masked. */ WingsRequest;
export type GetWingsRequestApiArg = {
  id: Id;
};
export type Id = number;
export type NullableNamedRef = {
  id: Id;
  name: string;
} | null;
export type Timestamp = string;
export type WingsType = "scoring" | "identification" | "limit";
export type WingsStatus = "success" | "failed" | "timeout";
export type WingsRequestRow = {
  id: Id;
  customer: NullableNamedRef;
  /** Leads to the customer; empty where it was asked about an investor, or about nobody known. */
  customer_guid: string | null;
  created_at: Timestamp;
  type: WingsType;
  status: WingsStatus;
  /** Empty while no answer came. */
  duration_ms: number | null;
};
export type WingsRequestPage = {
  requests: WingsRequestRow[];
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
export type Day = string;
export type WingsRequest = {
  id: Id;
  customer: NullableNamedRef;
  /** Leads to the customer; empty where it was asked about an investor, or about nobody known. */
  customer_guid: string | null;
  created_at: Timestamp;
  type: WingsType;
  status: WingsStatus;
  /** Empty while no answer came. */
  duration_ms: number | null;
  request: {
    [key: string]: unknown;
  } | null;
  response: {
    [key: string]: unknown;
  } | null;
};
export const {
  useListWingsRequestsQuery,
  useLazyListWingsRequestsQuery,
  useGetWingsRequestQuery,
  useLazyGetWingsRequestQuery,
} = injectedRtkApi;
const shapeOfNullableNamedRef = { "id": "c", "name": "s" } as const;
const shapeOfWingsRequestRow = { "id": "c", "customer~": shapeOfNullableNamedRef, "customer_guid~": "s", "created_at": "s", "type": "e", "status": "e", "duration_ms~": "c" } as const;
const shapeOfWingsRequestPage = { "requests": [shapeOfWingsRequestRow], "count": "c" } as const;
const shapeOfWingsRequest = { "id": "c", "customer~": shapeOfNullableNamedRef, "customer_guid~": "s", "created_at": "s", "type": "e", "status": "e", "duration_ms~": "c", "request~": "*", "response~": "*" } as const;
const reads = {
  listWingsRequests: reader(shapeOfWingsRequestPage),
  getWingsRequest: reader(shapeOfWingsRequest),
};
