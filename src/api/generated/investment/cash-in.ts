// Written by `npm run api` from the specs; do not edit.
import { gateway as api } from "../../cache/gateway";
import { reader } from "../../transport/responseSchema";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listCashInBankClaims: build.query<
      ListCashInBankClaimsApiResponse,
      ListCashInBankClaimsApiArg
    >({
      query: (queryArg) => ({ read: reads.listCashInBankClaims,
        url: `/investment/payments/cash-in/bank`,
        params: {
          offset: queryArg.offset,
          limit: queryArg.limit,
          status: queryArg.status,
          match_confidence: queryArg.match_confidence,
          search: queryArg.search,
          begin_date: queryArg.begin_date,
          end_date: queryArg.end_date,
          order_by: queryArg.order_by,
        },
      }),
    }),
    getCashInBankClaim: build.query<
      GetCashInBankClaimApiResponse,
      GetCashInBankClaimApiArg
    >({
      query: (queryArg) => ({ read: reads.getCashInBankClaim,
        url: `/investment/payments/cash-in/bank/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
    decideCashInBankClaim: build.mutation<
      DecideCashInBankClaimApiResponse,
      DecideCashInBankClaimApiArg
    >({
      query: (queryArg) => ({ read: reads.decideCashInBankClaim,
        url: `/investment/payments/cash-in/bank/${encodeURIComponent(String(queryArg.id))}`,
        method: "PUT",
        body: queryArg.body,
        headers: {
          "If-Match": queryArg["If-Match"],
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    getCashInQueue: build.query<
      GetCashInQueueApiResponse,
      GetCashInQueueApiArg
    >({
      query: () => ({ read: reads.getCashInQueue, url: `/investment/payments/cash-in/bank-queue` }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as cashInGenerated };
export type ListCashInBankClaimsApiResponse =
  /** status 200 The page, the number of documents under the filter and the sum of all of them. */ CashInBankPage;
export type ListCashInBankClaimsApiArg = {
  /** How many rows to skip. */
  offset?: number;
  /** How many rows to return at most. */
  limit?: number;
  /** Always pending. */
  status: "pending";
  /** Only documents whose payer is known so surely; the parameter is repeated. */
  match_confidence?: MatchConfidence[];
  /** Each of its first five words is found in what the description of the call names: names by their sound, in either alphabet and from either keyboard, numbers of documents in any spelling (`EX-12` is EX-000012). Further words are left out. */
  search?: string;
  /** First day of the period, included, by the calendar of Tashkent. */
  begin_date?: Day;
  /** Last day of the period, included, by the calendar of Tashkent. */
  end_date?: Day;
  /** The longest waiting comes first by default. */
  order_by?:
    | "created_at"
    | "-created_at"
    | "document_date"
    | "-document_date"
    | "amount"
    | "-amount"
    | "payer_name"
    | "-payer_name";
};
export type GetCashInBankClaimApiResponse =
  /** status 200 The document, whom it matches and why, its history, and the one that waits next. */ CashInBankDetail;
export type GetCashInBankClaimApiArg = {
  id: Id;
};
export type DecideCashInBankClaimApiResponse =
  /** status 200 The document as it stands now; after confirming also the new balance of the investor. */ CashInDecided;
export type DecideCashInBankClaimApiArg = {
  id: Id;
  /** The version of the record that the change was made on. */
  "If-Match": number;
  /** Names one intent of a person; sent again it has no second effect. */
  "Idempotency-Key": string;
  body: CashInDecision;
};
export type GetCashInQueueApiResponse =
  /** status 200 A figure for each of the last eight days, today last. */ CashInQueue;
export type GetCashInQueueApiArg = void;
export type Id = number;
export type Version = number;
export type Day = string;
export type Money = string;
export type NullablePayerInvestor = {
  id: Id;
  name: string;
  subject: "individual" | "business";
  status:
    | "new"
    | "in_process"
    | "active"
    | "current"
    | "left"
    | "inactive"
    | "archive";
} | null;
export type PayerInvestment = {
  id: Id;
  contract_number: string;
} | null;
export type MatchConfidence = "exact" | "partial" | "none";
export type MatchReason = "inn" | "pinfl" | "account" | "name";
export type CashInStatus = "pending" | "confirmed" | "rejected" | "returned";
export type Timestamp = string;
export type Person = {
  id: Id;
  name: string;
} | null;
export type NullableTimestamp = string | null;
export type CashInBankClaim = {
  id: Id;
  version: Version;
  bank_document_number: string;
  document_date: Day;
  payer_name: string;
  /** An INN as it is, a PINFL masked. */
  payer_inn_or_pinfl: string | null;
  /** Masked. */
  payer_account: string | null;
  payer_mfo: string | null;
  amount: Money;
  purpose: string;
  matched_investor: NullablePayerInvestor;
  matched_investment: PayerInvestment;
  match_confidence: MatchConfidence;
  matches: MatchReason[];
  status: CashInStatus;
  comment: string | null;
  created_at: Timestamp;
  processed_by: Person;
  processed_at: NullableTimestamp;
};
export type Sum = string;
export type CashInBankPage = {
  cash_in_bank: CashInBankClaim[];
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
export type PayerInvestor = {
  id: Id;
  /** Empty while nothing was submitted. */
  name: string;
  subject: "individual" | "business";
  status:
    | "new"
    | "in_process"
    | "active"
    | "current"
    | "left"
    | "inactive"
    | "archive";
};
export type CashInCandidate = {
  investor: PayerInvestor;
  /** An INN as it is, a PINFL masked. */
  inn_or_pinfl: string | null;
  balance: Money;
  match_confidence: MatchConfidence;
  matches: MatchReason[];
  /** Those that live or are about to, the ones named in the purpose first. */
  investments: {
    id: Id;
    contract_number: string;
    amount: Money;
    /** The purpose of the payment names its contract. */
    is_named: boolean;
  }[];
};
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
export type CashInBankDetail = CashInBankClaim & {
  candidates: CashInCandidate[];
  history: HistoryRow[];
  /** The document that waits next. */
  next_id: number | null;
};
export type CashInDecided = CashInBankClaim & {
  /** Of the investor after confirming. */
  balance: string | null;
};
export type CashInDecision = {
  status: "confirmed" | "rejected" | "returned";
  investor_id?: Id;
  investment_id?: Id;
  comment?: string;
};
export type CashInQueue = {
  days: {
    date: Day;
    /** How many waited when the day ended. */
    count: number;
  }[];
};
export const {
  useListCashInBankClaimsQuery,
  useLazyListCashInBankClaimsQuery,
  useGetCashInBankClaimQuery,
  useLazyGetCashInBankClaimQuery,
  useDecideCashInBankClaimMutation,
  useGetCashInQueueQuery,
  useLazyGetCashInQueueQuery,
} = injectedRtkApi;
const shapeOfNullablePayerInvestor = { "id": "c", "name": "s", "subject": "e", "status": "e" } as const;
const shapeOfPayerInvestment = { "id": "c", "contract_number": "s" } as const;
const shapeOfPerson = { "id": "c", "name": "s" } as const;
const shapeOfCashInBankClaim = { "id": "c", "version": "c", "bank_document_number": "s", "document_date": "s", "payer_name": "s", "payer_inn_or_pinfl~": "s", "payer_account~": "s", "payer_mfo~": "s", "amount": "s", "purpose": "s", "matched_investor~": shapeOfNullablePayerInvestor, "matched_investment~": shapeOfPayerInvestment, "match_confidence": "e", "matches": ["e"], "status": "e", "comment~": "s", "created_at": "s", "processed_by~": shapeOfPerson, "processed_at~": "s" } as const;
const shapeOfCashInBankPage = { "cash_in_bank": [shapeOfCashInBankClaim], "count": "c", "totals": { "amount": "s" } } as const;
const shapeOfPayerInvestor = { "id": "c", "name": "s", "subject": "e", "status": "e" } as const;
const shapeOfCashInCandidate = { "investor": shapeOfPayerInvestor, "inn_or_pinfl~": "s", "balance": "s", "match_confidence": "e", "matches": ["e"], "investments": [{ "id": "c", "contract_number": "s", "amount": "s", "is_named": "b" }] } as const;
const shapeOfNullableNamedRef = { "id": "c", "name": "s" } as const;
const shapeOfHistoryRow = { "id": "c", "action": "s", "field~": "s", "old~": "s", "new~": "s", "user~": shapeOfNullableNamedRef, "created_at": "s" } as const;
const shapeOfCashInBankDetail = { "id": "c", "version": "c", "bank_document_number": "s", "document_date": "s", "payer_name": "s", "payer_inn_or_pinfl~": "s", "payer_account~": "s", "payer_mfo~": "s", "amount": "s", "purpose": "s", "matched_investor~": shapeOfNullablePayerInvestor, "matched_investment~": shapeOfPayerInvestment, "match_confidence": "e", "matches": ["e"], "status": "e", "comment~": "s", "created_at": "s", "processed_by~": shapeOfPerson, "processed_at~": "s", "candidates": [shapeOfCashInCandidate], "history": [shapeOfHistoryRow], "next_id~": "n" } as const;
const shapeOfCashInDecided = { "id": "c", "version": "c", "bank_document_number": "s", "document_date": "s", "payer_name": "s", "payer_inn_or_pinfl~": "s", "payer_account~": "s", "payer_mfo~": "s", "amount": "s", "purpose": "s", "matched_investor~": shapeOfNullablePayerInvestor, "matched_investment~": shapeOfPayerInvestment, "match_confidence": "e", "matches": ["e"], "status": "e", "comment~": "s", "created_at": "s", "processed_by~": shapeOfPerson, "processed_at~": "s", "balance~": "s" } as const;
const shapeOfCashInQueue = { "days": [{ "date": "s", "count": "c" }] } as const;
const reads = {
  listCashInBankClaims: reader(shapeOfCashInBankPage),
  getCashInBankClaim: reader(shapeOfCashInBankDetail),
  decideCashInBankClaim: reader(shapeOfCashInDecided, true),
  getCashInQueue: reader(shapeOfCashInQueue),
};
