// Written by `npm run api` from the specs; do not edit.
import { gateway as api } from "../../cache/gateway";
import { reader } from "../../transport/responseSchema";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listProducts: build.query<ListProductsApiResponse, ListProductsApiArg>({
      query: (queryArg) => ({ read: reads.listProducts,
        url: `/marketplace/v1/products`,
        params: {
          offset: queryArg.offset,
          limit: queryArg.limit,
          id: queryArg.id,
          merchant_id: queryArg.merchant_id,
          model_id: queryArg.model_id,
          category_id: queryArg.category_id,
          brand_id: queryArg.brand_id,
          is_active: queryArg.is_active,
          is_on_sale: queryArg.is_on_sale,
          off_reason: queryArg.off_reason,
          lacks: queryArg.lacks,
          price_from: queryArg.price_from,
          price_to: queryArg.price_to,
          has_discount: queryArg.has_discount,
          search: queryArg.search,
          begin_date: queryArg.begin_date,
          end_date: queryArg.end_date,
          order_by: queryArg.order_by,
        },
      }),
    }),
    createProduct: build.mutation<
      CreateProductApiResponse,
      CreateProductApiArg
    >({
      query: (queryArg) => ({ read: reads.createProduct,
        url: `/marketplace/v1/products`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
    updateProduct: build.mutation<
      UpdateProductApiResponse,
      UpdateProductApiArg
    >({
      query: (queryArg) => ({ read: reads.updateProduct,
        url: `/marketplace/v1/products/${encodeURIComponent(String(queryArg.id))}`,
        method: "PUT",
        body: queryArg.body,
        headers: {
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    deleteProduct: build.mutation<
      DeleteProductApiResponse,
      DeleteProductApiArg
    >({
      query: (queryArg) => ({
        url: `/marketplace/v1/products/${encodeURIComponent(String(queryArg.id))}`,
        method: "DELETE",
        headers: {
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    setOldPrice: build.mutation<SetOldPriceApiResponse, SetOldPriceApiArg>({
      query: (queryArg) => ({ read: reads.setOldPrice,
        url: `/marketplace/v1/products/${encodeURIComponent(String(queryArg.id))}/old-price`,
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
export { injectedRtkApi as productsGenerated };
export type ListProductsApiResponse =
  /** status 200 The page and the number of products under the filter. */ ProductPage;
export type ListProductsApiArg = {
  /** How many rows to skip. */
  offset?: number;
  /** How many rows to return at most. */
  limit?: number;
  id?: Id;
  /** What any of these merchants offers. */
  merchant_id?: Id[];
  model_id?: Id;
  /** Those of this category and of all that stand below it. */
  category_id?: Id;
  /** Those of any of these brands. */
  brand_id?: Id[];
  is_active?: boolean;
  is_on_sale?: boolean;
  /** Those that any of these keeps from being sold. */
  off_reason?: OffReason[];
  /** Those that lack all of these. */
  lacks?: ProductLack[];
  price_from?: Money;
  price_to?: Money;
  /** Those with an old price, or those without one. */
  has_discount?: boolean;
  /** Each of its first five words is found in what the description of the call names: names by their sound, in either alphabet and from either keyboard, numbers of documents in any spelling (`EX-12` is EX-000012). Further words are left out. */
  search?: string;
  /** First day of the period, included, by the calendar of Tashkent. */
  begin_date?: Day;
  /** Last day of the period, included, by the calendar of Tashkent. */
  end_date?: Day;
  order_by?:
    | "created_at"
    | "-created_at"
    | "name"
    | "-name"
    | "price"
    | "-price"
    | "stock"
    | "-stock"
    | "price_changed_at"
    | "-price_changed_at";
};
export type CreateProductApiResponse =
  /** status 201 The product that was made. */ Product;
export type CreateProductApiArg = {
  body: ProductNew;
};
export type UpdateProductApiResponse =
  /** status 200 The product as it stands. */ Product;
export type UpdateProductApiArg = {
  id: Id;
  /** The version of the record that the change was made on. */
  "If-Match": number;
  body: ProductChange;
};
export type DeleteProductApiResponse = unknown;
export type DeleteProductApiArg = {
  id: Id;
  /** The version of the record that the change was made on. */
  "If-Match": number;
};
export type SetOldPriceApiResponse =
  /** status 200 The product as it stands. */ Product;
export type SetOldPriceApiArg = {
  id: Id;
  /** The version of the record that the change was made on. */
  "If-Match": number;
  body: OldPriceSet;
};
export type Id = number;
export type Version = number;
export type ProductName = string;
export type NamedRef = {
  id: Id;
  name: string;
};
export type Money = string;
export type NullableMoney = string | null;
export type Sku = string;
export type Barcode = string | null;
export type Spic = string | null;
export type PackageCode = string | null;
export type OffReason =
  | "product_off"
  | "category_off"
  | "parent_off"
  | "brand_off"
  | "out_of_stock"
  | "merchant_blocked";
export type ProductLack = "uz" | "image" | "spic" | "attributes";
export type Timestamp = string;
export type Product = {
  id: Id;
  version: Version;
  name: ProductName;
  model: NamedRef;
  category: NamedRef;
  brand: NamedRef;
  merchant: NamedRef;
  /** Of the small form of the main picture of its model. */
  image_url: string | null;
  price: Money;
  old_price: NullableMoney;
  /** Of the old price, in whole percent, half up. */
  discount_percent: number | null;
  sku: Sku;
  barcode: Barcode;
  spic: Spic;
  package_code: PackageCode;
  stock: number;
  is_active: boolean;
  /** Everything that keeps it from being sold; nothing while it is on sale. */
  off_reasons: OffReason[];
  lacks: ProductLack[];
  price_changed_at: Timestamp;
  created_at: Timestamp;
  updated_at: Timestamp;
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
export type Instalment = {
  month_count: number;
  percent: number;
  total: Money;
  monthly: Money;
  last: Money;
};
export type ProductPage = {
  products: Product[];
  count: number;
  /** What was done to the product that was asked for by its number, newest first. */
  history?: HistoryRow[];
  /** Whether an order or an application names that product; then it is not removed. */
  is_ordered?: boolean;
  /** What that product costs by the markups that its merchant has today, the shortest first. */
  instalments?: Instalment[];
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
export type Day = string;
export type Stock = number;
export type ProductNew = {
  model_id: Id;
  merchant_id: Id;
  name: ProductName;
  price: Money;
  old_price?: NullableMoney;
  sku: Sku;
  barcode?: Barcode;
  spic?: Spic;
  package_code?: PackageCode;
  stock?: Stock;
  is_active?: boolean;
};
export type ProductChange = {
  name?: ProductName;
  price?: Money;
  sku?: Sku;
  barcode?: Barcode;
  spic?: Spic;
  package_code?: PackageCode;
  stock?: Stock;
  /** The stock that whoever typed `stock` saw. Without it the stock is written over whatever it is by now. */
  stock_before?: number;
  is_active?: boolean;
};
export type OldPriceSet = {
  old_price: NullableMoney;
};
export const {
  useListProductsQuery,
  useLazyListProductsQuery,
  useCreateProductMutation,
  useUpdateProductMutation,
  useDeleteProductMutation,
  useSetOldPriceMutation,
} = injectedRtkApi;
const shapeOfNamedRef = { "id": "c", "name": "s" } as const;
const shapeOfProduct = { "id": "c", "version": "c", "name": "s", "model": shapeOfNamedRef, "category": shapeOfNamedRef, "brand": shapeOfNamedRef, "merchant": shapeOfNamedRef, "image_url~": "s", "price": "s", "old_price~": "s", "discount_percent~": "c", "sku": "s", "barcode~": "s", "spic~": "s", "package_code~": "s", "stock": "c", "is_active": "b", "off_reasons": ["e"], "lacks": ["e"], "price_changed_at": "s", "created_at": "s", "updated_at": "s" } as const;
const shapeOfNullableNamedRef = { "id": "c", "name": "s" } as const;
const shapeOfHistoryRow = { "id": "c", "action": "s", "field~": "s", "old~": "s", "new~": "s", "user~": shapeOfNullableNamedRef, "created_at": "s" } as const;
const shapeOfInstalment = { "month_count": "c", "percent": "c", "total": "s", "monthly": "s", "last": "s" } as const;
const shapeOfProductPage = { "products": [shapeOfProduct], "count": "c", "history?": [shapeOfHistoryRow], "is_ordered?": "b", "instalments?": [shapeOfInstalment] } as const;
const reads = {
  listProducts: reader(shapeOfProductPage),
  createProduct: reader(shapeOfProduct, true),
  updateProduct: reader(shapeOfProduct, true),
  setOldPrice: reader(shapeOfProduct, true),
};
