// Written by `npm run api` from the specs; do not edit.
import { gateway as api } from "../../cache/gateway";
import { reader } from "../../transport/responseSchema";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listInvestorStatusFigures: build.query<
      ListInvestorStatusFiguresApiResponse,
      ListInvestorStatusFiguresApiArg
    >({
      query: (queryArg) => ({ read: reads.listInvestorStatusFigures,
        url: `/investment/investors/statistics/statuses`,
        params: {
          begin_date: queryArg.begin_date,
          end_date: queryArg.end_date,
        },
      }),
    }),
    listInvestorMonthFigures: build.query<
      ListInvestorMonthFiguresApiResponse,
      ListInvestorMonthFiguresApiArg
    >({
      query: (queryArg) => ({ read: reads.listInvestorMonthFigures,
        url: `/investment/investors/statistics/months`,
        params: {
          begin_date: queryArg.begin_date,
          end_date: queryArg.end_date,
        },
      }),
    }),
    listInvestorQueues: build.query<
      ListInvestorQueuesApiResponse,
      ListInvestorQueuesApiArg
    >({
      query: (queryArg) => ({ read: reads.listInvestorQueues,
        url: `/investment/investors/statistics/queues`,
        params: {
          status: queryArg.status,
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as statisticsGenerated };
export type ListInvestorStatusFiguresApiResponse =
  /** status 200 In the order of an investor's life. */ InvestorStatusFigures;
export type ListInvestorStatusFiguresApiArg = {
  /** First day of the period, included, by the calendar of Tashkent. */
  begin_date?: Day;
  /** Last day of the period, included, by the calendar of Tashkent. */
  end_date?: Day;
};
export type ListInvestorMonthFiguresApiResponse =
  /** status 200 The months, the earliest first. */ InvestorMonthFigures;
export type ListInvestorMonthFiguresApiArg = {
  /** First day of the period, included, by the calendar of Tashkent. */
  begin_date?: Day;
  /** Last day of the period, included, by the calendar of Tashkent. */
  end_date?: Day;
};
export type ListInvestorQueuesApiResponse =
  /** status 200 One queue for each kind of investor and each status, empty ones included. */ InvestorQueues;
export type ListInvestorQueuesApiArg = {
  /** The statuses; the parameter is repeated. */
  status: InvestorStatus[];
};
export type Subject = "individual" | "business";
export type InvestorStatus =
  "new" | "in_process" | "active" | "current" | "left" | "inactive" | "archive";
export type InvestorStatusFigure = {
  subject: Subject;
  status: InvestorStatus;
  count: number;
};
export type InvestorStatusFigures = {
  statuses: InvestorStatusFigure[];
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
export type Sum = string;
export type InvestorMonthFigure = {
  subject: Subject;
  /** A month of the calendar, YYYY-MM. */
  month: string;
  count: number;
  investment_amount: Sum;
  balance: Sum;
};
export type InvestorMonthFigures = {
  months: InvestorMonthFigure[];
};
export type InvestorQueueDay = {
  day: Day;
  /** How many were in the status when the day ended. */
  count: number;
};
export type InvestorQueue = {
  subject: Subject;
  status: InvestorStatus;
  days: InvestorQueueDay[];
};
export type InvestorQueues = {
  queues: InvestorQueue[];
};
export const {
  useListInvestorStatusFiguresQuery,
  useLazyListInvestorStatusFiguresQuery,
  useListInvestorMonthFiguresQuery,
  useLazyListInvestorMonthFiguresQuery,
  useListInvestorQueuesQuery,
  useLazyListInvestorQueuesQuery,
} = injectedRtkApi;
const shapeOfInvestorStatusFigure = { "subject": "e", "status": "e", "count": "c" } as const;
const shapeOfInvestorStatusFigures = { "statuses": [shapeOfInvestorStatusFigure] } as const;
const shapeOfInvestorMonthFigure = { "subject": "e", "month": "s", "count": "c", "investment_amount": "s", "balance": "s" } as const;
const shapeOfInvestorMonthFigures = { "months": [shapeOfInvestorMonthFigure] } as const;
const shapeOfInvestorQueueDay = { "day": "s", "count": "c" } as const;
const shapeOfInvestorQueue = { "subject": "e", "status": "e", "days": [shapeOfInvestorQueueDay] } as const;
const shapeOfInvestorQueues = { "queues": [shapeOfInvestorQueue] } as const;
const reads = {
  listInvestorStatusFigures: reader(shapeOfInvestorStatusFigures),
  listInvestorMonthFigures: reader(shapeOfInvestorMonthFigures),
  listInvestorQueues: reader(shapeOfInvestorQueues),
};
