// Written by `npm run api` from the specs; do not edit.
import { gateway as api } from "../../cache/gateway";
import { reader } from "../../transport/responseSchema";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listMerchantCategories: build.query<
      ListMerchantCategoriesApiResponse,
      ListMerchantCategoriesApiArg
    >({
      query: (queryArg) => ({ read: reads.listMerchantCategories,
        url: `/payment/v1/merchants/categories`,
        params: {
          language: queryArg.language,
          offset: queryArg.offset,
          limit: queryArg.limit,
        },
      }),
    }),
    createMerchantCategory: build.mutation<
      CreateMerchantCategoryApiResponse,
      CreateMerchantCategoryApiArg
    >({
      query: (queryArg) => ({ read: reads.createMerchantCategory,
        url: `/payment/v1/merchants/category`,
        method: "POST",
        body: queryArg.body,
        params: {
          language: queryArg.language,
        },
      }),
    }),
    updateMerchantCategory: build.mutation<
      UpdateMerchantCategoryApiResponse,
      UpdateMerchantCategoryApiArg
    >({
      query: (queryArg) => ({ read: reads.updateMerchantCategory,
        url: `/payment/v1/merchants/category`,
        method: "PUT",
        body: queryArg.body,
        headers: {
          "If-Match": queryArg["If-Match"],
        },
        params: {
          language: queryArg.language,
        },
      }),
    }),
    uploadMerchantCategoryImage: build.mutation<
      UploadMerchantCategoryImageApiResponse,
      UploadMerchantCategoryImageApiArg
    >({
      query: (queryArg) => ({ read: reads.uploadMerchantCategoryImage,
        url: `/payment/v1/merchants/category/image`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
    getMerchantCategory: build.query<
      GetMerchantCategoryApiResponse,
      GetMerchantCategoryApiArg
    >({
      query: (queryArg) => ({ read: reads.getMerchantCategory,
        url: `/payment/v1/merchants/category/${encodeURIComponent(String(queryArg.id))}`,
        params: {
          language: queryArg.language,
        },
      }),
    }),
    deleteMerchantCategory: build.mutation<
      DeleteMerchantCategoryApiResponse,
      DeleteMerchantCategoryApiArg
    >({
      query: (queryArg) => ({
        url: `/payment/v1/merchants/category/${encodeURIComponent(String(queryArg.id))}`,
        method: "DELETE",
        headers: {
          "If-Match": queryArg["If-Match"],
        },
        params: {
          language: queryArg.language,
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as merchantCategoriesGenerated };
export type ListMerchantCategoriesApiResponse =
  /** status 200 The categories, and how many there are. */ MerchantCategoryList;
export type ListMerchantCategoriesApiArg = {
  /** Of `name`; where a category has none in it, its Russian one. */
  language?: "ru" | "en" | "uz";
  /** How many rows to skip. */
  offset?: number;
  limit?: number;
};
export type CreateMerchantCategoryApiResponse =
  /** status 201 The category. */ MerchantCategoryDetail;
export type CreateMerchantCategoryApiArg = {
  /** Of `name`; where a category has none in it, its Russian one. */
  language?: "ru" | "en" | "uz";
  body: MerchantCategoryNew;
};
export type UpdateMerchantCategoryApiResponse =
  /** status 200 The category as it stands. */ MerchantCategoryDetail;
export type UpdateMerchantCategoryApiArg = {
  /** Of `name`; where a category has none in it, its Russian one. */
  language?: "ru" | "en" | "uz";
  /** The version of the record that the change was made on. */
  "If-Match": number;
  body: MerchantCategoryChange;
};
export type UploadMerchantCategoryImageApiResponse =
  /** status 201 The picture is stored under a generated name and belongs to nothing yet. */ UploadedCategoryImage;
export type UploadMerchantCategoryImageApiArg = {
  body: CategoryImageUpload;
};
export type GetMerchantCategoryApiResponse =
  /** status 200 The category and what was done to it, newest first. */ MerchantCategoryDetail;
export type GetMerchantCategoryApiArg = {
  id: CategoryGuid;
  /** Of `name`; where a category has none in it, its Russian one. */
  language?: "ru" | "en" | "uz";
};
export type DeleteMerchantCategoryApiResponse = unknown;
export type DeleteMerchantCategoryApiArg = {
  id: CategoryGuid;
  /** Of `name`; where a category has none in it, its Russian one. */
  language?: "ru" | "en" | "uz";
  /** The version of the record that the change was made on. */
  "If-Match": number;
};
export type CategoryGuid = string;
export type Version = number;
export type MerchantCategory = {
  guid: CategoryGuid;
  version: Version;
  /** None at the top of the tree. */
  parent_guid: string | null;
  /** Among its siblings. */
  position: number;
  /** One at the top. */
  level: number;
  /** In the language that was asked for. */
  name: string;
  name_ru: string;
  name_en: string | null;
  name_uz: string | null;
  /** Signed and good for some minutes. */
  image_url: string | null;
  /** Those in the category itself. */
  merchants_count: number;
  /** With those of everything under it. */
  merchants_total: number;
};
export type MerchantCategoryList = {
  list: MerchantCategory[];
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
export type Timestamp = string;
export type Id = number;
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
export type MerchantCategoryDetail = MerchantCategory & {
  parent: {
    guid: CategoryGuid;
    name: string;
  } | null;
  /** Right under it. */
  children_count: number;
  image: {
    id: string;
    name: string;
    /** Signed and good for some minutes. */
    url: string;
  } | null;
  created_at: Timestamp;
  updated_at: Timestamp;
} & WithHistory;
export type MerchantCategoryNew = {
  name_ru: string;
  name_en?: string | null;
  name_uz?: string | null;
  parent_guid?: string | null;
  /** Past the last, it is the last. */
  position?: number;
  image_id?: string;
};
export type MerchantCategoryChange = {
  guid: CategoryGuid;
  name_ru?: string;
  name_en?: string | null;
  name_uz?: string | null;
  /** None moves it to the top. */
  parent_guid?: string | null;
  /** Past the last, it is the last. */
  position?: number;
  /** Another uploaded picture; none takes it away. */
  image_id?: string | null;
};
export type UploadedCategoryImage = {
  id: string;
  name: string;
  kind: string;
  size: number;
};
export type CategoryImageUpload = {
  file: Blob;
};
export const {
  useListMerchantCategoriesQuery,
  useLazyListMerchantCategoriesQuery,
  useCreateMerchantCategoryMutation,
  useUpdateMerchantCategoryMutation,
  useUploadMerchantCategoryImageMutation,
  useGetMerchantCategoryQuery,
  useLazyGetMerchantCategoryQuery,
  useDeleteMerchantCategoryMutation,
} = injectedRtkApi;
const shapeOfMerchantCategory = { "guid": "s", "version": "c", "parent_guid~": "s", "position": "c", "level": "c", "name": "s", "name_ru": "s", "name_en~": "s", "name_uz~": "s", "image_url~": "s", "merchants_count": "c", "merchants_total": "c" } as const;
const shapeOfMerchantCategoryList = { "list": [shapeOfMerchantCategory], "count": "c" } as const;
const shapeOfNullableNamedRef = { "id": "c", "name": "s" } as const;
const shapeOfHistoryRow = { "id": "c", "action": "s", "field~": "s", "old~": "s", "new~": "s", "user~": shapeOfNullableNamedRef, "created_at": "s" } as const;
const shapeOfMerchantCategoryDetail = { "guid": "s", "version": "c", "parent_guid~": "s", "position": "c", "level": "c", "name": "s", "name_ru": "s", "name_en~": "s", "name_uz~": "s", "image_url~": "s", "merchants_count": "c", "merchants_total": "c", "parent~": { "guid": "s", "name": "s" }, "children_count": "c", "image~": { "id": "s", "name": "s", "url": "s" }, "created_at": "s", "updated_at": "s", "history": [shapeOfHistoryRow] } as const;
const shapeOfUploadedCategoryImage = { "id": "s", "name": "s", "kind": "s", "size": "c" } as const;
const reads = {
  listMerchantCategories: reader(shapeOfMerchantCategoryList),
  createMerchantCategory: reader(shapeOfMerchantCategoryDetail, true),
  updateMerchantCategory: reader(shapeOfMerchantCategoryDetail, true),
  uploadMerchantCategoryImage: reader(shapeOfUploadedCategoryImage, true),
  getMerchantCategory: reader(shapeOfMerchantCategoryDetail),
};
