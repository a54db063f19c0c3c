// Written by `npm run api` from the specs; do not edit.
import { gateway as api } from "../../cache/gateway";
import { reader } from "../../transport/responseSchema";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listProfits: build.query<ListProfitsApiResponse, ListProfitsApiArg>({
      query: (queryArg) => ({ read: reads.listProfits,
        url: `/investment/investments/profits`,
        params: {
          offset: queryArg.offset,
          limit: queryArg.limit,
          status: queryArg.status,
          strategy_id: queryArg.strategy_id,
          search: queryArg.search,
          begin_date: queryArg.begin_date,
          end_date: queryArg.end_date,
          order_by: queryArg.order_by,
        },
      }),
    }),
    getProfit: build.query<GetProfitApiResponse, GetProfitApiArg>({
      query: (queryArg) => ({ read: reads.getProfit,
        url: `/investment/investments/profits/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
    createProfit: build.mutation<CreateProfitApiResponse, CreateProfitApiArg>({
      query: (queryArg) => ({ read: reads.createProfit,
        url: `/investment/investments/profit`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
    updateProfit: build.mutation<UpdateProfitApiResponse, UpdateProfitApiArg>({
      query: (queryArg) => ({ read: reads.updateProfit,
        url: `/investment/investments/profit`,
        method: "PUT",
        body: queryArg.body,
        headers: {
          "If-Match": queryArg["If-Match"],
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as profitsGenerated };
export type ListProfitsApiResponse =
  /** status 200 The page, the number of profits under the filter and the sums over all of them. */ ProfitPage;
export type ListProfitsApiArg = {
  /** How many rows to skip. */
  offset?: number;
  /** How many rows to return at most. */
  limit?: number;
  status?: ProfitStatus[];
  /** Only those of these strategies; the parameter is repeated. */
  strategy_id?: Id[];
  /** Each of its first five words is found in what the description of the call names: names by their sound, in either alphabet and from either keyboard, numbers of documents in any spelling (`EX-12` is EX-000012). Further words are left out. */
  search?: string;
  /** First day of the period, included, by the calendar of Tashkent. */
  begin_date?: Day;
  /** Last day of the period, included, by the calendar of Tashkent. */
  end_date?: Day;
  order_by?:
    "month" | "-month" | "net_profit" | "-net_profit" | "revenue" | "-revenue";
};
export type GetProfitApiResponse =
  /** status 200 The profit and what was done to it. */ ProfitDetail;
export type GetProfitApiArg = {
  id: Id;
};
export type CreateProfitApiResponse = /** status 201 The draft. */ Profit;
export type CreateProfitApiArg = {
  body: NewProfit;
};
export type UpdateProfitApiResponse =
  /** status 200 The profit as it stands. */ Profit;
export type UpdateProfitApiArg = {
  /** The version of the record that the change was made on. */
  "If-Match": number;
  body: ProfitChange;
};
export type Id = number;
export type Version = number;
export type Month = string;
export type NamedRef = {
  id: Id;
  name: string;
};
export type Money = string;
export type NullableMoney = string | null;
export type ProfitStatus = "draft" | "calculated" | "announced" | "distributed";
export type Timestamp = string;
export type Profit = {
  id: Id;
  version: Version;
  month: Month;
  strategy: NamedRef;
  revenue: Money;
  expense: Money;
  net_profit: Money;
  announced: NullableMoney;
  investors_share: NullableMoney;
  platform_share: NullableMoney;
  partners_share: NullableMoney;
  status: ProfitStatus;
  comment: string | null;
  created_at: Timestamp;
};
export type Sum = string;
export type ProfitPage = {
  profits: Profit[];
  count: number;
  totals: {
    revenue: Sum;
    expense: Sum;
    net_profit: Sum;
    announced: Sum;
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
export type WithHistory = {
  /** Newest first. */
  history: HistoryRow[];
};
export type ProfitDetail = Profit & WithHistory;
export type NewProfit = {
  month: Month;
  strategy_id: Id;
  revenue: Money;
  expense: Money;
  comment?: string;
};
export type ProfitChange = {
  id: Id;
  revenue?: Money;
  expense?: Money;
  comment?: string;
  status?: "calculated";
  /** Why an announced profit is taken back. */
  reason?: string;
};
export const {
  useListProfitsQuery,
  useLazyListProfitsQuery,
  useGetProfitQuery,
  useLazyGetProfitQuery,
  useCreateProfitMutation,
  useUpdateProfitMutation,
} = injectedRtkApi;
const shapeOfNamedRef = { "id": "c", "name": "s" } as const;
const shapeOfProfit = { "id": "c", "version": "c", "month": "s", "strategy": shapeOfNamedRef, "revenue": "s", "expense": "s", "net_profit": "s", "announced~": "s", "investors_share~": "s", "platform_share~": "s", "partners_share~": "s", "status": "e", "comment~": "s", "created_at": "s" } as const;
const shapeOfProfitPage = { "profits": [shapeOfProfit], "count": "c", "totals": { "revenue": "s", "expense": "s", "net_profit": "s", "announced": "s" } } as const;
const shapeOfNullableNamedRef = { "id": "c", "name": "s" } as const;
const shapeOfHistoryRow = { "id": "c", "action": "s", "field~": "s", "old~": "s", "new~": "s", "user~": shapeOfNullableNamedRef, "created_at": "s" } as const;
const shapeOfProfitDetail = { "id": "c", "version": "c", "month": "s", "strategy": shapeOfNamedRef, "revenue": "s", "expense": "s", "net_profit": "s", "announced~": "s", "investors_share~": "s", "platform_share~": "s", "partners_share~": "s", "status": "e", "comment~": "s", "created_at": "s", "history": [shapeOfHistoryRow] } as const;
const reads = {
  listProfits: reader(shapeOfProfitPage),
  getProfit: reader(shapeOfProfitDetail),
  createProfit: reader(shapeOfProfit, true),
  updateProfit: reader(shapeOfProfit, true),
};
