// Written by `npm run api` from the specs; do not edit.
import { gateway as api } from "../../cache/gateway";
import { reader } from "../../transport/responseSchema";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getInstalmentPayment: build.query<
      GetInstalmentPaymentApiResponse,
      GetInstalmentPaymentApiArg
    >({
      query: (queryArg) => ({ read: reads.getInstalmentPayment,
        url: `/payment/v1/installment-payment/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
    createInstalmentTransaction: build.mutation<
      CreateInstalmentTransactionApiResponse,
      CreateInstalmentTransactionApiArg
    >({
      query: (queryArg) => ({ read: reads.createInstalmentTransaction,
        url: `/payment/v1/installment/create-transaction`,
        method: "POST",
        body: queryArg.body,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    chargeInstalment: build.mutation<
      ChargeInstalmentApiResponse,
      ChargeInstalmentApiArg
    >({
      query: (queryArg) => ({ read: reads.chargeInstalment,
        url: `/payment/v1/payments/transaction`,
        method: "POST",
        body: queryArg.body,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    syncInstalmentPayment: build.mutation<
      SyncInstalmentPaymentApiResponse,
      SyncInstalmentPaymentApiArg
    >({
      query: (queryArg) => ({ read: reads.syncInstalmentPayment,
        url: `/payment/v1/payments/transaction/sync`,
        method: "POST",
        params: {
          id: queryArg.id,
        },
      }),
    }),
    beginCardPayment: build.mutation<
      BeginCardPaymentApiResponse,
      BeginCardPaymentApiArg
    >({
      query: (queryArg) => ({ read: reads.beginCardPayment,
        url: `/payment/v2/payments/new`,
        method: "POST",
        body: queryArg.body,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    verifyCardPayment: build.mutation<
      VerifyCardPaymentApiResponse,
      VerifyCardPaymentApiArg
    >({
      query: (queryArg) => ({ read: reads.verifyCardPayment,
        url: `/payment/v2/payments/verify`,
        method: "POST",
        body: queryArg.body,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    withdrawDue: build.mutation<WithdrawDueApiResponse, WithdrawDueApiArg>({
      query: (queryArg) => ({ read: reads.withdrawDue,
        url: `/payment/v2/payments/claim-withdraw`,
        method: "POST",
        body: queryArg.body,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    cancelInstalmentPayment: build.mutation<
      CancelInstalmentPaymentApiResponse,
      CancelInstalmentPaymentApiArg
    >({
      query: (queryArg) => ({ read: reads.cancelInstalmentPayment,
        url: `/payment/v1/payments/transaction/${encodeURIComponent(String(queryArg.id))}/cancel`,
        method: "POST",
        body: queryArg.body,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    payBack: build.mutation<PayBackApiResponse, PayBackApiArg>({
      query: (queryArg) => ({ read: reads.payBack,
        url: `/payment/v1/payments/transaction/${encodeURIComponent(String(queryArg.id))}/pay-back`,
        method: "POST",
        body: queryArg.body,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    listInstalmentRefunds: build.query<
      ListInstalmentRefundsApiResponse,
      ListInstalmentRefundsApiArg
    >({
      query: (queryArg) => ({ read: reads.listInstalmentRefunds,
        url: `/payment/v1/installments/${encodeURIComponent(String(queryArg.id))}/refunds`,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as instalmentPaymentsGenerated };
export type GetInstalmentPaymentApiResponse =
  /** status 200 The payment, the rows it went to, and its history. */ InstalmentPayment;
export type GetInstalmentPaymentApiArg = {
  id: Id;
};
export type CreateInstalmentTransactionApiResponse =
  /** status 201 The payment, and the rows it went to. */ InstalmentPayment;
export type CreateInstalmentTransactionApiArg = {
  /** Names one intent of a person; sent again it has no second effect. */
  "Idempotency-Key": string;
  /** The version of the record that the change was made on. */
  "If-Match": number;
  body: NewTransaction;
};
export type ChargeInstalmentApiResponse =
  /** status 201 The payment; `new` where the gateway has not said yet what became of it. */ InstalmentPayment;
export type ChargeInstalmentApiArg = {
  /** Names one intent of a person; sent again it has no second effect. */
  "Idempotency-Key": string;
  /** The version of the record that the change was made on. */
  "If-Match": number;
  body: NewCharge;
};
export type SyncInstalmentPaymentApiResponse =
  /** status 200 The payment as it is now; `new` while the gateway does not know. */ InstalmentPayment;
export type SyncInstalmentPaymentApiArg = {
  id: Id;
};
export type BeginCardPaymentApiResponse =
  /** status 201 The payment as it is now. */ InstalmentPayment;
export type BeginCardPaymentApiArg = {
  /** Names one intent of a person; sent again it has no second effect. */
  "Idempotency-Key": string;
  /** The version of the record that the change was made on. */
  "If-Match": number;
  body: NewCharge;
};
export type VerifyCardPaymentApiResponse =
  /** status 200 The payment as it is now. */ InstalmentPayment;
export type VerifyCardPaymentApiArg = {
  /** Names one intent of a person; sent again it has no second effect. */
  "Idempotency-Key": string;
  body: PaymentCode;
};
export type WithdrawDueApiResponse =
  /** status 201 The payment as it is now. */ InstalmentPayment;
export type WithdrawDueApiArg = {
  /** Names one intent of a person; sent again it has no second effect. */
  "Idempotency-Key": string;
  /** The version of the record that the change was made on. */
  "If-Match": number;
  body: Withdrawal;
};
export type CancelInstalmentPaymentApiResponse =
  /** status 200 The payment as it is now. */ InstalmentPayment;
export type CancelInstalmentPaymentApiArg = {
  id: Id;
  /** Names one intent of a person; sent again it has no second effect. */
  "Idempotency-Key": string;
  /** The version of the record that the change was made on. */
  "If-Match": number;
  body: PaymentCancelling;
};
export type PayBackApiResponse =
  /** status 200 The payment as it is now. */ InstalmentPayment;
export type PayBackApiArg = {
  id: Id;
  /** Names one intent of a person; sent again it has no second effect. */
  "Idempotency-Key": string;
  /** The version of the record that the change was made on. */
  "If-Match": number;
  body: PayingBack;
};
export type ListInstalmentRefundsApiResponse =
  /** status 200 Every try to pay back, the newest first. Of the tries of one payment only the last is open to work (`is_open`). */ RefundList;
export type ListInstalmentRefundsApiArg = {
  id: Id;
};
export type Id = number;
export type NullableNamedRef = {
  id: Id;
  name: string;
} | null;
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
export type Version = number;
export type NamedRef = {
  id: Id;
  name: string;
};
export type AnyPaymentKind = "down_payment" | "instalment" | "refund";
export type PaymentStatus =
  "new" | "success" | "failed" | "cancelled" | "reversed";
export type Money = string;
export type NullableDay = string | null;
export type Day = string;
export type PaymentRowPart = {
  number: number;
  date: Day;
  amount: Money;
};
export type NullableTimestamp = string | null;
export type CodeOfPayment = {
  /** Masked. */
  sent_to: string;
  sent_at: Timestamp;
  expires_at: Timestamp;
  tries_left: number;
} | null;
export type InstalmentPayment = WithHistory & {
  id: Id;
  version: Version;
  installment_id: Id;
  contract_number: string | null;
  customer: NamedRef;
  kind: AnyPaymentKind;
  status: PaymentStatus;
  amount: Money;
  gateway: "cash" | "bank" | "card";
  document_number: string | null;
  document_date: NullableDay;
  card: string | null;
  rrn: string | null;
  error: string | null;
  parts: PaymentRowPart[];
  debt: Money;
  user: NullableNamedRef;
  created_at: Timestamp;
  paid_at: NullableTimestamp;
  /** The payment that a refund gives back. */
  refunds_id: number | null;
  code: CodeOfPayment;
  /** The gateway has not said yet whether it takes it back. */
  is_being_reversed: boolean;
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
export type PaymentKind = "down_payment" | "instalment";
export type NewTransaction = {
  installment_id: Id;
  kind: PaymentKind;
  amount: Money;
  gateway: "cash" | "bank";
  document_number: string;
  document_date: Day;
};
export type NewCharge = {
  installment_id: Id;
  card_id: Id;
  amount: Money;
};
export type PaymentCode = {
  id: Id;
  code: string;
};
export type Withdrawal = {
  installment_id: Id;
};
export type PaymentCancelling = {
  comment: string;
};
export type PayingBack = {
  gateway: "card" | "cash" | "bank";
  document_number?: string;
  document_date?: Day;
};
export type InstalmentRefund = {
  id: Id;
  version: Version;
  refunds_id: Id;
  amount: Money;
  status: PaymentStatus;
  /** How it goes; none while it waits for a document. */
  gateway: ("cash" | "bank" | "card" | null) | null;
  card: string | null;
  rrn: string | null;
  error: string | null;
  document_number: string | null;
  document_date: NullableDay;
  /** Waits for a document or has failed and was not tried again. */
  is_open: boolean;
  user: NullableNamedRef;
  created_at: Timestamp;
  paid_at: NullableTimestamp;
};
export type RefundList = {
  refunds: InstalmentRefund[];
};
export const {
  useGetInstalmentPaymentQuery,
  useLazyGetInstalmentPaymentQuery,
  useCreateInstalmentTransactionMutation,
  useChargeInstalmentMutation,
  useSyncInstalmentPaymentMutation,
  useBeginCardPaymentMutation,
  useVerifyCardPaymentMutation,
  useWithdrawDueMutation,
  useCancelInstalmentPaymentMutation,
  usePayBackMutation,
  useListInstalmentRefundsQuery,
  useLazyListInstalmentRefundsQuery,
} = injectedRtkApi;
const shapeOfNullableNamedRef = { "id": "c", "name": "s" } as const;
const shapeOfHistoryRow = { "id": "c", "action": "s", "field~": "s", "old~": "s", "new~": "s", "user~": shapeOfNullableNamedRef, "created_at": "s" } as const;
const shapeOfNamedRef = { "id": "c", "name": "s" } as const;
const shapeOfPaymentRowPart = { "number": "c", "date": "s", "amount": "s" } as const;
const shapeOfCodeOfPayment = { "sent_to": "s", "sent_at": "s", "expires_at": "s", "tries_left": "c" } as const;
const shapeOfInstalmentPayment = { "history": [shapeOfHistoryRow], "id": "c", "version": "c", "installment_id": "c", "contract_number~": "s", "customer": shapeOfNamedRef, "kind": "e", "status": "e", "amount": "s", "gateway": "e", "document_number~": "s", "document_date~": "s", "card~": "s", "rrn~": "s", "error~": "s", "parts": [shapeOfPaymentRowPart], "debt": "s", "user~": shapeOfNullableNamedRef, "created_at": "s", "paid_at~": "s", "refunds_id~": "c", "code~": shapeOfCodeOfPayment, "is_being_reversed": "b" } as const;
const shapeOfInstalmentRefund = { "id": "c", "version": "c", "refunds_id": "c", "amount": "s", "status": "e", "gateway~": "e", "card~": "s", "rrn~": "s", "error~": "s", "document_number~": "s", "document_date~": "s", "is_open": "b", "user~": shapeOfNullableNamedRef, "created_at": "s", "paid_at~": "s" } as const;
const shapeOfRefundList = { "refunds": [shapeOfInstalmentRefund] } as const;
const reads = {
  getInstalmentPayment: reader(shapeOfInstalmentPayment),
  createInstalmentTransaction: reader(shapeOfInstalmentPayment, true),
  chargeInstalment: reader(shapeOfInstalmentPayment, true),
  syncInstalmentPayment: reader(shapeOfInstalmentPayment, true),
  beginCardPayment: reader(shapeOfInstalmentPayment, true),
  verifyCardPayment: reader(shapeOfInstalmentPayment, true),
  withdrawDue: reader(shapeOfInstalmentPayment, true),
  cancelInstalmentPayment: reader(shapeOfInstalmentPayment, true),
  payBack: reader(shapeOfInstalmentPayment, true),
  listInstalmentRefunds: reader(shapeOfRefundList),
};
