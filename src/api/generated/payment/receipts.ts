// Written by `npm run api` from the specs; do not edit.
import { gateway as api } from "../../cache/gateway";
import { reader } from "../../transport/responseSchema";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listReceipts: build.query<ListReceiptsApiResponse, ListReceiptsApiArg>({
      query: (queryArg) => ({ read: reads.listReceipts,
        url: `/payment/v1/ofd/checks`,
        params: {
          offset: queryArg.offset,
          limit: queryArg.limit,
          search: queryArg.search,
          order_id: queryArg.order_id,
          status: queryArg.status,
          type: queryArg["type"],
          begin_date: queryArg.begin_date,
          end_date: queryArg.end_date,
          order_by: queryArg.order_by,
        },
      }),
    }),
    getReceipt: build.query<GetReceiptApiResponse, GetReceiptApiArg>({
      query: (queryArg) => ({ read: reads.getReceipt,
        url: `/payment/v1/ofd/checks/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
    sendReceipt: build.mutation<SendReceiptApiResponse, SendReceiptApiArg>({
      query: (queryArg) => ({ read: reads.sendReceipt,
        url: `/payment/v1/ofd/${encodeURIComponent(String(queryArg.id))}/sale-check`,
        method: "POST",
      }),
    }),
    cancelReceipt: build.mutation<
      CancelReceiptApiResponse,
      CancelReceiptApiArg
    >({
      query: (queryArg) => ({ read: reads.cancelReceipt,
        url: `/payment/v1/ofd/${encodeURIComponent(String(queryArg.id))}/cancel-check`,
        method: "POST",
        body: queryArg.body,
        headers: {
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    reissueReceipt: build.mutation<
      ReissueReceiptApiResponse,
      ReissueReceiptApiArg
    >({
      query: (queryArg) => ({ read: reads.reissueReceipt,
        url: `/payment/v1/ofd/${encodeURIComponent(String(queryArg.id))}/reissue-check`,
        method: "POST",
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as receiptsGenerated };
export type ListReceiptsApiResponse =
  /** status 200 The page, the number under the filter and the sums over all of them, and how many stand in each status. */ ReceiptPage;
export type ListReceiptsApiArg = {
  /** How many rows to skip. */
  offset?: number;
  /** How many rows to return at most. */
  limit?: number;
  /** Each of its first five words is found in what the description of the call names: names by their sound, in either alphabet and from either keyboard, numbers of documents in any spelling (`EX-12` is EX-000012). Further words are left out. */
  search?: string;
  order_id?: Id;
  status?: ReceiptStatus[];
  type?: ReceiptType[];
  /** First day of the period, included, by the calendar of Tashkent. */
  begin_date?: Day;
  /** Last day of the period, included, by the calendar of Tashkent. */
  end_date?: Day;
  order_by?: "created_at" | "-created_at" | "amount" | "-amount";
};
export type GetReceiptApiResponse =
  /** status 200 The receipt, its lines, the receipt that it takes back, and what was done to it. */ ReceiptDetail;
export type GetReceiptApiArg = {
  id: Id;
};
export type SendReceiptApiResponse =
  /** status 200 The receipt as it is now; `sent` while the operator has not answered. */ Receipt;
export type SendReceiptApiArg = {
  id: Id;
};
export type CancelReceiptApiResponse =
  /** status 200 The receipt as it is now. */ Receipt;
export type CancelReceiptApiArg = {
  id: Id;
  /** The version of the record that the change was made on. */
  "If-Match": number;
  body: ReceiptCancel;
};
export type ReissueReceiptApiResponse =
  /** status 201 The new receipt. */ Receipt;
export type ReissueReceiptApiArg = {
  id: Id;
};
export type Id = number;
export type Version = number;
export type ReceiptType = "sale" | "refund" | "advance" | "credit";
export type ReceiptStatus = "new" | "sent" | "success" | "error" | "cancelled";
export type NamedRef = {
  id: Id;
  name: string;
};
export type Money = string;
export type NullableTimestamp = string | null;
export type Timestamp = string;
export type Receipt = {
  id: Id;
  version: Version;
  type: ReceiptType;
  status: ReceiptStatus;
  order_id: Id;
  installment_id: Id;
  contract_number: string | null;
  customer: NamedRef;
  amount: Money;
  vat: Money;
  cash: Money;
  card: Money;
  credit: Money;
  /** In the words of the operator. */
  error: string | null;
  /** A line has no IKPU; until it has one the receipt is not sent. */
  spic_missing: boolean;
  /** The fiscal number. */
  receipt_id: string | null;
  terminal_id: string | null;
  fiscal_sign: string | null;
  date_time: NullableTimestamp;
  qr_url: string | null;
  /** Why it was cancelled. */
  comment: string | null;
  sent_at: NullableTimestamp;
  created_at: Timestamp;
};
export type Sum = string;
export type ReceiptPage = {
  checks: Receipt[];
  count: number;
  totals: {
    amount: Sum;
    vat: Sum;
    cash: Sum;
    card: Sum;
    credit: Sum;
  };
  /** How many stand in each status under all other filters. */
  statuses: {
    status: ReceiptStatus;
    count: number;
  }[];
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
export type ReceiptItem = {
  line: number;
  /** The line of the order; none of an advance. */
  basket_item_id: number | null;
  name: string;
  spic: string | null;
  count: number;
  amount: Money;
  vat_percent: number;
  vat: Money;
};
export type ReceiptSale = {
  id: Id;
  receipt_id: string | null;
  terminal_id: string | null;
  fiscal_sign: string | null;
  date_time: NullableTimestamp;
} | null;
export type ReceiptDetail = Receipt &
  WithHistory & {
    /** It sold an order that has no such receipt now, and of which something is left to be sold. */
    may_be_reissued: boolean;
    items: ReceiptItem[];
    sale: ReceiptSale;
    /** The receipts that take this one back. */
    refunds: {
      id: Id;
      amount: Money;
      status: ReceiptStatus;
    }[];
  };
export type ReceiptCancel = {
  comment: string;
};
export const {
  useListReceiptsQuery,
  useLazyListReceiptsQuery,
  useGetReceiptQuery,
  useLazyGetReceiptQuery,
  useSendReceiptMutation,
  useCancelReceiptMutation,
  useReissueReceiptMutation,
} = injectedRtkApi;
const shapeOfNamedRef = { "id": "c", "name": "s" } as const;
const shapeOfReceipt = { "id": "c", "version": "c", "type": "e", "status": "e", "order_id": "c", "installment_id": "c", "contract_number~": "s", "customer": shapeOfNamedRef, "amount": "s", "vat": "s", "cash": "s", "card": "s", "credit": "s", "error~": "s", "spic_missing": "b", "receipt_id~": "s", "terminal_id~": "s", "fiscal_sign~": "s", "date_time~": "s", "qr_url~": "s", "comment~": "s", "sent_at~": "s", "created_at": "s" } as const;
const shapeOfReceiptPage = { "checks": [shapeOfReceipt], "count": "c", "totals": { "amount": "s", "vat": "s", "cash": "s", "card": "s", "credit": "s" }, "statuses": [{ "status": "e", "count": "c" }] } as const;
const shapeOfNullableNamedRef = { "id": "c", "name": "s" } as const;
const shapeOfHistoryRow = { "id": "c", "action": "s", "field~": "s", "old~": "s", "new~": "s", "user~": shapeOfNullableNamedRef, "created_at": "s" } as const;
const shapeOfReceiptItem = { "line": "c", "basket_item_id~": "n", "name": "s", "spic~": "s", "count": "c", "amount": "s", "vat_percent": "n", "vat": "s" } as const;
const shapeOfReceiptSale = { "id": "c", "receipt_id~": "s", "terminal_id~": "s", "fiscal_sign~": "s", "date_time~": "s" } as const;
const shapeOfReceiptDetail = { "id": "c", "version": "c", "type": "e", "status": "e", "order_id": "c", "installment_id": "c", "contract_number~": "s", "customer": shapeOfNamedRef, "amount": "s", "vat": "s", "cash": "s", "card": "s", "credit": "s", "error~": "s", "spic_missing": "b", "receipt_id~": "s", "terminal_id~": "s", "fiscal_sign~": "s", "date_time~": "s", "qr_url~": "s", "comment~": "s", "sent_at~": "s", "created_at": "s", "history": [shapeOfHistoryRow], "may_be_reissued": "b", "items": [shapeOfReceiptItem], "sale~": shapeOfReceiptSale, "refunds": [{ "id": "c", "amount": "s", "status": "e" }] } as const;
const reads = {
  listReceipts: reader(shapeOfReceiptPage),
  getReceipt: reader(shapeOfReceiptDetail),
  sendReceipt: reader(shapeOfReceipt, true),
  cancelReceipt: reader(shapeOfReceipt, true),
  reissueReceipt: reader(shapeOfReceipt, true),
};
