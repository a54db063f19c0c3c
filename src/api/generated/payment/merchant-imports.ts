// Written by `npm run api` from the specs; do not edit.
import { gateway as api } from "../../cache/gateway";
import { reader } from "../../transport/responseSchema";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getProductTemplate: build.query<
      GetProductTemplateApiResponse,
      GetProductTemplateApiArg
    >({
      query: (queryArg) => ({
        url: `/payment/v1/merchants/${encodeURIComponent(String(queryArg.id))}/products/excel-template`,
      }),
    }),
    importProductSheet: build.mutation<
      ImportProductSheetApiResponse,
      ImportProductSheetApiArg
    >({
      query: (queryArg) => ({ read: reads.importProductSheet,
        url: `/payment/v1/merchants/${encodeURIComponent(String(queryArg.id))}/products/excel-template`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
    getImportMethod: build.query<
      GetImportMethodApiResponse,
      GetImportMethodApiArg
    >({
      query: (queryArg) => ({ read: reads.getImportMethod,
        url: `/payment/v1/merchants/${encodeURIComponent(String(queryArg.id))}/import-method`,
      }),
    }),
    createImportMethod: build.mutation<
      CreateImportMethodApiResponse,
      CreateImportMethodApiArg
    >({
      query: (queryArg) => ({ read: reads.createImportMethod,
        url: `/payment/v1/merchants/${encodeURIComponent(String(queryArg.id))}/import-method`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
    updateImportMethod: build.mutation<
      UpdateImportMethodApiResponse,
      UpdateImportMethodApiArg
    >({
      query: (queryArg) => ({ read: reads.updateImportMethod,
        url: `/payment/v1/merchants/${encodeURIComponent(String(queryArg.id))}/import-method`,
        method: "PUT",
        body: queryArg.body,
        headers: {
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    importFromFtp: build.mutation<
      ImportFromFtpApiResponse,
      ImportFromFtpApiArg
    >({
      query: (queryArg) => ({ read: reads.importFromFtp,
        url: `/payment/v1/merchants/${encodeURIComponent(String(queryArg.id))}/import-ftp`,
        method: "POST",
      }),
    }),
    listMerchantImports: build.query<
      ListMerchantImportsApiResponse,
      ListMerchantImportsApiArg
    >({
      query: (queryArg) => ({ read: reads.listMerchantImports,
        url: `/payment/v1/merchants/${encodeURIComponent(String(queryArg.id))}/imports`,
        params: {
          offset: queryArg.offset,
          limit: queryArg.limit,
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as merchantImportsGenerated };
export type GetProductTemplateApiResponse =
  /** status 200 An xlsx without rows. */ Blob;
export type GetProductTemplateApiArg = {
  id: Id;
};
export type ImportProductSheetApiResponse =
  /** status 202 The import, which waits or runs. */ MerchantImport;
export type ImportProductSheetApiArg = {
  id: Id;
  body: ProductSheet;
};
export type GetImportMethodApiResponse =
  /** status 200 The method; without one all of it is null and the version is 0. */ ImportMethod;
export type GetImportMethodApiArg = {
  id: Id;
};
export type CreateImportMethodApiResponse =
  /** status 201 The method. */ ImportMethod;
export type CreateImportMethodApiArg = {
  id: Id;
  body: ImportMethodWrite;
};
export type UpdateImportMethodApiResponse =
  /** status 200 The method as it stands now. */ ImportMethod;
export type UpdateImportMethodApiArg = {
  id: Id;
  /** The version of the record that the change was made on. */
  "If-Match": number;
  body: ImportMethodWrite;
};
export type ImportFromFtpApiResponse =
  /** status 202 The import, which waits or runs. */ MerchantImport;
export type ImportFromFtpApiArg = {
  id: Id;
};
export type ListMerchantImportsApiResponse =
  /** status 200 A page of them, the newest first. */ MerchantImportPage;
export type ListMerchantImportsApiArg = {
  id: Id;
  /** How many rows to skip. */
  offset?: number;
  /** How many rows to return at most. */
  limit?: number;
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
export type ImportSource = "sheet" | "ftp" | "billz";
export type ImportStatus =
  "queued" | "running" | "done" | "done_with_errors" | "failed";
export type NullableNamedRef = {
  id: Id;
  name: string;
} | null;
export type Timestamp = string;
export type NullableTimestamp = string | null;
export type MerchantImport = {
  id: Id;
  source: ImportSource;
  /** The name of what was read. */
  file: string;
  status: ImportStatus;
  /** None before it was read. */
  total: number | null;
  ok: number;
  failed: number;
  /** Why all of it failed. */
  error: string | null;
  /** Where the rows that were left out can be fetched, with the reasons; good for five minutes. */
  errors_file: string | null;
  user: NullableNamedRef;
  created_at: Timestamp;
  finished_at: NullableTimestamp;
};
export type ProductSheet = {
  /** An xlsx. */
  file: Blob;
};
export type ImportSchedule = "manual" | "nightly";
export type FtpMethod = {
  host: string;
  port: number;
  login: string;
  path: string;
  schedule: ImportSchedule;
  has_password: boolean;
} | null;
export type BillzMethod = {
  shop_id: string;
  has_token: boolean;
} | null;
export type ImportMethod = {
  version: number;
  type: ("ftp" | "billz" | null) | null;
  ftp: FtpMethod;
  billz: BillzMethod;
  updated_at: NullableTimestamp;
};
export type ImportType = "ftp" | "billz";
export type FtpMethodWrite = {
  host: string;
  port?: number;
  login: string;
  password?: string;
  /** Of the file, from the root. */
  path: string;
  schedule?: ImportSchedule;
};
export type BillzMethodWrite = {
  token?: string;
  shop_id: string;
};
export type ImportMethodWrite = {
  type: ImportType;
  ftp?: FtpMethodWrite;
  billz?: BillzMethodWrite;
};
export type MerchantImportPage = {
  imports: MerchantImport[];
  count: number;
};
export const {
  useGetProductTemplateQuery,
  useLazyGetProductTemplateQuery,
  useImportProductSheetMutation,
  useGetImportMethodQuery,
  useLazyGetImportMethodQuery,
  useCreateImportMethodMutation,
  useUpdateImportMethodMutation,
  useImportFromFtpMutation,
  useListMerchantImportsQuery,
  useLazyListMerchantImportsQuery,
} = injectedRtkApi;
const shapeOfNullableNamedRef = { "id": "c", "name": "s" } as const;
const shapeOfMerchantImport = { "id": "c", "source": "e", "file": "s", "status": "e", "total~": "c", "ok": "c", "failed": "c", "error~": "s", "errors_file~": "s", "user~": shapeOfNullableNamedRef, "created_at": "s", "finished_at~": "s" } as const;
const shapeOfFtpMethod = { "host": "s", "port": "n", "login": "s", "path": "s", "schedule": "e", "has_password": "b" } as const;
const shapeOfBillzMethod = { "shop_id": "s", "has_token": "b" } as const;
const shapeOfImportMethod = { "version": "c", "type~": "e", "ftp~": shapeOfFtpMethod, "billz~": shapeOfBillzMethod, "updated_at~": "s" } as const;
const shapeOfMerchantImportPage = { "imports": [shapeOfMerchantImport], "count": "c" } as const;
const reads = {
  importProductSheet: reader(shapeOfMerchantImport, true),
  getImportMethod: reader(shapeOfImportMethod),
  createImportMethod: reader(shapeOfImportMethod, true),
  updateImportMethod: reader(shapeOfImportMethod, true),
  importFromFtp: reader(shapeOfMerchantImport, true),
  listMerchantImports: reader(shapeOfMerchantImportPage),
};
