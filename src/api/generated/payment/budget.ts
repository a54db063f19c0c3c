// Written by `npm run api` from the specs; do not edit.
import { gateway as api } from "../../cache/gateway";
import { reader } from "../../transport/responseSchema";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listBudgetCategories: build.query<
      ListBudgetCategoriesApiResponse,
      ListBudgetCategoriesApiArg
    >({
      query: (queryArg) => ({ read: reads.listBudgetCategories,
        url: `/payment/v1/budget/categories`,
        params: {
          offset: queryArg.offset,
          limit: queryArg.limit,
          kind: queryArg.kind,
          is_active: queryArg.is_active,
          search: queryArg.search,
          order_by: queryArg.order_by,
        },
      }),
    }),
    createBudgetCategory: build.mutation<
      CreateBudgetCategoryApiResponse,
      CreateBudgetCategoryApiArg
    >({
      query: (queryArg) => ({ read: reads.createBudgetCategory,
        url: `/payment/v1/budget/categories`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
    getBudgetCategory: build.query<
      GetBudgetCategoryApiResponse,
      GetBudgetCategoryApiArg
    >({
      query: (queryArg) => ({ read: reads.getBudgetCategory,
        url: `/payment/v1/budget/categories/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
    updateBudgetCategory: build.mutation<
      UpdateBudgetCategoryApiResponse,
      UpdateBudgetCategoryApiArg
    >({
      query: (queryArg) => ({ read: reads.updateBudgetCategory,
        url: `/payment/v1/budget/categories/${encodeURIComponent(String(queryArg.id))}`,
        method: "PUT",
        body: queryArg.body,
        headers: {
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    deleteBudgetCategory: build.mutation<
      DeleteBudgetCategoryApiResponse,
      DeleteBudgetCategoryApiArg
    >({
      query: (queryArg) => ({
        url: `/payment/v1/budget/categories/${encodeURIComponent(String(queryArg.id))}`,
        method: "DELETE",
        headers: {
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as budgetGenerated };
export type ListBudgetCategoriesApiResponse =
  /** status 200 The page and the number of categories under the filter. */ BudgetCategoryPage;
export type ListBudgetCategoriesApiArg = {
  /** How many rows to skip. */
  offset?: number;
  /** How many rows to return at most. */
  limit?: number;
  kind?: BudgetKind;
  is_active?: boolean;
  /** Each of its first five words is found in what the description of the call names: names by their sound, in either alphabet and from either keyboard, numbers of documents in any spelling (`EX-12` is EX-000012). Further words are left out. */
  search?: string;
  order_by?: "place" | "-place";
};
export type CreateBudgetCategoryApiResponse =
  /** status 201 The category that was made. */ BudgetCategoryDetail;
export type CreateBudgetCategoryApiArg = {
  body: BudgetCategoryNew;
};
export type GetBudgetCategoryApiResponse =
  /** status 200 The category and what was done to it, newest first. */ BudgetCategoryDetail;
export type GetBudgetCategoryApiArg = {
  id: Id;
};
export type UpdateBudgetCategoryApiResponse =
  /** status 200 The category as it stands. */ BudgetCategoryDetail;
export type UpdateBudgetCategoryApiArg = {
  id: Id;
  /** The version of the record that the change was made on. */
  "If-Match": number;
  body: BudgetCategoryChange;
};
export type DeleteBudgetCategoryApiResponse = unknown;
export type DeleteBudgetCategoryApiArg = {
  id: Id;
  /** The version of the record that the change was made on. */
  "If-Match": number;
};
export type Id = number;
export type Version = number;
export type NullableNamedRef = {
  id: Id;
  name: string;
} | null;
export type BudgetKind = "income" | "expense";
export type NamedRef = {
  id: Id;
  name: string;
};
export type Timestamp = string;
export type BudgetCategory = {
  id: Id;
  version: Version;
  parent: NullableNamedRef;
  kind: BudgetKind;
  name_ru: string;
  name_en: string | null;
  name_uz: string | null;
  /** The languages whose name is older than the Russian one. */
  stale: ("en" | "uz")[];
  icon: string;
  color: string;
  sequence_number: number;
  is_active: boolean;
  psp_categories: NamedRef[];
  children_count: number;
  updated_at: Timestamp;
};
export type BudgetCategoryPage = {
  categories: BudgetCategory[];
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
export type BudgetCategoryDetail = BudgetCategory & WithHistory;
export type BudgetCategoryNew = {
  parent_id?: number | null;
  kind: BudgetKind;
  name_ru: string;
  name_en?: string | null;
  name_uz?: string | null;
  icon: string;
  color: string;
  sequence_number?: number;
  is_active?: boolean;
  psp_category_ids?: Id[];
};
export type BudgetCategoryChange = {
  parent_id?: number | null;
  kind?: BudgetKind;
  name_ru?: string;
  name_en?: string | null;
  name_uz?: string | null;
  icon?: string;
  color?: string;
  sequence_number?: number;
  is_active?: boolean;
  psp_category_ids?: Id[];
};
export const {
  useListBudgetCategoriesQuery,
  useLazyListBudgetCategoriesQuery,
  useCreateBudgetCategoryMutation,
  useGetBudgetCategoryQuery,
  useLazyGetBudgetCategoryQuery,
  useUpdateBudgetCategoryMutation,
  useDeleteBudgetCategoryMutation,
} = injectedRtkApi;
const shapeOfNullableNamedRef = { "id": "c", "name": "s" } as const;
const shapeOfNamedRef = { "id": "c", "name": "s" } as const;
const shapeOfBudgetCategory = { "id": "c", "version": "c", "parent~": shapeOfNullableNamedRef, "kind": "e", "name_ru": "s", "name_en~": "s", "name_uz~": "s", "stale": ["e"], "icon": "s", "color": "s", "sequence_number": "c", "is_active": "b", "psp_categories": [shapeOfNamedRef], "children_count": "c", "updated_at": "s" } as const;
const shapeOfBudgetCategoryPage = { "categories": [shapeOfBudgetCategory], "count": "c" } as const;
const shapeOfHistoryRow = { "id": "c", "action": "s", "field~": "s", "old~": "s", "new~": "s", "user~": shapeOfNullableNamedRef, "created_at": "s" } as const;
const shapeOfBudgetCategoryDetail = { "id": "c", "version": "c", "parent~": shapeOfNullableNamedRef, "kind": "e", "name_ru": "s", "name_en~": "s", "name_uz~": "s", "stale": ["e"], "icon": "s", "color": "s", "sequence_number": "c", "is_active": "b", "psp_categories": [shapeOfNamedRef], "children_count": "c", "updated_at": "s", "history": [shapeOfHistoryRow] } as const;
const reads = {
  listBudgetCategories: reader(shapeOfBudgetCategoryPage),
  createBudgetCategory: reader(shapeOfBudgetCategoryDetail, true),
  getBudgetCategory: reader(shapeOfBudgetCategoryDetail),
  updateBudgetCategory: reader(shapeOfBudgetCategoryDetail, true),
};
