// Written by `npm run api` from the specs; do not edit.
import { gateway as api } from "../../cache/gateway";
import { reader } from "../../transport/responseSchema";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listMerchantDiscounts: build.query<
      ListMerchantDiscountsApiResponse,
      ListMerchantDiscountsApiArg
    >({
      query: (queryArg) => ({ read: reads.listMerchantDiscounts,
        url: `/payment/v1/merchants/${encodeURIComponent(String(queryArg.id))}/discounts`,
        params: {
          offset: queryArg.offset,
          limit: queryArg.limit,
          status: queryArg.status,
          order_by: queryArg.order_by,
        },
      }),
    }),
    createMerchantDiscount: build.mutation<
      CreateMerchantDiscountApiResponse,
      CreateMerchantDiscountApiArg
    >({
      query: (queryArg) => ({ read: reads.createMerchantDiscount,
        url: `/payment/v1/merchants/${encodeURIComponent(String(queryArg.id))}/discounts`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
    setMerchantDiscountStatuses: build.mutation<
      SetMerchantDiscountStatusesApiResponse,
      SetMerchantDiscountStatusesApiArg
    >({
      query: (queryArg) => ({ read: reads.setMerchantDiscountStatuses,
        url: `/payment/v1/merchants/${encodeURIComponent(String(queryArg.id))}/discounts/status`,
        method: "PUT",
        body: queryArg.body,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    setMerchantDiscountStatus: build.mutation<
      SetMerchantDiscountStatusApiResponse,
      SetMerchantDiscountStatusApiArg
    >({
      query: (queryArg) => ({ read: reads.setMerchantDiscountStatus,
        url: `/payment/v1/merchants/${encodeURIComponent(String(queryArg.id))}/discounts/${encodeURIComponent(String(queryArg.discountId))}/status`,
        method: "PUT",
        body: queryArg.body,
        headers: {
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    deleteMerchantDiscount: build.mutation<
      DeleteMerchantDiscountApiResponse,
      DeleteMerchantDiscountApiArg
    >({
      query: (queryArg) => ({
        url: `/payment/v1/merchants/${encodeURIComponent(String(queryArg.id))}/discounts/${encodeURIComponent(String(queryArg.discountId))}`,
        method: "DELETE",
      }),
    }),
    listMerchantMarkups: build.query<
      ListMerchantMarkupsApiResponse,
      ListMerchantMarkupsApiArg
    >({
      query: (queryArg) => ({ read: reads.listMerchantMarkups,
        url: `/payment/v1/merchants/${encodeURIComponent(String(queryArg.id))}/markups`,
        params: {
          offset: queryArg.offset,
          limit: queryArg.limit,
          status: queryArg.status,
          order_by: queryArg.order_by,
        },
      }),
    }),
    createMerchantMarkup: build.mutation<
      CreateMerchantMarkupApiResponse,
      CreateMerchantMarkupApiArg
    >({
      query: (queryArg) => ({ read: reads.createMerchantMarkup,
        url: `/payment/v1/merchants/${encodeURIComponent(String(queryArg.id))}/markups`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
    setMerchantMarkupStatuses: build.mutation<
      SetMerchantMarkupStatusesApiResponse,
      SetMerchantMarkupStatusesApiArg
    >({
      query: (queryArg) => ({ read: reads.setMerchantMarkupStatuses,
        url: `/payment/v1/merchants/${encodeURIComponent(String(queryArg.id))}/markups/status`,
        method: "PUT",
        body: queryArg.body,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    setMerchantMarkupStatus: build.mutation<
      SetMerchantMarkupStatusApiResponse,
      SetMerchantMarkupStatusApiArg
    >({
      query: (queryArg) => ({ read: reads.setMerchantMarkupStatus,
        url: `/payment/v1/merchants/${encodeURIComponent(String(queryArg.id))}/markups/${encodeURIComponent(String(queryArg.markupId))}/status`,
        method: "PUT",
        body: queryArg.body,
        headers: {
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    deleteMerchantMarkup: build.mutation<
      DeleteMerchantMarkupApiResponse,
      DeleteMerchantMarkupApiArg
    >({
      query: (queryArg) => ({
        url: `/payment/v1/merchants/${encodeURIComponent(String(queryArg.id))}/markups/${encodeURIComponent(String(queryArg.markupId))}`,
        method: "DELETE",
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as merchantTermsGenerated };
export type ListMerchantDiscountsApiResponse =
  /** status 200 The page and the number of all under the filter. */ MerchantDiscountPage;
export type ListMerchantDiscountsApiArg = {
  id: Id;
  /** How many rows to skip. */
  offset?: number;
  /** How many rows to return at most. */
  limit?: number;
  status?: MerchantTermStatus[];
  order_by?:
    | "begin_date"
    | "-begin_date"
    | "percent"
    | "-percent"
    | "month_count"
    | "-month_count";
};
export type CreateMerchantDiscountApiResponse =
  /** status 201 The discount that was made. */ MerchantDiscount;
export type CreateMerchantDiscountApiArg = {
  id: Id;
  body: NewMerchantDiscount;
};
export type SetMerchantDiscountStatusesApiResponse =
  /** status 200 What was switched, and what was left out. */ MerchantTermsSwitched;
export type SetMerchantDiscountStatusesApiArg = {
  id: Id;
  /** Names one intent of a person; sent again it has no second effect. */
  "Idempotency-Key": string;
  body: MerchantTermStatuses;
};
export type SetMerchantDiscountStatusApiResponse =
  /** status 200 The discount as it stands. */ MerchantDiscount;
export type SetMerchantDiscountStatusApiArg = {
  id: Id;
  discountId: Id;
  /** The version of the record that the change was made on. */
  "If-Match": number;
  body: MerchantTermSwitch;
};
export type DeleteMerchantDiscountApiResponse = unknown;
export type DeleteMerchantDiscountApiArg = {
  id: Id;
  discountId: Id;
};
export type ListMerchantMarkupsApiResponse =
  /** status 200 The page and the number of all under the filter. */ MerchantMarkupPage;
export type ListMerchantMarkupsApiArg = {
  id: Id;
  /** How many rows to skip. */
  offset?: number;
  /** How many rows to return at most. */
  limit?: number;
  status?: MerchantTermStatus[];
  order_by?:
    | "begin_date"
    | "-begin_date"
    | "percent"
    | "-percent"
    | "month_count"
    | "-month_count";
};
export type CreateMerchantMarkupApiResponse =
  /** status 201 The markup that was made. */ MerchantTerm;
export type CreateMerchantMarkupApiArg = {
  id: Id;
  body: NewMerchantMarkup;
};
export type SetMerchantMarkupStatusesApiResponse =
  /** status 200 What was switched, and what was left out. */ MerchantTermsSwitched;
export type SetMerchantMarkupStatusesApiArg = {
  id: Id;
  /** Names one intent of a person; sent again it has no second effect. */
  "Idempotency-Key": string;
  body: MerchantTermStatuses;
};
export type SetMerchantMarkupStatusApiResponse =
  /** status 200 The markup as it stands. */ MerchantTerm;
export type SetMerchantMarkupStatusApiArg = {
  id: Id;
  markupId: Id;
  /** The version of the record that the change was made on. */
  "If-Match": number;
  body: MerchantTermSwitch;
};
export type DeleteMerchantMarkupApiResponse = unknown;
export type DeleteMerchantMarkupApiArg = {
  id: Id;
  markupId: Id;
};
export type Id = number;
export type Version = number;
export type Day = string;
export type NullableDay = string | null;
export type MerchantTermStatus = "active" | "inactive";
export type Timestamp = string;
export type MerchantTerm = {
  id: Id;
  version: Version;
  merchant_id: Id;
  percent: number;
  /** Of instalments of so many months; none of all. */
  month_count: number | null;
  begin_date: Day;
  end_date: NullableDay;
  status: MerchantTermStatus;
  /** Its last day has passed. */
  is_over: boolean;
  created_at: Timestamp;
};
export type NamedRef = {
  id: Id;
  name: string;
};
export type MerchantDiscount = MerchantTerm & {
  /** Where it holds; none of them means everywhere. */
  branches: NamedRef[];
};
export type MerchantDiscountPage = {
  discounts: MerchantDiscount[];
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
export type NewMerchantDiscount = {
  percent: number;
  month_count?: number | null;
  begin_date: Day;
  end_date?: NullableDay;
  /** Branches of the merchant; none of them means all. */
  branch_ids?: Id[];
};
export type Skipped = {
  id: Id;
  code: string;
}[];
export type MerchantTermsSwitched = {
  updated: Id[];
  skipped: Skipped;
};
export type Ids = Id[];
export type MerchantTermStatuses = {
  ids: Ids;
  status: MerchantTermStatus;
};
export type MerchantTermSwitch = {
  status: MerchantTermStatus;
};
export type MerchantMarkupPage = {
  markups: MerchantTerm[];
  count: number;
};
export type NewMerchantMarkup = {
  percent: number;
  month_count: number;
  begin_date: Day;
  end_date?: NullableDay;
};
export const {
  useListMerchantDiscountsQuery,
  useLazyListMerchantDiscountsQuery,
  useCreateMerchantDiscountMutation,
  useSetMerchantDiscountStatusesMutation,
  useSetMerchantDiscountStatusMutation,
  useDeleteMerchantDiscountMutation,
  useListMerchantMarkupsQuery,
  useLazyListMerchantMarkupsQuery,
  useCreateMerchantMarkupMutation,
  useSetMerchantMarkupStatusesMutation,
  useSetMerchantMarkupStatusMutation,
  useDeleteMerchantMarkupMutation,
} = injectedRtkApi;
const shapeOfNamedRef = { "id": "c", "name": "s" } as const;
const shapeOfMerchantDiscount = { "id": "c", "version": "c", "merchant_id": "c", "percent": "n", "month_count~": "n", "begin_date": "s", "end_date~": "s", "status": "e", "is_over": "b", "created_at": "s", "branches": [shapeOfNamedRef] } as const;
const shapeOfMerchantDiscountPage = { "discounts": [shapeOfMerchantDiscount], "count": "c" } as const;
const shapeOfMerchantTermsSwitched = { "updated": ["c"], "skipped": [{ "id": "c", "code": "s" }] } as const;
const shapeOfMerchantTerm = { "id": "c", "version": "c", "merchant_id": "c", "percent": "n", "month_count~": "n", "begin_date": "s", "end_date~": "s", "status": "e", "is_over": "b", "created_at": "s" } as const;
const shapeOfMerchantMarkupPage = { "markups": [shapeOfMerchantTerm], "count": "c" } as const;
const reads = {
  listMerchantDiscounts: reader(shapeOfMerchantDiscountPage),
  createMerchantDiscount: reader(shapeOfMerchantDiscount, true),
  setMerchantDiscountStatuses: reader(shapeOfMerchantTermsSwitched, true),
  setMerchantDiscountStatus: reader(shapeOfMerchantDiscount, true),
  listMerchantMarkups: reader(shapeOfMerchantMarkupPage),
  createMerchantMarkup: reader(shapeOfMerchantTerm, true),
  setMerchantMarkupStatuses: reader(shapeOfMerchantTermsSwitched, true),
  setMerchantMarkupStatus: reader(shapeOfMerchantTerm, true),
};
