// Written by `npm run api` from the specs; do not edit.
import { gateway as api } from "../../cache/gateway";
import { reader } from "../../transport/responseSchema";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listReturnClaims: build.query<
      ListReturnClaimsApiResponse,
      ListReturnClaimsApiArg
    >({
      query: (queryArg) => ({ read: reads.listReturnClaims,
        url: `/payment/v3/return-claims`,
        params: {
          offset: queryArg.offset,
          limit: queryArg.limit,
          search: queryArg.search,
          status: queryArg.status,
          reason: queryArg.reason,
          refund_method: queryArg.refund_method,
          merchant_id: queryArg.merchant_id,
          order_id: queryArg.order_id,
          refund: queryArg.refund,
          money: queryArg.money,
          begin_date: queryArg.begin_date,
          end_date: queryArg.end_date,
          order_by: queryArg.order_by,
        },
      }),
    }),
    createReturnClaim: build.mutation<
      CreateReturnClaimApiResponse,
      CreateReturnClaimApiArg
    >({
      query: (queryArg) => ({ read: reads.createReturnClaim,
        url: `/payment/v3/return-claims`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
    countReturnClaims: build.query<
      CountReturnClaimsApiResponse,
      CountReturnClaimsApiArg
    >({
      query: (queryArg) => ({ read: reads.countReturnClaims,
        url: `/payment/v3/return-claims/status-count`,
        params: {
          search: queryArg.search,
          reason: queryArg.reason,
          refund_method: queryArg.refund_method,
          merchant_id: queryArg.merchant_id,
          refund: queryArg.refund,
          money: queryArg.money,
          begin_date: queryArg.begin_date,
          end_date: queryArg.end_date,
        },
      }),
    }),
    getReturnStatistics: build.query<
      GetReturnStatisticsApiResponse,
      GetReturnStatisticsApiArg
    >({
      query: (queryArg) => ({ read: reads.getReturnStatistics,
        url: `/payment/v3/return-claims/statistics`,
        params: {
          begin_date: queryArg.begin_date,
          end_date: queryArg.end_date,
        },
      }),
    }),
    listReturnableOrders: build.query<
      ListReturnableOrdersApiResponse,
      ListReturnableOrdersApiArg
    >({
      query: (queryArg) => ({ read: reads.listReturnableOrders,
        url: `/payment/v3/return-claims/orders`,
        params: {
          offset: queryArg.offset,
          limit: queryArg.limit,
          search: queryArg.search,
        },
      }),
    }),
    getReturnClaim: build.query<
      GetReturnClaimApiResponse,
      GetReturnClaimApiArg
    >({
      query: (queryArg) => ({ read: reads.getReturnClaim,
        url: `/payment/v3/return-claims/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
    listReturnClaimHistory: build.query<
      ListReturnClaimHistoryApiResponse,
      ListReturnClaimHistoryApiArg
    >({
      query: (queryArg) => ({ read: reads.listReturnClaimHistory,
        url: `/payment/v3/return-claims/${encodeURIComponent(String(queryArg.id))}/history`,
      }),
    }),
    startReturnClaim: build.mutation<
      StartReturnClaimApiResponse,
      StartReturnClaimApiArg
    >({
      query: (queryArg) => ({ read: reads.startReturnClaim,
        url: `/payment/v3/return-claims/${encodeURIComponent(String(queryArg.id))}/start-process`,
        method: "POST",
        headers: {
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    approveReturnByModerator: build.mutation<
      ApproveReturnByModeratorApiResponse,
      ApproveReturnByModeratorApiArg
    >({
      query: (queryArg) => ({ read: reads.approveReturnByModerator,
        url: `/payment/v3/return-claims/${encodeURIComponent(String(queryArg.id))}/approve-by-moderator`,
        method: "POST",
        headers: {
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    cancelReturnByModerator: build.mutation<
      CancelReturnByModeratorApiResponse,
      CancelReturnByModeratorApiArg
    >({
      query: (queryArg) => ({ read: reads.cancelReturnByModerator,
        url: `/payment/v3/return-claims/${encodeURIComponent(String(queryArg.id))}/cancel-by-moderator`,
        method: "POST",
        body: queryArg.body,
        headers: {
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    setReturnWaitingInvoice: build.mutation<
      SetReturnWaitingInvoiceApiResponse,
      SetReturnWaitingInvoiceApiArg
    >({
      query: (queryArg) => ({ read: reads.setReturnWaitingInvoice,
        url: `/payment/v3/return-claims/${encodeURIComponent(String(queryArg.id))}/set-waiting-invoice`,
        method: "POST",
        body: queryArg.body,
        headers: {
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    approveReturnByAccountant: build.mutation<
      ApproveReturnByAccountantApiResponse,
      ApproveReturnByAccountantApiArg
    >({
      query: (queryArg) => ({ read: reads.approveReturnByAccountant,
        url: `/payment/v3/return-claims/${encodeURIComponent(String(queryArg.id))}/approve-by-accountant`,
        method: "POST",
        body: queryArg.body,
        headers: {
          "If-Match": queryArg["If-Match"],
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    cancelReturnByAccountant: build.mutation<
      CancelReturnByAccountantApiResponse,
      CancelReturnByAccountantApiArg
    >({
      query: (queryArg) => ({ read: reads.cancelReturnByAccountant,
        url: `/payment/v3/return-claims/${encodeURIComponent(String(queryArg.id))}/cancel-by-accountant`,
        method: "POST",
        body: queryArg.body,
        headers: {
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    repeatRefund: build.mutation<RepeatRefundApiResponse, RepeatRefundApiArg>({
      query: (queryArg) => ({ read: reads.repeatRefund,
        url: `/payment/v3/return-claims/${encodeURIComponent(String(queryArg.id))}/refund`,
        method: "POST",
        body: queryArg.body,
        headers: {
          "If-Match": queryArg["If-Match"],
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    syncRefund: build.mutation<SyncRefundApiResponse, SyncRefundApiArg>({
      query: (queryArg) => ({ read: reads.syncRefund,
        url: `/payment/v3/return-claims/${encodeURIComponent(String(queryArg.id))}/refund/sync`,
        method: "POST",
      }),
    }),
    confirmRefund: build.mutation<
      ConfirmRefundApiResponse,
      ConfirmRefundApiArg
    >({
      query: (queryArg) => ({ read: reads.confirmRefund,
        url: `/payment/v3/return-claims/${encodeURIComponent(String(queryArg.id))}/refund/confirm`,
        method: "POST",
        body: queryArg.body,
        headers: {
          "If-Match": queryArg["If-Match"],
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    uploadReturnFile: build.mutation<
      UploadReturnFileApiResponse,
      UploadReturnFileApiArg
    >({
      query: (queryArg) => ({ read: reads.uploadReturnFile,
        url: `/payment/v3/return-claims/files`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as returnClaimsGenerated };
export type ListReturnClaimsApiResponse =
  /** status 200 The page, the number under the filter and the sums over all of them. */ ReturnClaimPage;
export type ListReturnClaimsApiArg = {
  /** How many rows to skip. */
  offset?: number;
  /** How many rows to return at most. */
  limit?: number;
  /** Each of its first five words is found in what the description of the call names: names by their sound, in either alphabet and from either keyboard, numbers of documents in any spelling (`EX-12` is EX-000012). Further words are left out. */
  search?: string;
  status?: ReturnStatus[];
  reason?: ReturnReason[];
  refund_method?: RefundMethod[];
  merchant_id?: Id[];
  order_id?: Id;
  /** How the money of approved claims stands. */
  refund?: RefundStatus[];
  /** Of which the outcome of a refund is unknown, or of which money is still to go back. */
  money?: WaitingMoney[];
  /** First day of the period, included, by the calendar of Tashkent. */
  begin_date?: Day;
  /** Last day of the period, included, by the calendar of Tashkent. */
  end_date?: Day;
  order_by?:
    | "id"
    | "-id"
    | "created_at"
    | "-created_at"
    | "amount"
    | "-amount"
    | "money"
    | "-money"
    | "waits"
    | "-waits";
};
export type CreateReturnClaimApiResponse =
  /** status 200 What it comes to, and the claim where one was opened. */ OpenedReturn;
export type CreateReturnClaimApiArg = {
  body: NewReturnClaim;
};
export type CountReturnClaimsApiResponse =
  /** status 200 Those of which there are any. */ ReturnStatusCounts;
export type CountReturnClaimsApiArg = {
  /** Each of its first five words is found in what the description of the call names: names by their sound, in either alphabet and from either keyboard, numbers of documents in any spelling (`EX-12` is EX-000012). Further words are left out. */
  search?: string;
  reason?: ReturnReason[];
  refund_method?: RefundMethod[];
  merchant_id?: Id[];
  refund?: RefundStatus[];
  /** Of which the outcome of a refund is unknown, or of which money is still to go back. */
  money?: WaitingMoney[];
  /** First day of the period, included, by the calendar of Tashkent. */
  begin_date?: Day;
  /** Last day of the period, included, by the calendar of Tashkent. */
  end_date?: Day;
};
export type GetReturnStatisticsApiResponse =
  /** status 200 Claims by reason, those that were declined left out; the most frequent first. */ ReturnStatistics;
export type GetReturnStatisticsApiArg = {
  /** First day of the period, included, by the calendar of Tashkent. */
  begin_date?: Day;
  /** Last day of the period, included, by the calendar of Tashkent. */
  end_date?: Day;
};
export type ListReturnableOrdersApiResponse =
  /** status 200 The page and the number under the filter. */ ReturnableOrderPage;
export type ListReturnableOrdersApiArg = {
  /** How many rows to skip. */
  offset?: number;
  /** How many rows to return at most. */
  limit?: number;
  /** Each of its first five words is found in what the description of the call names: names by their sound, in either alphabet and from either keyboard, numbers of documents in any spelling (`EX-12` is EX-000012). Further words are left out. */
  search?: string;
};
export type GetReturnClaimApiResponse =
  /** status 200 Its lines, what it comes to as things stand, its papers, its payments back, and its history. */ ReturnClaim;
export type GetReturnClaimApiArg = {
  id: Id;
};
export type ListReturnClaimHistoryApiResponse =
  /** status 200 In the order in which they were made. */ ReturnHistory;
export type ListReturnClaimHistoryApiArg = {
  id: Id;
};
export type StartReturnClaimApiResponse =
  /** status 200 The claim as it is now. */ ReturnClaim;
export type StartReturnClaimApiArg = {
  id: Id;
  /** The version of the record that the change was made on. */
  "If-Match": number;
};
export type ApproveReturnByModeratorApiResponse =
  /** status 200 The claim as it is now. */ ReturnClaim;
export type ApproveReturnByModeratorApiArg = {
  id: Id;
  /** The version of the record that the change was made on. */
  "If-Match": number;
};
export type CancelReturnByModeratorApiResponse =
  /** status 200 The claim as it is now. */ ReturnClaim;
export type CancelReturnByModeratorApiArg = {
  id: Id;
  /** The version of the record that the change was made on. */
  "If-Match": number;
  body: ReturnDecline;
};
export type SetReturnWaitingInvoiceApiResponse =
  /** status 200 The claim as it is now. */ ReturnClaim;
export type SetReturnWaitingInvoiceApiArg = {
  id: Id;
  /** The version of the record that the change was made on. */
  "If-Match": number;
  body: ReturnInvoice;
};
export type ApproveReturnByAccountantApiResponse =
  /** status 200 The claim as it is now; its payment is `new` where nobody knows yet what became of it. */ ReturnClaim;
export type ApproveReturnByAccountantApiArg = {
  id: Id;
  /** The version of the record that the change was made on. */
  "If-Match": number;
  /** Names one intent of a person; sent again it has no second effect. */
  "Idempotency-Key": string;
  body: ReturnSeen;
};
export type CancelReturnByAccountantApiResponse =
  /** status 200 The claim as it is now. */ ReturnClaim;
export type CancelReturnByAccountantApiArg = {
  id: Id;
  /** The version of the record that the change was made on. */
  "If-Match": number;
  body: ReturnDecline;
};
export type RepeatRefundApiResponse =
  /** status 200 The claim as it is now. */ ReturnClaim;
export type RepeatRefundApiArg = {
  id: Id;
  /** The version of the record that the change was made on. */
  "If-Match": number;
  /** Names one intent of a person; sent again it has no second effect. */
  "Idempotency-Key": string;
  body: RefundAgain;
};
export type SyncRefundApiResponse =
  /** status 200 The claim as it is now. */ ReturnClaim;
export type SyncRefundApiArg = {
  id: Id;
};
export type ConfirmRefundApiResponse =
  /** status 200 The claim as it is now. */ ReturnClaim;
export type ConfirmRefundApiArg = {
  id: Id;
  /** The version of the record that the change was made on. */
  "If-Match": number;
  /** Names one intent of a person; sent again it has no second effect. */
  "Idempotency-Key": string;
  body: RefundDocument;
};
export type UploadReturnFileApiResponse =
  /** status 201 The file is stored and belongs to nothing yet. */ UploadedReturnFile;
export type UploadReturnFileApiArg = {
  body: ReturnUpload;
};
export type Id = number;
export type Version = number;
export type NamedRef = {
  id: Id;
  name: string;
};
export type ReturnCustomer = {
  id: Id;
  guid: string;
  name: string;
};
export type NullableNamedRef = {
  id: Id;
  name: string;
} | null;
export type ReturnReason =
  "defect" | "wrong_item" | "changed_mind" | "not_delivered" | "other";
export type RefundMethod = "card" | "bank" | "balance";
export type ReturnStatus =
  | "new"
  | "in_process"
  | "approved_by_moderator"
  | "cancelled_by_moderator"
  | "waiting_invoice"
  | "approved_by_accountant"
  | "cancelled_by_accountant";
export type Timestamp = string;
export type Money = string;
export type ReturnClaimRow = {
  id: Id;
  version: Version;
  number: string;
  order: NamedRef;
  installment_id: Id;
  contract_number: string | null;
  customer: ReturnCustomer;
  merchant: NullableNamedRef;
  reason: ReturnReason;
  refund_method: RefundMethod;
  status: ReturnStatus;
  waits_since: Timestamp;
  /** Pieces. */
  count: number;
  amount: Money;
  from_debt: Money;
  money: Money;
  fee: Money;
  merchant_part: Money;
  moderator: NullableNamedRef;
  accountant: NullableNamedRef;
  /** Of the last payment back. */
  refund_status: ("new" | "success" | "failed" | null) | null;
  created_by: NamedRef;
  created_at: Timestamp;
};
export type Sum = string;
export type ReturnClaimPage = {
  return_claims: ReturnClaimRow[];
  count: number;
  totals: {
    amount: Sum;
    from_debt: Sum;
    money: Sum;
    fee: Sum;
    merchant_part: Sum;
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
export type RefundStatus = "new" | "success" | "failed";
export type WaitingMoney = "unknown" | "to_refund";
export type Day = string;
export type ReturnableOrder = {
  id: Id;
  number: string;
  contract_number: string | null;
  customer: ReturnCustomer;
  merchant: NullableNamedRef;
  total: Money;
  completed_at: Timestamp;
};
export type ReturnLine = {
  basket_item_id: Id;
  name: string;
  product: NullableNamedRef;
  price: Money;
  sale_total: Money;
  bought: number;
  returned: number;
  in_open_claims: number;
  max: number;
  refused_by: ("nothing_to_return" | "claim_open" | null) | null;
  count: number;
  amount: Money;
  vat: Money;
  purchase: Money;
};
export type DebtOfReturn = string | null;
export type ReturnCut = {
  number: number;
  date: Day;
  before: Money;
  cut: Money;
  after: Money;
};
export type ReturnPreview = {
  lines: ReturnLine[];
  amount: Money;
  rebate: Money;
  vat: Money;
  debt: DebtOfReturn;
  from_debt: Money;
  debt_after: DebtOfReturn;
  cuts: ReturnCut[];
  paid: Money;
  refunded: Money;
  delivery_price: Money;
  fee: Money;
  money: Money;
  /** The card that the money would go to. */
  card: string | null;
  purchase: Money;
  commission: Money;
  merchant_part: Money;
  /** Pieces that go back into stock. */
  stock: number;
  needs_invoice: boolean;
  closes_contract: boolean;
};
export type OpenedReturn = {
  /** None with dry_run. */
  id: number | null;
  number: string | null;
  order: ReturnableOrder;
  preview: ReturnPreview;
};
export type NewReturnItem = {
  basket_item_id: Id;
  count: number;
};
export type NewReturnClaim = {
  order_id: Id;
  reason: ReturnReason;
  items: NewReturnItem[];
  refund_method: RefundMethod;
  /** Whether the goods go back into stock. */
  restock: boolean;
  comment?: string;
  files?: string[];
  dry_run?: boolean;
};
export type ReturnStatusCounts = {
  statuses: {
    code: ReturnStatus;
    count: number;
  }[];
};
export type ReturnStatistics = {
  reasons: {
    reason: ReturnReason;
    count: number;
    amount: Sum;
    money: Sum;
  }[];
};
export type ReturnableOrderPage = {
  orders: ReturnableOrder[];
  count: number;
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
export type NullableDay = string | null;
export type ReturnFile = {
  name: string;
  /** Good for a few minutes. */
  url: string;
};
export type NullableTimestamp = string | null;
export type ReturnRefund = {
  id: Id;
  method: RefundMethod;
  amount: Money;
  status: RefundStatus;
  card: string | null;
  rrn: string | null;
  error: string | null;
  document_number: string | null;
  document_date: NullableDay;
  user: NullableNamedRef;
  created_at: Timestamp;
  finished_at: NullableTimestamp;
};
export type ReturnClaim = ReturnClaimRow &
  WithHistory & {
    restock: boolean;
    comment: string | null;
    decline_comment: string | null;
    invoice_date: NullableDay;
    invoice_number: string | null;
    approved_on: NullableDay;
    /** Who approved as moderator, and does not decide about the money. */
    barred_accountant: number | null;
    preview: ReturnPreview;
    files: ReturnFile[];
    /** The newest first. */
    refunds: ReturnRefund[];
  };
export type ReturnStep = {
  status: ReturnStatus;
  user: NullableNamedRef;
  /** The first role of the person. */
  role: string | null;
  comment: string | null;
  created_at: Timestamp;
};
export type ReturnHistory = {
  items: ReturnStep[];
};
export type ReturnDecline = {
  comment: string;
};
export type ReturnInvoice = {
  invoice_date: Day;
  invoice_number: string;
};
export type ReturnSeen = {
  from_debt?: Money;
  money?: Money;
};
export type RefundAgain = {
  method: "card" | "bank";
};
export type RefundDocument = {
  document_number: string;
  document_date: Day;
};
export type UploadedReturnFile = {
  document_key: string;
  name: string;
  kind: string;
  size: number;
};
export type ReturnUpload = {
  file: Blob;
};
export const {
  useListReturnClaimsQuery,
  useLazyListReturnClaimsQuery,
  useCreateReturnClaimMutation,
  useCountReturnClaimsQuery,
  useLazyCountReturnClaimsQuery,
  useGetReturnStatisticsQuery,
  useLazyGetReturnStatisticsQuery,
  useListReturnableOrdersQuery,
  useLazyListReturnableOrdersQuery,
  useGetReturnClaimQuery,
  useLazyGetReturnClaimQuery,
  useListReturnClaimHistoryQuery,
  useLazyListReturnClaimHistoryQuery,
  useStartReturnClaimMutation,
  useApproveReturnByModeratorMutation,
  useCancelReturnByModeratorMutation,
  useSetReturnWaitingInvoiceMutation,
  useApproveReturnByAccountantMutation,
  useCancelReturnByAccountantMutation,
  useRepeatRefundMutation,
  useSyncRefundMutation,
  useConfirmRefundMutation,
  useUploadReturnFileMutation,
} = injectedRtkApi;
const shapeOfNamedRef = { "id": "c", "name": "s" } as const;
const shapeOfReturnCustomer = { "id": "c", "guid": "s", "name": "s" } as const;
const shapeOfNullableNamedRef = { "id": "c", "name": "s" } as const;
const shapeOfReturnClaimRow = { "id": "c", "version": "c", "number": "s", "order": shapeOfNamedRef, "installment_id": "c", "contract_number~": "s", "customer": shapeOfReturnCustomer, "merchant~": shapeOfNullableNamedRef, "reason": "e", "refund_method": "e", "status": "e", "waits_since": "s", "count": "c", "amount": "s", "from_debt": "s", "money": "s", "fee": "s", "merchant_part": "s", "moderator~": shapeOfNullableNamedRef, "accountant~": shapeOfNullableNamedRef, "refund_status~": "e", "created_by": shapeOfNamedRef, "created_at": "s" } as const;
const shapeOfReturnClaimPage = { "return_claims": [shapeOfReturnClaimRow], "count": "c", "totals": { "amount": "s", "from_debt": "s", "money": "s", "fee": "s", "merchant_part": "s" } } as const;
const shapeOfReturnableOrder = { "id": "c", "number": "s", "contract_number~": "s", "customer": shapeOfReturnCustomer, "merchant~": shapeOfNullableNamedRef, "total": "s", "completed_at": "s" } as const;
const shapeOfReturnLine = { "basket_item_id": "c", "name": "s", "product~": shapeOfNullableNamedRef, "price": "s", "sale_total": "s", "bought": "c", "returned": "c", "in_open_claims": "c", "max": "c", "refused_by~": "e", "count": "c", "amount": "s", "vat": "s", "purchase": "s" } as const;
const shapeOfReturnCut = { "number": "c", "date": "s", "before": "s", "cut": "s", "after": "s" } as const;
const shapeOfReturnPreview = { "lines": [shapeOfReturnLine], "amount": "s", "rebate": "s", "vat": "s", "debt~": "s", "from_debt": "s", "debt_after~": "s", "cuts": [shapeOfReturnCut], "paid": "s", "refunded": "s", "delivery_price": "s", "fee": "s", "money": "s", "card~": "s", "purchase": "s", "commission": "s", "merchant_part": "s", "stock": "c", "needs_invoice": "b", "closes_contract": "b" } as const;
const shapeOfOpenedReturn = { "id~": "c", "number~": "s", "order": shapeOfReturnableOrder, "preview": shapeOfReturnPreview } as const;
const shapeOfReturnStatusCounts = { "statuses": [{ "code": "e", "count": "c" }] } as const;
const shapeOfReturnStatistics = { "reasons": [{ "reason": "e", "count": "c", "amount": "s", "money": "s" }] } as const;
const shapeOfReturnableOrderPage = { "orders": [shapeOfReturnableOrder], "count": "c" } as const;
const shapeOfHistoryRow = { "id": "c", "action": "s", "field~": "s", "old~": "s", "new~": "s", "user~": shapeOfNullableNamedRef, "created_at": "s" } as const;
const shapeOfReturnFile = { "name": "s", "url": "s" } as const;
const shapeOfReturnRefund = { "id": "c", "method": "e", "amount": "s", "status": "e", "card~": "s", "rrn~": "s", "error~": "s", "document_number~": "s", "document_date~": "s", "user~": shapeOfNullableNamedRef, "created_at": "s", "finished_at~": "s" } as const;
const shapeOfReturnClaim = { "id": "c", "version": "c", "number": "s", "order": shapeOfNamedRef, "installment_id": "c", "contract_number~": "s", "customer": shapeOfReturnCustomer, "merchant~": shapeOfNullableNamedRef, "reason": "e", "refund_method": "e", "status": "e", "waits_since": "s", "count": "c", "amount": "s", "from_debt": "s", "money": "s", "fee": "s", "merchant_part": "s", "moderator~": shapeOfNullableNamedRef, "accountant~": shapeOfNullableNamedRef, "refund_status~": "e", "created_by": shapeOfNamedRef, "created_at": "s", "history": [shapeOfHistoryRow], "restock": "b", "comment~": "s", "decline_comment~": "s", "invoice_date~": "s", "invoice_number~": "s", "approved_on~": "s", "barred_accountant~": "c", "preview": shapeOfReturnPreview, "files": [shapeOfReturnFile], "refunds": [shapeOfReturnRefund] } as const;
const shapeOfReturnStep = { "status": "e", "user~": shapeOfNullableNamedRef, "role~": "s", "comment~": "s", "created_at": "s" } as const;
const shapeOfReturnHistory = { "items": [shapeOfReturnStep] } as const;
const shapeOfUploadedReturnFile = { "document_key": "s", "name": "s", "kind": "s", "size": "c" } as const;
const reads = {
  listReturnClaims: reader(shapeOfReturnClaimPage),
  createReturnClaim: reader(shapeOfOpenedReturn, true),
  countReturnClaims: reader(shapeOfReturnStatusCounts),
  getReturnStatistics: reader(shapeOfReturnStatistics),
  listReturnableOrders: reader(shapeOfReturnableOrderPage),
  getReturnClaim: reader(shapeOfReturnClaim),
  listReturnClaimHistory: reader(shapeOfReturnHistory),
  startReturnClaim: reader(shapeOfReturnClaim, true),
  approveReturnByModerator: reader(shapeOfReturnClaim, true),
  cancelReturnByModerator: reader(shapeOfReturnClaim, true),
  setReturnWaitingInvoice: reader(shapeOfReturnClaim, true),
  approveReturnByAccountant: reader(shapeOfReturnClaim, true),
  cancelReturnByAccountant: reader(shapeOfReturnClaim, true),
  repeatRefund: reader(shapeOfReturnClaim, true),
  syncRefund: reader(shapeOfReturnClaim, true),
  confirmRefund: reader(shapeOfReturnClaim, true),
  uploadReturnFile: reader(shapeOfUploadedReturnFile, true),
};
