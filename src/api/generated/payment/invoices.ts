// Written by `npm run api` from the specs; do not edit.
import { gateway as api } from "../../cache/gateway";
import { reader } from "../../transport/responseSchema";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listInvoices: build.query<ListInvoicesApiResponse, ListInvoicesApiArg>({
      query: (queryArg) => ({ read: reads.listInvoices,
        url: `/payment/v1/invoices`,
        params: {
          offset: queryArg.offset,
          limit: queryArg.limit,
          type: queryArg["type"],
          status: queryArg.status,
          search: queryArg.search,
          begin_date: queryArg.begin_date,
          end_date: queryArg.end_date,
          order_by: queryArg.order_by,
        },
      }),
    }),
    getInvoice: build.query<GetInvoiceApiResponse, GetInvoiceApiArg>({
      query: (queryArg) => ({ read: reads.getInvoice,
        url: `/payment/v1/invoices/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as invoicesGenerated };
export type ListInvoicesApiResponse =
  /** status 200 The page, the number of all under the filter, and their sums. */ InvoicePage;
export type ListInvoicesApiArg = {
  /** How many rows to skip. */
  offset?: number;
  /** How many rows to return at most. */
  limit?: number;
  type?: InvoiceType[];
  status?: InvoiceStatus[];
  /** Each of its first five words is found in what the description of the call names: names by their sound, in either alphabet and from either keyboard, numbers of documents in any spelling (`EX-12` is EX-000012). Further words are left out. */
  search?: string;
  /** First day of the period, included, by the calendar of Tashkent. */
  begin_date?: Day;
  /** Last day of the period, included, by the calendar of Tashkent. */
  end_date?: Day;
  order_by?: "date" | "-date" | "total" | "-total";
};
export type GetInvoiceApiResponse =
  /** status 200 The invoice. */ InvoiceDetail;
export type GetInvoiceApiArg = {
  id: Id;
};
export type Id = number;
export type Day = string;
export type InvoiceType = "outgoing" | "incoming";
export type InvoiceStatus =
  "draft" | "sent" | "signed" | "rejected" | "cancelled";
export type InvoiceParty = {
  name: string;
  /** Of a person the PINFL, masked. */
  inn: string;
};
export type NullableNamedRef = {
  id: Id;
  name: string;
} | null;
export type NullableDay = string | null;
export type Money = string;
export type Invoice = {
  id: Id;
  number: string;
  date: Day;
  type: InvoiceType;
  status: InvoiceStatus;
  seller: InvoiceParty;
  buyer: InvoiceParty;
  merchant: NullableNamedRef;
  contract_number: string | null;
  contract_date: NullableDay;
  total: Money;
  total_vat: Money;
};
export type Sum = string;
export type InvoicePage = {
  list: Invoice[];
  total_count: number;
  totals: {
    total: Sum;
    total_vat: Sum;
  };
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
export type InvoiceLine = {
  number: number;
  name: string;
  spic: string | null;
  unit: string;
  count: string;
  price: Money;
  sum: Money;
  vat_rate: string;
  vat_sum: Money;
  total: Money;
};
export type InvoiceDetail = Invoice & {
  lines: InvoiceLine[];
  file: {
    name: string;
    /** Good for a few minutes. */
    url: string;
  } | null;
};
export const {
  useListInvoicesQuery,
  useLazyListInvoicesQuery,
  useGetInvoiceQuery,
  useLazyGetInvoiceQuery,
} = injectedRtkApi;
const shapeOfInvoiceParty = { "name": "s", "inn": "s" } as const;
const shapeOfNullableNamedRef = { "id": "c", "name": "s" } as const;
const shapeOfInvoice = { "id": "c", "number": "s", "date": "s", "type": "e", "status": "e", "seller": shapeOfInvoiceParty, "buyer": shapeOfInvoiceParty, "merchant~": shapeOfNullableNamedRef, "contract_number~": "s", "contract_date~": "s", "total": "s", "total_vat": "s" } as const;
const shapeOfInvoicePage = { "list": [shapeOfInvoice], "total_count": "c", "totals": { "total": "s", "total_vat": "s" } } as const;
const shapeOfInvoiceLine = { "number": "c", "name": "s", "spic~": "s", "unit": "s", "count": "s", "price": "s", "sum": "s", "vat_rate": "s", "vat_sum": "s", "total": "s" } as const;
const shapeOfInvoiceDetail = { "id": "c", "number": "s", "date": "s", "type": "e", "status": "e", "seller": shapeOfInvoiceParty, "buyer": shapeOfInvoiceParty, "merchant~": shapeOfNullableNamedRef, "contract_number~": "s", "contract_date~": "s", "total": "s", "total_vat": "s", "lines": [shapeOfInvoiceLine], "file~": { "name": "s", "url": "s" } } as const;
const reads = {
  listInvoices: reader(shapeOfInvoicePage),
  getInvoice: reader(shapeOfInvoiceDetail),
};
