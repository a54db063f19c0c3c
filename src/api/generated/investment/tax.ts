// Written by `npm run api` from the specs; do not edit.
import { gateway as api } from "../../cache/gateway";
import { reader } from "../../transport/responseSchema";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listTaxTransactions: build.query<
      ListTaxTransactionsApiResponse,
      ListTaxTransactionsApiArg
    >({
      query: (queryArg) => ({ read: reads.listTaxTransactions,
        url: `/investment/payments/tax-transactions`,
        params: {
          offset: queryArg.offset,
          limit: queryArg.limit,
          status: queryArg.status,
          income_type: queryArg.income_type,
          month: queryArg.month,
          search: queryArg.search,
          begin_date: queryArg.begin_date,
          end_date: queryArg.end_date,
          order_by: queryArg.order_by,
        },
      }),
    }),
    getTaxTransaction: build.query<
      GetTaxTransactionApiResponse,
      GetTaxTransactionApiArg
    >({
      query: (queryArg) => ({ read: reads.getTaxTransaction,
        url: `/investment/payments/tax-transactions/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
    verifyTaxTransactions: build.mutation<
      VerifyTaxTransactionsApiResponse,
      VerifyTaxTransactionsApiArg
    >({
      query: (queryArg) => ({ read: reads.verifyTaxTransactions,
        url: `/investment/payments/tax-transactions/verify`,
        method: "POST",
        body: queryArg.body,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as taxGenerated };
export type ListTaxTransactionsApiResponse =
  /** status 200 The page, the number of rows under the filter and the sums over all of them. */ TaxTransactionPage;
export type ListTaxTransactionsApiArg = {
  /** How many rows to skip. */
  offset?: number;
  /** How many rows to return at most. */
  limit?: number;
  status?: TaxStatus[];
  income_type?: IncomeType;
  month?: string;
  /** Each of its first five words is found in what the description of the call names: names by their sound, in either alphabet and from either keyboard, numbers of documents in any spelling (`EX-12` is EX-000012). Further words are left out. */
  search?: string;
  /** First day of the period, included, by the calendar of Tashkent. */
  begin_date?: Day;
  /** Last day of the period, included, by the calendar of Tashkent. */
  end_date?: Day;
  order_by?:
    | "date"
    | "-date"
    | "tax_amount"
    | "-tax_amount"
    | "base_amount"
    | "-base_amount";
};
export type GetTaxTransactionApiResponse =
  /** status 200 The row and what was done to it, newest first. */ TaxTransactionDetail;
export type GetTaxTransactionApiArg = {
  id: Id;
};
export type VerifyTaxTransactionsApiResponse =
  /** status 200 Each row is either verified or skipped with the reason. */ TaxVerified;
export type VerifyTaxTransactionsApiArg = {
  /** Names one intent of a person; sent again it has no second effect. */
  "Idempotency-Key": string;
  body: TaxVerify;
};
export type Id = number;
export type Day = string;
export type InvestorRef = {
  id: Id;
  subject: "individual" | "business";
  /** Empty while nothing was submitted. */
  name: string;
};
export type IncomeType = "dividend" | "exit" | "other";
export type Money = string;
export type TaxStatus = "new" | "verified" | "error";
export type NullableNamedRef = {
  id: Id;
  name: string;
} | null;
export type NullableTimestamp = string | null;
export type TaxTransaction = {
  id: Id;
  date: Day;
  /** YYYY-MM. */
  month: string;
  investor: InvestorRef;
  /** A PINFL is masked. */
  pinfl_or_inn: string | null;
  income_type: IncomeType;
  base_amount: Money;
  rate_percent: number;
  tax_amount: Money;
  payment_document: string | null;
  status: TaxStatus;
  /** Why the row is wrong. */
  error: string | null;
  verified_by: NullableNamedRef;
  verified_at: NullableTimestamp;
};
export type Sum = string;
export type TaxTotals = {
  base_amount: Sum;
  tax_amount: Sum;
};
export type TaxTransactionPage = {
  transactions: TaxTransaction[];
  count: number;
  totals: TaxTotals;
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
export type TaxTransactionDetail = TaxTransaction & WithHistory;
export type Skipped = {
  id: Id;
  code: string;
}[];
export type TaxVerified = {
  verified: Id[];
  skipped: Skipped;
  totals: TaxTotals;
};
export type Ids = Id[];
export type TaxVerify = {
  ids: Ids;
};
export const {
  useListTaxTransactionsQuery,
  useLazyListTaxTransactionsQuery,
  useGetTaxTransactionQuery,
  useLazyGetTaxTransactionQuery,
  useVerifyTaxTransactionsMutation,
} = injectedRtkApi;
const shapeOfInvestorRef = { "id": "c", "subject": "e", "name": "s" } as const;
const shapeOfNullableNamedRef = { "id": "c", "name": "s" } as const;
const shapeOfTaxTransaction = { "id": "c", "date": "s", "month": "s", "investor": shapeOfInvestorRef, "pinfl_or_inn~": "s", "income_type": "e", "base_amount": "s", "rate_percent": "c", "tax_amount": "s", "payment_document~": "s", "status": "e", "error~": "s", "verified_by~": shapeOfNullableNamedRef, "verified_at~": "s" } as const;
const shapeOfTaxTotals = { "base_amount": "s", "tax_amount": "s" } as const;
const shapeOfTaxTransactionPage = { "transactions": [shapeOfTaxTransaction], "count": "c", "totals": shapeOfTaxTotals } as const;
const shapeOfHistoryRow = { "id": "c", "action": "s", "field~": "s", "old~": "s", "new~": "s", "user~": shapeOfNullableNamedRef, "created_at": "s" } as const;
const shapeOfTaxTransactionDetail = { "id": "c", "date": "s", "month": "s", "investor": shapeOfInvestorRef, "pinfl_or_inn~": "s", "income_type": "e", "base_amount": "s", "rate_percent": "c", "tax_amount": "s", "payment_document~": "s", "status": "e", "error~": "s", "verified_by~": shapeOfNullableNamedRef, "verified_at~": "s", "history": [shapeOfHistoryRow] } as const;
const shapeOfTaxVerified = { "verified": ["c"], "skipped": [{ "id": "c", "code": "s" }], "totals": shapeOfTaxTotals } as const;
const reads = {
  listTaxTransactions: reader(shapeOfTaxTransactionPage),
  getTaxTransaction: reader(shapeOfTaxTransactionDetail),
  verifyTaxTransactions: reader(shapeOfTaxVerified, true),
};
