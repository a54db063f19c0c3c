// Written by `npm run api` from the specs; do not edit.
import { gateway as api } from "../../cache/gateway";
import { reader } from "../../transport/responseSchema";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getQueueDays: build.query<GetQueueDaysApiResponse, GetQueueDaysApiArg>({
      query: (queryArg) => ({ read: reads.getQueueDays,
        url: `/system-user/v1/queue-days`,
        params: {
          queue: queryArg.queue,
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as queueDaysGenerated };
export type GetQueueDaysApiResponse =
  /** status 200 The days, the earliest first, today last. */ QueueDays;
export type GetQueueDaysApiArg = {
  queue: WaitingQueue;
};
export type Day = string;
export type QueueDays = {
  days: {
    date: Day;
    /** How many waited when the day ended. */
    count: number;
  }[];
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
export type WaitingQueue =
  | "general_claims"
  | "card_verification"
  | "documents"
  | "signing"
  | "taxes"
  | "call_orders"
  | "applications"
  | "orders_moderation"
  | "orders"
  | "returns"
  | "returns_to_pay"
  | "receipts"
  | "transfers"
  | "access_changes";
export const { useGetQueueDaysQuery, useLazyGetQueueDaysQuery } =
  injectedRtkApi;
const shapeOfQueueDays = { "days": [{ "date": "s", "count": "c" }] } as const;
const reads = {
  getQueueDays: reader(shapeOfQueueDays),
};
