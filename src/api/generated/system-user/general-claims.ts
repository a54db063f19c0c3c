// Written by `npm run api` from the specs; do not edit.
import { gateway as api } from "../../cache/gateway";
import { reader } from "../../transport/responseSchema";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listClaims: build.query<ListClaimsApiResponse, ListClaimsApiArg>({
      query: (queryArg) => ({ read: reads.listClaims,
        url: `/system-user/v1/claims`,
        params: {
          page: queryArg.page,
          limit: queryArg.limit,
          type: queryArg["type"],
          status: queryArg.status,
          payment_type: queryArg.payment_type,
          amount: queryArg.amount,
          awaits: queryArg.awaits,
          search: queryArg.search,
          begin_date: queryArg.begin_date,
          end_date: queryArg.end_date,
          order_by: queryArg.order_by,
        },
      }),
    }),
    getClaim: build.query<GetClaimApiResponse, GetClaimApiArg>({
      query: (queryArg) => ({ read: reads.getClaim,
        url: `/system-user/v1/claims/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
    changeClaimStatus: build.mutation<
      ChangeClaimStatusApiResponse,
      ChangeClaimStatusApiArg
    >({
      query: (queryArg) => ({ read: reads.changeClaimStatus,
        url: `/system-user/v1/claims/${encodeURIComponent(String(queryArg.id))}/change-status`,
        method: "PUT",
        body: queryArg.body,
        headers: {
          "If-Match": queryArg["If-Match"],
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    changeClaimPaymentType: build.mutation<
      ChangeClaimPaymentTypeApiResponse,
      ChangeClaimPaymentTypeApiArg
    >({
      query: (queryArg) => ({ read: reads.changeClaimPaymentType,
        url: `/system-user/v1/claims/${encodeURIComponent(String(queryArg.id))}/change-payment-type`,
        method: "PUT",
        body: queryArg.body,
        headers: {
          "If-Match": queryArg["If-Match"],
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    updateClaimAmount: build.mutation<
      UpdateClaimAmountApiResponse,
      UpdateClaimAmountApiArg
    >({
      query: (queryArg) => ({ read: reads.updateClaimAmount,
        url: `/system-user/v1/claims/${encodeURIComponent(String(queryArg.id))}/update-amount`,
        method: "PUT",
        body: queryArg.body,
        headers: {
          "If-Match": queryArg["If-Match"],
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    updateClaimStatuses: build.mutation<
      UpdateClaimStatusesApiResponse,
      UpdateClaimStatusesApiArg
    >({
      query: (queryArg) => ({ read: reads.updateClaimStatuses,
        url: `/system-user/v1/claims-update-statuses`,
        method: "PUT",
        body: queryArg.body,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    listClaimStatuses: build.query<
      ListClaimStatusesApiResponse,
      ListClaimStatusesApiArg
    >({
      query: () => ({ read: reads.listClaimStatuses, url: `/system-user/v1/claim-statuses` }),
    }),
    listClaimPaymentTypes: build.query<
      ListClaimPaymentTypesApiResponse,
      ListClaimPaymentTypesApiArg
    >({
      query: () => ({ read: reads.listClaimPaymentTypes, url: `/system-user/v1/claim-payment-types` }),
    }),
    getClaimCard: build.query<GetClaimCardApiResponse, GetClaimCardApiArg>({
      query: (queryArg) => ({ read: reads.getClaimCard,
        url: `/system-user/v1/claim-card/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as generalClaimsGenerated };
export type ListClaimsApiResponse =
  /** status 200 The page, the number of claims under the filter and the sum of their amounts. */ GeneralClaimPage;
export type ListClaimsApiArg = {
  /** The page, counted from 1. */
  page?: number;
  /** How many rows to return at most. */
  limit?: number;
  /** Only claims of this type. */
  type?: ClaimType;
  status?: ClaimStatus[];
  /** Only claims paid in this way. */
  payment_type?: PaymentType;
  /** Only claims of exactly this amount. */
  amount?: Money;
  /** With `me` only what waits for a decision that the caller may make: who holds the right for it, and is not barred as the one who asked, or who set what is decided about. Who may decide nothing is answered an empty list. */
  awaits?: "me";
  /** Each of its first five words is found in what the description of the call names: names by their sound, in either alphabet and from either keyboard, numbers of documents in any spelling (`EX-12` is EX-000012). Further words are left out. */
  search?: string;
  /** First day of the period, included, by the calendar of Tashkent. */
  begin_date?: Day;
  /** Last day of the period, included, by the calendar of Tashkent. */
  end_date?: Day;
  order_by?: "created_at" | "-created_at" | "amount" | "-amount";
};
export type GetClaimApiResponse =
  /** status 200 The claim and what was done to it, newest first. */ GeneralClaim;
export type GetClaimApiArg = {
  id: Id;
};
export type ChangeClaimStatusApiResponse =
  /** status 200 The claim is decided; approving posts the money in the same transaction. */ ClaimDecided;
export type ChangeClaimStatusApiArg = {
  id: Id;
  /** The version of the record that the change was made on. */
  "If-Match": number;
  /** Names one intent of a person; sent again it has no second effect. */
  "Idempotency-Key": string;
  body: ClaimDecision;
};
export type ChangeClaimPaymentTypeApiResponse =
  /** status 200 The claim as it is now. */ GeneralClaim;
export type ChangeClaimPaymentTypeApiArg = {
  id: Id;
  /** The version of the record that the change was made on. */
  "If-Match": number;
  /** Names one intent of a person; sent again it has no second effect. */
  "Idempotency-Key": string;
  body: PaymentTypeChange;
};
export type UpdateClaimAmountApiResponse =
  /** status 200 The claim as it is now. */ GeneralClaim;
export type UpdateClaimAmountApiArg = {
  id: Id;
  /** The version of the record that the change was made on. */
  "If-Match": number;
  /** Names one intent of a person; sent again it has no second effect. */
  "Idempotency-Key": string;
  body: AmountChange;
};
export type UpdateClaimStatusesApiResponse =
  /** status 200 Each claim is either updated or skipped with the reason. */ ClaimBatchResult;
export type UpdateClaimStatusesApiArg = {
  /** Names one intent of a person; sent again it has no second effect. */
  "Idempotency-Key": string;
  body: ClaimBatch;
};
export type ListClaimStatusesApiResponse =
  /** status 200 In the order of the life of a claim. */ ClaimStatusList;
export type ListClaimStatusesApiArg = void;
export type ListClaimPaymentTypesApiResponse =
  /** status 200 The ways to pay. */ PaymentTypeList;
export type ListClaimPaymentTypesApiArg = void;
export type GetClaimCardApiResponse =
  /** status 200 The card, its number masked; null when the claim names none. */ ClaimCardAnswer;
export type GetClaimCardApiArg = {
  id: Id;
};
export type Id = number;
export type Version = number;
export type ClaimType =
  "cash_in" | "cash_out" | "reinvest" | "transfer" | "refill" | "withdraw";
export type ClaimStatus =
  "pending" | "in_process" | "approved" | "rejected" | "cancelled";
export type PaymentType = "card" | "bank_account" | "cash" | "wallet";
export type Money = string;
export type InvestorRef = {
  id: Id;
  subject: "individual" | "business";
  /** Empty while nothing was submitted. */
  name: string;
};
export type NullableNamedRef = {
  id: Id;
  name: string;
} | null;
export type TermsSetBy = Id[];
export type NullableTimestamp = string | null;
export type Timestamp = string;
export type GeneralClaimRow = {
  id: Id;
  version: Version;
  type: ClaimType;
  status: ClaimStatus;
  payment_type: PaymentType;
  amount: Money;
  investor: InvestorRef;
  /** The card that the claim is paid by. */
  card_masked: string | null;
  /** Of the person who asked. */
  comment: string | null;
  reject_reason: string | null;
  initiator: NullableNamedRef;
  amount_changed_by: NullableNamedRef;
  terms_set_by: TermsSetBy;
  decided_by: NullableNamedRef;
  decided_at: NullableTimestamp;
  created_at: Timestamp;
};
export type Sum = string;
export type GeneralClaimPage = {
  claims: GeneralClaimRow[];
  count: number;
  totals: {
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
export type Day = string;
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
export type GeneralClaim = {
  id: Id;
  version: Version;
  type: ClaimType;
  status: ClaimStatus;
  payment_type: PaymentType;
  amount: Money;
  investor: InvestorRef;
  /** The card that the claim is paid by. */
  card_masked: string | null;
  /** Of the person who asked. */
  comment: string | null;
  reject_reason: string | null;
  initiator: NullableNamedRef;
  amount_changed_by: NullableNamedRef;
  terms_set_by: TermsSetBy;
  decided_by: NullableNamedRef;
  decided_at: NullableTimestamp;
  created_at: Timestamp;
  history: HistoryRow[];
};
export type ClaimDecided = {
  id: Id;
  status: ClaimStatus;
  version: Version;
  balance: Money;
  decided_at: NullableTimestamp;
};
export type ClaimDecision = {
  status: "in_process" | "approved" | "rejected";
  comment?: string;
};
export type PaymentTypeChange = {
  payment_type: PaymentType;
};
export type AmountChange = {
  amount: Money;
  comment?: string;
};
export type Skipped = {
  id: Id;
  code: string;
}[];
export type ClaimBatchResult = {
  updated: Id[];
  skipped: Skipped;
};
export type Ids = Id[];
export type ClaimBatch = {
  ids: Ids;
  /** The version of each claim that the decision was made on, in the order of the ids and as many. */
  versions: Version[];
  status: "in_process" | "approved" | "rejected";
  comment?: string;
};
export type ClaimStatusList = {
  statuses: ClaimStatus[];
};
export type PaymentTypeList = {
  payment_types: PaymentType[];
};
export type ClaimCard = {
  id: Id;
  masked_pan: string;
  type: "uzcard" | "humo";
  holder: string;
  bank: string;
  /** MM/YY. */
  expiry: string;
  status: "pending" | "verified" | "rejected";
} | null;
export type ClaimCardAnswer = {
  claim_id: Id;
  card: ClaimCard;
};
export const {
  useListClaimsQuery,
  useLazyListClaimsQuery,
  useGetClaimQuery,
  useLazyGetClaimQuery,
  useChangeClaimStatusMutation,
  useChangeClaimPaymentTypeMutation,
  useUpdateClaimAmountMutation,
  useUpdateClaimStatusesMutation,
  useListClaimStatusesQuery,
  useLazyListClaimStatusesQuery,
  useListClaimPaymentTypesQuery,
  useLazyListClaimPaymentTypesQuery,
  useGetClaimCardQuery,
  useLazyGetClaimCardQuery,
} = injectedRtkApi;
const shapeOfInvestorRef = { "id": "c", "subject": "e", "name": "s" } as const;
const shapeOfNullableNamedRef = { "id": "c", "name": "s" } as const;
const shapeOfGeneralClaimRow = { "id": "c", "version": "c", "type": "e", "status": "e", "payment_type": "e", "amount": "s", "investor": shapeOfInvestorRef, "card_masked~": "s", "comment~": "s", "reject_reason~": "s", "initiator~": shapeOfNullableNamedRef, "amount_changed_by~": shapeOfNullableNamedRef, "terms_set_by": ["c"], "decided_by~": shapeOfNullableNamedRef, "decided_at~": "s", "created_at": "s" } as const;
const shapeOfGeneralClaimPage = { "claims": [shapeOfGeneralClaimRow], "count": "c", "totals": { "amount": "s" } } as const;
const shapeOfHistoryRow = { "id": "c", "action": "s", "field~": "s", "old~": "s", "new~": "s", "user~": shapeOfNullableNamedRef, "created_at": "s" } as const;
const shapeOfGeneralClaim = { "id": "c", "version": "c", "type": "e", "status": "e", "payment_type": "e", "amount": "s", "investor": shapeOfInvestorRef, "card_masked~": "s", "comment~": "s", "reject_reason~": "s", "initiator~": shapeOfNullableNamedRef, "amount_changed_by~": shapeOfNullableNamedRef, "terms_set_by": ["c"], "decided_by~": shapeOfNullableNamedRef, "decided_at~": "s", "created_at": "s", "history": [shapeOfHistoryRow] } as const;
const shapeOfClaimDecided = { "id": "c", "status": "e", "version": "c", "balance": "s", "decided_at~": "s" } as const;
const shapeOfClaimBatchResult = { "updated": ["c"], "skipped": [{ "id": "c", "code": "s" }] } as const;
const shapeOfClaimStatusList = { "statuses": ["e"] } as const;
const shapeOfPaymentTypeList = { "payment_types": ["e"] } as const;
const shapeOfClaimCard = { "id": "c", "masked_pan": "s", "type": "e", "holder": "s", "bank": "s", "expiry": "s", "status": "e" } as const;
const shapeOfClaimCardAnswer = { "claim_id": "c", "card~": shapeOfClaimCard } as const;
const reads = {
  listClaims: reader(shapeOfGeneralClaimPage),
  getClaim: reader(shapeOfGeneralClaim),
  changeClaimStatus: reader(shapeOfClaimDecided, true),
  changeClaimPaymentType: reader(shapeOfGeneralClaim, true),
  updateClaimAmount: reader(shapeOfGeneralClaim, true),
  updateClaimStatuses: reader(shapeOfClaimBatchResult, true),
  listClaimStatuses: reader(shapeOfClaimStatusList),
  listClaimPaymentTypes: reader(shapeOfPaymentTypeList),
  getClaimCard: reader(shapeOfClaimCardAnswer),
};
