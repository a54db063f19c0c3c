// Written by `npm run api` from the specs; do not edit.
import { gateway as api } from "../../cache/gateway";
import { reader } from "../../transport/responseSchema";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listMerchantMoves: build.query<
      ListMerchantMovesApiResponse,
      ListMerchantMovesApiArg
    >({
      query: (queryArg) => ({ read: reads.listMerchantMoves,
        url: `/payment/v1/merchants/${encodeURIComponent(String(queryArg.id))}/transactions`,
        params: {
          offset: queryArg.offset,
          limit: queryArg.limit,
          kind: queryArg.kind,
          begin_date: queryArg.begin_date,
          end_date: queryArg.end_date,
          order_by: queryArg.order_by,
        },
      }),
    }),
    listMerchantInvoices: build.query<
      ListMerchantInvoicesApiResponse,
      ListMerchantInvoicesApiArg
    >({
      query: (queryArg) => ({ read: reads.listMerchantInvoices,
        url: `/payment/v1/merchants/${encodeURIComponent(String(queryArg.id))}/invoices`,
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
  }),
  overrideExisting: false,
});
export { injectedRtkApi as merchantBillingGenerated };
export type ListMerchantMovesApiResponse =
  /** status 200 The page, the number of all under the filter, and their sums. */ MerchantMovePage;
export type ListMerchantMovesApiArg = {
  id: Id;
  /** How many rows to skip. */
  offset?: number;
  /** How many rows to return at most. */
  limit?: number;
  kind?: MerchantMoveKind[];
  /** First day of the period, included, by the calendar of Tashkent. */
  begin_date?: Day;
  /** Last day of the period, included, by the calendar of Tashkent. */
  end_date?: Day;
  order_by?: "date" | "-date" | "amount" | "-amount";
};
export type ListMerchantInvoicesApiResponse =
  /** status 200 The page, the number of all under the filter, and their sums. */ MerchantInvoicePage;
export type ListMerchantInvoicesApiArg = {
  id: Id;
  /** How many rows to skip. */
  offset?: number;
  /** How many rows to return at most. */
  limit?: number;
  type?: MerchantInvoiceType[];
  status?: MerchantInvoiceStatus[];
  /** Each of its first five words is found in what the description of the call names: names by their sound, in either alphabet and from either keyboard, numbers of documents in any spelling (`EX-12` is EX-000012). Further words are left out. */
  search?: string;
  /** First day of the period, included, by the calendar of Tashkent. */
  begin_date?: Day;
  /** Last day of the period, included, by the calendar of Tashkent. */
  end_date?: Day;
  order_by?: "date" | "-date" | "total" | "-total";
};
export type Id = number;
export type Day = string;
export type MerchantMoveKind = "sale" | "return" | "payout" | "reversal";
export type Money = string;
export type Sum = string;
export type Timestamp = string;
export type MerchantMove = {
  id: Id;
  date: Day;
  kind: MerchantMoveKind;
  purchase: Money;
  commission: Money;
  amount: Money;
  balance: Sum;
  order_id: number | null;
  created_at: Timestamp;
};
export type MerchantMovePage = {
  transactions: MerchantMove[];
  count: number;
  totals: {
    purchase: Sum;
    commission: Sum;
    amount: Sum;
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
export type MerchantInvoiceType = "incoming" | "outgoing";
export type MerchantInvoiceStatus =
  "draft" | "sent" | "signed" | "rejected" | "cancelled";
export type MerchantInvoice = {
  id: Id;
  number: string;
  date: Day;
  type: MerchantInvoiceType;
  total: Money;
  total_vat: Money;
  status: MerchantInvoiceStatus;
  created_at: Timestamp;
};
export type MerchantInvoicePage = {
  invoices: MerchantInvoice[];
  count: number;
  totals: {
    total: Sum;
    total_vat: Sum;
  };
};
export const {
  useListMerchantMovesQuery,
  useLazyListMerchantMovesQuery,
  useListMerchantInvoicesQuery,
  useLazyListMerchantInvoicesQuery,
} = injectedRtkApi;
const shapeOfMerchantMove = { "id": "c", "date": "s", "kind": "e", "purchase": "s", "commission": "s", "amount": "s", "balance": "s", "order_id~": "n", "created_at": "s" } as const;
const shapeOfMerchantMovePage = { "transactions": [shapeOfMerchantMove], "count": "c", "totals": { "purchase": "s", "commission": "s", "amount": "s" } } as const;
const shapeOfMerchantInvoice = { "id": "c", "number": "s", "date": "s", "type": "e", "total": "s", "total_vat": "s", "status": "e", "created_at": "s" } as const;
const shapeOfMerchantInvoicePage = { "invoices": [shapeOfMerchantInvoice], "count": "c", "totals": { "total": "s", "total_vat": "s" } } as const;
const reads = {
  listMerchantMoves: reader(shapeOfMerchantMovePage),
  listMerchantInvoices: reader(shapeOfMerchantInvoicePage),
};
