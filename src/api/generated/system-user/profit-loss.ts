// Written by `npm run api` from the specs; do not edit.
import { gateway as api } from "../../cache/gateway";
import { reader } from "../../transport/responseSchema";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getProfitLoss: build.query<GetProfitLossApiResponse, GetProfitLossApiArg>({
      query: (queryArg) => ({ read: reads.getProfitLoss,
        url: `/system-user/v1/profit-loss`,
        params: {
          date: queryArg.date,
          period: queryArg.period,
          compare: queryArg.compare,
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as profitLossGenerated };
export type GetProfitLossApiResponse =
  /** status 200 Lines in their order, each with a cell for each column. */ ProfitLoss;
export type GetProfitLossApiArg = {
  /** The first day of the month. */
  date: MonthDay;
  /** The month alone, or from January to its end. */
  period?: "month" | "year_to_date";
  /** What the figures are compared with: the month before (from January, the same number of months before them), or the same months a year ago. */
  compare?: "previous" | "year";
};
export type MonthDay = string;
export type Version = number;
export type Day = string;
export type Money = string;
export type Id = number;
export type NullableNamedRef = {
  id: Id;
  name: string;
} | null;
export type SignedMoney = string;
export type ProfitLossColumn = {
  strategy: NullableNamedRef;
  /** Its part of the common expenses of the month; none of the common column, and of more than a month. */
  common_share: string | null;
  /** The profit that was written of the strategy and month. */
  profit: {
    id: Id;
    status: "draft" | "calculated" | "announced" | "distributed";
    net_profit: SignedMoney;
  } | null;
};
export type Figures = {
  figure: SignedMoney;
  ledger: SignedMoney;
  compared: SignedMoney;
  change: SignedMoney;
  /** Of what it is compared with; none where that is zero. */
  change_percent: number | null;
};
export type Cell = Figures & {
  /** In place of the ledger's figure. */
  typed: string | null;
  comment: string | null;
  /** The move from the month before asks for a comment. */
  is_large: boolean;
};
export type ProfitLossLine = {
  id: Id;
  code: string;
  /** In the language of the call. */
  name: string;
  kind: "income" | "expense";
  parent_id: number | null;
  /** One for each column. */
  cells: Cell[];
  total: Figures;
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
export type ProfitLoss = {
  date: MonthDay;
  version: Version;
  /** The month takes nothing any more, or is being closed. */
  is_closed: boolean;
  begin_date: Day;
  end_date: Day;
  compared_begin_date: Day;
  compared_end_date: Day;
  /** A figure that moves by both of these from the month before asks for a comment. */
  move: {
    percent: number;
    amount: Money;
  };
  columns: ProfitLossColumn[];
  lines: ProfitLossLine[];
  /** Incomes less expenses. */
  result: {
    cells: Figures[];
    total: Figures;
  };
  /** What was typed of the month, newest first. */
  history: HistoryRow[];
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
export const { useGetProfitLossQuery, useLazyGetProfitLossQuery } =
  injectedRtkApi;
const shapeOfNullableNamedRef = { "id": "c", "name": "s" } as const;
const shapeOfProfitLossColumn = { "strategy~": shapeOfNullableNamedRef, "common_share~": "s", "profit~": { "id": "c", "status": "e", "net_profit": "s" } } as const;
const shapeOfCell = { "figure": "s", "ledger": "s", "compared": "s", "change": "s", "change_percent~": "n", "typed~": "s", "comment~": "s", "is_large": "b" } as const;
const shapeOfFigures = { "figure": "s", "ledger": "s", "compared": "s", "change": "s", "change_percent~": "n" } as const;
const shapeOfProfitLossLine = { "id": "c", "code": "s", "name": "s", "kind": "e", "parent_id~": "n", "cells": [shapeOfCell], "total": shapeOfFigures } as const;
const shapeOfHistoryRow = { "id": "c", "action": "s", "field~": "s", "old~": "s", "new~": "s", "user~": shapeOfNullableNamedRef, "created_at": "s" } as const;
const shapeOfProfitLoss = { "date": "s", "version": "c", "is_closed": "b", "begin_date": "s", "end_date": "s", "compared_begin_date": "s", "compared_end_date": "s", "move": { "percent": "n", "amount": "s" }, "columns": [shapeOfProfitLossColumn], "lines": [shapeOfProfitLossLine], "result": { "cells": [shapeOfFigures], "total": shapeOfFigures }, "history": [shapeOfHistoryRow] } as const;
const reads = {
  getProfitLoss: reader(shapeOfProfitLoss),
};
