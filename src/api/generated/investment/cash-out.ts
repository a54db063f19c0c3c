// Written by `npm run api` from the specs; do not edit.
import { gateway as api } from "../../cache/gateway";
import { reader } from "../../transport/responseSchema";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listCashOutClaims: build.query<
      ListCashOutClaimsApiResponse,
      ListCashOutClaimsApiArg
    >({
      query: (queryArg) => ({ read: reads.listCashOutClaims,
        url: `/investment/investments/requests/cash-out`,
        params: {
          offset: queryArg.offset,
          limit: queryArg.limit,
          status: queryArg.status,
          reason_type: queryArg.reason_type,
          method: queryArg.method,
          awaits: queryArg.awaits,
          search: queryArg.search,
          begin_date: queryArg.begin_date,
          end_date: queryArg.end_date,
          order_by: queryArg.order_by,
        },
      }),
    }),
    getCashOutClaim: build.query<
      GetCashOutClaimApiResponse,
      GetCashOutClaimApiArg
    >({
      query: (queryArg) => ({ read: reads.getCashOutClaim,
        url: `/investment/investments/requests/cash-out/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
    decideCashOutClaim: build.mutation<
      DecideCashOutClaimApiResponse,
      DecideCashOutClaimApiArg
    >({
      query: (queryArg) => ({ read: reads.decideCashOutClaim,
        url: `/investment/investments/requests/cash-out/${encodeURIComponent(String(queryArg.id))}`,
        method: "PUT",
        body: queryArg.body,
        headers: {
          "If-Match": queryArg["If-Match"],
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    changeCashOutClaim: build.mutation<
      ChangeCashOutClaimApiResponse,
      ChangeCashOutClaimApiArg
    >({
      query: (queryArg) => ({ read: reads.changeCashOutClaim,
        url: `/investment/investments/requests/withdrawal/${encodeURIComponent(String(queryArg.id))}`,
        method: "PATCH",
        body: queryArg.body,
        headers: {
          "If-Match": queryArg["If-Match"],
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    reopenCashOutClaim: build.mutation<
      ReopenCashOutClaimApiResponse,
      ReopenCashOutClaimApiArg
    >({
      query: (queryArg) => ({ read: reads.reopenCashOutClaim,
        url: `/investment/investments/requests/withdrawal/${encodeURIComponent(String(queryArg.id))}/reopen`,
        method: "POST",
        body: queryArg.body,
        headers: {
          "If-Match": queryArg["If-Match"],
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    uploadCashOutSheet: build.mutation<
      UploadCashOutSheetApiResponse,
      UploadCashOutSheetApiArg
    >({
      query: (queryArg) => ({ read: reads.uploadCashOutSheet,
        url: `/investment/investments/requests/multiple-cash-out`,
        method: "PUT",
        body: queryArg.body,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    getCashOutQueue: build.query<
      GetCashOutQueueApiResponse,
      GetCashOutQueueApiArg
    >({
      query: () => ({ read: reads.getCashOutQueue, url: `/investment/investments/requests/cash-out-queue` }),
    }),
    listCashDays: build.query<ListCashDaysApiResponse, ListCashDaysApiArg>({
      query: (queryArg) => ({ read: reads.listCashDays,
        url: `/investment/investments/requests/cash-days`,
        params: {
          begin_date: queryArg.begin_date,
          end_date: queryArg.end_date,
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as cashOutGenerated };
export type ListCashOutClaimsApiResponse =
  /** status 200 The page, the number of claims under the filter and the sums over all of them. */ CashOutPage;
export type ListCashOutClaimsApiArg = {
  /** How many rows to skip. */
  offset?: number;
  /** How many rows to return at most. */
  limit?: number;
  status?: CashOutStatus[];
  /** Only claims for one of these reasons; the parameter is repeated. */
  reason_type?: ExitReason[];
  /** Only claims paid this way. */
  method?: PayoutMethod;
  /** With `me` only what waits for a decision that the caller may make: who holds the right for it, and is not barred as the one who asked, or who set what is decided about. Who may decide nothing is answered an empty list. */
  awaits?: "me";
  /** Each of its first five words is found in what the description of the call names: names by their sound, in either alphabet and from either keyboard, numbers of documents in any spelling (`EX-12` is EX-000012). Further words are left out. */
  search?: string;
  /** First day of the period, included, by the calendar of Tashkent. */
  begin_date?: Day;
  /** Last day of the period, included, by the calendar of Tashkent. */
  end_date?: Day;
  /** The newest comes first by default. */
  order_by?:
    | "created_at"
    | "-created_at"
    | "amount"
    | "-amount"
    | "payable_amount"
    | "-payable_amount"
    | "planned_date"
    | "-planned_date";
};
export type GetCashOutClaimApiResponse =
  /** status 200 The claim, the cards that it may be paid to, and what was done to it. */ CashOutDetail;
export type GetCashOutClaimApiArg = {
  id: Id;
};
export type DecideCashOutClaimApiResponse =
  /** status 200 The claim as it stands now. */ CashOutClaim;
export type DecideCashOutClaimApiArg = {
  id: Id;
  /** The version of the record that the change was made on. */
  "If-Match": number;
  /** Names one intent of a person; sent again it has no second effect. */
  "Idempotency-Key": string;
  body: CashOutDecision;
};
export type ChangeCashOutClaimApiResponse =
  /** status 200 The claim as it stands now. */ CashOutClaim;
export type ChangeCashOutClaimApiArg = {
  id: Id;
  /** The version of the record that the change was made on. */
  "If-Match": number;
  /** Names one intent of a person; sent again it has no second effect. */
  "Idempotency-Key": string;
  body: CashOutChange;
};
export type ReopenCashOutClaimApiResponse =
  /** status 200 The claim as it stands now. */ CashOutClaim;
export type ReopenCashOutClaimApiArg = {
  id: Id;
  /** The version of the record that the change was made on. */
  "If-Match": number;
  /** Names one intent of a person; sent again it has no second effect. */
  "Idempotency-Key": string;
  body: CashOutReopening;
};
export type UploadCashOutSheetApiResponse =
  /** status 200 What became of the rows; `status` says whether they were taken. */ CashOutSheetResult;
export type UploadCashOutSheetApiArg = {
  /** Names one intent of a person; sent again it has no second effect. */
  "Idempotency-Key": string;
  body: CashOutSheet;
};
export type GetCashOutQueueApiResponse =
  /** status 200 A figure for each of the last eight days, today last. */ CashOutQueue;
export type GetCashOutQueueApiArg = void;
export type ListCashDaysApiResponse =
  /** status 200 The days, the earliest first. */ CashDays;
export type ListCashDaysApiArg = {
  /** First day of the period, included, by the calendar of Tashkent. */
  begin_date?: Day;
  /** Last day of the period, included, by the calendar of Tashkent. */
  end_date?: Day;
};
export type Id = number;
export type Version = number;
export type Money = string;
export type ExitReason =
  | "unspecified"
  | "unplanned_need"
  | "saved_up"
  | "not_satisfied_profitability"
  | "not_understanding_app"
  | "heard_negative"
  | "not_satisfied_service"
  | "other";
export type PayoutMethod = "card" | "bank_account";
export type NullableDay = string | null;
export type CashOutStatus =
  | "pending"
  | "approved"
  | "to_sign"
  | "signed"
  | "paid"
  | "failed"
  | "rejected"
  | "cancelled";
export type ClaimPerson = {
  id: Id;
  name: string;
} | null;
export type TermsSetBy = Id[];
export type NullableTimestamp = string | null;
export type Timestamp = string;
export type CashOutClaim = {
  id: Id;
  version: Version;
  number: string;
  investor: {
    id: Id;
    name: string;
    subject: "individual" | "business";
  };
  investment: {
    id: Id;
    contract_number: string;
  };
  amount: Money;
  penalty_amount: Money;
  tax_amount: Money;
  payable_amount: Money;
  /** Whether the money may go today: the tariff lets it go early, or the investment has ended. Without it an approval is refused with `early_exit_not_allowed`. */
  early_exit_allowed: boolean;
  reason_type: ExitReason;
  reason_text: string | null;
  method: PayoutMethod;
  card_masked: string | null;
  /** Masked. */
  bank_account: string | null;
  mfo: string | null;
  planned_date: NullableDay;
  status: CashOutStatus;
  /** Why it was rejected or waits again; a remark otherwise. */
  comment: string | null;
  changed_by: ClaimPerson;
  terms_set_by: TermsSetBy;
  processed_by: ClaimPerson;
  processed_at: NullableTimestamp;
  created_at: Timestamp;
};
export type Sum = string;
export type CashOutPage = {
  exit_claims: CashOutClaim[];
  count: number;
  totals: {
    amount: Sum;
    payable_amount: Sum;
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
export type CashOutDetail = CashOutClaim & {
  /** The verified cards of the investor. */
  cards: {
    id: Id;
    card_masked: string;
    holder: string;
  }[];
  history: HistoryRow[];
};
export type CashOutDecision = {
  status: "approved" | "rejected";
  payable_amount?: Money;
  comment?: string;
};
export type CashOutChange = {
  amount?: Money;
  method?: PayoutMethod;
  card_id?: Id;
  bank_account?: string;
  mfo?: string;
  /** YYYY-MM-DD; null takes the day away. */
  planned_date?: string | null;
  comment?: string;
};
export type CashOutReopening = {
  comment: string;
};
export type CashOutSheetResult = {
  /** 200 when all rows were taken; 400 when none was. */
  status: number;
  total: number;
  success: number;
  /** Rows with an error. */
  failed: number;
  approved: number;
  /** Claims that now wait for another person. */
  changed: number;
  errors: {
    /** The headings are row 1. */
    row: number;
    column: string;
    code: string;
    /** A sentence for people, in English. */
    message: string;
  }[];
};
export type CashOutSheet = {
  /** An xlsx. */
  excel_file: Blob;
};
export type CashOutQueue = {
  days: {
    date: Day;
    /** How many waited when the day ended. */
    count: number;
  }[];
};
export type CashDay = {
  day: Day;
  cash_in_count: number;
  cash_in_amount: Sum;
  cash_out_count: number;
  cash_out_amount: Sum;
};
export type CashDays = {
  days: CashDay[];
};
export const {
  useListCashOutClaimsQuery,
  useLazyListCashOutClaimsQuery,
  useGetCashOutClaimQuery,
  useLazyGetCashOutClaimQuery,
  useDecideCashOutClaimMutation,
  useChangeCashOutClaimMutation,
  useReopenCashOutClaimMutation,
  useUploadCashOutSheetMutation,
  useGetCashOutQueueQuery,
  useLazyGetCashOutQueueQuery,
  useListCashDaysQuery,
  useLazyListCashDaysQuery,
} = injectedRtkApi;
const shapeOfClaimPerson = { "id": "c", "name": "s" } as const;
const shapeOfCashOutClaim = { "id": "c", "version": "c", "number": "s", "investor": { "id": "c", "name": "s", "subject": "e" }, "investment": { "id": "c", "contract_number": "s" }, "amount": "s", "penalty_amount": "s", "tax_amount": "s", "payable_amount": "s", "early_exit_allowed": "b", "reason_type": "e", "reason_text~": "s", "method": "e", "card_masked~": "s", "bank_account~": "s", "mfo~": "s", "planned_date~": "s", "status": "e", "comment~": "s", "changed_by~": shapeOfClaimPerson, "terms_set_by": ["c"], "processed_by~": shapeOfClaimPerson, "processed_at~": "s", "created_at": "s" } as const;
const shapeOfCashOutPage = { "exit_claims": [shapeOfCashOutClaim], "count": "c", "totals": { "amount": "s", "payable_amount": "s" } } as const;
const shapeOfNullableNamedRef = { "id": "c", "name": "s" } as const;
const shapeOfHistoryRow = { "id": "c", "action": "s", "field~": "s", "old~": "s", "new~": "s", "user~": shapeOfNullableNamedRef, "created_at": "s" } as const;
const shapeOfCashOutDetail = { "id": "c", "version": "c", "number": "s", "investor": { "id": "c", "name": "s", "subject": "e" }, "investment": { "id": "c", "contract_number": "s" }, "amount": "s", "penalty_amount": "s", "tax_amount": "s", "payable_amount": "s", "early_exit_allowed": "b", "reason_type": "e", "reason_text~": "s", "method": "e", "card_masked~": "s", "bank_account~": "s", "mfo~": "s", "planned_date~": "s", "status": "e", "comment~": "s", "changed_by~": shapeOfClaimPerson, "terms_set_by": ["c"], "processed_by~": shapeOfClaimPerson, "processed_at~": "s", "created_at": "s", "cards": [{ "id": "c", "card_masked": "s", "holder": "s" }], "history": [shapeOfHistoryRow] } as const;
const shapeOfCashOutSheetResult = { "status": "n", "total": "c", "success": "c", "failed": "c", "approved": "c", "changed": "c", "errors": [{ "row": "c", "column": "s", "code": "s", "message": "s" }] } as const;
const shapeOfCashOutQueue = { "days": [{ "date": "s", "count": "c" }] } as const;
const shapeOfCashDay = { "day": "s", "cash_in_count": "c", "cash_in_amount": "s", "cash_out_count": "c", "cash_out_amount": "s" } as const;
const shapeOfCashDays = { "days": [shapeOfCashDay] } as const;
const reads = {
  listCashOutClaims: reader(shapeOfCashOutPage),
  getCashOutClaim: reader(shapeOfCashOutDetail),
  decideCashOutClaim: reader(shapeOfCashOutClaim, true),
  changeCashOutClaim: reader(shapeOfCashOutClaim, true),
  reopenCashOutClaim: reader(shapeOfCashOutClaim, true),
  uploadCashOutSheet: reader(shapeOfCashOutSheetResult, true),
  getCashOutQueue: reader(shapeOfCashOutQueue),
  listCashDays: reader(shapeOfCashDays),
};
