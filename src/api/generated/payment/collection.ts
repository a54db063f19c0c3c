// Written by `npm run api` from the specs; do not edit.
import { gateway as api } from "../../cache/gateway";
import { reader } from "../../transport/responseSchema";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getCollectionStatistics: build.query<
      GetCollectionStatisticsApiResponse,
      GetCollectionStatisticsApiArg
    >({
      query: (queryArg) => ({ read: reads.getCollectionStatistics,
        url: `/payment/v1/installments/statistics`,
        params: {
          merchant_id: queryArg.merchant_id,
        },
      }),
    }),
    listCollectedMonths: build.query<
      ListCollectedMonthsApiResponse,
      ListCollectedMonthsApiArg
    >({
      query: (queryArg) => ({ read: reads.listCollectedMonths,
        url: `/payment/v1/installments/collected`,
        params: {
          begin_date: queryArg.begin_date,
          end_date: queryArg.end_date,
        },
      }),
    }),
    listPaymentPromises: build.query<
      ListPaymentPromisesApiResponse,
      ListPaymentPromisesApiArg
    >({
      query: (queryArg) => ({ read: reads.listPaymentPromises,
        url: `/payment/v1/installments/${encodeURIComponent(String(queryArg.id))}/promises`,
      }),
    }),
    addPaymentPromise: build.mutation<
      AddPaymentPromiseApiResponse,
      AddPaymentPromiseApiArg
    >({
      query: (queryArg) => ({ read: reads.addPaymentPromise,
        url: `/payment/v1/installments/${encodeURIComponent(String(queryArg.id))}/promises`,
        method: "POST",
        body: queryArg.body,
        headers: {
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as collectionGenerated };
export type GetCollectionStatisticsApiResponse =
  /** status 200 All five buckets from the one in time to the latest, and all four states of promises. */ CollectionStatistics;
export type GetCollectionStatisticsApiArg = {
  merchant_id?: Id[];
};
export type ListCollectedMonthsApiResponse =
  /** status 200 The months in which something fell due, in their order. */ CollectedMonths;
export type ListCollectedMonthsApiArg = {
  /** First day of the period, included, by the calendar of Tashkent. */
  begin_date?: Day;
  /** Last day of the period, included, by the calendar of Tashkent. */
  end_date?: Day;
};
export type ListPaymentPromisesApiResponse =
  /** status 200 The newest first, each with what was paid for it. */ PromiseList;
export type ListPaymentPromisesApiArg = {
  id: Id;
};
export type AddPaymentPromiseApiResponse =
  /** status 201 What is noted now. */ PaymentPromise;
export type AddPaymentPromiseApiArg = {
  id: Id;
  /** The version of the record that the change was made on. */
  "If-Match": number;
  body: NewPromise;
};
export type Day = string;
export type AgeingBucket = "current" | "1-30" | "31-60" | "61-90" | "90+";
export type Sum = string;
export type LateContracts = {
  bucket: AgeingBucket;
  count: number;
  debt: Sum;
  overdue: Sum;
};
export type PromiseState = "open" | "today" | "kept" | "broken";
export type PromisedContracts = {
  state: PromiseState;
  count: number;
  amount: Sum;
};
export type CollectionStatistics = {
  day: Day;
  buckets: LateContracts[];
  promises: PromisedContracts[];
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
export type Id = number;
export type CollectedMonth = {
  month: string;
  due: Sum;
  collected: Sum;
};
export type CollectedMonths = {
  months: CollectedMonth[];
};
export type Money = string;
export type NamedRef = {
  id: Id;
  name: string;
};
export type Timestamp = string;
export type PaymentPromise = {
  id: Id;
  date: Day;
  amount: Money;
  comment: string | null;
  state: PromiseState;
  paid: Money;
  user: NamedRef;
  created_at: Timestamp;
};
export type PromiseList = {
  promises: PaymentPromise[];
};
export type NewPromise = {
  date: Day;
  amount: Money;
  comment?: string;
};
export const {
  useGetCollectionStatisticsQuery,
  useLazyGetCollectionStatisticsQuery,
  useListCollectedMonthsQuery,
  useLazyListCollectedMonthsQuery,
  useListPaymentPromisesQuery,
  useLazyListPaymentPromisesQuery,
  useAddPaymentPromiseMutation,
} = injectedRtkApi;
const shapeOfLateContracts = { "bucket": "e", "count": "c", "debt": "s", "overdue": "s" } as const;
const shapeOfPromisedContracts = { "state": "e", "count": "c", "amount": "s" } as const;
const shapeOfCollectionStatistics = { "day": "s", "buckets": [shapeOfLateContracts], "promises": [shapeOfPromisedContracts] } as const;
const shapeOfCollectedMonth = { "month": "s", "due": "s", "collected": "s" } as const;
const shapeOfCollectedMonths = { "months": [shapeOfCollectedMonth] } as const;
const shapeOfNamedRef = { "id": "c", "name": "s" } as const;
const shapeOfPaymentPromise = { "id": "c", "date": "s", "amount": "s", "comment~": "s", "state": "e", "paid": "s", "user": shapeOfNamedRef, "created_at": "s" } as const;
const shapeOfPromiseList = { "promises": [shapeOfPaymentPromise] } as const;
const reads = {
  getCollectionStatistics: reader(shapeOfCollectionStatistics),
  listCollectedMonths: reader(shapeOfCollectedMonths),
  listPaymentPromises: reader(shapeOfPromiseList),
  addPaymentPromise: reader(shapeOfPaymentPromise, true),
};
