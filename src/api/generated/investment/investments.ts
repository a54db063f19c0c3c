// Written by `npm run api` from the specs; do not edit.
import { gateway as api } from "../../cache/gateway";
import { reader } from "../../transport/responseSchema";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listWithdrawalSettings: build.query<
      ListWithdrawalSettingsApiResponse,
      ListWithdrawalSettingsApiArg
    >({
      query: (queryArg) => ({ read: reads.listWithdrawalSettings,
        url: `/investment/investments/${encodeURIComponent(String(queryArg.id))}/withdrawal-settings`,
        params: {
          offset: queryArg.offset,
          limit: queryArg.limit,
        },
      }),
    }),
    listPaymentTransactions: build.query<
      ListPaymentTransactionsApiResponse,
      ListPaymentTransactionsApiArg
    >({
      query: (queryArg) => ({ read: reads.listPaymentTransactions,
        url: `/investment/investments/${encodeURIComponent(String(queryArg.id))}/payment-transactions`,
        params: {
          offset: queryArg.offset,
          limit: queryArg.limit,
        },
      }),
    }),
    listDividendTransactions: build.query<
      ListDividendTransactionsApiResponse,
      ListDividendTransactionsApiArg
    >({
      query: (queryArg) => ({ read: reads.listDividendTransactions,
        url: `/investment/investments/${encodeURIComponent(String(queryArg.id))}/dividend-transactions`,
        params: {
          offset: queryArg.offset,
          limit: queryArg.limit,
        },
      }),
    }),
    listPartnershipValues: build.query<
      ListPartnershipValuesApiResponse,
      ListPartnershipValuesApiArg
    >({
      query: (queryArg) => ({ read: reads.listPartnershipValues,
        url: `/investment/investments/${encodeURIComponent(String(queryArg.id))}/partnership-values`,
        params: {
          offset: queryArg.offset,
          limit: queryArg.limit,
        },
      }),
    }),
    listInvestmentTransactions: build.query<
      ListInvestmentTransactionsApiResponse,
      ListInvestmentTransactionsApiArg
    >({
      query: (queryArg) => ({ read: reads.listInvestmentTransactions,
        url: `/investment/investments/${encodeURIComponent(String(queryArg.id))}/investment-transactions`,
        params: {
          offset: queryArg.offset,
          limit: queryArg.limit,
        },
      }),
    }),
    listInvestmentBankClaims: build.query<
      ListInvestmentBankClaimsApiResponse,
      ListInvestmentBankClaimsApiArg
    >({
      query: (queryArg) => ({ read: reads.listInvestmentBankClaims,
        url: `/investment/investments/${encodeURIComponent(String(queryArg.id))}/bank-claims`,
        params: {
          offset: queryArg.offset,
          limit: queryArg.limit,
        },
      }),
    }),
    listInvestmentExitClaims: build.query<
      ListInvestmentExitClaimsApiResponse,
      ListInvestmentExitClaimsApiArg
    >({
      query: (queryArg) => ({ read: reads.listInvestmentExitClaims,
        url: `/investment/investments/${encodeURIComponent(String(queryArg.id))}/exit-claims`,
        params: {
          offset: queryArg.offset,
          limit: queryArg.limit,
        },
      }),
    }),
    listOutgoingPaymentTransactions: build.query<
      ListOutgoingPaymentTransactionsApiResponse,
      ListOutgoingPaymentTransactionsApiArg
    >({
      query: (queryArg) => ({ read: reads.listOutgoingPaymentTransactions,
        url: `/investment/investments/${encodeURIComponent(String(queryArg.id))}/outgoing-payment-transactions`,
        params: {
          offset: queryArg.offset,
          limit: queryArg.limit,
        },
      }),
    }),
    listInvestmentPortfolios: build.query<
      ListInvestmentPortfoliosApiResponse,
      ListInvestmentPortfoliosApiArg
    >({
      query: (queryArg) => ({ read: reads.listInvestmentPortfolios,
        url: `/investment/investments/${encodeURIComponent(String(queryArg.id))}/investment-portfolios`,
        params: {
          offset: queryArg.offset,
          limit: queryArg.limit,
        },
      }),
    }),
    listInvestmentGroupLogs: build.query<
      ListInvestmentGroupLogsApiResponse,
      ListInvestmentGroupLogsApiArg
    >({
      query: (queryArg) => ({ read: reads.listInvestmentGroupLogs,
        url: `/investment/investments/${encodeURIComponent(String(queryArg.id))}/group-logs`,
        params: {
          offset: queryArg.offset,
          limit: queryArg.limit,
        },
      }),
    }),
    calculateInvestmentPenalty: build.query<
      CalculateInvestmentPenaltyApiResponse,
      CalculateInvestmentPenaltyApiArg
    >({
      query: (queryArg) => ({ read: reads.calculateInvestmentPenalty,
        url: `/investment/investments/${encodeURIComponent(String(queryArg.id))}/calculate-penalty`,
        params: {
          amount: queryArg.amount,
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as investmentsGenerated };
export type ListWithdrawalSettingsApiResponse =
  /** status 200 The page and the number of all. */ WithdrawalSettingPage;
export type ListWithdrawalSettingsApiArg = {
  id: Id;
  /** How many rows to skip. */
  offset?: number;
  /** How many rows to return at most. */
  limit?: number;
};
export type ListPaymentTransactionsApiResponse =
  /** status 200 The page and the number of all. */ PaymentTransactionPage;
export type ListPaymentTransactionsApiArg = {
  id: Id;
  /** How many rows to skip. */
  offset?: number;
  /** How many rows to return at most. */
  limit?: number;
};
export type ListDividendTransactionsApiResponse =
  /** status 200 The page and the number of all. */ DividendTransactionPage;
export type ListDividendTransactionsApiArg = {
  id: Id;
  /** How many rows to skip. */
  offset?: number;
  /** How many rows to return at most. */
  limit?: number;
};
export type ListPartnershipValuesApiResponse =
  /** status 200 The page and the number of all. */ PartnershipValuePage;
export type ListPartnershipValuesApiArg = {
  id: Id;
  /** How many rows to skip. */
  offset?: number;
  /** How many rows to return at most. */
  limit?: number;
};
export type ListInvestmentTransactionsApiResponse =
  /** status 200 The page and the number of all. */ InvestmentTransactionPage;
export type ListInvestmentTransactionsApiArg = {
  id: Id;
  /** How many rows to skip. */
  offset?: number;
  /** How many rows to return at most. */
  limit?: number;
};
export type ListInvestmentBankClaimsApiResponse =
  /** status 200 The page and the number of all. */ BankClaimPage;
export type ListInvestmentBankClaimsApiArg = {
  id: Id;
  /** How many rows to skip. */
  offset?: number;
  /** How many rows to return at most. */
  limit?: number;
};
export type ListInvestmentExitClaimsApiResponse =
  /** status 200 The page and the number of all. */ ExitClaimPage;
export type ListInvestmentExitClaimsApiArg = {
  id: Id;
  /** How many rows to skip. */
  offset?: number;
  /** How many rows to return at most. */
  limit?: number;
};
export type ListOutgoingPaymentTransactionsApiResponse =
  /** status 200 The page and the number of all. */ OutgoingPaymentPage;
export type ListOutgoingPaymentTransactionsApiArg = {
  id: Id;
  /** How many rows to skip. */
  offset?: number;
  /** How many rows to return at most. */
  limit?: number;
};
export type ListInvestmentPortfoliosApiResponse =
  /** status 200 The page and the number of all. */ InvestmentPortfolioPage;
export type ListInvestmentPortfoliosApiArg = {
  id: Id;
  /** How many rows to skip. */
  offset?: number;
  /** How many rows to return at most. */
  limit?: number;
};
export type ListInvestmentGroupLogsApiResponse =
  /** status 200 The page and the number of all. */ GroupLogPage;
export type ListInvestmentGroupLogsApiArg = {
  id: Id;
  /** How many rows to skip. */
  offset?: number;
  /** How many rows to return at most. */
  limit?: number;
};
export type CalculateInvestmentPenaltyApiResponse =
  /** status 200 The penalty by the tariff, or by the months held; none once the investment has ended. */ Penalty;
export type CalculateInvestmentPenaltyApiArg = {
  id: Id;
  /** The part to be taken out; the whole balance when it is left out. */
  amount?: Money;
};
export type Id = number;
export type WithdrawalSetting = {
  id: Id;
  kind: "card" | "bank_account";
  card_masked: string | null;
  /** Masked. */
  bank_account: string | null;
  mfo: string | null;
  percent: number;
  is_default: boolean;
};
export type WithdrawalSettingPage = {
  withdrawal_settings: WithdrawalSetting[];
  count: number;
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
export type Timestamp = string;
export type Money = string;
export type PaymentTransaction = {
  id: Id;
  date: Timestamp;
  direction: "in" | "out";
  gateway: string;
  amount: Money;
  fee: Money;
  status: "new" | "success" | "failed" | "cancelled" | "reversed";
  external_id: string | null;
};
export type PaymentTransactionPage = {
  payment_transactions: PaymentTransaction[];
  count: number;
};
export type NamedRef = {
  id: Id;
  name: string;
};
export type DividendTransaction = {
  id: Id;
  month: string;
  strategy: NamedRef;
  gross: Money;
  tax: Money;
  net: Money;
  status: "calculated" | "paid" | "failed";
  paid_at: string | null;
};
export type DividendTransactionPage = {
  dividend_transactions: DividendTransaction[];
  count: number;
};
export type Day = string;
export type PartnershipValue = {
  id: Id;
  date: Day;
  value: Money;
  share_percent: number;
};
export type PartnershipValuePage = {
  partnership_values: PartnershipValue[];
  count: number;
};
export type InvestmentTransaction = {
  id: Id;
  date: Timestamp;
  type: "open" | "topup" | "reinvest" | "partial_exit" | "exit" | "transfer";
  amount: Money;
  balance_after: Money;
};
export type InvestmentTransactionPage = {
  investment_transactions: InvestmentTransaction[];
  count: number;
};
export type BankClaim = {
  id: Id;
  bank_document_number: string;
  document_date: Day;
  payer_name: string;
  amount: Money;
  purpose: string;
  status: "pending" | "confirmed" | "rejected" | "returned";
  created_at: Timestamp;
};
export type BankClaimPage = {
  bank_claims: BankClaim[];
  count: number;
};
export type ExitClaim = {
  id: Id;
  number: string;
  amount: Money;
  penalty_amount: Money;
  tax_amount: Money;
  payable_amount: Money;
  reason_type:
    | "unspecified"
    | "unplanned_need"
    | "saved_up"
    | "not_satisfied_profitability"
    | "not_understanding_app"
    | "heard_negative"
    | "not_satisfied_service"
    | "other";
  method: "card" | "bank_account";
  status:
    | "pending"
    | "approved"
    | "to_sign"
    | "signed"
    | "paid"
    | "failed"
    | "rejected"
    | "cancelled";
  planned_date: string | null;
  created_at: Timestamp;
};
export type ExitClaimPage = {
  exit_claims: ExitClaim[];
  count: number;
};
export type OutgoingPayment = {
  id: Id;
  date: Timestamp;
  recipient: string;
  account_masked: string;
  mfo: string | null;
  amount: Money;
  purpose: string;
  status: "new" | "sent" | "paid" | "failed";
  error: string | null;
};
export type OutgoingPaymentPage = {
  outgoing_payment_transactions: OutgoingPayment[];
  count: number;
};
export type InvestmentPortfolio = {
  strategy: NamedRef;
  amount: Money;
  share_percent: number;
};
export type InvestmentPortfolioPage = {
  investment_portfolios: InvestmentPortfolio[];
  count: number;
};
export type NullableNamedRef = {
  id: Id;
  name: string;
} | null;
export type GroupLog = {
  id: Id;
  group: string;
  action: string;
  user: NullableNamedRef;
  date: Timestamp;
  data: string;
};
export type GroupLogPage = {
  group_logs: GroupLog[];
  count: number;
};
export type Penalty = {
  /** What the tariff asks of whoever leaves early, in place of the scale; none where the scale holds. */
  tariff_percent: number | null;
  /** The scale, the strictest first, of the constant `early_exit_rates`. Who leaves before so many full months pays this rate; later nothing. */
  rates: {
    before_months: number;
    rate_percent: number;
  }[];
  investment_id: Id;
  amount: Money;
  months_held: number;
  /** Whether the investment ends later than today. Once it has ended there is no penalty. */
  is_early: boolean;
  rate_percent: number;
  penalty_amount: Money;
  tax_amount: Money;
  dividends_to_return: Money;
  payable_amount: Money;
  calculated_at: Timestamp;
};
export const {
  useListWithdrawalSettingsQuery,
  useLazyListWithdrawalSettingsQuery,
  useListPaymentTransactionsQuery,
  useLazyListPaymentTransactionsQuery,
  useListDividendTransactionsQuery,
  useLazyListDividendTransactionsQuery,
  useListPartnershipValuesQuery,
  useLazyListPartnershipValuesQuery,
  useListInvestmentTransactionsQuery,
  useLazyListInvestmentTransactionsQuery,
  useListInvestmentBankClaimsQuery,
  useLazyListInvestmentBankClaimsQuery,
  useListInvestmentExitClaimsQuery,
  useLazyListInvestmentExitClaimsQuery,
  useListOutgoingPaymentTransactionsQuery,
  useLazyListOutgoingPaymentTransactionsQuery,
  useListInvestmentPortfoliosQuery,
  useLazyListInvestmentPortfoliosQuery,
  useListInvestmentGroupLogsQuery,
  useLazyListInvestmentGroupLogsQuery,
  useCalculateInvestmentPenaltyQuery,
  useLazyCalculateInvestmentPenaltyQuery,
} = injectedRtkApi;
const shapeOfWithdrawalSetting = { "id": "c", "kind": "e", "card_masked~": "s", "bank_account~": "s", "mfo~": "s", "percent": "c", "is_default": "b" } as const;
const shapeOfWithdrawalSettingPage = { "withdrawal_settings": [shapeOfWithdrawalSetting], "count": "c" } as const;
const shapeOfPaymentTransaction = { "id": "c", "date": "s", "direction": "e", "gateway": "s", "amount": "s", "fee": "s", "status": "e", "external_id~": "s" } as const;
const shapeOfPaymentTransactionPage = { "payment_transactions": [shapeOfPaymentTransaction], "count": "c" } as const;
const shapeOfNamedRef = { "id": "c", "name": "s" } as const;
const shapeOfDividendTransaction = { "id": "c", "month": "s", "strategy": shapeOfNamedRef, "gross": "s", "tax": "s", "net": "s", "status": "e", "paid_at~": "s" } as const;
const shapeOfDividendTransactionPage = { "dividend_transactions": [shapeOfDividendTransaction], "count": "c" } as const;
const shapeOfPartnershipValue = { "id": "c", "date": "s", "value": "s", "share_percent": "c" } as const;
const shapeOfPartnershipValuePage = { "partnership_values": [shapeOfPartnershipValue], "count": "c" } as const;
const shapeOfInvestmentTransaction = { "id": "c", "date": "s", "type": "e", "amount": "s", "balance_after": "s" } as const;
const shapeOfInvestmentTransactionPage = { "investment_transactions": [shapeOfInvestmentTransaction], "count": "c" } as const;
const shapeOfBankClaim = { "id": "c", "bank_document_number": "s", "document_date": "s", "payer_name": "s", "amount": "s", "purpose": "s", "status": "e", "created_at": "s" } as const;
const shapeOfBankClaimPage = { "bank_claims": [shapeOfBankClaim], "count": "c" } as const;
const shapeOfExitClaim = { "id": "c", "number": "s", "amount": "s", "penalty_amount": "s", "tax_amount": "s", "payable_amount": "s", "reason_type": "e", "method": "e", "status": "e", "planned_date~": "s", "created_at": "s" } as const;
const shapeOfExitClaimPage = { "exit_claims": [shapeOfExitClaim], "count": "c" } as const;
const shapeOfOutgoingPayment = { "id": "c", "date": "s", "recipient": "s", "account_masked": "s", "mfo~": "s", "amount": "s", "purpose": "s", "status": "e", "error~": "s" } as const;
const shapeOfOutgoingPaymentPage = { "outgoing_payment_transactions": [shapeOfOutgoingPayment], "count": "c" } as const;
const shapeOfInvestmentPortfolio = { "strategy": shapeOfNamedRef, "amount": "s", "share_percent": "c" } as const;
const shapeOfInvestmentPortfolioPage = { "investment_portfolios": [shapeOfInvestmentPortfolio], "count": "c" } as const;
const shapeOfNullableNamedRef = { "id": "c", "name": "s" } as const;
const shapeOfGroupLog = { "id": "c", "group": "s", "action": "s", "user~": shapeOfNullableNamedRef, "date": "s", "data": "s" } as const;
const shapeOfGroupLogPage = { "group_logs": [shapeOfGroupLog], "count": "c" } as const;
const shapeOfPenalty = { "tariff_percent~": "c", "rates": [{ "before_months": "c", "rate_percent": "c" }], "investment_id": "c", "amount": "s", "months_held": "c", "is_early": "b", "rate_percent": "c", "penalty_amount": "s", "tax_amount": "s", "dividends_to_return": "s", "payable_amount": "s", "calculated_at": "s" } as const;
const reads = {
  listWithdrawalSettings: reader(shapeOfWithdrawalSettingPage),
  listPaymentTransactions: reader(shapeOfPaymentTransactionPage),
  listDividendTransactions: reader(shapeOfDividendTransactionPage),
  listPartnershipValues: reader(shapeOfPartnershipValuePage),
  listInvestmentTransactions: reader(shapeOfInvestmentTransactionPage),
  listInvestmentBankClaims: reader(shapeOfBankClaimPage),
  listInvestmentExitClaims: reader(shapeOfExitClaimPage),
  listOutgoingPaymentTransactions: reader(shapeOfOutgoingPaymentPage),
  listInvestmentPortfolios: reader(shapeOfInvestmentPortfolioPage),
  listInvestmentGroupLogs: reader(shapeOfGroupLogPage),
  calculateInvestmentPenalty: reader(shapeOfPenalty),
};
