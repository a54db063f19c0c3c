// Written by `npm run api` from the specs; do not edit.
import { gateway as api } from "../../cache/gateway";
import { reader } from "../../transport/responseSchema";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listOutgoingTransactions: build.query<
      ListOutgoingTransactionsApiResponse,
      ListOutgoingTransactionsApiArg
    >({
      query: (queryArg) => ({ read: reads.listOutgoingTransactions,
        url: `/investment/payments/transactions`,
        params: {
          offset: queryArg.offset,
          limit: queryArg.limit,
          status: queryArg.status,
          search: queryArg.search,
          begin_date: queryArg.begin_date,
          end_date: queryArg.end_date,
          order_by: queryArg.order_by,
        },
      }),
    }),
    getOutgoingTransaction: build.query<
      GetOutgoingTransactionApiResponse,
      GetOutgoingTransactionApiArg
    >({
      query: (queryArg) => ({ read: reads.getOutgoingTransaction,
        url: `/investment/payments/transactions/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as outgoingPaymentsGenerated };
export type ListOutgoingTransactionsApiResponse =
  /** status 200 The page, the number of payments under the filter and the sum of their amounts. */ OutgoingTransactionPage;
export type ListOutgoingTransactionsApiArg = {
  /** How many rows to skip. */
  offset?: number;
  /** How many rows to return at most. */
  limit?: number;
  status?: OutgoingStatus[];
  /** Each of its first five words is found in what the description of the call names: names by their sound, in either alphabet and from either keyboard, numbers of documents in any spelling (`EX-12` is EX-000012). Further words are left out. */
  search?: string;
  /** First day of the period, included, by the calendar of Tashkent. */
  begin_date?: Day;
  /** Last day of the period, included, by the calendar of Tashkent. */
  end_date?: Day;
  order_by?: "created_at" | "-created_at" | "amount" | "-amount";
};
export type GetOutgoingTransactionApiResponse =
  /** status 200 The payment and what was done with it, newest first. */ OutgoingTransactionDetail;
export type GetOutgoingTransactionApiArg = {
  id: Id;
};
export type Id = number;
export type Timestamp = string;
export type InvestorRef = {
  id: Id;
  subject: "individual" | "business";
  /** Empty while nothing was submitted. */
  name: string;
};
export type NamedRef = {
  id: Id;
  name: string;
};
export type NullableNamedRef = {
  id: Id;
  name: string;
} | null;
export type Money = string;
export type OutgoingStatus = "new" | "sent" | "paid" | "failed";
export type OutgoingTransaction = {
  id: Id;
  created_at: Timestamp;
  investor: InvestorRef;
  investment: NamedRef;
  exit_claim: NullableNamedRef;
  recipient: string;
  account_masked: string;
  mfo: string | null;
  amount: Money;
  purpose: string;
  status: OutgoingStatus;
  error: string | null;
};
export type Sum = string;
export type OutgoingTransactionPage = {
  transactions: OutgoingTransaction[];
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
export type WithHistory = {
  /** Newest first. */
  history: HistoryRow[];
};
export type OutgoingTransactionDetail = OutgoingTransaction & WithHistory;
export const {
  useListOutgoingTransactionsQuery,
  useLazyListOutgoingTransactionsQuery,
  useGetOutgoingTransactionQuery,
  useLazyGetOutgoingTransactionQuery,
} = injectedRtkApi;
const shapeOfInvestorRef = { "id": "c", "subject": "e", "name": "s" } as const;
const shapeOfNamedRef = { "id": "c", "name": "s" } as const;
const shapeOfNullableNamedRef = { "id": "c", "name": "s" } as const;
const shapeOfOutgoingTransaction = { "id": "c", "created_at": "s", "investor": shapeOfInvestorRef, "investment": shapeOfNamedRef, "exit_claim~": shapeOfNullableNamedRef, "recipient": "s", "account_masked": "s", "mfo~": "s", "amount": "s", "purpose": "s", "status": "e", "error~": "s" } as const;
const shapeOfOutgoingTransactionPage = { "transactions": [shapeOfOutgoingTransaction], "count": "c", "totals": { "amount": "s" } } as const;
const shapeOfHistoryRow = { "id": "c", "action": "s", "field~": "s", "old~": "s", "new~": "s", "user~": shapeOfNullableNamedRef, "created_at": "s" } as const;
const shapeOfOutgoingTransactionDetail = { "id": "c", "created_at": "s", "investor": shapeOfInvestorRef, "investment": shapeOfNamedRef, "exit_claim~": shapeOfNullableNamedRef, "recipient": "s", "account_masked": "s", "mfo~": "s", "amount": "s", "purpose": "s", "status": "e", "error~": "s", "history": [shapeOfHistoryRow] } as const;
const reads = {
  listOutgoingTransactions: reader(shapeOfOutgoingTransactionPage),
  getOutgoingTransaction: reader(shapeOfOutgoingTransactionDetail),
};
