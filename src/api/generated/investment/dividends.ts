// Written by `npm run api` from the specs; do not edit.
import { gateway as api } from "../../cache/gateway";
import { reader } from "../../transport/responseSchema";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listDividends: build.query<ListDividendsApiResponse, ListDividendsApiArg>({
      query: (queryArg) => ({ read: reads.listDividends,
        url: `/investment/investments/dividends`,
        params: {
          offset: queryArg.offset,
          limit: queryArg.limit,
          month: queryArg.month,
          status: queryArg.status,
          is_missing: queryArg.is_missing,
          search: queryArg.search,
          order_by: queryArg.order_by,
        },
      }),
    }),
    getDividends: build.query<GetDividendsApiResponse, GetDividendsApiArg>({
      query: (queryArg) => ({ read: reads.getDividends,
        url: `/investment/investments/dividends/${encodeURIComponent(String(queryArg.month))}/${encodeURIComponent(String(queryArg.strategy_id))}`,
        params: {
          offset: queryArg.offset,
          limit: queryArg.limit,
        },
      }),
    }),
    planDividends: build.query<PlanDividendsApiResponse, PlanDividendsApiArg>({
      query: (queryArg) => ({ read: reads.planDividends,
        url: `/investment/investments/calculate-dividends/${encodeURIComponent(String(queryArg.month))}/${encodeURIComponent(String(queryArg.strategy_id))}`,
      }),
    }),
    calculateDividends: build.mutation<
      CalculateDividendsApiResponse,
      CalculateDividendsApiArg
    >({
      query: (queryArg) => ({ read: reads.calculateDividends,
        url: `/investment/investments/calculate-dividends/${encodeURIComponent(String(queryArg.month))}/${encodeURIComponent(String(queryArg.strategy_id))}`,
        method: "POST",
        headers: {
          "If-Match": queryArg["If-Match"],
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    getPayableDividends: build.query<
      GetPayableDividendsApiResponse,
      GetPayableDividendsApiArg
    >({
      query: (queryArg) => ({ read: reads.getPayableDividends,
        url: `/investment/investments/withdrawal-dividends/${encodeURIComponent(String(queryArg.month))}`,
      }),
    }),
    payDividends: build.mutation<PayDividendsApiResponse, PayDividendsApiArg>({
      query: (queryArg) => ({ read: reads.payDividends,
        url: `/investment/investments/withdrawal-dividends/${encodeURIComponent(String(queryArg.month))}`,
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
export { injectedRtkApi as dividendsGenerated };
export type ListDividendsApiResponse =
  /** status 200 The strategies and the sums over all of them. */ DividendPage;
export type ListDividendsApiArg = {
  /** How many rows to skip. */
  offset?: number;
  /** How many rows to return at most. */
  limit?: number;
  month?: Month;
  status?: DividendStatus[];
  /** Only those that keep the month from being closed, or the others: active ones in which money worked on a day of the month and that have no dividends of it, any that owes shares which only a run of the month would pay, and any whose dividends are being calculated or taken back. */
  is_missing?: boolean;
  /** Each of its first five words is found in what the description of the call names: names by their sound, in either alphabet and from either keyboard, numbers of documents in any spelling (`EX-12` is EX-000012). Further words are left out. */
  search?: string;
  order_by?: "strategy" | "-strategy" | "gross" | "-gross";
};
export type GetDividendsApiResponse =
  /** status 200 What was divided, and a page of its shares. */ DividendDetail;
export type GetDividendsApiArg = {
  month: Month;
  strategy_id: Id;
  /** How many rows to skip. */
  offset?: number;
  /** How many rows to return at most. */
  limit?: number;
};
export type PlanDividendsApiResponse =
  /** status 200 The figures. */ DividendPlan;
export type PlanDividendsApiArg = {
  month: Month;
  strategy_id: Id;
};
export type CalculateDividendsApiResponse =
  /** status 202 What is being divided. */ DividendRow;
export type CalculateDividendsApiArg = {
  month: Month;
  strategy_id: Id;
  /** The version of the record that the change was made on. */
  "If-Match": number;
  /** Names one intent of a person; sent again it has no second effect. */
  "Idempotency-Key": string;
};
export type GetPayableDividendsApiResponse =
  /** status 200 The sums, and what stands in the way. */ PayableDividends;
export type GetPayableDividendsApiArg = {
  month: Month;
};
export type PayDividendsApiResponse =
  /** status 200 What is being paid. */ DividendPayment;
export type PayDividendsApiArg = {
  month: Month;
  /** Names one intent of a person; sent again it has no second effect. */
  "Idempotency-Key": string;
  body: SeenPayable;
};
export type Id = number;
export type NamedRef = {
  id: Id;
  name: string;
};
export type Month = string;
export type DividendStatus =
  "waiting" | "announced" | "calculating" | "calculated" | "paying" | "paid";
export type Money = string;
export type DividendRow = {
  id: Id;
  strategy: NamedRef;
  month: Month;
  status: DividendStatus;
  profit_id: number | null;
  profit_version: number | null;
  announced: Money;
  iman_percent: number | null;
  pool: Money;
  gross: Money;
  tax: Money;
  net: Money;
  /** Of the shares, none until they are reckoned. */
  count: number;
  stage: ("taking_back" | "dividing" | "writing" | null) | null;
  written_count: number;
  due_count: number;
  paid_count: number;
  owed_count: number;
  /** How often it was calculated. */
  revision: number;
  /** Whether the caller calculated it and so does not pay it. */
  is_barred: boolean;
};
export type Sum = string;
export type DividendPage = {
  strategies: DividendRow[];
  count: number;
  totals: {
    announced: Sum;
    gross: Sum;
    tax: Sum;
    net: Sum;
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
export type NullableTimestamp = string | null;
export type InvestorRef = {
  id: Id;
  subject: "individual" | "business";
  /** Empty while nothing was submitted. */
  name: string;
};
export type DividendShare = {
  id: Id;
  investment: NamedRef;
  investor: InvestorRef;
  /** The mean balance of the month in the strategy */
  base: string | null;
  weight: string | null;
  gross: Money;
  rate_percent: number | null;
  /** One whose residency is not known is taxed as a resident. */
  residency_known: boolean;
  tax: Money;
  net: Money;
  /** Whether it stays in the investment: until it is paid as it was asked for, then as it was paid. */
  reinvest: boolean;
  due_month: Month;
  status: "calculated" | "paid" | "failed";
  paid_at: NullableTimestamp;
};
export type DividendDetail = DividendRow &
  WithHistory & {
    /** The tax that the run reckoned by */
    resident_percent: number | null;
    nonresident_percent: number | null;
    platform_share: Money;
    partners_share: Money;
    calculated_by: NullableNamedRef;
    calculated_at: NullableTimestamp;
    paid_by: NullableNamedRef;
    paid_at: NullableTimestamp;
    shares: DividendShare[];
  };
export type DividendPlan = {
  announced: Money;
  iman_percent: number;
  pool: Money;
  gross: Money;
  tax: Money;
  net: Money;
  /** Of the investments that get a share. */
  count: number;
};
export type PayableDividends = {
  month: Month;
  /** Those that are calculated and not paid. */
  strategies: NamedRef[];
  /** The active ones that have no dividends of the month. */
  missing: NamedRef[];
  investor_count: number;
  share_count: number;
  gross: Sum;
  tax: Sum;
  net: Sum;
  earlier_net: Sum;
  later_net: Sum;
  withheld_net: Sum;
  /** Whether a strategy is being calculated or paid now. */
  is_under_way: boolean;
  /** Whether the caller calculated any of them and so does not pay. */
  is_barred: boolean;
};
export type DividendPayment = {
  month: Month;
  /** How many strategies this call began to pay. */
  started: number;
  /** How many shares are still to be paid. */
  waiting: number;
};
export type SeenPayable = {
  payable_amount: Sum;
  share_count: number;
};
export const {
  useListDividendsQuery,
  useLazyListDividendsQuery,
  useGetDividendsQuery,
  useLazyGetDividendsQuery,
  usePlanDividendsQuery,
  useLazyPlanDividendsQuery,
  useCalculateDividendsMutation,
  useGetPayableDividendsQuery,
  useLazyGetPayableDividendsQuery,
  usePayDividendsMutation,
} = injectedRtkApi;
const shapeOfNamedRef = { "id": "c", "name": "s" } as const;
const shapeOfDividendRow = { "id": "c", "strategy": shapeOfNamedRef, "month": "s", "status": "e", "profit_id~": "c", "profit_version~": "c", "announced": "s", "iman_percent~": "c", "pool": "s", "gross": "s", "tax": "s", "net": "s", "count": "c", "stage~": "e", "written_count": "c", "due_count": "c", "paid_count": "c", "owed_count": "c", "revision": "c", "is_barred": "b" } as const;
const shapeOfDividendPage = { "strategies": [shapeOfDividendRow], "count": "c", "totals": { "announced": "s", "gross": "s", "tax": "s", "net": "s" } } as const;
const shapeOfNullableNamedRef = { "id": "c", "name": "s" } as const;
const shapeOfHistoryRow = { "id": "c", "action": "s", "field~": "s", "old~": "s", "new~": "s", "user~": shapeOfNullableNamedRef, "created_at": "s" } as const;
const shapeOfInvestorRef = { "id": "c", "subject": "e", "name": "s" } as const;
const shapeOfDividendShare = { "id": "c", "investment": shapeOfNamedRef, "investor": shapeOfInvestorRef, "base~": "s", "weight~": "s", "gross": "s", "rate_percent~": "n", "residency_known": "b", "tax": "s", "net": "s", "reinvest": "b", "due_month": "s", "status": "e", "paid_at~": "s" } as const;
const shapeOfDividendDetail = { "id": "c", "strategy": shapeOfNamedRef, "month": "s", "status": "e", "profit_id~": "c", "profit_version~": "c", "announced": "s", "iman_percent~": "c", "pool": "s", "gross": "s", "tax": "s", "net": "s", "count": "c", "stage~": "e", "written_count": "c", "due_count": "c", "paid_count": "c", "owed_count": "c", "revision": "c", "is_barred": "b", "history": [shapeOfHistoryRow], "resident_percent~": "n", "nonresident_percent~": "n", "platform_share": "s", "partners_share": "s", "calculated_by~": shapeOfNullableNamedRef, "calculated_at~": "s", "paid_by~": shapeOfNullableNamedRef, "paid_at~": "s", "shares": [shapeOfDividendShare] } as const;
const shapeOfDividendPlan = { "announced": "s", "iman_percent": "c", "pool": "s", "gross": "s", "tax": "s", "net": "s", "count": "c" } as const;
const shapeOfPayableDividends = { "month": "s", "strategies": [shapeOfNamedRef], "missing": [shapeOfNamedRef], "investor_count": "c", "share_count": "c", "gross": "s", "tax": "s", "net": "s", "earlier_net": "s", "later_net": "s", "withheld_net": "s", "is_under_way": "b", "is_barred": "b" } as const;
const shapeOfDividendPayment = { "month": "s", "started": "c", "waiting": "c" } as const;
const reads = {
  listDividends: reader(shapeOfDividendPage),
  getDividends: reader(shapeOfDividendDetail),
  planDividends: reader(shapeOfDividendPlan),
  calculateDividends: reader(shapeOfDividendRow, true),
  getPayableDividends: reader(shapeOfPayableDividends),
  payDividends: reader(shapeOfDividendPayment, true),
};
