// Written by `npm run api` from the specs; do not edit.
import { gateway as api } from "../../cache/gateway";
import { reader } from "../../transport/responseSchema";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listPlatformInvestments: build.query<
      ListPlatformInvestmentsApiResponse,
      ListPlatformInvestmentsApiArg
    >({
      query: (queryArg) => ({ read: reads.listPlatformInvestments,
        url: `/system-user/v1/investments`,
        params: {
          offset: queryArg.offset,
          limit: queryArg.limit,
          status: queryArg.status,
          strategy_id: queryArg.strategy_id,
          tariff_id: queryArg.tariff_id,
          round_id: queryArg.round_id,
          min_amount: queryArg.min_amount,
          max_amount: queryArg.max_amount,
          search: queryArg.search,
          begin_date: queryArg.begin_date,
          end_date: queryArg.end_date,
          order_by: queryArg.order_by,
        },
      }),
    }),
    getPlatformInvestment: build.query<
      GetPlatformInvestmentApiResponse,
      GetPlatformInvestmentApiArg
    >({
      query: (queryArg) => ({ read: reads.getPlatformInvestment,
        url: `/system-user/v1/investments/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
    listPortfolioPools: build.query<
      ListPortfolioPoolsApiResponse,
      ListPortfolioPoolsApiArg
    >({
      query: (queryArg) => ({ read: reads.listPortfolioPools,
        url: `/system-user/v1/available-portfolio-pools`,
        params: {
          state: queryArg.state,
        },
      }),
    }),
    getPortfolioPool: build.query<
      GetPortfolioPoolApiResponse,
      GetPortfolioPoolApiArg
    >({
      query: (queryArg) => ({ read: reads.getPortfolioPool,
        url: `/system-user/v1/portfolio-pools/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
    listPortfolioPoolInvestments: build.query<
      ListPortfolioPoolInvestmentsApiResponse,
      ListPortfolioPoolInvestmentsApiArg
    >({
      query: (queryArg) => ({ read: reads.listPortfolioPoolInvestments,
        url: `/system-user/v1/portfolio-pool-investments/${encodeURIComponent(String(queryArg.id))}`,
        params: {
          offset: queryArg.offset,
          limit: queryArg.limit,
        },
      }),
    }),
    listInvestmentPostings: build.query<
      ListInvestmentPostingsApiResponse,
      ListInvestmentPostingsApiArg
    >({
      query: (queryArg) => ({ read: reads.listInvestmentPostings,
        url: `/system-user/v1/get-postings/${encodeURIComponent(String(queryArg.id))}`,
        params: {
          offset: queryArg.offset,
          limit: queryArg.limit,
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as investmentsGenerated };
export type ListPlatformInvestmentsApiResponse =
  /** status 200 The page, the number of investments under the filter and the sums over all of them. */ PlatformInvestmentPage;
export type ListPlatformInvestmentsApiArg = {
  /** How many rows to skip. */
  offset?: number;
  /** How many rows to return at most. */
  limit?: number;
  status?: PlatformInvestmentStatus[];
  /** Only investments in one of these strategies; the parameter is repeated. */
  strategy_id?: Id[];
  /** Only investments on one of these tariffs; the parameter is repeated. */
  tariff_id?: Id[];
  /** Only investments that came in one of these rounds; the parameter is repeated. */
  round_id?: Id[];
  /** The smallest amount that counts. */
  min_amount?: Money;
  /** The largest amount that counts. */
  max_amount?: Money;
  /** Each of its first five words is found in what the description of the call names: names by their sound, in either alphabet and from either keyboard, numbers of documents in any spelling (`EX-12` is EX-000012). Further words are left out. */
  search?: string;
  /** First day of the period, included, by the calendar of Tashkent. */
  begin_date?: Day;
  /** Last day of the period, included, by the calendar of Tashkent. */
  end_date?: Day;
  /** The latest first when left out. */
  order_by?: PlatformInvestmentOrder;
};
export type GetPlatformInvestmentApiResponse =
  /** status 200 The investment; its history is newest first and holds at most a hundred rows. */ PlatformInvestmentDetail;
export type GetPlatformInvestmentApiArg = {
  id: Id;
};
export type ListPortfolioPoolsApiResponse =
  /** status 200 The pools in the order of their strategies. */ PortfolioPoolList;
export type ListPortfolioPoolsApiArg = {
  state?: PoolState[];
};
export type GetPortfolioPoolApiResponse =
  /** status 200 The pool; its history is newest first and holds at most a hundred rows. */ PortfolioPoolDetail;
export type GetPortfolioPoolApiArg = {
  id: Id;
};
export type ListPortfolioPoolInvestmentsApiResponse =
  /** status 200 The pool, a page of its investments, their number and the sum of their parts. */ PoolInvestmentPage;
export type ListPortfolioPoolInvestmentsApiArg = {
  id: Id;
  /** How many rows to skip. */
  offset?: number;
  /** How many rows to return at most. */
  limit?: number;
};
export type ListInvestmentPostingsApiResponse =
  /** status 200 A page of lines, their number and the two sums. */ PostingLinePage;
export type ListInvestmentPostingsApiArg = {
  id: Id;
  /** How many rows to skip. */
  offset?: number;
  /** How many rows to return at most. */
  limit?: number;
};
export type Id = number;
export type InvestmentOwner = {
  id: Id;
  /** Empty while the investor has said none. */
  name: string;
  subject: "individual" | "business";
};
export type NamedRecord = {
  id: Id;
  name: string;
};
export type Money = string;
export type Day = string;
export type PlatformInvestmentStatus =
  "pending" | "active" | "exiting" | "closed" | "cancelled";
export type PlatformInvestment = {
  id: Id;
  contract_number: string;
  investor: InvestmentOwner;
  strategy: NamedRecord;
  tariff: NamedRecord;
  amount: Money;
  balance: Money;
  dividends_total: Money;
  start_date: Day;
  end_date: Day;
  status: PlatformInvestmentStatus;
  reinvest: boolean;
};
export type Sum = string;
export type PlatformInvestmentPage = {
  items: PlatformInvestment[];
  total: number;
  totals: {
    amount: Sum;
    balance: Sum;
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
export type PlatformInvestmentOrder =
  | "start_date"
  | "-start_date"
  | "end_date"
  | "-end_date"
  | "amount"
  | "-amount"
  | "balance"
  | "-balance"
  | "contract_number"
  | "-contract_number";
export type Version = number;
export type NullableNamedRecord = {
  id: Id;
  name: string;
} | null;
export type InvestmentTerms = {
  month_count: number;
  /** Expected profit of a year. */
  percent: number;
  payout_period: "month" | "quarter" | "at_end";
  early_exit_allowed: boolean;
  /** What leaving early costs by the tariff; the scale of all where it is empty. */
  early_exit_percent: number | null;
  auto_prolong: boolean;
};
export type Timestamp = string;
export type InvestmentEvent = {
  id: string;
  at: Timestamp;
  /** Whether the investment itself or a claim to take money out of it. */
  subject: "investment" | "exit_claim";
  /** What was done, as a code; it grows with what can be done. */
  action: string;
  field: string | null;
  old: string | null;
  new: string | null;
  user: NullableNamedRecord;
};
export type PlatformInvestmentDetail = {
  id: Id;
  version: Version;
  contract_number: string;
  investor: InvestmentOwner;
  strategy: NamedRecord;
  tariff: NamedRecord;
  round: NullableNamedRecord;
  terms: InvestmentTerms;
  amount: Money;
  balance: Money;
  dividends_total: Money;
  start_date: Day;
  end_date: Day;
  status: PlatformInvestmentStatus;
  reinvest: boolean;
  created_at: Timestamp;
  updated_at: Timestamp;
  history: InvestmentEvent[];
};
export type PoolState = "available" | "full" | "closed";
export type PortfolioPool = {
  id: Id;
  strategy: NamedRecord;
  tariffs: NamedRecord[];
  risk_type: "low" | "medium" | "high";
  month_count: number;
  min_amount: Money;
  capacity: Money;
  invested: Money;
  available: Money;
  investments_count: number;
  investors_count: number;
  state: PoolState;
};
export type PortfolioPoolList = {
  items: PortfolioPool[];
  total: number;
  totals: {
    capacity: Sum;
    invested: Sum;
    available: Sum;
  };
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
export type WithHistory = {
  /** Newest first. */
  history: HistoryRow[];
};
export type PortfolioPoolDetail = PortfolioPool & WithHistory;
export type PoolInvestment = {
  id: Id;
  contract_number: string;
  investor: InvestmentOwner;
  balance: Money;
  pool_amount: Money;
  /** Which part of the balance lies here. */
  share_percent: number;
  start_date: Day;
  end_date: Day;
  status: PlatformInvestmentStatus;
};
export type PoolInvestmentPage = {
  pool: PortfolioPool;
  items: PoolInvestment[];
  total: number;
  totals: {
    pool_amount: Sum;
  };
};
export type PostingLine = {
  id: string;
  /** Year and number of the posting in the ledger; its lines balance. */
  posting: string;
  date: Timestamp;
  operation: {
    code: string;
    /** In the language of the call. */
    name: string;
  };
  account: {
    number: number;
    /** In the language of the call. */
    name: string;
  };
  debit: Money;
  credit: Money;
};
export type PostingLinePage = {
  items: PostingLine[];
  total: number;
  totals: {
    debit: Sum;
    credit: Sum;
  };
};
export const {
  useListPlatformInvestmentsQuery,
  useLazyListPlatformInvestmentsQuery,
  useGetPlatformInvestmentQuery,
  useLazyGetPlatformInvestmentQuery,
  useListPortfolioPoolsQuery,
  useLazyListPortfolioPoolsQuery,
  useGetPortfolioPoolQuery,
  useLazyGetPortfolioPoolQuery,
  useListPortfolioPoolInvestmentsQuery,
  useLazyListPortfolioPoolInvestmentsQuery,
  useListInvestmentPostingsQuery,
  useLazyListInvestmentPostingsQuery,
} = injectedRtkApi;
const shapeOfInvestmentOwner = { "id": "c", "name": "s", "subject": "e" } as const;
const shapeOfNamedRecord = { "id": "c", "name": "s" } as const;
const shapeOfPlatformInvestment = { "id": "c", "contract_number": "s", "investor": shapeOfInvestmentOwner, "strategy": shapeOfNamedRecord, "tariff": shapeOfNamedRecord, "amount": "s", "balance": "s", "dividends_total": "s", "start_date": "s", "end_date": "s", "status": "e", "reinvest": "b" } as const;
const shapeOfPlatformInvestmentPage = { "items": [shapeOfPlatformInvestment], "total": "c", "totals": { "amount": "s", "balance": "s" } } as const;
const shapeOfNullableNamedRecord = { "id": "c", "name": "s" } as const;
const shapeOfInvestmentTerms = { "month_count": "c", "percent": "c", "payout_period": "e", "early_exit_allowed": "b", "early_exit_percent~": "c", "auto_prolong": "b" } as const;
const shapeOfInvestmentEvent = { "id": "s", "at": "s", "subject": "e", "action": "s", "field~": "s", "old~": "s", "new~": "s", "user~": shapeOfNullableNamedRecord } as const;
const shapeOfPlatformInvestmentDetail = { "id": "c", "version": "c", "contract_number": "s", "investor": shapeOfInvestmentOwner, "strategy": shapeOfNamedRecord, "tariff": shapeOfNamedRecord, "round~": shapeOfNullableNamedRecord, "terms": shapeOfInvestmentTerms, "amount": "s", "balance": "s", "dividends_total": "s", "start_date": "s", "end_date": "s", "status": "e", "reinvest": "b", "created_at": "s", "updated_at": "s", "history": [shapeOfInvestmentEvent] } as const;
const shapeOfPortfolioPool = { "id": "c", "strategy": shapeOfNamedRecord, "tariffs": [shapeOfNamedRecord], "risk_type": "e", "month_count": "c", "min_amount": "s", "capacity": "s", "invested": "s", "available": "s", "investments_count": "c", "investors_count": "c", "state": "e" } as const;
const shapeOfPortfolioPoolList = { "items": [shapeOfPortfolioPool], "total": "c", "totals": { "capacity": "s", "invested": "s", "available": "s" } } as const;
const shapeOfNullableNamedRef = { "id": "c", "name": "s" } as const;
const shapeOfHistoryRow = { "id": "c", "action": "s", "field~": "s", "old~": "s", "new~": "s", "user~": shapeOfNullableNamedRef, "created_at": "s" } as const;
const shapeOfPortfolioPoolDetail = { "id": "c", "strategy": shapeOfNamedRecord, "tariffs": [shapeOfNamedRecord], "risk_type": "e", "month_count": "c", "min_amount": "s", "capacity": "s", "invested": "s", "available": "s", "investments_count": "c", "investors_count": "c", "state": "e", "history": [shapeOfHistoryRow] } as const;
const shapeOfPoolInvestment = { "id": "c", "contract_number": "s", "investor": shapeOfInvestmentOwner, "balance": "s", "pool_amount": "s", "share_percent": "c", "start_date": "s", "end_date": "s", "status": "e" } as const;
const shapeOfPoolInvestmentPage = { "pool": shapeOfPortfolioPool, "items": [shapeOfPoolInvestment], "total": "c", "totals": { "pool_amount": "s" } } as const;
const shapeOfPostingLine = { "id": "s", "posting": "s", "date": "s", "operation": { "code": "s", "name": "s" }, "account": { "number": "c", "name": "s" }, "debit": "s", "credit": "s" } as const;
const shapeOfPostingLinePage = { "items": [shapeOfPostingLine], "total": "c", "totals": { "debit": "s", "credit": "s" } } as const;
const reads = {
  listPlatformInvestments: reader(shapeOfPlatformInvestmentPage),
  getPlatformInvestment: reader(shapeOfPlatformInvestmentDetail),
  listPortfolioPools: reader(shapeOfPortfolioPoolList),
  getPortfolioPool: reader(shapeOfPortfolioPoolDetail),
  listPortfolioPoolInvestments: reader(shapeOfPoolInvestmentPage),
  listInvestmentPostings: reader(shapeOfPostingLinePage),
};
