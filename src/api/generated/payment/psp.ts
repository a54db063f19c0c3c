// Written by `npm run api` from the specs; do not edit.
import { gateway as api } from "../../cache/gateway";
import { reader } from "../../transport/responseSchema";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listPspCategories: build.query<
      ListPspCategoriesApiResponse,
      ListPspCategoriesApiArg
    >({
      query: (queryArg) => ({ read: reads.listPspCategories,
        url: `/payment/v3/payments/psp/categories`,
        params: {
          offset: queryArg.offset,
          limit: queryArg.limit,
          is_active: queryArg.is_active,
          search: queryArg.search,
          order_by: queryArg.order_by,
        },
      }),
    }),
    updatePspCategories: build.mutation<
      UpdatePspCategoriesApiResponse,
      UpdatePspCategoriesApiArg
    >({
      query: (queryArg) => ({ read: reads.updatePspCategories,
        url: `/payment/v3/payments/psp/categories`,
        method: "PUT",
        body: queryArg.body,
      }),
    }),
    getPspCategory: build.query<
      GetPspCategoryApiResponse,
      GetPspCategoryApiArg
    >({
      query: (queryArg) => ({ read: reads.getPspCategory,
        url: `/payment/v3/payments/psp/category/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
    listPspServices: build.query<
      ListPspServicesApiResponse,
      ListPspServicesApiArg
    >({
      query: (queryArg) => ({ read: reads.listPspServices,
        url: `/payment/v3/payments/psp`,
        params: {
          offset: queryArg.offset,
          limit: queryArg.limit,
          category_id: queryArg.category_id,
          is_active: queryArg.is_active,
          search: queryArg.search,
          order_by: queryArg.order_by,
        },
      }),
    }),
    updatePspServices: build.mutation<
      UpdatePspServicesApiResponse,
      UpdatePspServicesApiArg
    >({
      query: (queryArg) => ({ read: reads.updatePspServices,
        url: `/payment/v3/payments/psp`,
        method: "PUT",
        body: queryArg.body,
      }),
    }),
    getPspService: build.query<GetPspServiceApiResponse, GetPspServiceApiArg>({
      query: (queryArg) => ({ read: reads.getPspService,
        url: `/payment/v3/payments/psp/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as pspGenerated };
export type ListPspCategoriesApiResponse =
  /** status 200 The page and the number of categories under the filter. */ PspCategoryPage;
export type ListPspCategoriesApiArg = {
  /** How many rows to skip. */
  offset?: number;
  /** How many rows to return at most. */
  limit?: number;
  is_active?: boolean;
  /** Each of its first five words is found in what the description of the call names: names by their sound, in either alphabet and from either keyboard, numbers of documents in any spelling (`EX-12` is EX-000012). Further words are left out. */
  search?: string;
  order_by?: "sequence_number" | "-sequence_number" | "name" | "-name";
};
export type UpdatePspCategoriesApiResponse =
  /** status 200 Those that were named, as they stand. */ PspCategoryPage;
export type UpdatePspCategoriesApiArg = {
  body: PspCategoryChanges;
};
export type GetPspCategoryApiResponse =
  /** status 200 The category and what was done to it, newest first. */ PspCategoryDetail;
export type GetPspCategoryApiArg = {
  id: Id;
};
export type ListPspServicesApiResponse =
  /** status 200 The page and the number of services under the filter. */ PspServicePage;
export type ListPspServicesApiArg = {
  /** How many rows to skip. */
  offset?: number;
  /** How many rows to return at most. */
  limit?: number;
  category_id?: Id;
  is_active?: boolean;
  /** Each of its first five words is found in what the description of the call names: names by their sound, in either alphabet and from either keyboard, numbers of documents in any spelling (`EX-12` is EX-000012). Further words are left out. */
  search?: string;
  order_by?:
    | "sequence_number"
    | "-sequence_number"
    | "name"
    | "-name"
    | "commission_percent"
    | "-commission_percent";
};
export type UpdatePspServicesApiResponse =
  /** status 200 Those that were named, as they stand. */ PspServicePage;
export type UpdatePspServicesApiArg = {
  body: PspServiceChanges;
};
export type GetPspServiceApiResponse =
  /** status 200 The service and what was done to it, newest first. */ PspServiceDetail;
export type GetPspServiceApiArg = {
  id: Id;
};
export type Id = number;
export type Version = number;
export type Timestamp = string;
export type PspCategory = {
  id: Id;
  version: Version;
  name_ru: string;
  name_en: string | null;
  name_uz: string | null;
  /** The languages whose name is older than the Russian one. */
  stale: ("en" | "uz")[];
  icon: string;
  sequence_number: number;
  services_count: number;
  is_active: boolean;
  updated_at: Timestamp;
};
export type PspCategoryPage = {
  categories: PspCategory[];
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
export type PspCategoryChange = {
  id: Id;
  version: Version;
  name_ru?: string;
  name_en?: string | null;
  name_uz?: string | null;
  icon?: string;
  sequence_number?: number;
  is_active?: boolean;
};
export type PspCategoryChanges = {
  categories: PspCategoryChange[];
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
export type PspCategoryDetail = PspCategory & WithHistory;
export type NamedRef = {
  id: Id;
  name: string;
};
export type PspField = {
  name: string;
  label_ru: string;
  label_en: string;
  label_uz: string;
  type: "text" | "number" | "phone";
  /** A digit for each 0 */
  mask: string | null;
  required: boolean;
};
export type PspService = {
  id: Id;
  version: Version;
  category: NamedRef;
  name_ru: string;
  name_en: string | null;
  name_uz: string | null;
  /** The languages whose name is older than the Russian one. */
  stale: ("en" | "uz")[];
  code: string;
  provider: string;
  min_amount: string;
  max_amount: string;
  commission_percent: string;
  cashback_percent: string;
  sequence_number: number;
  is_active: boolean;
  fields: PspField[];
  updated_at: Timestamp;
};
export type PspServicePage = {
  services: PspService[];
  count: number;
};
export type PspServiceChange = {
  id: Id;
  version: Version;
  name_ru?: string;
  name_en?: string | null;
  name_uz?: string | null;
  provider?: string;
  min_amount?: string;
  max_amount?: string;
  commission_percent?: string;
  cashback_percent?: string;
  sequence_number?: number;
  is_active?: boolean;
};
export type PspServiceChanges = {
  services: PspServiceChange[];
};
export type PspServiceDetail = PspService & WithHistory;
export const {
  useListPspCategoriesQuery,
  useLazyListPspCategoriesQuery,
  useUpdatePspCategoriesMutation,
  useGetPspCategoryQuery,
  useLazyGetPspCategoryQuery,
  useListPspServicesQuery,
  useLazyListPspServicesQuery,
  useUpdatePspServicesMutation,
  useGetPspServiceQuery,
  useLazyGetPspServiceQuery,
} = injectedRtkApi;
const shapeOfPspCategory = { "id": "c", "version": "c", "name_ru": "s", "name_en~": "s", "name_uz~": "s", "stale": ["e"], "icon": "s", "sequence_number": "c", "services_count": "c", "is_active": "b", "updated_at": "s" } as const;
const shapeOfPspCategoryPage = { "categories": [shapeOfPspCategory], "count": "c" } as const;
const shapeOfNullableNamedRef = { "id": "c", "name": "s" } as const;
const shapeOfHistoryRow = { "id": "c", "action": "s", "field~": "s", "old~": "s", "new~": "s", "user~": shapeOfNullableNamedRef, "created_at": "s" } as const;
const shapeOfPspCategoryDetail = { "id": "c", "version": "c", "name_ru": "s", "name_en~": "s", "name_uz~": "s", "stale": ["e"], "icon": "s", "sequence_number": "c", "services_count": "c", "is_active": "b", "updated_at": "s", "history": [shapeOfHistoryRow] } as const;
const shapeOfNamedRef = { "id": "c", "name": "s" } as const;
const shapeOfPspField = { "name": "s", "label_ru": "s", "label_en": "s", "label_uz": "s", "type": "e", "mask~": "s", "required": "b" } as const;
const shapeOfPspService = { "id": "c", "version": "c", "category": shapeOfNamedRef, "name_ru": "s", "name_en~": "s", "name_uz~": "s", "stale": ["e"], "code": "s", "provider": "s", "min_amount": "s", "max_amount": "s", "commission_percent": "s", "cashback_percent": "s", "sequence_number": "c", "is_active": "b", "fields": [shapeOfPspField], "updated_at": "s" } as const;
const shapeOfPspServicePage = { "services": [shapeOfPspService], "count": "c" } as const;
const shapeOfPspServiceDetail = { "id": "c", "version": "c", "category": shapeOfNamedRef, "name_ru": "s", "name_en~": "s", "name_uz~": "s", "stale": ["e"], "code": "s", "provider": "s", "min_amount": "s", "max_amount": "s", "commission_percent": "s", "cashback_percent": "s", "sequence_number": "c", "is_active": "b", "fields": [shapeOfPspField], "updated_at": "s", "history": [shapeOfHistoryRow] } as const;
const reads = {
  listPspCategories: reader(shapeOfPspCategoryPage),
  updatePspCategories: reader(shapeOfPspCategoryPage, true),
  getPspCategory: reader(shapeOfPspCategoryDetail),
  listPspServices: reader(shapeOfPspServicePage),
  updatePspServices: reader(shapeOfPspServicePage, true),
  getPspService: reader(shapeOfPspServiceDetail),
};
