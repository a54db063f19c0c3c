// Written by `npm run api` from the specs; do not edit.
import { gateway as api } from "../../cache/gateway";
import { reader } from "../../transport/responseSchema";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listOrders: build.query<ListOrdersApiResponse, ListOrdersApiArg>({
      query: (queryArg) => ({ read: reads.listOrders,
        url: `/payment/v1/orders/orders`,
        params: {
          offset: queryArg.offset,
          limit: queryArg.limit,
          status: queryArg.status,
          search: queryArg.search,
          customer_id: queryArg.customer_id,
          merchant_id: queryArg.merchant_id,
          branch_id: queryArg.branch_id,
          seller_id: queryArg.seller_id,
          moderator_id: queryArg.moderator_id,
          delivery_status: queryArg.delivery_status,
          down_payment: queryArg.down_payment,
          is_marketplace: queryArg.is_marketplace,
          hour: queryArg.hour,
          decided_from: queryArg.decided_from,
          decided_to: queryArg.decided_to,
          begin_date: queryArg.begin_date,
          end_date: queryArg.end_date,
          order_by: queryArg.order_by,
        },
      }),
    }),
    countOrderStatuses: build.query<
      CountOrderStatusesApiResponse,
      CountOrderStatusesApiArg
    >({
      query: (queryArg) => ({ read: reads.countOrderStatuses,
        url: `/payment/v3/orders/status-count`,
        params: {
          search: queryArg.search,
          customer_id: queryArg.customer_id,
          merchant_id: queryArg.merchant_id,
          branch_id: queryArg.branch_id,
          seller_id: queryArg.seller_id,
          moderator_id: queryArg.moderator_id,
          delivery_status: queryArg.delivery_status,
          down_payment: queryArg.down_payment,
          is_marketplace: queryArg.is_marketplace,
          hour: queryArg.hour,
          decided_from: queryArg.decided_from,
          decided_to: queryArg.decided_to,
          begin_date: queryArg.begin_date,
          end_date: queryArg.end_date,
        },
      }),
    }),
    getOrderStatistics: build.query<
      GetOrderStatisticsApiResponse,
      GetOrderStatisticsApiArg
    >({
      query: () => ({ read: reads.getOrderStatistics, url: `/payment/v3/orders/statistics` }),
    }),
    getOrder: build.query<GetOrderApiResponse, GetOrderApiArg>({
      query: (queryArg) => ({ read: reads.getOrder,
        url: `/payment/v1/orders/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
    getOrderLine: build.query<GetOrderLineApiResponse, GetOrderLineApiArg>({
      query: (queryArg) => ({ read: reads.getOrderLine,
        url: `/payment/v1/orders/basket/${encodeURIComponent(String(queryArg.basketId))}`,
      }),
    }),
    getOrderSeller: build.query<
      GetOrderSellerApiResponse,
      GetOrderSellerApiArg
    >({
      query: (queryArg) => ({ read: reads.getOrderSeller,
        url: `/payment/v1/orders/seller/${encodeURIComponent(String(queryArg.seller_id))}`,
      }),
    }),
    setLineSpic: build.mutation<SetLineSpicApiResponse, SetLineSpicApiArg>({
      query: (queryArg) => ({ read: reads.setLineSpic,
        url: `/payment/v1/orders/basket-item-spic`,
        method: "PUT",
        body: queryArg.body,
      }),
    }),
    listOrderHistory: build.query<
      ListOrderHistoryApiResponse,
      ListOrderHistoryApiArg
    >({
      query: (queryArg) => ({ read: reads.listOrderHistory,
        url: `/payment/v3/orders/${encodeURIComponent(String(queryArg.id))}/history`,
      }),
    }),
    takeNextOrder: build.mutation<
      TakeNextOrderApiResponse,
      TakeNextOrderApiArg
    >({
      query: () => ({ read: reads.takeNextOrder, url: `/payment/v3/orders/next`, method: "POST" }),
    }),
    takeOrder: build.mutation<TakeOrderApiResponse, TakeOrderApiArg>({
      query: (queryArg) => ({ read: reads.takeOrder,
        url: `/payment/v3/orders/${encodeURIComponent(String(queryArg.id))}/moderator`,
        method: "POST",
        body: queryArg.body,
        headers: {
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    decideModeration: build.mutation<
      DecideModerationApiResponse,
      DecideModerationApiArg
    >({
      query: (queryArg) => ({ read: reads.decideModeration,
        url: `/payment/v3/orders/${encodeURIComponent(String(queryArg.id))}/moderator/approve`,
        method: "POST",
        body: queryArg.body,
        headers: {
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    decideQabz: build.mutation<DecideQabzApiResponse, DecideQabzApiArg>({
      query: (queryArg) => ({ read: reads.decideQabz,
        url: `/payment/v3/orders/${encodeURIComponent(String(queryArg.id))}/qabz/approve`,
        method: "POST",
        body: queryArg.body,
        headers: {
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    approvePhotoReport: build.mutation<
      ApprovePhotoReportApiResponse,
      ApprovePhotoReportApiArg
    >({
      query: (queryArg) => ({ read: reads.approvePhotoReport,
        url: `/payment/v3/orders/${encodeURIComponent(String(queryArg.id))}/approve-without-otp`,
        method: "POST",
        body: queryArg.body,
        headers: {
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    completeOrder: build.mutation<
      CompleteOrderApiResponse,
      CompleteOrderApiArg
    >({
      query: (queryArg) => ({ read: reads.completeOrder,
        url: `/payment/v3/orders/${encodeURIComponent(String(queryArg.id))}/complete`,
        method: "POST",
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    cancelNewOrder: build.mutation<
      CancelNewOrderApiResponse,
      CancelNewOrderApiArg
    >({
      query: (queryArg) => ({ read: reads.cancelNewOrder,
        url: `/payment/v3/orders/${encodeURIComponent(String(queryArg.id))}/cancel-new-order`,
        method: "POST",
        body: queryArg.body,
        headers: {
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    cancelOrder: build.mutation<CancelOrderApiResponse, CancelOrderApiArg>({
      query: (queryArg) => ({ read: reads.cancelOrder,
        url: `/payment/v3/orders/${encodeURIComponent(String(queryArg.id))}/cancel`,
        method: "POST",
        body: queryArg.body,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    attachOrderFile: build.mutation<
      AttachOrderFileApiResponse,
      AttachOrderFileApiArg
    >({
      query: (queryArg) => ({ read: reads.attachOrderFile,
        url: `/payment/v3/orders/${encodeURIComponent(String(queryArg.contract_number))}/attach-file`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
    listOrderAttachments: build.query<
      ListOrderAttachmentsApiResponse,
      ListOrderAttachmentsApiArg
    >({
      query: (queryArg) => ({ read: reads.listOrderAttachments,
        url: `/payment/v3/orders/${encodeURIComponent(String(queryArg.contract_number))}/attachments`,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as ordersGenerated };
export type ListOrdersApiResponse =
  /** status 200 The page, the number under the filter and the sums over all of them. */ OrderPage;
export type ListOrdersApiArg = {
  /** How many rows to skip. */
  offset?: number;
  /** How many rows to return at most. */
  limit?: number;
  status?: OrderState[];
  /** Each of its first five words is found in what the description of the call names: names by their sound, in either alphabet and from either keyboard, numbers of documents in any spelling (`EX-12` is EX-000012). Further words are left out. */
  search?: string;
  customer_id?: Id;
  merchant_id?: Id[];
  branch_id?: Id[];
  seller_id?: Id[];
  moderator_id?: Id[];
  /** Of orders that are delivered; `pickup` are those whose goods are fetched at the branch. */
  delivery_status?: OrderDelivery[];
  down_payment?: DownPaymentState[];
  is_marketplace?: boolean;
  /** In which hours of a day they were made. */
  hour?: number[];
  /** The first day on which a moderator decided about them. */
  decided_from?: Day;
  /** The last such day. */
  decided_to?: Day;
  /** First day of the period, included, by the calendar of Tashkent. */
  begin_date?: Day;
  /** Last day of the period, included, by the calendar of Tashkent. */
  end_date?: Day;
  order_by?:
    | "id"
    | "-id"
    | "created_at"
    | "-created_at"
    | "total"
    | "-total"
    | "status_since"
    | "-status_since";
};
export type CountOrderStatusesApiResponse =
  /** status 200 Every status in the order in which an order goes through them. */ OrderStatusCounts;
export type CountOrderStatusesApiArg = {
  /** Each of its first five words is found in what the description of the call names: names by their sound, in either alphabet and from either keyboard, numbers of documents in any spelling (`EX-12` is EX-000012). Further words are left out. */
  search?: string;
  customer_id?: Id;
  merchant_id?: Id[];
  branch_id?: Id[];
  seller_id?: Id[];
  moderator_id?: Id[];
  /** Of orders that are delivered; `pickup` are those whose goods are fetched at the branch. */
  delivery_status?: OrderDelivery[];
  down_payment?: DownPaymentState[];
  is_marketplace?: boolean;
  /** In which hours of a day they were made. */
  hour?: number[];
  /** The first day on which a moderator decided about them. */
  decided_from?: Day;
  /** The last such day. */
  decided_to?: Day;
  /** First day of the period, included, by the calendar of Tashkent. */
  begin_date?: Day;
  /** Last day of the period, included, by the calendar of Tashkent. */
  end_date?: Day;
};
export type GetOrderStatisticsApiResponse =
  /** status 200 Every hour of a day, and the decisions of both spans. */ OrderStatistics;
export type GetOrderStatisticsApiArg = void;
export type GetOrderApiResponse =
  /** status 200 Its lines, money, act and attachments, what comes next and what that still lacks. */ Order;
export type GetOrderApiArg = {
  id: Id;
};
export type GetOrderLineApiResponse =
  /** status 200 The line, and the order that it is of. */ LineOfOrder;
export type GetOrderLineApiArg = {
  basketId: Id;
};
export type GetOrderSellerApiResponse =
  /** status 200 The seller with his branch, and how many orders he has brought. */ OrderSeller;
export type GetOrderSellerApiArg = {
  seller_id: Id;
};
export type SetLineSpicApiResponse = /** status 200 The line. */ OrderLine;
export type SetLineSpicApiArg = {
  body: LineSpic;
};
export type ListOrderHistoryApiResponse =
  /** status 200 Newest first, read from the journal. */ OrderHistory;
export type ListOrderHistoryApiArg = {
  id: Id;
};
export type TakeNextOrderApiResponse =
  /** status 200 The order, taken by the caller; none when none waits. */ NextOrder;
export type TakeNextOrderApiArg = void;
export type TakeOrderApiResponse =
  /** status 200 The order as it is now. */ Order;
export type TakeOrderApiArg = {
  id: Id;
  /** The version of the record that the change was made on. */
  "If-Match": number;
  body: OrderTaking;
};
export type DecideModerationApiResponse =
  /** status 200 The order as it is now. */ Order;
export type DecideModerationApiArg = {
  id: Id;
  /** The version of the record that the change was made on. */
  "If-Match": number;
  body: OrderDecision;
};
export type DecideQabzApiResponse =
  /** status 200 The order as it is now. */ Order;
export type DecideQabzApiArg = {
  id: Id;
  /** The version of the record that the change was made on. */
  "If-Match": number;
  body: OrderDecision;
};
export type ApprovePhotoReportApiResponse =
  /** status 200 The order as it is now. */ Order;
export type ApprovePhotoReportApiArg = {
  id: Id;
  /** The version of the record that the change was made on. */
  "If-Match": number;
  body: PhotoApproval;
};
export type CompleteOrderApiResponse =
  /** status 200 The order as it is now. */ Order;
export type CompleteOrderApiArg = {
  id: Id;
  /** Names one intent of a person; sent again it has no second effect. */
  "Idempotency-Key": string;
  /** The version of the record that the change was made on. */
  "If-Match": number;
};
export type CancelNewOrderApiResponse =
  /** status 200 The order as it is now. */ Order;
export type CancelNewOrderApiArg = {
  id: Id;
  /** The version of the record that the change was made on. */
  "If-Match": number;
  body: OrderCancelling;
};
export type CancelOrderApiResponse =
  /** status 200 The order as it is now. */ Order;
export type CancelOrderApiArg = {
  id: Id;
  /** Names one intent of a person; sent again it has no second effect. */
  "Idempotency-Key": string;
  /** The version of the record that the change was made on. */
  "If-Match": number;
  body: OrderCancelling;
};
export type AttachOrderFileApiResponse =
  /** status 201 The attachment. */ OrderAttachment;
export type AttachOrderFileApiArg = {
  contract_number: string;
  body: OrderUpload;
};
export type ListOrderAttachmentsApiResponse =
  /** status 200 Newest first; an address is good for a few minutes. */ OrderAttachmentList;
export type ListOrderAttachmentsApiArg = {
  contract_number: string;
};
export type Id = number;
export type Version = number;
export type OrderCustomer = {
  id: Id;
  guid: string;
  name: string;
  /** Masked. */
  phone_number: string;
};
export type NullableNamedRef = {
  id: Id;
  name: string;
} | null;
export type Money = string;
export type OrderState =
  | "waiting_for_moderator"
  | "moderation_in_process"
  | "approved_by_moderator"
  | "cancelled_by_moderator"
  | "waiting_for_marketplace"
  | "approved_by_marketplace"
  | "cancelled_by_marketplace"
  | "cancelled_by_merchant"
  | "waiting_for_down_payment"
  | "waiting_for_qabz"
  | "approved_by_qabz"
  | "cancelled_by_qabz"
  | "approved_by_delivery"
  | "completed"
  | "cancelled";
export type Timestamp = string;
export type NullableDelivery =
  | (
      | "pickup"
      | "new"
      | "address_confirmed"
      | "provider_assigned"
      | "picked_up"
      | "in_transit"
      | "delivered"
      | "cancelled"
      | "failed"
      | "returned"
      | null
    )
  | null;
export type DownPaymentState = "none" | "unpaid" | "paid";
export type NullableTimestamp = string | null;
export type OrderRow = {
  id: Id;
  version: Version;
  number: string;
  application_id: Id;
  contract_number: string | null;
  customer: OrderCustomer;
  merchant: NullableNamedRef;
  branch: NullableNamedRef;
  seller: NullableNamedRef;
  total: Money;
  status: OrderState;
  status_since: Timestamp;
  delivery: NullableDelivery;
  down_payment_state: DownPaymentState;
  paid: Money;
  granted: Money;
  refunded: Money;
  waiting: Money;
  moderator: NullableNamedRef;
  taken_at: NullableTimestamp;
  /** Its goods are those of the marketplace. */
  is_marketplace: boolean;
  created_at: Timestamp;
};
export type Sum = string;
export type OrderPage = {
  orders: OrderRow[];
  count: number;
  totals: {
    total: Sum;
    paid: Sum;
    granted: Sum;
    refunded: Sum;
    waiting: Sum;
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
export type OrderDelivery =
  | "pickup"
  | "new"
  | "address_confirmed"
  | "provider_assigned"
  | "picked_up"
  | "in_transit"
  | "delivered"
  | "cancelled"
  | "failed"
  | "returned";
export type Day = string;
export type OrderStatusCounts = {
  statuses: {
    code: OrderState;
    count: number;
  }[];
  /** Of all of them. */
  count: number;
};
export type DecisionTime = {
  count: number;
  /** None where nothing was decided. */
  median_minutes: number | null;
};
export type OrderStatistics = {
  today: Day;
  week_begin: Day;
  hours: {
    hour: number;
    today: number;
    week: number;
  }[];
  decisions: {
    today: DecisionTime;
    week: DecisionTime;
  };
};
export type OrderApplication = {
  id: Id;
  guid: string;
  version: Version;
  status: string;
};
export type NullableDay = string | null;
export type OrderTerms = {
  price: Money;
  discount: Money;
  down_payment: Money;
  month_count: number;
  month_amount: Money;
  installment_amount: Money;
  first_payment_day: NullableDay;
};
export type OrderLine = {
  id: Id;
  line: number;
  product: NullableNamedRef;
  name: string;
  category: string | null;
  model: string | null;
  count: number;
  returned_count: number;
  price: Money;
  total: Money;
  sale_total: Money;
  vat: Money;
  /** The IKPU. */
  spic: string | null;
};
export type NullableSeller = {
  id: Id;
  name: string;
  /** Masked. */
  phone_number: string | null;
  status: string;
} | null;
export type OrderAct = {
  status: "pending" | "signed";
  /** How it was signed. */
  way: ("code" | "photo" | null) | null;
  /** Masked. */
  sent_to: string;
  sent_at: NullableTimestamp;
  expires_at: NullableTimestamp;
  tries_left: number;
  resend_at: NullableTimestamp;
  signed_at: NullableTimestamp;
} | null;
export type AttachmentKind =
  "photo_report" | "contract_photo" | "signed_act" | "other";
export type OrderAttachment = {
  id: Id;
  kind: AttachmentKind;
  name: string;
  size: number;
  /** Good for a few minutes. */
  url: string;
  user: NullableNamedRef;
  created_at: Timestamp;
  approved_by: NullableNamedRef;
  approved_at: NullableTimestamp;
  /** What it was approved for; possession, or the act. */
  approved_for: ("qabz" | "act" | null) | null;
};
export type OrderObstacle =
  | "taken_by_other"
  | "down_payment_missing"
  | "payment_pending"
  | "photo_missing"
  | "first_payment_passed"
  | "goods_not_delivered"
  | "act_missing";
export type NextStep = {
  /** None where the order is over, or waits for somebody who has no call. */
  action:
    | (
        | "take"
        | "decide_moderation"
        | "decide_qabz"
        | "hand_over"
        | "complete"
        | null
      )
    | null;
  by: ("staff" | "customer" | "partner" | "platform" | null) | null;
  obstacles: OrderObstacle[];
};
export type Cancelling = {
  call: ("cancel_new_order" | "cancel" | null) | null;
  refused_by:
    | (
        | "transition_not_allowed"
        | "provider_locked"
        | "use_return_claim"
        | "payment_pending"
        | null
      )
    | null;
};
export type Order = OrderRow & {
  application: OrderApplication;
  terms: OrderTerms;
  baskets: OrderLine[];
  sold_by: NullableSeller;
  /** The caller moderates it. */
  is_mine: boolean;
  /** From when on another moderator takes it over without a comment. */
  may_take_over_at: string | null;
  act: OrderAct;
  attachments: OrderAttachment[];
  next: NextStep;
  cancelling: Cancelling;
  completed_at: NullableTimestamp;
};
export type NamedRef = {
  id: Id;
  name: string;
};
export type LineOfOrder = OrderLine & {
  order: NamedRef;
};
export type OrderSeller = {
  id: Id;
  name: string;
  /** Masked. */
  phone_number: string | null;
  status: string;
  merchant: NullableNamedRef;
  branch: NullableNamedRef;
  order_count: number;
};
export type LineSpic = {
  basket_item_id: Id;
  spic: string;
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
export type OrderHistory = {
  /** Each entry with the status in which the order was after it. */
  history: (HistoryRow & {
    current_status: OrderState;
  })[];
};
export type NextOrder = {
  order?: Order;
};
export type OrderTaking = {
  take_over?: boolean;
  comment?: string;
};
export type OrderDecision = {
  accepted: boolean;
  comment?: string;
};
export type PhotoApproval = {
  attachment_id: Id;
};
export type OrderCancelling = {
  comment: string;
};
export type OrderUpload = {
  file: Blob;
  kind: AttachmentKind;
};
export type OrderAttachmentList = {
  items: OrderAttachment[];
};
export const {
  useListOrdersQuery,
  useLazyListOrdersQuery,
  useCountOrderStatusesQuery,
  useLazyCountOrderStatusesQuery,
  useGetOrderStatisticsQuery,
  useLazyGetOrderStatisticsQuery,
  useGetOrderQuery,
  useLazyGetOrderQuery,
  useGetOrderLineQuery,
  useLazyGetOrderLineQuery,
  useGetOrderSellerQuery,
  useLazyGetOrderSellerQuery,
  useSetLineSpicMutation,
  useListOrderHistoryQuery,
  useLazyListOrderHistoryQuery,
  useTakeNextOrderMutation,
  useTakeOrderMutation,
  useDecideModerationMutation,
  useDecideQabzMutation,
  useApprovePhotoReportMutation,
  useCompleteOrderMutation,
  useCancelNewOrderMutation,
  useCancelOrderMutation,
  useAttachOrderFileMutation,
  useListOrderAttachmentsQuery,
  useLazyListOrderAttachmentsQuery,
} = injectedRtkApi;
const shapeOfOrderCustomer = { "id": "c", "guid": "s", "name": "s", "phone_number": "s" } as const;
const shapeOfNullableNamedRef = { "id": "c", "name": "s" } as const;
const shapeOfOrderRow = { "id": "c", "version": "c", "number": "s", "application_id": "c", "contract_number~": "s", "customer": shapeOfOrderCustomer, "merchant~": shapeOfNullableNamedRef, "branch~": shapeOfNullableNamedRef, "seller~": shapeOfNullableNamedRef, "total": "s", "status": "e", "status_since": "s", "delivery~": "e", "down_payment_state": "e", "paid": "s", "granted": "s", "refunded": "s", "waiting": "s", "moderator~": shapeOfNullableNamedRef, "taken_at~": "s", "is_marketplace": "b", "created_at": "s" } as const;
const shapeOfOrderPage = { "orders": [shapeOfOrderRow], "count": "c", "totals": { "total": "s", "paid": "s", "granted": "s", "refunded": "s", "waiting": "s" } } as const;
const shapeOfOrderStatusCounts = { "statuses": [{ "code": "e", "count": "c" }], "count": "c" } as const;
const shapeOfDecisionTime = { "count": "c", "median_minutes~": "n" } as const;
const shapeOfOrderStatistics = { "today": "s", "week_begin": "s", "hours": [{ "hour": "c", "today": "c", "week": "c" }], "decisions": { "today": shapeOfDecisionTime, "week": shapeOfDecisionTime } } as const;
const shapeOfOrderApplication = { "id": "c", "guid": "s", "version": "c", "status": "s" } as const;
const shapeOfOrderTerms = { "price": "s", "discount": "s", "down_payment": "s", "month_count": "c", "month_amount": "s", "installment_amount": "s", "first_payment_day~": "s" } as const;
const shapeOfOrderLine = { "id": "c", "line": "c", "product~": shapeOfNullableNamedRef, "name": "s", "category~": "s", "model~": "s", "count": "c", "returned_count": "c", "price": "s", "total": "s", "sale_total": "s", "vat": "s", "spic~": "s" } as const;
const shapeOfNullableSeller = { "id": "c", "name": "s", "phone_number~": "s", "status": "s" } as const;
const shapeOfOrderAct = { "status": "e", "way~": "e", "sent_to": "s", "sent_at~": "s", "expires_at~": "s", "tries_left": "c", "resend_at~": "s", "signed_at~": "s" } as const;
const shapeOfOrderAttachment = { "id": "c", "kind": "e", "name": "s", "size": "c", "url": "s", "user~": shapeOfNullableNamedRef, "created_at": "s", "approved_by~": shapeOfNullableNamedRef, "approved_at~": "s", "approved_for~": "e" } as const;
const shapeOfNextStep = { "action~": "e", "by~": "e", "obstacles": ["e"] } as const;
const shapeOfCancelling = { "call~": "e", "refused_by~": "e" } as const;
const shapeOfOrder = { "id": "c", "version": "c", "number": "s", "application_id": "c", "contract_number~": "s", "customer": shapeOfOrderCustomer, "merchant~": shapeOfNullableNamedRef, "branch~": shapeOfNullableNamedRef, "seller~": shapeOfNullableNamedRef, "total": "s", "status": "e", "status_since": "s", "delivery~": "e", "down_payment_state": "e", "paid": "s", "granted": "s", "refunded": "s", "waiting": "s", "moderator~": shapeOfNullableNamedRef, "taken_at~": "s", "is_marketplace": "b", "created_at": "s", "application": shapeOfOrderApplication, "terms": shapeOfOrderTerms, "baskets": [shapeOfOrderLine], "sold_by~": shapeOfNullableSeller, "is_mine": "b", "may_take_over_at~": "s", "act~": shapeOfOrderAct, "attachments": [shapeOfOrderAttachment], "next": shapeOfNextStep, "cancelling": shapeOfCancelling, "completed_at~": "s" } as const;
const shapeOfNamedRef = { "id": "c", "name": "s" } as const;
const shapeOfLineOfOrder = { "id": "c", "line": "c", "product~": shapeOfNullableNamedRef, "name": "s", "category~": "s", "model~": "s", "count": "c", "returned_count": "c", "price": "s", "total": "s", "sale_total": "s", "vat": "s", "spic~": "s", "order": shapeOfNamedRef } as const;
const shapeOfOrderSeller = { "id": "c", "name": "s", "phone_number~": "s", "status": "s", "merchant~": shapeOfNullableNamedRef, "branch~": shapeOfNullableNamedRef, "order_count": "c" } as const;
const shapeOfOrderHistory = { "history": [{ "id": "c", "action": "s", "field~": "s", "old~": "s", "new~": "s", "user~": shapeOfNullableNamedRef, "created_at": "s", "current_status": "e" }] } as const;
const shapeOfNextOrder = { "order?": shapeOfOrder } as const;
const shapeOfOrderAttachmentList = { "items": [shapeOfOrderAttachment] } as const;
const reads = {
  listOrders: reader(shapeOfOrderPage),
  countOrderStatuses: reader(shapeOfOrderStatusCounts),
  getOrderStatistics: reader(shapeOfOrderStatistics),
  getOrder: reader(shapeOfOrder),
  getOrderLine: reader(shapeOfLineOfOrder),
  getOrderSeller: reader(shapeOfOrderSeller),
  setLineSpic: reader(shapeOfOrderLine, true),
  listOrderHistory: reader(shapeOfOrderHistory),
  takeNextOrder: reader(shapeOfNextOrder, true),
  takeOrder: reader(shapeOfOrder, true),
  decideModeration: reader(shapeOfOrder, true),
  decideQabz: reader(shapeOfOrder, true),
  approvePhotoReport: reader(shapeOfOrder, true),
  completeOrder: reader(shapeOfOrder, true),
  cancelNewOrder: reader(shapeOfOrder, true),
  cancelOrder: reader(shapeOfOrder, true),
  attachOrderFile: reader(shapeOfOrderAttachment, true),
  listOrderAttachments: reader(shapeOfOrderAttachmentList),
};
