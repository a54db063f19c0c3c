// Written by `npm run api` from the specs; do not edit.
import { gateway as api } from "../../cache/gateway";
import { reader } from "../../transport/responseSchema";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listSystemErrors: build.query<
      ListSystemErrorsApiResponse,
      ListSystemErrorsApiArg
    >({
      query: (queryArg) => ({ read: reads.listSystemErrors,
        url: `/payment/v3/content/system-errors`,
        params: {
          offset: queryArg.offset,
          limit: queryArg.limit,
          category: queryArg.category,
          is_active: queryArg.is_active,
          lacks: queryArg.lacks,
          search: queryArg.search,
          order_by: queryArg.order_by,
        },
      }),
    }),
    createSystemError: build.mutation<
      CreateSystemErrorApiResponse,
      CreateSystemErrorApiArg
    >({
      query: (queryArg) => ({ read: reads.createSystemError,
        url: `/payment/v3/content/system-errors`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
    listSystemErrorCategories: build.query<
      ListSystemErrorCategoriesApiResponse,
      ListSystemErrorCategoriesApiArg
    >({
      query: () => ({ read: reads.listSystemErrorCategories, url: `/payment/v3/content/system-errors/categories` }),
    }),
    getSystemError: build.query<
      GetSystemErrorApiResponse,
      GetSystemErrorApiArg
    >({
      query: (queryArg) => ({ read: reads.getSystemError,
        url: `/payment/v3/content/system-errors/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
    updateSystemError: build.mutation<
      UpdateSystemErrorApiResponse,
      UpdateSystemErrorApiArg
    >({
      query: (queryArg) => ({ read: reads.updateSystemError,
        url: `/payment/v3/content/system-errors/${encodeURIComponent(String(queryArg.id))}`,
        method: "PUT",
        body: queryArg.body,
        headers: {
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as systemErrorsGenerated };
export type ListSystemErrorsApiResponse =
  /** status 200 The page and the number of texts under the filter. */ SystemErrorPage;
export type ListSystemErrorsApiArg = {
  /** How many rows to skip. */
  offset?: number;
  /** How many rows to return at most. */
  limit?: number;
  category?: ErrorCategory;
  is_active?: boolean;
  /** Those that have no text in each of these languages, or one that is older than the Russian one. */
  lacks?: ("en" | "uz")[];
  /** Each of its first five words is found in what the description of the call names: names by their sound, in either alphabet and from either keyboard, numbers of documents in any spelling (`EX-12` is EX-000012). Further words are left out. */
  search?: string;
  order_by?:
    | "code"
    | "-code"
    | "http_status"
    | "-http_status"
    | "updated_at"
    | "-updated_at";
};
export type CreateSystemErrorApiResponse =
  /** status 201 The text that was added. */ SystemErrorDetail;
export type CreateSystemErrorApiArg = {
  body: SystemErrorNew;
};
export type ListSystemErrorCategoriesApiResponse =
  /** status 200 In their order; one without texts is among them. */ ErrorCategories;
export type ListSystemErrorCategoriesApiArg = void;
export type GetSystemErrorApiResponse =
  /** status 200 The text and what was done to it, newest first. */ SystemErrorDetail;
export type GetSystemErrorApiArg = {
  id: Id;
};
export type UpdateSystemErrorApiResponse =
  /** status 200 The text as it stands. */ SystemErrorDetail;
export type UpdateSystemErrorApiArg = {
  id: Id;
  /** The version of the record that the change was made on. */
  "If-Match": number;
  body: SystemErrorChange;
};
export type Id = number;
export type Version = number;
export type ErrorCategory =
  | "general"
  | "files"
  | "access"
  | "investments"
  | "installments"
  | "orders"
  | "merchants"
  | "catalog"
  | "content";
export type Timestamp = string;
export type SystemError = {
  id: Id;
  version: Version;
  code: string;
  category: ErrorCategory;
  http_status: number | null;
  message_ru: string;
  message_en: string | null;
  message_uz: string | null;
  /** The languages whose text is older than the Russian one. */
  stale: ("en" | "uz")[];
  is_active: boolean;
  created_at: Timestamp;
  updated_at: Timestamp;
};
export type SystemErrorPage = {
  system_errors: SystemError[];
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
export type SystemErrorDetail = SystemError & WithHistory;
export type SystemErrorNew = {
  code: string;
  category: ErrorCategory;
  http_status?: number | null;
  message_ru: string;
  message_en?: string | null;
  message_uz?: string | null;
  is_active?: boolean;
};
export type ErrorCategories = {
  categories: {
    category: ErrorCategory;
    count: number;
  }[];
};
export type SystemErrorChange = {
  category?: ErrorCategory;
  http_status?: number | null;
  message_ru?: string;
  message_en?: string | null;
  message_uz?: string | null;
  is_active?: boolean;
};
export const {
  useListSystemErrorsQuery,
  useLazyListSystemErrorsQuery,
  useCreateSystemErrorMutation,
  useListSystemErrorCategoriesQuery,
  useLazyListSystemErrorCategoriesQuery,
  useGetSystemErrorQuery,
  useLazyGetSystemErrorQuery,
  useUpdateSystemErrorMutation,
} = injectedRtkApi;
const shapeOfSystemError = { "id": "c", "version": "c", "code": "s", "category": "e", "http_status~": "c", "message_ru": "s", "message_en~": "s", "message_uz~": "s", "stale": ["e"], "is_active": "b", "created_at": "s", "updated_at": "s" } as const;
const shapeOfSystemErrorPage = { "system_errors": [shapeOfSystemError], "count": "c" } as const;
const shapeOfNullableNamedRef = { "id": "c", "name": "s" } as const;
const shapeOfHistoryRow = { "id": "c", "action": "s", "field~": "s", "old~": "s", "new~": "s", "user~": shapeOfNullableNamedRef, "created_at": "s" } as const;
const shapeOfSystemErrorDetail = { "id": "c", "version": "c", "code": "s", "category": "e", "http_status~": "c", "message_ru": "s", "message_en~": "s", "message_uz~": "s", "stale": ["e"], "is_active": "b", "created_at": "s", "updated_at": "s", "history": [shapeOfHistoryRow] } as const;
const shapeOfErrorCategories = { "categories": [{ "category": "e", "count": "c" }] } as const;
const reads = {
  listSystemErrors: reader(shapeOfSystemErrorPage),
  createSystemError: reader(shapeOfSystemErrorDetail, true),
  listSystemErrorCategories: reader(shapeOfErrorCategories),
  getSystemError: reader(shapeOfSystemErrorDetail),
  updateSystemError: reader(shapeOfSystemErrorDetail, true),
};
