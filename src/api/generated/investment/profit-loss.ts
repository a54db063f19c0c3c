// Written by `npm run api` from the specs; do not edit.
import { gateway as api } from "../../cache/gateway";
import { reader } from "../../transport/responseSchema";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listProfitLossLines: build.query<
      ListProfitLossLinesApiResponse,
      ListProfitLossLinesApiArg
    >({
      query: () => ({ read: reads.listProfitLossLines, url: `/investment/investments/pnl/catalog` }),
    }),
    setProfitLossValues: build.mutation<
      SetProfitLossValuesApiResponse,
      SetProfitLossValuesApiArg
    >({
      query: (queryArg) => ({ read: reads.setProfitLossValues,
        url: `/investment/investments/pnl/values/${encodeURIComponent(String(queryArg.date))}`,
        method: "POST",
        body: queryArg.body,
        headers: {
          "If-Match": queryArg["If-Match"],
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    calculateProfit: build.mutation<
      CalculateProfitApiResponse,
      CalculateProfitApiArg
    >({
      query: (queryArg) => ({ read: reads.calculateProfit,
        url: `/investment/investments/pnl/calculate/${encodeURIComponent(String(queryArg.date))}/${encodeURIComponent(String(queryArg.strategy_id))}`,
        method: "POST",
        headers: {
          "If-Match": queryArg["If-Match"],
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
        params: {
          dry_run: queryArg.dry_run,
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as profitLossGenerated };
export type ListProfitLossLinesApiResponse =
  /** status 200 The lines. */ LinePage;
export type ListProfitLossLinesApiArg = void;
export type SetProfitLossValuesApiResponse =
  /** status 200 What stands now. */ TypedMonth;
export type SetProfitLossValuesApiArg = {
  /** The first day of the month. */
  date: MonthDay;
  /** The version of the record that the change was made on. */
  "If-Match": number;
  /** Names one intent of a person; sent again it has no second effect. */
  "Idempotency-Key": string;
  body: TypedValues;
};
export type CalculateProfitApiResponse =
  /** status 200 How the profit is made up. */ ReckonedProfit;
export type CalculateProfitApiArg = {
  /** The first day of the month. */
  date: MonthDay;
  strategy_id: Id;
  /** Only says what would be. */
  dry_run?: boolean;
  /** The version of the record that the change was made on. */
  "If-Match": number;
  /** Names one intent of a person; sent again it has no second effect. */
  "Idempotency-Key": string;
};
export type Id = number;
export type LineKind = "income" | "expense";
export type Line = {
  id: Id;
  code: string;
  /** In the language of the call. */
  name: string;
  kind: LineKind;
  order: number;
  /** The line that this one adds to. */
  parent_id: number | null;
  /** The accounts that it reads; none where it adds up those under it. */
  account_ids: number[];
};
export type LinePage = {
  lines: Line[];
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
export type MonthDay = string;
export type Version = number;
export type TypedValue = {
  line_id: Id;
  /** None is common to all. */
  strategy_id: number | null;
  /** None gives the cell back to the ledger. */
  amount: string | null;
  comment: string | null;
};
export type TypedMonth = {
  month: MonthDay;
  version: Version;
  values: TypedValue[];
};
export type TypedValues = {
  values: TypedValue[];
};
export type SignedMoney = string;
export type Money = string;
export type ReckonedProfit = {
  month: MonthDay;
  strategy_id: Id;
  income: SignedMoney;
  own_expense: SignedMoney;
  common_expense: SignedMoney;
  common_share: SignedMoney;
  revenue: Money;
  expense: Money;
  net_profit: SignedMoney;
  /** The profit of the month as it stands; none before it is written for the first time. */
  profit: {
    id: Id;
    status: "draft" | "calculated" | "announced" | "distributed";
    revenue: Money;
    expense: Money;
    net_profit: SignedMoney;
  } | null;
};
export const {
  useListProfitLossLinesQuery,
  useLazyListProfitLossLinesQuery,
  useSetProfitLossValuesMutation,
  useCalculateProfitMutation,
} = injectedRtkApi;
const shapeOfLine = { "id": "c", "code": "s", "name": "s", "kind": "e", "order": "c", "parent_id~": "n", "account_ids": ["n"] } as const;
const shapeOfLinePage = { "lines": [shapeOfLine], "count": "c" } as const;
const shapeOfTypedValue = { "line_id": "c", "strategy_id~": "c", "amount~": "s", "comment~": "s" } as const;
const shapeOfTypedMonth = { "month": "s", "version": "c", "values": [shapeOfTypedValue] } as const;
const shapeOfReckonedProfit = { "month": "s", "strategy_id": "c", "income": "s", "own_expense": "s", "common_expense": "s", "common_share": "s", "revenue": "s", "expense": "s", "net_profit": "s", "profit~": { "id": "c", "status": "e", "revenue": "s", "expense": "s", "net_profit": "s" } } as const;
const reads = {
  listProfitLossLines: reader(shapeOfLinePage),
  setProfitLossValues: reader(shapeOfTypedMonth, true),
  calculateProfit: reader(shapeOfReckonedProfit, true),
};
