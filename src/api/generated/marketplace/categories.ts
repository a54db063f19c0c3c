// Written by `npm run api` from the specs; do not edit.
import { gateway as api } from "../../cache/gateway";
import { reader } from "../../transport/responseSchema";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listCategories: build.query<
      ListCategoriesApiResponse,
      ListCategoriesApiArg
    >({
      query: () => ({ read: reads.listCategories, url: `/marketplace/v1/categories` }),
    }),
    createCategory: build.mutation<
      CreateCategoryApiResponse,
      CreateCategoryApiArg
    >({
      query: (queryArg) => ({ read: reads.createCategory,
        url: `/marketplace/v1/categories`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
    getCategory: build.query<GetCategoryApiResponse, GetCategoryApiArg>({
      query: (queryArg) => ({ read: reads.getCategory,
        url: `/marketplace/v1/categories/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
    updateCategory: build.mutation<
      UpdateCategoryApiResponse,
      UpdateCategoryApiArg
    >({
      query: (queryArg) => ({ read: reads.updateCategory,
        url: `/marketplace/v1/categories/${encodeURIComponent(String(queryArg.id))}`,
        method: "PUT",
        body: queryArg.body,
        headers: {
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    deleteCategory: build.mutation<
      DeleteCategoryApiResponse,
      DeleteCategoryApiArg
    >({
      query: (queryArg) => ({
        url: `/marketplace/v1/categories/${encodeURIComponent(String(queryArg.id))}`,
        method: "DELETE",
        headers: {
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as categoriesGenerated };
export type ListCategoriesApiResponse =
  /** status 200 The tree, and how many categories are in it. */ CategoryTree;
export type ListCategoriesApiArg = void;
export type CreateCategoryApiResponse =
  /** status 201 The category. */ CategoryDetail;
export type CreateCategoryApiArg = {
  body: CategoryNew;
};
export type GetCategoryApiResponse =
  /** status 200 The category and what was done to it, newest first. */ CategoryDetail;
export type GetCategoryApiArg = {
  id: Id;
};
export type UpdateCategoryApiResponse =
  /** status 200 The category as it stands. */ CategoryDetail;
export type UpdateCategoryApiArg = {
  id: Id;
  /** The version of the record that the change was made on. */
  "If-Match": number;
  body: CategoryChange;
};
export type DeleteCategoryApiResponse = unknown;
export type DeleteCategoryApiArg = {
  id: Id;
  /** The version of the record that the change was made on. */
  "If-Match": number;
};
export type Id = number;
export type Version = number;
export type CategoryFields = {
  id: Id;
  version: Version;
  /** None at the top of the tree. */
  parent_id: number | null;
  /** Among its siblings. */
  sequence_number: number;
  /** In the language of Accept-Language. */
  name: string;
  name_ru: string;
  name_en: string | null;
  name_uz: string | null;
  /** Good for a day at least and the same all day. */
  image_url: string | null;
  is_active: boolean;
  /** Those in the category itself. */
  models_count: number;
  /** Of the models in the category itself. */
  products_count: number;
  /** With those of everything under it. */
  models_total: number;
  /** With those of everything under it. */
  products_total: number;
  /** Of `products_total`, those that lack nothing: a text in Uzbek, a picture, the SPIC, a value of an attribute. */
  complete_total: number;
};
export type Category = CategoryFields & {
  /** What stands right under it, in its order. */
  sub_categories: Category[];
};
export type CategoryTree = {
  categories: Category[];
  /** Of all levels together. */
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
export type NamedRef = {
  id: Id;
  name: string;
};
export type NullableNamedRef = {
  id: Id;
  name: string;
} | null;
export type ImageKey = string;
export type Lacking = {
  uz: number;
  image: number;
  spic: number;
  attributes: number;
};
export type Timestamp = string;
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
export type CategoryDetail = CategoryFields & {
  /** What it stands under, the top first. */
  path: NamedRef[];
  hidden_by: NullableNamedRef;
  children: CategoryFields[];
  image: {
    key: ImageKey;
    name: string;
    /** Good for a day at least and the same all day. */
    url: string;
  } | null;
  lacking: Lacking;
  /** The languages whose name is older than the Russian one. */
  stale: ("en" | "uz")[];
  created_at: Timestamp;
  updated_at: Timestamp;
} & WithHistory;
export type CategoryNew = {
  name_ru: string;
  name_en?: string | null;
  name_uz?: string | null;
  parent_id?: number | null;
  /** Past the last, it is the last. */
  sequence_number?: number;
  image_key?: ImageKey;
  /** On unless told otherwise. */
  is_active?: boolean;
};
export type CategoryChange = {
  name_ru?: string;
  name_en?: string | null;
  name_uz?: string | null;
  /** None moves it to the top. */
  parent_id?: number | null;
  /** Past the last, it is the last. */
  sequence_number?: number;
  /** Another uploaded picture; none takes it away. */
  image_key?: string | null;
  is_active?: boolean;
};
export const {
  useListCategoriesQuery,
  useLazyListCategoriesQuery,
  useCreateCategoryMutation,
  useGetCategoryQuery,
  useLazyGetCategoryQuery,
  useUpdateCategoryMutation,
  useDeleteCategoryMutation,
} = injectedRtkApi;
const shapeOfCategory = { "id": "c", "version": "c", "parent_id~": "c", "sequence_number": "c", "name": "s", "name_ru": "s", "name_en~": "s", "name_uz~": "s", "image_url~": "s", "is_active": "b", "models_count": "c", "products_count": "c", "models_total": "c", "products_total": "c", "complete_total": "c", "sub_categories": ["*"] } as const;
const shapeOfCategoryTree = { "categories": [shapeOfCategory], "count": "c" } as const;
const shapeOfNamedRef = { "id": "c", "name": "s" } as const;
const shapeOfNullableNamedRef = { "id": "c", "name": "s" } as const;
const shapeOfCategoryFields = { "id": "c", "version": "c", "parent_id~": "c", "sequence_number": "c", "name": "s", "name_ru": "s", "name_en~": "s", "name_uz~": "s", "image_url~": "s", "is_active": "b", "models_count": "c", "products_count": "c", "models_total": "c", "products_total": "c", "complete_total": "c" } as const;
const shapeOfLacking = { "uz": "c", "image": "c", "spic": "c", "attributes": "c" } as const;
const shapeOfHistoryRow = { "id": "c", "action": "s", "field~": "s", "old~": "s", "new~": "s", "user~": shapeOfNullableNamedRef, "created_at": "s" } as const;
const shapeOfCategoryDetail = { "id": "c", "version": "c", "parent_id~": "c", "sequence_number": "c", "name": "s", "name_ru": "s", "name_en~": "s", "name_uz~": "s", "image_url~": "s", "is_active": "b", "models_count": "c", "products_count": "c", "models_total": "c", "products_total": "c", "complete_total": "c", "path": [shapeOfNamedRef], "hidden_by~": shapeOfNullableNamedRef, "children": [shapeOfCategoryFields], "image~": { "key": "s", "name": "s", "url": "s" }, "lacking": shapeOfLacking, "stale": ["e"], "created_at": "s", "updated_at": "s", "history": [shapeOfHistoryRow] } as const;
const reads = {
  listCategories: reader(shapeOfCategoryTree),
  createCategory: reader(shapeOfCategoryDetail, true),
  getCategory: reader(shapeOfCategoryDetail),
  updateCategory: reader(shapeOfCategoryDetail, true),
};
