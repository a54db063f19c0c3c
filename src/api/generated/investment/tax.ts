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
  /** Only rows in one of these statuses; the parameter is repeated. */
  status?: TaxStatus[];
  /** Only tax on this kind of income. */
  income_type?: IncomeType;
  /** Only tax of this month, YYYY-MM. */
  month?: string;
  /** A part of the name, PINFL or INN of the investor, or of the payment document. */
  search?: string;
  /** First day of the period, included, by the calendar of Tashkent. */
  begin_date?: Day;
  /** Last day of the period, included, by the calendar of Tashkent. */
  end_date?: Day;
  /** The field to sort by; a minus sign turns the order round. */
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
  /** The row. */
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
  /** YYYY-MM-DD HH:mm:ss. */
  verified_at: string | null;
};
export type TaxTransactionPage = {
  transactions: TaxTransaction[];
  count: number;
  totals: {
    base_amount: Money;
    tax_amount: Money;
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
export type Timestamp = string;
export type TaxTransactionDetail = TaxTransaction & {
  history: {
    id: Id;
    /** A business verb */
    action: string;
    /** None where the action is no change of a field */
    field: string | null;
    old: string | null;
    new: string | null;
    /** Nobody where the client or the platform did it */
    user: {
      id: Id;
      name: string;
    } | null;
    created_at: Timestamp;
  }[];
};
export type TaxVerified = {
  verified: Id[];
  skipped: {
    id: Id;
    code: string;
  }[];
  totals: {
    base_amount: Money;
    tax_amount: Money;
  };
};
export type TaxVerify = {
  ids: Id[];
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
const shapeOfTaxTransactionPage = { "transactions": [shapeOfTaxTransaction], "count": "c", "totals": { "base_amount": "s", "tax_amount": "s" } } as const;
const shapeOfTaxTransactionDetail = { "id": "c", "date": "s", "month": "s", "investor": shapeOfInvestorRef, "pinfl_or_inn~": "s", "income_type": "e", "base_amount": "s", "rate_percent": "c", "tax_amount": "s", "payment_document~": "s", "status": "e", "error~": "s", "verified_by~": shapeOfNullableNamedRef, "verified_at~": "s", "history": [{ "id": "c", "action": "s", "field~": "s", "old~": "s", "new~": "s", "user~": { "id": "c", "name": "s" }, "created_at": "s" }] } as const;
const shapeOfTaxVerified = { "verified": ["c"], "skipped": [{ "id": "c", "code": "s" }], "totals": { "base_amount": "s", "tax_amount": "s" } } as const;
const reads = {
  listTaxTransactions: reader(shapeOfTaxTransactionPage),
  getTaxTransaction: reader(shapeOfTaxTransactionDetail),
  verifyTaxTransactions: reader(shapeOfTaxVerified, true),
};
