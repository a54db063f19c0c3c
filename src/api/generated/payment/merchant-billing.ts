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
    listMerchantDebts: build.query<
      ListMerchantDebtsApiResponse,
      ListMerchantDebtsApiArg
    >({
      query: (queryArg) => ({ read: reads.listMerchantDebts,
        url: `/payment/v1/merchant-debts`,
        params: {
          offset: queryArg.offset,
          limit: queryArg.limit,
          search: queryArg.search,
          month: queryArg.month,
          merchant_id: queryArg.merchant_id,
          debt: queryArg.debt,
          order_by: queryArg.order_by,
        },
      }),
    }),
    listMerchantTransactions: build.query<
      ListMerchantTransactionsApiResponse,
      ListMerchantTransactionsApiArg
    >({
      query: (queryArg) => ({ read: reads.listMerchantTransactions,
        url: `/payment/v1/merchant-transactions`,
        params: {
          offset: queryArg.offset,
          limit: queryArg.limit,
          search: queryArg.search,
          merchant_id: queryArg.merchant_id,
          kind: queryArg.kind,
          begin_date: queryArg.begin_date,
          end_date: queryArg.end_date,
          order_by: queryArg.order_by,
        },
      }),
    }),
    listTransfers: build.query<ListTransfersApiResponse, ListTransfersApiArg>({
      query: (queryArg) => ({ read: reads.listTransfers,
        url: `/payment/v1/transfer-payments`,
        params: {
          offset: queryArg.offset,
          limit: queryArg.limit,
          search: queryArg.search,
          awaits: queryArg.awaits,
          status: queryArg.status,
          merchant_id: queryArg.merchant_id,
          begin_date: queryArg.begin_date,
          end_date: queryArg.end_date,
          order_by: queryArg.order_by,
        },
      }),
    }),
    createTransfer: build.mutation<
      CreateTransferApiResponse,
      CreateTransferApiArg
    >({
      query: (queryArg) => ({ read: reads.createTransfer,
        url: `/payment/v1/transfer-payment`,
        method: "POST",
        body: queryArg.body,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    getTransfer: build.query<GetTransferApiResponse, GetTransferApiArg>({
      query: (queryArg) => ({ read: reads.getTransfer,
        url: `/payment/v1/transfer-payment/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
    decideTransfer: build.mutation<
      DecideTransferApiResponse,
      DecideTransferApiArg
    >({
      query: (queryArg) => ({ read: reads.decideTransfer,
        url: `/payment/v1/transfer-payment/${encodeURIComponent(String(queryArg.id))}/decision`,
        method: "PUT",
        body: queryArg.body,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    finishTransfer: build.mutation<
      FinishTransferApiResponse,
      FinishTransferApiArg
    >({
      query: (queryArg) => ({ read: reads.finishTransfer,
        url: `/payment/v1/transfer-payment/${encodeURIComponent(String(queryArg.id))}/outcome`,
        method: "PUT",
        body: queryArg.body,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
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
export type ListMerchantDebtsApiResponse =
  /** status 200 The page, the number under the filter and the sums over all of them. */ MerchantDebtPage;
export type ListMerchantDebtsApiArg = {
  /** How many rows to skip. */
  offset?: number;
  /** How many rows to return at most. */
  limit?: number;
  /** Each of its first five words is found in what the description of the call names: names by their sound, in either alphabet and from either keyboard, numbers of documents in any spelling (`EX-12` is EX-000012). Further words are left out. */
  search?: string;
  /** YYYY-MM; without it the month of today, or all months of the one merchant that is asked for. */
  month?: string;
  merchant_id?: Id;
  /** What is owed at the end of the month. */
  debt?: "owed" | "none" | "negative";
  order_by?:
    | "debt"
    | "-debt"
    | "sales"
    | "-sales"
    | "to_pay"
    | "-to_pay"
    | "month"
    | "-month"
    | "merchant"
    | "-merchant";
};
export type ListMerchantTransactionsApiResponse =
  /** status 200 The page, the number under the filter and the sums over all of them. */ MerchantTransactionPage;
export type ListMerchantTransactionsApiArg = {
  /** How many rows to skip. */
  offset?: number;
  /** How many rows to return at most. */
  limit?: number;
  /** Each of its first five words is found in what the description of the call names: names by their sound, in either alphabet and from either keyboard, numbers of documents in any spelling (`EX-12` is EX-000012). Further words are left out. */
  search?: string;
  merchant_id?: Id;
  kind?: MerchantMoveKind[];
  /** First day of the period, included, by the calendar of Tashkent. */
  begin_date?: Day;
  /** Last day of the period, included, by the calendar of Tashkent. */
  end_date?: Day;
  order_by?: "date" | "-date" | "amount" | "-amount";
};
export type ListTransfersApiResponse =
  /** status 200 The page, the number under the filter and the sum over all of them. */ TransferPage;
export type ListTransfersApiArg = {
  /** How many rows to skip. */
  offset?: number;
  /** How many rows to return at most. */
  limit?: number;
  /** Each of its first five words is found in what the description of the call names: names by their sound, in either alphabet and from either keyboard, numbers of documents in any spelling (`EX-12` is EX-000012). Further words are left out. */
  search?: string;
  /** With `me` only what waits for a decision that the caller may make: who holds the right for it, and is not barred as the one who asked, or who set what is decided about. Who may decide nothing is answered an empty list. */
  awaits?: "me";
  status?: TransferStatus[];
  merchant_id?: Id;
  /** First day of the period, included, by the calendar of Tashkent. */
  begin_date?: Day;
  /** Last day of the period, included, by the calendar of Tashkent. */
  end_date?: Day;
  order_by?: "created_at" | "-created_at" | "amount" | "-amount";
};
export type CreateTransferApiResponse =
  /** status 202 The transfer, which waits for another person. */ Transfer;
export type CreateTransferApiArg = {
  /** Names one intent of a person; sent again it has no second effect. */
  "Idempotency-Key": string;
  body: NewTransfer;
};
export type GetTransferApiResponse =
  /** status 200 The transfer, and what was done to it. */ TransferDetail;
export type GetTransferApiArg = {
  id: Id;
};
export type DecideTransferApiResponse =
  /** status 200 The transfer as it stands now. */ Transfer;
export type DecideTransferApiArg = {
  id: Id;
  /** Names one intent of a person; sent again it has no second effect. */
  "Idempotency-Key": string;
  body: TransferDecision;
};
export type FinishTransferApiResponse =
  /** status 200 The transfer as it stands now. */ Transfer;
export type FinishTransferApiArg = {
  id: Id;
  /** Names one intent of a person; sent again it has no second effect. */
  "Idempotency-Key": string;
  body: TransferOutcome;
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
export type NamedRef = {
  id: Id;
  name: string;
};
export type MerchantDebt = {
  id: Id;
  merchant: NamedRef;
  month: string;
  opening: Sum;
  sales: Sum;
  returned: Sum;
  commission: Sum;
  to_pay: Sum;
  paid: Sum;
  debt: Sum;
  payable: Sum;
  waiting: Sum;
  /** Why no transfer to it can be made now. */
  payout_refusal: ("nothing_to_pay" | "payouts_held" | null) | null;
};
export type MerchantDebtPage = {
  debts: MerchantDebt[];
  count: number;
  totals: {
    opening: Sum;
    sales: Sum;
    returned: Sum;
    commission: Sum;
    to_pay: Sum;
    paid: Sum;
    debt: Sum;
  };
};
export type MerchantTransaction = {
  id: Id;
  merchant: NamedRef;
  date: Day;
  kind: MerchantMoveKind;
  purchase: Money;
  commission: Money;
  amount: Money;
  order_id: number | null;
  transfer_id: number | null;
  created_at: Timestamp;
};
export type MerchantTransactionPage = {
  transactions: MerchantTransaction[];
  count: number;
  totals: {
    purchase: Sum;
    commission: Sum;
    amount: Sum;
  };
};
export type Version = number;
export type TransferStatus =
  "pending" | "approved" | "rejected" | "paid" | "failed";
export type NullableNamedRef = {
  id: Id;
  name: string;
} | null;
export type NullableTimestamp = string | null;
export type NullableDay = string | null;
export type Transfer = {
  id: Id;
  version: Version;
  merchant: NamedRef;
  amount: Money;
  purpose: string;
  document_number: string;
  mfo: string;
  account_number: string;
  status: TransferStatus;
  debt: Sum;
  created_by: NamedRef;
  created_at: Timestamp;
  decided_by: NullableNamedRef;
  decided_at: NullableTimestamp;
  paid_on: NullableDay;
  comment: string | null;
};
export type TransferPage = {
  transfers: Transfer[];
  count: number;
  totals: {
    amount: Sum;
  };
};
export type NewTransfer = {
  merchant_id: Id;
  amount: Money;
  purpose: string;
  document_number: string;
};
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
export type TransferDetail = Transfer & WithHistory;
export type TransferDecision = {
  accepted: boolean;
  comment?: string | null;
};
export type TransferOutcome = {
  is_paid: boolean;
  paid_on?: NullableDay;
  comment?: string | null;
};
export const {
  useListMerchantMovesQuery,
  useLazyListMerchantMovesQuery,
  useListMerchantInvoicesQuery,
  useLazyListMerchantInvoicesQuery,
  useListMerchantDebtsQuery,
  useLazyListMerchantDebtsQuery,
  useListMerchantTransactionsQuery,
  useLazyListMerchantTransactionsQuery,
  useListTransfersQuery,
  useLazyListTransfersQuery,
  useCreateTransferMutation,
  useGetTransferQuery,
  useLazyGetTransferQuery,
  useDecideTransferMutation,
  useFinishTransferMutation,
} = injectedRtkApi;
const shapeOfMerchantMove = { "id": "c", "date": "s", "kind": "e", "purchase": "s", "commission": "s", "amount": "s", "balance": "s", "order_id~": "n", "created_at": "s" } as const;
const shapeOfMerchantMovePage = { "transactions": [shapeOfMerchantMove], "count": "c", "totals": { "purchase": "s", "commission": "s", "amount": "s" } } as const;
const shapeOfMerchantInvoice = { "id": "c", "number": "s", "date": "s", "type": "e", "total": "s", "total_vat": "s", "status": "e", "created_at": "s" } as const;
const shapeOfMerchantInvoicePage = { "invoices": [shapeOfMerchantInvoice], "count": "c", "totals": { "total": "s", "total_vat": "s" } } as const;
const shapeOfNamedRef = { "id": "c", "name": "s" } as const;
const shapeOfMerchantDebt = { "id": "c", "merchant": shapeOfNamedRef, "month": "s", "opening": "s", "sales": "s", "returned": "s", "commission": "s", "to_pay": "s", "paid": "s", "debt": "s", "payable": "s", "waiting": "s", "payout_refusal~": "e" } as const;
const shapeOfMerchantDebtPage = { "debts": [shapeOfMerchantDebt], "count": "c", "totals": { "opening": "s", "sales": "s", "returned": "s", "commission": "s", "to_pay": "s", "paid": "s", "debt": "s" } } as const;
const shapeOfMerchantTransaction = { "id": "c", "merchant": shapeOfNamedRef, "date": "s", "kind": "e", "purchase": "s", "commission": "s", "amount": "s", "order_id~": "n", "transfer_id~": "n", "created_at": "s" } as const;
const shapeOfMerchantTransactionPage = { "transactions": [shapeOfMerchantTransaction], "count": "c", "totals": { "purchase": "s", "commission": "s", "amount": "s" } } as const;
const shapeOfNullableNamedRef = { "id": "c", "name": "s" } as const;
const shapeOfTransfer = { "id": "c", "version": "c", "merchant": shapeOfNamedRef, "amount": "s", "purpose": "s", "document_number": "s", "mfo": "s", "account_number": "s", "status": "e", "debt": "s", "created_by": shapeOfNamedRef, "created_at": "s", "decided_by~": shapeOfNullableNamedRef, "decided_at~": "s", "paid_on~": "s", "comment~": "s" } as const;
const shapeOfTransferPage = { "transfers": [shapeOfTransfer], "count": "c", "totals": { "amount": "s" } } as const;
const shapeOfHistoryRow = { "id": "c", "action": "s", "field~": "s", "old~": "s", "new~": "s", "user~": shapeOfNullableNamedRef, "created_at": "s" } as const;
const shapeOfTransferDetail = { "id": "c", "version": "c", "merchant": shapeOfNamedRef, "amount": "s", "purpose": "s", "document_number": "s", "mfo": "s", "account_number": "s", "status": "e", "debt": "s", "created_by": shapeOfNamedRef, "created_at": "s", "decided_by~": shapeOfNullableNamedRef, "decided_at~": "s", "paid_on~": "s", "comment~": "s", "history": [shapeOfHistoryRow] } as const;
const reads = {
  listMerchantMoves: reader(shapeOfMerchantMovePage),
  listMerchantInvoices: reader(shapeOfMerchantInvoicePage),
  listMerchantDebts: reader(shapeOfMerchantDebtPage),
  listMerchantTransactions: reader(shapeOfMerchantTransactionPage),
  listTransfers: reader(shapeOfTransferPage),
  createTransfer: reader(shapeOfTransfer, true),
  getTransfer: reader(shapeOfTransferDetail),
  decideTransfer: reader(shapeOfTransfer, true),
  finishTransfer: reader(shapeOfTransfer, true),
};
