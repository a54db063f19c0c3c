// Written by `npm run api` from the specs; do not edit.
import { gateway as api } from "../../cache/gateway";
import { reader } from "../../transport/responseSchema";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listPlatformInvestors: build.query<
      ListPlatformInvestorsApiResponse,
      ListPlatformInvestorsApiArg
    >({
      query: (queryArg) => ({ read: reads.listPlatformInvestors,
        url: `/system-user/v1/investors`,
        params: {
          same_as: queryArg.same_as,
          offset: queryArg.offset,
          limit: queryArg.limit,
        },
      }),
    }),
    searchInvestorsByPhone: build.query<
      SearchInvestorsByPhoneApiResponse,
      SearchInvestorsByPhoneApiArg
    >({
      query: (queryArg) => ({ read: reads.searchInvestorsByPhone,
        url: `/system-user/v1/investors-search/${encodeURIComponent(String(queryArg.phone))}`,
      }),
    }),
    getPlatformInvestor: build.query<
      GetPlatformInvestorApiResponse,
      GetPlatformInvestorApiArg
    >({
      query: (queryArg) => ({ read: reads.getPlatformInvestor,
        url: `/system-user/v1/investors/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
    eraseInvestor: build.mutation<
      EraseInvestorApiResponse,
      EraseInvestorApiArg
    >({
      query: (queryArg) => ({
        url: `/system-user/v1/investors/${encodeURIComponent(String(queryArg.id))}`,
        method: "DELETE",
        params: {
          number: queryArg["number"],
        },
      }),
    }),
    listInvestorClaims: build.query<
      ListInvestorClaimsApiResponse,
      ListInvestorClaimsApiArg
    >({
      query: (queryArg) => ({ read: reads.listInvestorClaims,
        url: `/system-user/v1/investors/${encodeURIComponent(String(queryArg.id))}/claims`,
        params: {
          offset: queryArg.offset,
          limit: queryArg.limit,
        },
      }),
    }),
    getInvestorBalance: build.query<
      GetInvestorBalanceApiResponse,
      GetInvestorBalanceApiArg
    >({
      query: (queryArg) => ({ read: reads.getInvestorBalance,
        url: `/system-user/v1/investors/${encodeURIComponent(String(queryArg.id))}/balance`,
      }),
    }),
    listPlatformInvestorInvestments: build.query<
      ListPlatformInvestorInvestmentsApiResponse,
      ListPlatformInvestorInvestmentsApiArg
    >({
      query: (queryArg) => ({ read: reads.listPlatformInvestorInvestments,
        url: `/system-user/v1/investors/${encodeURIComponent(String(queryArg.id))}/investments`,
      }),
    }),
    listInvestorTransactions: build.query<
      ListInvestorTransactionsApiResponse,
      ListInvestorTransactionsApiArg
    >({
      query: (queryArg) => ({ read: reads.listInvestorTransactions,
        url: `/system-user/v1/investors/${encodeURIComponent(String(queryArg.id))}/transactions`,
        params: {
          offset: queryArg.offset,
          limit: queryArg.limit,
          begin_date: queryArg.begin_date,
          end_date: queryArg.end_date,
        },
      }),
    }),
    updateInvestorStatuses: build.mutation<
      UpdateInvestorStatusesApiResponse,
      UpdateInvestorStatusesApiArg
    >({
      query: (queryArg) => ({ read: reads.updateInvestorStatuses,
        url: `/system-user/v1/investors/update-statuses`,
        method: "POST",
        body: queryArg.body,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    updatePlatformInvestor: build.mutation<
      UpdatePlatformInvestorApiResponse,
      UpdatePlatformInvestorApiArg
    >({
      query: (queryArg) => ({ read: reads.updatePlatformInvestor,
        url: `/system-user/v1/investors/${encodeURIComponent(String(queryArg.id))}/update`,
        method: "PUT",
        body: queryArg.body,
        headers: {
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    updateInvestorPhone: build.mutation<
      UpdateInvestorPhoneApiResponse,
      UpdateInvestorPhoneApiArg
    >({
      query: (queryArg) => ({ read: reads.updateInvestorPhone,
        url: `/system-user/v1/update-phone/${encodeURIComponent(String(queryArg.id))}`,
        method: "PUT",
        body: queryArg.body,
        headers: {
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    refillInvestorBalance: build.mutation<
      RefillInvestorBalanceApiResponse,
      RefillInvestorBalanceApiArg
    >({
      query: (queryArg) => ({ read: reads.refillInvestorBalance,
        url: `/system-user/v1/investors/${encodeURIComponent(String(queryArg.id))}/refill-balance`,
        method: "PUT",
        body: queryArg.body,
        headers: {
          "If-Match": queryArg["If-Match"],
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    withdrawInvestorBalance: build.mutation<
      WithdrawInvestorBalanceApiResponse,
      WithdrawInvestorBalanceApiArg
    >({
      query: (queryArg) => ({ read: reads.withdrawInvestorBalance,
        url: `/system-user/v1/investors/${encodeURIComponent(String(queryArg.id))}/withdraw-balance`,
        method: "PUT",
        body: queryArg.body,
        headers: {
          "If-Match": queryArg["If-Match"],
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    listInvestorCertificates: build.query<
      ListInvestorCertificatesApiResponse,
      ListInvestorCertificatesApiArg
    >({
      query: (queryArg) => ({ read: reads.listInvestorCertificates,
        url: `/system-user/v1/investor-certificates/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
    listInvestorCards: build.query<
      ListInvestorCardsApiResponse,
      ListInvestorCardsApiArg
    >({
      query: (queryArg) => ({ read: reads.listInvestorCards,
        url: `/system-user/v1/investor-cards/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
    getInvestorCard: build.query<
      GetInvestorCardApiResponse,
      GetInvestorCardApiArg
    >({
      query: (queryArg) => ({ read: reads.getInvestorCard,
        url: `/system-user/v1/get-investor-card/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
    listInvestorLogs: build.query<
      ListInvestorLogsApiResponse,
      ListInvestorLogsApiArg
    >({
      query: (queryArg) => ({ read: reads.listInvestorLogs,
        url: `/system-user/v1/investor/${encodeURIComponent(String(queryArg.id))}/logs`,
        params: {
          offset: queryArg.offset,
          limit: queryArg.limit,
        },
      }),
    }),
    listInvestorEdits: build.query<
      ListInvestorEditsApiResponse,
      ListInvestorEditsApiArg
    >({
      query: (queryArg) => ({ read: reads.listInvestorEdits,
        url: `/system-user/v1/investor-edited-list`,
        params: {
          investor_id: queryArg.investor_id,
          offset: queryArg.offset,
          limit: queryArg.limit,
        },
      }),
    }),
    revealInvestorData: build.mutation<
      RevealInvestorDataApiResponse,
      RevealInvestorDataApiArg
    >({
      query: (queryArg) => ({ read: reads.revealInvestorData,
        url: `/system-user/v1/get-investor-data/${encodeURIComponent(String(queryArg.id))}`,
        method: "GET",
        params: {
          fields: queryArg.fields,
        },
      }),
    }),
    getAutoInvest: build.query<GetAutoInvestApiResponse, GetAutoInvestApiArg>({
      query: (queryArg) => ({ read: reads.getAutoInvest,
        url: `/system-user/v1/auto-invest/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
    confirmInvestorPassport: build.mutation<
      ConfirmInvestorPassportApiResponse,
      ConfirmInvestorPassportApiArg
    >({
      query: (queryArg) => ({ read: reads.confirmInvestorPassport,
        url: `/system-user/v1/investors/confirm-investor-passport/${encodeURIComponent(String(queryArg.id))}`,
        method: "POST",
        headers: {
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
    resetInvestorIdentification: build.mutation<
      ResetInvestorIdentificationApiResponse,
      ResetInvestorIdentificationApiArg
    >({
      query: (queryArg) => ({ read: reads.resetInvestorIdentification,
        url: `/system-user/v1/delete-investor-data/${encodeURIComponent(String(queryArg.id))}`,
        method: "DELETE",
        headers: {
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as investorsGenerated };
export type ListPlatformInvestorsApiResponse =
  /** status 200 The possible duplicates; the investor is not among them. */ DuplicatePage;
export type ListPlatformInvestorsApiArg = {
  /** The investor whose possible duplicates are asked for. */
  same_as: Id;
  /** How many rows to skip. */
  offset?: number;
  /** How many rows to return at most. */
  limit?: number;
};
export type SearchInvestorsByPhoneApiResponse =
  /** status 200 The investors found; an empty list when nobody has this phone. */ FoundInvestorList;
export type SearchInvestorsByPhoneApiArg = {
  /** Twelve digits, 998 first. */
  phone: string;
};
export type GetPlatformInvestorApiResponse =
  /** status 200 What the money dialog repeats before a refill or a withdrawal. */ PlatformInvestor;
export type GetPlatformInvestorApiArg = {
  id: Id;
};
export type EraseInvestorApiResponse = unknown;
export type EraseInvestorApiArg = {
  id: Id;
  /** The number of the investor, typed by the person who erases. */
  number: Id;
};
export type ListInvestorClaimsApiResponse =
  /** status 200 The page and the number of all. */ ClaimPage;
export type ListInvestorClaimsApiArg = {
  id: Id;
  /** How many rows to skip. */
  offset?: number;
  /** How many rows to return at most. */
  limit?: number;
};
export type GetInvestorBalanceApiResponse =
  /** status 200 The balance and what is held by pending claims. */ InvestorBalance;
export type GetInvestorBalanceApiArg = {
  id: Id;
};
export type ListPlatformInvestorInvestmentsApiResponse =
  /** status 200 One row a strategy. */ InvestmentShareList;
export type ListPlatformInvestorInvestmentsApiArg = {
  id: Id;
};
export type ListInvestorTransactionsApiResponse =
  /** status 200 The page, the number of all and the sums over the filter. */ TransactionPage;
export type ListInvestorTransactionsApiArg = {
  id: Id;
  /** How many rows to skip. */
  offset?: number;
  /** How many rows to return at most. */
  limit?: number;
  /** First day of the period, included, by the calendar of Tashkent. */
  begin_date?: Day;
  /** Last day of the period, included, by the calendar of Tashkent. */
  end_date?: Day;
};
export type UpdateInvestorStatusesApiResponse =
  /** status 200 Each investor is either updated or skipped with the reason. */ StatusBatchResult;
export type UpdateInvestorStatusesApiArg = {
  /** Names one intent of a person; sent again it has no second effect. */
  "Idempotency-Key": string;
  body: StatusBatch;
};
export type UpdatePlatformInvestorApiResponse =
  /** status 200 The change is stored. */ InvestorVersion;
export type UpdatePlatformInvestorApiArg = {
  id: Id;
  /** The version of the record that the change was made on. */
  "If-Match": number;
  body: InvestorChange;
};
export type UpdateInvestorPhoneApiResponse =
  /** status 200 The phone is changed. */ InvestorVersion;
export type UpdateInvestorPhoneApiArg = {
  id: Id;
  /** The version of the record that the change was made on. */
  "If-Match": number;
  body: PhoneChange;
};
export type RefillInvestorBalanceApiResponse =
  /** status 202 A pending claim waits for the decision of a second person. */ ClaimReceipt;
export type RefillInvestorBalanceApiArg = {
  id: Id;
  /** The version of the record that the change was made on. */
  "If-Match": number;
  /** Names one intent of a person; sent again it has no second effect. */
  "Idempotency-Key": string;
  body: BalanceChange;
};
export type WithdrawInvestorBalanceApiResponse =
  /** status 202 A pending claim waits for the decision of a second person. */ ClaimReceipt;
export type WithdrawInvestorBalanceApiArg = {
  id: Id;
  /** The version of the record that the change was made on. */
  "If-Match": number;
  /** Names one intent of a person; sent again it has no second effect. */
  "Idempotency-Key": string;
  body: BalanceChange;
};
export type ListInvestorCertificatesApiResponse =
  /** status 200 The certificates, newest first. */ CertificateList;
export type ListInvestorCertificatesApiArg = {
  id: Id;
};
export type ListInvestorCardsApiResponse =
  /** status 200 The cards with masked numbers. */ CardList;
export type ListInvestorCardsApiArg = {
  id: Id;
};
export type GetInvestorCardApiResponse =
  /** status 200 The card, with when and by whom it was verified. */ CardDetail;
export type GetInvestorCardApiArg = {
  id: Id;
};
export type ListInvestorLogsApiResponse =
  /** status 200 The audit rows; personal values are masked. */ LogPage;
export type ListInvestorLogsApiArg = {
  id: Id;
  /** How many rows to skip. */
  offset?: number;
  /** How many rows to return at most. */
  limit?: number;
};
export type ListInvestorEditsApiResponse =
  /** status 200 The changed fields; personal values are masked. */ EditPage;
export type ListInvestorEditsApiArg = {
  /** Only the edits of this investor. */
  investor_id?: Id;
  /** How many rows to skip. */
  offset?: number;
  /** How many rows to return at most. */
  limit?: number;
};
export type RevealInvestorDataApiResponse =
  /** status 200 The full values. Each field leaves an audit row. */ RevealedData;
export type RevealInvestorDataApiArg = {
  id: Id;
  /** Names of the fields; the parameter is repeated. */
  fields: RevealedField[];
};
export type GetAutoInvestApiResponse =
  /** status 200 The rule; enabled is false when there is none. */ AutoInvest;
export type GetAutoInvestApiArg = {
  id: Id;
};
export type ConfirmInvestorPassportApiResponse =
  /** status 200 The passport is confirmed. */ InvestorVersion;
export type ConfirmInvestorPassportApiArg = {
  id: Id;
  /** The version of the record that the change was made on. */
  "If-Match": number;
};
export type ResetInvestorIdentificationApiResponse =
  /** status 200 Documents and photos are gone; the status is new. */ InvestorVersion;
export type ResetInvestorIdentificationApiArg = {
  id: Id;
  /** The version of the record that the change was made on. */
  "If-Match": number;
};
export type Id = number;
export type Subject = "individual" | "business";
export type InvestorStatus =
  "new" | "in_process" | "active" | "current" | "left" | "inactive" | "archive";
export type Duplicate = {
  id: Id;
  subject: Subject;
  name: string;
  /** Masked. */
  phone_number: string;
  status: InvestorStatus;
  /** What both have in common. */
  matches: ("pinfl" | "inn" | "phone_number")[];
};
export type DuplicatePage = {
  items: Duplicate[];
  total: number;
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
export type FoundInvestor = {
  id: Id;
  subject: Subject;
  name: string;
  /** Masked. */
  phone_number: string;
  status: InvestorStatus;
};
export type FoundInvestorList = {
  items: FoundInvestor[];
  total: number;
};
export type Version = number;
export type Money = string;
export type Timestamp = string;
export type PlatformInvestor = {
  id: Id;
  version: Version;
  subject: Subject;
  name: string;
  /** Masked. */
  phone_number: string;
  status: InvestorStatus;
  balance: Money;
  blocked_balance: Money;
  updated_at: Timestamp;
};
export type NullableNamedRef = {
  id: Id;
  name: string;
} | null;
export type TermsSetBy = Id[];
export type NullableTimestamp = string | null;
export type Claim = {
  id: Id;
  type:
    "cash_in" | "cash_out" | "reinvest" | "transfer" | "refill" | "withdraw";
  status: "pending" | "in_process" | "approved" | "rejected" | "cancelled";
  amount: Money;
  payment_type: "card" | "bank_account" | "cash" | "wallet";
  /** Of the person who asked. */
  comment: string | null;
  reject_reason: string | null;
  initiator: NullableNamedRef;
  amount_changed_by: NullableNamedRef;
  terms_set_by: TermsSetBy;
  decided_by: NullableNamedRef;
  created_at: Timestamp;
  decided_at: NullableTimestamp;
  version: Version;
};
export type ClaimPage = {
  claims: Claim[];
  count: number;
};
export type InvestorBalance = {
  investor_id: Id;
  balance: Money;
  blocked: Money;
  available: Money;
  calculated_at: Timestamp;
};
export type NamedRef = {
  id: Id;
  name: string;
};
export type InvestmentShare = {
  strategy: NamedRef;
  investments_count: number;
  amount: Money;
  share_percent: number;
};
export type InvestmentShareList = {
  items: InvestmentShare[];
  total: number;
};
export type Transaction = {
  id: Id;
  date: Timestamp;
  type:
    | "refill"
    | "withdraw"
    | "invest"
    | "dividend"
    | "exit"
    | "penalty"
    | "exit_tax"
    | "bond"
    | "coupon"
    | "coupon_tax"
    | "bond_repayment";
  amount: Money;
  balance_after: Money;
  comment: string | null;
  claim_id: number | null;
};
export type Sum = string;
export type TransactionTotals = {
  incoming: Sum;
  outgoing: Sum;
};
export type TransactionPage = {
  transactions: Transaction[];
  count: number;
  totals: TransactionTotals;
};
export type Day = string;
export type Skipped = {
  id: Id;
  code: string;
}[];
export type StatusBatchResult = {
  updated: Id[];
  skipped: Skipped;
};
export type Ids = Id[];
export type StatusBatch = {
  ids: Ids;
  status: InvestorStatus;
  comment?: string;
};
export type InvestorVersion = {
  id: Id;
  version: Version;
  updated_at: Timestamp;
};
export type InvestorChange = {
  first_name?: string;
  last_name?: string;
  patronymic?: string | null;
  company_name?: string;
  email?: string | null;
  /** Twelve digits, 998 first, else 422 invalid_phone. */
  contact_number?: string | null;
  /** With its check digit, agreeing with birthday and gender, else 422 invalid_pinfl. */
  pinfl?: string;
  /** Nine digits; 2 or 3 first for a company, 4 to 7 for a person, else 422 invalid_inn. */
  inn?: string | null;
  birthday?: Day;
  gender?: "male" | "female";
};
export type PhoneChange = {
  /** Twelve digits, 998 first, else 422 invalid_phone. */
  phone_number: string;
};
export type ClaimReceipt = {
  claim_id: Id;
  status: "pending";
};
export type BalanceChange = {
  amount: Money;
  comment: string;
};
export type NullableDay = string | null;
export type Certificate = {
  id: Id;
  number: string;
  kind: "investment" | "qualification";
  issued_at: Day;
  valid_until: NullableDay;
  /** A signed address on the content host, good for five minutes. */
  url: string | null;
};
export type CertificateList = {
  items: Certificate[];
  total: number;
};
export type CardStatus = "pending" | "verified" | "rejected";
export type Card = {
  id: Id;
  masked_pan: string;
  type: "uzcard" | "humo" | "other";
  /** MM/YY. */
  expiry: string;
  holder: string;
  bank: string;
  phone_masked: string;
  is_main: boolean;
  status: CardStatus;
};
export type CardList = {
  items: Card[];
  total: number;
};
export type CardDetail = {
  id: Id;
  investor_id: Id;
  masked_pan: string;
  type: "uzcard" | "humo" | "other";
  /** MM/YY. */
  expiry: string;
  holder: string;
  bank: string;
  phone_masked: string;
  is_main: boolean;
  status: CardStatus;
  added_at: Timestamp;
  verified_at: NullableTimestamp;
  verified_by: string | null;
};
export type LogRow = {
  id: Id;
  action: string;
  field: string | null;
  old: string | null;
  new: string | null;
  user: NullableNamedRef;
  created_at: Timestamp;
};
export type LogPage = {
  items: LogRow[];
  count: number;
};
export type EditRow = {
  id: Id;
  investor: NamedRef;
  action: string;
  field: string | null;
  old: string | null;
  new: string | null;
  user: NullableNamedRef;
  created_at: Timestamp;
};
export type EditPage = {
  items: EditRow[];
  count: number;
};
export type RevealedData = {
  id: Id;
  /** Each asked field with its full value. */
  values: {
    [key: string]: string | null;
  };
};
export type RevealedField =
  | "pinfl"
  | "phone_number"
  | "contact_number"
  | "birthday"
  | "passport_id"
  | "inps"
  | "actual_address"
  | "temporary_address"
  | "work_address"
  | "monthly_income"
  | "domestic_phone_number"
  | "director_pinfl"
  | "bank_account";
export type AutoInvest = {
  investor_id: Id;
  enabled: boolean;
  strategy: NullableNamedRef;
  /** An amount of so'm. */
  min_amount: string | null;
  percent: number | null;
  next_run_at: NullableDay;
};
export const {
  useListPlatformInvestorsQuery,
  useLazyListPlatformInvestorsQuery,
  useSearchInvestorsByPhoneQuery,
  useLazySearchInvestorsByPhoneQuery,
  useGetPlatformInvestorQuery,
  useLazyGetPlatformInvestorQuery,
  useEraseInvestorMutation,
  useListInvestorClaimsQuery,
  useLazyListInvestorClaimsQuery,
  useGetInvestorBalanceQuery,
  useLazyGetInvestorBalanceQuery,
  useListPlatformInvestorInvestmentsQuery,
  useLazyListPlatformInvestorInvestmentsQuery,
  useListInvestorTransactionsQuery,
  useLazyListInvestorTransactionsQuery,
  useUpdateInvestorStatusesMutation,
  useUpdatePlatformInvestorMutation,
  useUpdateInvestorPhoneMutation,
  useRefillInvestorBalanceMutation,
  useWithdrawInvestorBalanceMutation,
  useListInvestorCertificatesQuery,
  useLazyListInvestorCertificatesQuery,
  useListInvestorCardsQuery,
  useLazyListInvestorCardsQuery,
  useGetInvestorCardQuery,
  useLazyGetInvestorCardQuery,
  useListInvestorLogsQuery,
  useLazyListInvestorLogsQuery,
  useListInvestorEditsQuery,
  useLazyListInvestorEditsQuery,
  useRevealInvestorDataMutation,
  useGetAutoInvestQuery,
  useLazyGetAutoInvestQuery,
  useConfirmInvestorPassportMutation,
  useResetInvestorIdentificationMutation,
} = injectedRtkApi;
const shapeOfDuplicate = { "id": "c", "subject": "e", "name": "s", "phone_number": "s", "status": "e", "matches": ["e"] } as const;
const shapeOfDuplicatePage = { "items": [shapeOfDuplicate], "total": "c" } as const;
const shapeOfFoundInvestor = { "id": "c", "subject": "e", "name": "s", "phone_number": "s", "status": "e" } as const;
const shapeOfFoundInvestorList = { "items": [shapeOfFoundInvestor], "total": "c" } as const;
const shapeOfPlatformInvestor = { "id": "c", "version": "c", "subject": "e", "name": "s", "phone_number": "s", "status": "e", "balance": "s", "blocked_balance": "s", "updated_at": "s" } as const;
const shapeOfNullableNamedRef = { "id": "c", "name": "s" } as const;
const shapeOfClaim = { "id": "c", "type": "e", "status": "e", "amount": "s", "payment_type": "e", "comment~": "s", "reject_reason~": "s", "initiator~": shapeOfNullableNamedRef, "amount_changed_by~": shapeOfNullableNamedRef, "terms_set_by": ["c"], "decided_by~": shapeOfNullableNamedRef, "created_at": "s", "decided_at~": "s", "version": "c" } as const;
const shapeOfClaimPage = { "claims": [shapeOfClaim], "count": "c" } as const;
const shapeOfInvestorBalance = { "investor_id": "c", "balance": "s", "blocked": "s", "available": "s", "calculated_at": "s" } as const;
const shapeOfNamedRef = { "id": "c", "name": "s" } as const;
const shapeOfInvestmentShare = { "strategy": shapeOfNamedRef, "investments_count": "c", "amount": "s", "share_percent": "c" } as const;
const shapeOfInvestmentShareList = { "items": [shapeOfInvestmentShare], "total": "c" } as const;
const shapeOfTransaction = { "id": "c", "date": "s", "type": "e", "amount": "s", "balance_after": "s", "comment~": "s", "claim_id~": "n" } as const;
const shapeOfTransactionTotals = { "incoming": "s", "outgoing": "s" } as const;
const shapeOfTransactionPage = { "transactions": [shapeOfTransaction], "count": "c", "totals": shapeOfTransactionTotals } as const;
const shapeOfStatusBatchResult = { "updated": ["c"], "skipped": [{ "id": "c", "code": "s" }] } as const;
const shapeOfInvestorVersion = { "id": "c", "version": "c", "updated_at": "s" } as const;
const shapeOfClaimReceipt = { "claim_id": "c", "status": "e" } as const;
const shapeOfCertificate = { "id": "c", "number": "s", "kind": "e", "issued_at": "s", "valid_until~": "s", "url~": "s" } as const;
const shapeOfCertificateList = { "items": [shapeOfCertificate], "total": "c" } as const;
const shapeOfCard = { "id": "c", "masked_pan": "s", "type": "e", "expiry": "s", "holder": "s", "bank": "s", "phone_masked": "s", "is_main": "b", "status": "e" } as const;
const shapeOfCardList = { "items": [shapeOfCard], "total": "c" } as const;
const shapeOfCardDetail = { "id": "c", "investor_id": "c", "masked_pan": "s", "type": "e", "expiry": "s", "holder": "s", "bank": "s", "phone_masked": "s", "is_main": "b", "status": "e", "added_at": "s", "verified_at~": "s", "verified_by~": "s" } as const;
const shapeOfLogRow = { "id": "c", "action": "s", "field~": "s", "old~": "s", "new~": "s", "user~": shapeOfNullableNamedRef, "created_at": "s" } as const;
const shapeOfLogPage = { "items": [shapeOfLogRow], "count": "c" } as const;
const shapeOfEditRow = { "id": "c", "investor": shapeOfNamedRef, "action": "s", "field~": "s", "old~": "s", "new~": "s", "user~": shapeOfNullableNamedRef, "created_at": "s" } as const;
const shapeOfEditPage = { "items": [shapeOfEditRow], "count": "c" } as const;
const shapeOfRevealedData = { "id": "c", "values": "*" } as const;
const shapeOfAutoInvest = { "investor_id": "c", "enabled": "b", "strategy~": shapeOfNullableNamedRef, "min_amount~": "s", "percent~": "c", "next_run_at~": "s" } as const;
const reads = {
  listPlatformInvestors: reader(shapeOfDuplicatePage),
  searchInvestorsByPhone: reader(shapeOfFoundInvestorList),
  getPlatformInvestor: reader(shapeOfPlatformInvestor),
  listInvestorClaims: reader(shapeOfClaimPage),
  getInvestorBalance: reader(shapeOfInvestorBalance),
  listPlatformInvestorInvestments: reader(shapeOfInvestmentShareList),
  listInvestorTransactions: reader(shapeOfTransactionPage),
  updateInvestorStatuses: reader(shapeOfStatusBatchResult, true),
  updatePlatformInvestor: reader(shapeOfInvestorVersion, true),
  updateInvestorPhone: reader(shapeOfInvestorVersion, true),
  refillInvestorBalance: reader(shapeOfClaimReceipt, true),
  withdrawInvestorBalance: reader(shapeOfClaimReceipt, true),
  listInvestorCertificates: reader(shapeOfCertificateList),
  listInvestorCards: reader(shapeOfCardList),
  getInvestorCard: reader(shapeOfCardDetail),
  listInvestorLogs: reader(shapeOfLogPage),
  listInvestorEdits: reader(shapeOfEditPage),
  revealInvestorData: reader(shapeOfRevealedData, true),
  getAutoInvest: reader(shapeOfAutoInvest),
  confirmInvestorPassport: reader(shapeOfInvestorVersion, true),
  resetInvestorIdentification: reader(shapeOfInvestorVersion, true),
};
