// Written by `npm run api` from the specs; do not edit.
import { gateway as api } from "../../cache/gateway";
import { reader } from "../../transport/responseSchema";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listStrategyCategories: build.query<
      ListStrategyCategoriesApiResponse,
      ListStrategyCategoriesApiArg
    >({
      query: (queryArg) => ({ read: reads.listStrategyCategories,
        url: `/system-user/v1/categories`,
        params: {
          offset: queryArg.offset,
          limit: queryArg.limit,
          search: queryArg.search,
          order_by: queryArg.order_by,
        },
      }),
    }),
    createStrategyCategory: build.mutation<
      CreateStrategyCategoryApiResponse,
      CreateStrategyCategoryApiArg
    >({
      query: (queryArg) => ({ read: reads.createStrategyCategory,
        url: `/system-user/v1/categories`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
    getStrategyCategory: build.query<
      GetStrategyCategoryApiResponse,
      GetStrategyCategoryApiArg
    >({
      query: (queryArg) => ({ read: reads.getStrategyCategory,
        url: `/system-user/v1/categories/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
    updateStrategyCategory: build.mutation<
      UpdateStrategyCategoryApiResponse,
      UpdateStrategyCategoryApiArg
    >({
      query: (queryArg) => ({ read: reads.updateStrategyCategory,
        url: `/system-user/v1/categories/${encodeURIComponent(String(queryArg.id))}`,
        method: "PUT",
        body: queryArg.body,
        headers: {
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    deleteStrategyCategory: build.mutation<
      DeleteStrategyCategoryApiResponse,
      DeleteStrategyCategoryApiArg
    >({
      query: (queryArg) => ({
        url: `/system-user/v1/categories/${encodeURIComponent(String(queryArg.id))}`,
        method: "DELETE",
        headers: {
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as strategyCategoriesGenerated };
export type ListStrategyCategoriesApiResponse =
  /** status 200 The page and the number of categories under the filter. */ StrategyCategoryPage;
export type ListStrategyCategoriesApiArg = {
  /** How many rows to skip. */
  offset?: number;
  /** How many rows to return at most. */
  limit?: number;
  /** Each of its first five words is found in what the description of the call names: names by their sound, in either alphabet and from either keyboard, numbers of documents in any spelling (`EX-12` is EX-000012). Further words are left out. */
  search?: string;
  order_by?:
    | "order"
    | "-order"
    | "name"
    | "-name"
    | "min_investment_amount"
    | "-min_investment_amount"
    | "strategies_count"
    | "-strategies_count";
};
export type CreateStrategyCategoryApiResponse =
  /** status 201 The category. */ StrategyCategoryDetail;
export type CreateStrategyCategoryApiArg = {
  body: StrategyCategoryNew;
};
export type GetStrategyCategoryApiResponse =
  /** status 200 The category and what was done to it, newest first. */ StrategyCategoryDetail;
export type GetStrategyCategoryApiArg = {
  id: Id;
};
export type UpdateStrategyCategoryApiResponse =
  /** status 200 The category as it stands. */ StrategyCategoryDetail;
export type UpdateStrategyCategoryApiArg = {
  id: Id;
  /** The version of the record that the change was made on. */
  "If-Match": number;
  body: StrategyCategoryChange;
};
export type DeleteStrategyCategoryApiResponse = unknown;
export type DeleteStrategyCategoryApiArg = {
  id: Id;
  /** The version of the record that the change was made on. */
  "If-Match": number;
};
export type Id = number;
export type Money = string;
export type CategoryPercent = {
  month_from: number;
  month_to: number;
  percent: number;
};
export type CategoryPercents = CategoryPercent[];
export type Timestamp = string;
export type StrategyCategory = {
  id: Id;
  /** In the language of the call. */
  name: string;
  name_ru: string;
  name_en: string | null;
  name_uz: string | null;
  min_investment_amount: Money;
  max_investment_amount: Money;
  percents: CategoryPercents;
  /** The place among the others. */
  order: number;
  strategies_count: number;
  created_at: Timestamp;
};
export type StrategyCategoryPage = {
  categories: StrategyCategory[];
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
export type Version = number;
export type NullableNamedRef = {
  id: Id;
  name: string;
} | null;
export type HistoryRow = {
  id: Id;
  /** A business verb */
  action: string;
  /** None where the action is no change of a field */
  field: string | null;
  old: string | null;
  new: string | null;
  user: NullableNamedRef;
  created_at: Timestamp;
};
export type WithHistory = {
  /** Newest first. */
  history: HistoryRow[];
};
export type StrategyCategoryDetail = StrategyCategory & {
  version: Version;
  updated_at: Timestamp;
} & WithHistory;
export type StrategyCategoryNew = {
  name_ru: string;
  name_en?: string | null;
  name_uz?: string | null;
  min_investment_amount: Money;
  max_investment_amount: Money;
  percents?: CategoryPercents;
  /** The place among the others. */
  order?: number;
};
export type StrategyCategoryChange = {
  name_ru?: string;
  name_en?: string | null;
  name_uz?: string | null;
  min_investment_amount?: Money;
  max_investment_amount?: Money;
  percents?: CategoryPercents;
  /** The place among the others. */
  order?: number;
};
export const {
  useListStrategyCategoriesQuery,
  useLazyListStrategyCategoriesQuery,
  useCreateStrategyCategoryMutation,
  useGetStrategyCategoryQuery,
  useLazyGetStrategyCategoryQuery,
  useUpdateStrategyCategoryMutation,
  useDeleteStrategyCategoryMutation,
} = injectedRtkApi;
const shapeOfCategoryPercent = { "month_from": "c", "month_to": "c", "percent": "c" } as const;
const shapeOfStrategyCategory = { "id": "c", "name": "s", "name_ru": "s", "name_en~": "s", "name_uz~": "s", "min_investment_amount": "s", "max_investment_amount": "s", "percents": [shapeOfCategoryPercent], "order": "c", "strategies_count": "c", "created_at": "s" } as const;
const shapeOfStrategyCategoryPage = { "categories": [shapeOfStrategyCategory], "count": "c" } as const;
const shapeOfNullableNamedRef = { "id": "c", "name": "s" } as const;
const shapeOfHistoryRow = { "id": "c", "action": "s", "field~": "s", "old~": "s", "new~": "s", "user~": shapeOfNullableNamedRef, "created_at": "s" } as const;
const shapeOfStrategyCategoryDetail = { "id": "c", "name": "s", "name_ru": "s", "name_en~": "s", "name_uz~": "s", "min_investment_amount": "s", "max_investment_amount": "s", "percents": [shapeOfCategoryPercent], "order": "c", "strategies_count": "c", "created_at": "s", "version": "c", "updated_at": "s", "history": [shapeOfHistoryRow] } as const;
const reads = {
  listStrategyCategories: reader(shapeOfStrategyCategoryPage),
  createStrategyCategory: reader(shapeOfStrategyCategoryDetail, true),
  getStrategyCategory: reader(shapeOfStrategyCategoryDetail),
  updateStrategyCategory: reader(shapeOfStrategyCategoryDetail, true),
};
