// Written by `npm run api` from the specs; do not edit.
import { gateway as api } from "../../cache/gateway";
import { reader } from "../../transport/responseSchema";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listInvestmentFigures: build.query<
      ListInvestmentFiguresApiResponse,
      ListInvestmentFiguresApiArg
    >({
      query: (queryArg) => ({ read: reads.listInvestmentFigures,
        url: `/system-user/v1/investments-statistics`,
        params: {
          begin_date: queryArg.begin_date,
          end_date: queryArg.end_date,
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as investmentStatisticsGenerated };
export type ListInvestmentFiguresApiResponse =
  /** status 200 The statuses, and the months with the earliest first. */ InvestmentFigures;
export type ListInvestmentFiguresApiArg = {
  /** First day of the period, included, by the calendar of Tashkent. */
  begin_date?: Day;
  /** Last day of the period, included, by the calendar of Tashkent. */
  end_date?: Day;
};
export type Money = string;
export type InvestmentStatusFigure = {
  status: "pending" | "active" | "exiting" | "closed" | "cancelled";
  count: number;
  amount: Money;
  balance: Money;
};
export type InvestmentMonthFigure = {
  /** YYYY-MM. */
  month: string;
  count: number;
  amount: Money;
  balance: Money;
};
export type InvestmentFigures = {
  statuses: InvestmentStatusFigure[];
  months: InvestmentMonthFigure[];
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
export const {
  useListInvestmentFiguresQuery,
  useLazyListInvestmentFiguresQuery,
} = injectedRtkApi;
const shapeOfInvestmentStatusFigure = { "status": "e", "count": "c", "amount": "s", "balance": "s" } as const;
const shapeOfInvestmentMonthFigure = { "month": "s", "count": "c", "amount": "s", "balance": "s" } as const;
const shapeOfInvestmentFigures = { "statuses": [shapeOfInvestmentStatusFigure], "months": [shapeOfInvestmentMonthFigure] } as const;
const reads = {
  listInvestmentFigures: reader(shapeOfInvestmentFigures),
};
