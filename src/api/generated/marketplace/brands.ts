// Written by `npm run api` from the specs; do not edit.
import { gateway as api } from "../../cache/gateway";
import { reader } from "../../transport/responseSchema";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listBrands: build.query<ListBrandsApiResponse, ListBrandsApiArg>({
      query: (queryArg) => ({ read: reads.listBrands,
        url: `/marketplace/v1/brands`,
        params: {
          offset: queryArg.offset,
          limit: queryArg.limit,
          is_active: queryArg.is_active,
          has_logo: queryArg.has_logo,
          search: queryArg.search,
          order_by: queryArg.order_by,
        },
      }),
    }),
    createBrand: build.mutation<CreateBrandApiResponse, CreateBrandApiArg>({
      query: (queryArg) => ({ read: reads.createBrand,
        url: `/marketplace/v1/brands`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
    getBrand: build.query<GetBrandApiResponse, GetBrandApiArg>({
      query: (queryArg) => ({ read: reads.getBrand,
        url: `/marketplace/v1/brands/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
    updateBrand: build.mutation<UpdateBrandApiResponse, UpdateBrandApiArg>({
      query: (queryArg) => ({ read: reads.updateBrand,
        url: `/marketplace/v1/brands/${encodeURIComponent(String(queryArg.id))}`,
        method: "PUT",
        body: queryArg.body,
        headers: {
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    deleteBrand: build.mutation<DeleteBrandApiResponse, DeleteBrandApiArg>({
      query: (queryArg) => ({
        url: `/marketplace/v1/brands/${encodeURIComponent(String(queryArg.id))}`,
        method: "DELETE",
        headers: {
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as brandsGenerated };
export type ListBrandsApiResponse =
  /** status 200 The page and the number of brands under the filter. */ BrandPage;
export type ListBrandsApiArg = {
  /** How many rows to skip. */
  offset?: number;
  /** How many rows to return at most. */
  limit?: number;
  is_active?: boolean;
  /** Those with a logo, or those without one. */
  has_logo?: boolean;
  /** Each of its first five words is found in what the description of the call names: names by their sound, in either alphabet and from either keyboard, numbers of documents in any spelling (`EX-12` is EX-000012). Further words are left out. */
  search?: string;
  order_by?:
    | "name"
    | "-name"
    | "models_count"
    | "-models_count"
    | "created_at"
    | "-created_at";
};
export type CreateBrandApiResponse =
  /** status 201 The brand that was made. */ BrandDetail;
export type CreateBrandApiArg = {
  body: BrandNew;
};
export type GetBrandApiResponse =
  /** status 200 The brand and what was done to it, newest first. */ BrandDetail;
export type GetBrandApiArg = {
  id: Id;
};
export type UpdateBrandApiResponse =
  /** status 200 The brand as it stands. */ BrandDetail;
export type UpdateBrandApiArg = {
  id: Id;
  /** The version of the record that the change was made on. */
  "If-Match": number;
  body: BrandChange;
};
export type DeleteBrandApiResponse = unknown;
export type DeleteBrandApiArg = {
  id: Id;
  /** The version of the record that the change was made on. */
  "If-Match": number;
};
export type Id = number;
export type Version = number;
export type BrandName = string;
export type Timestamp = string;
export type Brand = {
  id: Id;
  version: Version;
  name: BrandName;
  /** Good for a day at least and the same all day. */
  logo_url: string | null;
  is_active: boolean;
  models_count: number;
  /** Of all its models. */
  products_count: number;
  created_at: Timestamp;
  updated_at: Timestamp;
};
export type BrandPage = {
  brands: Brand[];
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
export type LogoKey = string;
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
export type BrandDetail = Brand & {
  logo: {
    key: LogoKey;
    name: string;
    /** Good for a day at least and the same all day. */
    url: string;
  } | null;
} & WithHistory;
export type BrandNew = {
  name: BrandName;
  logo_key?: LogoKey;
  /** On unless told otherwise. */
  is_active?: boolean;
};
export type BrandChange = {
  name?: BrandName;
  /** Another uploaded picture; none takes it away. */
  logo_key?: string | null;
  is_active?: boolean;
};
export const {
  useListBrandsQuery,
  useLazyListBrandsQuery,
  useCreateBrandMutation,
  useGetBrandQuery,
  useLazyGetBrandQuery,
  useUpdateBrandMutation,
  useDeleteBrandMutation,
} = injectedRtkApi;
const shapeOfBrand = { "id": "c", "version": "c", "name": "s", "logo_url~": "s", "is_active": "b", "models_count": "c", "products_count": "c", "created_at": "s", "updated_at": "s" } as const;
const shapeOfBrandPage = { "brands": [shapeOfBrand], "count": "c" } as const;
const shapeOfNullableNamedRef = { "id": "c", "name": "s" } as const;
const shapeOfHistoryRow = { "id": "c", "action": "s", "field~": "s", "old~": "s", "new~": "s", "user~": shapeOfNullableNamedRef, "created_at": "s" } as const;
const shapeOfBrandDetail = { "id": "c", "version": "c", "name": "s", "logo_url~": "s", "is_active": "b", "models_count": "c", "products_count": "c", "created_at": "s", "updated_at": "s", "logo~": { "key": "s", "name": "s", "url": "s" }, "history": [shapeOfHistoryRow] } as const;
const reads = {
  listBrands: reader(shapeOfBrandPage),
  createBrand: reader(shapeOfBrandDetail, true),
  getBrand: reader(shapeOfBrandDetail),
  updateBrand: reader(shapeOfBrandDetail, true),
};
