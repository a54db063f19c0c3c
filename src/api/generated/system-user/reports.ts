// Written by `npm run api` from the specs; do not edit.
import { gateway as api } from "../../cache/gateway";
import { reader } from "../../transport/responseSchema";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    reportInvestments: build.query<
      ReportInvestmentsApiResponse,
      ReportInvestmentsApiArg
    >({
      query: (queryArg) => ({ read: reads.reportInvestments,
        url: `/system-user/v1/investments-report`,
        params: {
          begin_date: queryArg.begin_date,
          end_date: queryArg.end_date,
          offset: queryArg.offset,
          limit: queryArg.limit,
        },
      }),
    }),
    reportClaims: build.query<ReportClaimsApiResponse, ReportClaimsApiArg>({
      query: (queryArg) => ({ read: reads.reportClaims,
        url: `/system-user/v1/claims-report`,
        params: {
          begin_date: queryArg.begin_date,
          end_date: queryArg.end_date,
          offset: queryArg.offset,
          limit: queryArg.limit,
        },
      }),
    }),
    reportInvestors: build.query<
      ReportInvestorsApiResponse,
      ReportInvestorsApiArg
    >({
      query: (queryArg) => ({ read: reads.reportInvestors,
        url: `/system-user/v1/investors-report`,
        params: {
          begin_date: queryArg.begin_date,
          end_date: queryArg.end_date,
          offset: queryArg.offset,
          limit: queryArg.limit,
        },
      }),
    }),
    reportInvestorsCgu: build.query<
      ReportInvestorsCguApiResponse,
      ReportInvestorsCguApiArg
    >({
      query: (queryArg) => ({ read: reads.reportInvestorsCgu,
        url: `/system-user/v1/investors-cgu-report`,
        params: {
          begin_date: queryArg.begin_date,
          end_date: queryArg.end_date,
          offset: queryArg.offset,
          limit: queryArg.limit,
        },
      }),
    }),
    reportMerchantTransactions: build.query<
      ReportMerchantTransactionsApiResponse,
      ReportMerchantTransactionsApiArg
    >({
      query: (queryArg) => ({ read: reads.reportMerchantTransactions,
        url: `/system-user/v1/merchant-transactions-report`,
        params: {
          begin_date: queryArg.begin_date,
          end_date: queryArg.end_date,
          offset: queryArg.offset,
          limit: queryArg.limit,
        },
      }),
    }),
    reportInstallments: build.query<
      ReportInstallmentsApiResponse,
      ReportInstallmentsApiArg
    >({
      query: (queryArg) => ({ read: reads.reportInstallments,
        url: `/system-user/v1/installments-report`,
        params: {
          begin_date: queryArg.begin_date,
          end_date: queryArg.end_date,
          status: queryArg.status,
          offset: queryArg.offset,
          limit: queryArg.limit,
        },
      }),
    }),
    reportBonds: build.query<ReportBondsApiResponse, ReportBondsApiArg>({
      query: (queryArg) => ({ read: reads.reportBonds,
        url: `/system-user/v1/bonds-report`,
        params: {
          begin_date: queryArg.begin_date,
          end_date: queryArg.end_date,
          offset: queryArg.offset,
          limit: queryArg.limit,
        },
      }),
    }),
    reportInvestorTransactions: build.query<
      ReportInvestorTransactionsApiResponse,
      ReportInvestorTransactionsApiArg
    >({
      query: (queryArg) => ({ read: reads.reportInvestorTransactions,
        url: `/system-user/v1/investor-transactions-report`,
        params: {
          begin_date: queryArg.begin_date,
          end_date: queryArg.end_date,
          offset: queryArg.offset,
          limit: queryArg.limit,
        },
      }),
    }),
    reportCashIn: build.query<ReportCashInApiResponse, ReportCashInApiArg>({
      query: (queryArg) => ({ read: reads.reportCashIn,
        url: `/system-user/v1/cash-in-report`,
        params: {
          begin_date: queryArg.begin_date,
          end_date: queryArg.end_date,
          offset: queryArg.offset,
          limit: queryArg.limit,
        },
      }),
    }),
    reportCashOut: build.query<ReportCashOutApiResponse, ReportCashOutApiArg>({
      query: (queryArg) => ({ read: reads.reportCashOut,
        url: `/system-user/v1/cash-out-report`,
        params: {
          begin_date: queryArg.begin_date,
          end_date: queryArg.end_date,
          offset: queryArg.offset,
          limit: queryArg.limit,
        },
      }),
    }),
    reportLeftInvestors: build.mutation<
      ReportLeftInvestorsApiResponse,
      ReportLeftInvestorsApiArg
    >({
      query: (queryArg) => ({ read: reads.reportLeftInvestors,
        url: `/system-user/v1/report-left-investors`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
    listReportJobs: build.query<
      ListReportJobsApiResponse,
      ListReportJobsApiArg
    >({
      query: (queryArg) => ({ read: reads.listReportJobs,
        url: `/system-user/v1/report-jobs`,
        params: {
          offset: queryArg.offset,
          limit: queryArg.limit,
          status: queryArg.status,
          type: queryArg["type"],
        },
      }),
    }),
    beginReport: build.mutation<BeginReportApiResponse, BeginReportApiArg>({
      query: (queryArg) => ({ read: reads.beginReport,
        url: `/system-user/v1/report-jobs`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
    getReportJob: build.query<GetReportJobApiResponse, GetReportJobApiArg>({
      query: (queryArg) => ({ read: reads.getReportJob,
        url: `/system-user/v1/report-jobs/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
    removeReportJob: build.mutation<
      RemoveReportJobApiResponse,
      RemoveReportJobApiArg
    >({
      query: (queryArg) => ({
        url: `/system-user/v1/report-jobs/${encodeURIComponent(String(queryArg.id))}`,
        method: "DELETE",
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as reportsGenerated };
export type ReportInvestmentsApiResponse =
  | /** status 200 A page of the report. */ ReportPage
  | /** status 202 The file that is being written. */ ReportBegun;
export type ReportInvestmentsApiArg = {
  /** First day of the period, included, by the calendar of Tashkent. */
  begin_date: Day;
  /** Last day, included; at most 366 days from the first, and today at the latest unless the report is of what is due. */
  end_date: Day;
  /** How many rows to skip. */
  offset?: number;
  /** How many rows to return at most; without it a file is begun. */
  limit?: number;
};
export type ReportClaimsApiResponse =
  | /** status 200 A page of the report. */ ReportPage
  | /** status 202 The file that is being written. */ ReportBegun;
export type ReportClaimsApiArg = {
  /** First day of the period, included, by the calendar of Tashkent. */
  begin_date: Day;
  /** Last day, included; at most 366 days from the first, and today at the latest unless the report is of what is due. */
  end_date: Day;
  /** How many rows to skip. */
  offset?: number;
  /** How many rows to return at most; without it a file is begun. */
  limit?: number;
};
export type ReportInvestorsApiResponse =
  | /** status 200 A page of the report. */ ReportPage
  | /** status 202 The file that is being written. */ ReportBegun;
export type ReportInvestorsApiArg = {
  /** First day of the period, included, by the calendar of Tashkent. */
  begin_date: Day;
  /** Last day, included; at most 366 days from the first, and today at the latest unless the report is of what is due. */
  end_date: Day;
  /** How many rows to skip. */
  offset?: number;
  /** How many rows to return at most; without it a file is begun. */
  limit?: number;
};
export type ReportInvestorsCguApiResponse =
  | /** status 200 A page of the report. */ ReportPage
  | /** status 202 The file that is being written. */ ReportBegun;
export type ReportInvestorsCguApiArg = {
  /** First day of the period, included, by the calendar of Tashkent. */
  begin_date: Day;
  /** Last day, included; at most 366 days from the first, and today at the latest unless the report is of what is due. */
  end_date: Day;
  /** How many rows to skip. */
  offset?: number;
  /** How many rows to return at most; without it a file is begun. */
  limit?: number;
};
export type ReportMerchantTransactionsApiResponse =
  | /** status 200 A page of the report. */ ReportPage
  | /** status 202 The file that is being written. */ ReportBegun;
export type ReportMerchantTransactionsApiArg = {
  /** First day of the period, included, by the calendar of Tashkent. */
  begin_date: Day;
  /** Last day, included; at most 366 days from the first, and today at the latest unless the report is of what is due. */
  end_date: Day;
  /** How many rows to skip. */
  offset?: number;
  /** How many rows to return at most; without it a file is begun. */
  limit?: number;
};
export type ReportInstallmentsApiResponse =
  | /** status 200 A page of the report. */ ReportPage
  | /** status 202 The file that is being written. */ ReportBegun;
export type ReportInstallmentsApiArg = {
  /** First day of the period, included, by the calendar of Tashkent. */
  begin_date: Day;
  /** Last day, included; at most 366 days from the first, and today at the latest unless the report is of what is due. */
  end_date: Day;
  /** Only contracts in this state. */
  status?: InstallmentStatus;
  /** How many rows to skip. */
  offset?: number;
  /** How many rows to return at most; without it a file is begun. */
  limit?: number;
};
export type ReportBondsApiResponse =
  | /** status 200 A page of the report. */ ReportPage
  | /** status 202 The file that is being written. */ ReportBegun;
export type ReportBondsApiArg = {
  /** First day of the period, included, by the calendar of Tashkent. */
  begin_date: Day;
  /** Last day, included; at most 366 days from the first, and today at the latest unless the report is of what is due. */
  end_date: Day;
  /** How many rows to skip. */
  offset?: number;
  /** How many rows to return at most; without it a file is begun. */
  limit?: number;
};
export type ReportInvestorTransactionsApiResponse =
  | /** status 200 A page of the report. */ ReportPage
  | /** status 202 The file that is being written. */ ReportBegun;
export type ReportInvestorTransactionsApiArg = {
  /** First day of the period, included, by the calendar of Tashkent. */
  begin_date: Day;
  /** Last day, included; at most 366 days from the first, and today at the latest unless the report is of what is due. */
  end_date: Day;
  /** How many rows to skip. */
  offset?: number;
  /** How many rows to return at most; without it a file is begun. */
  limit?: number;
};
export type ReportCashInApiResponse =
  | /** status 200 A page of the report. */ ReportPage
  | /** status 202 The file that is being written. */ ReportBegun;
export type ReportCashInApiArg = {
  /** First day of the period, included, by the calendar of Tashkent. */
  begin_date: Day;
  /** Last day, included; at most 366 days from the first, and today at the latest unless the report is of what is due. */
  end_date: Day;
  /** How many rows to skip. */
  offset?: number;
  /** How many rows to return at most; without it a file is begun. */
  limit?: number;
};
export type ReportCashOutApiResponse =
  | /** status 200 A page of the report. */ ReportPage
  | /** status 202 The file that is being written. */ ReportBegun;
export type ReportCashOutApiArg = {
  /** First day of the period, included, by the calendar of Tashkent. */
  begin_date: Day;
  /** Last day, included; at most 366 days from the first, and today at the latest unless the report is of what is due. */
  end_date: Day;
  /** How many rows to skip. */
  offset?: number;
  /** How many rows to return at most; without it a file is begun. */
  limit?: number;
};
export type ReportLeftInvestorsApiResponse =
  /** status 202 The file that is being written. */ ReportBegun;
export type ReportLeftInvestorsApiArg = {
  body: ReportPeriod;
};
export type ListReportJobsApiResponse =
  /** status 200 The page and the number of reports under the filter. */ ReportJobPage;
export type ListReportJobsApiArg = {
  /** How many rows to skip. */
  offset?: number;
  /** How many rows to return at most. */
  limit?: number;
  /** Only reports in these states. */
  status?: ReportStatus[];
  type?: ReportType[];
};
export type BeginReportApiResponse =
  /** status 202 The file that is being written. */ ReportBegun;
export type BeginReportApiArg = {
  body: ReportAsked;
};
export type GetReportJobApiResponse =
  /** status 200 How far it is, and the link to its file for five minutes. */ ReportJob;
export type GetReportJobApiArg = {
  id: Id;
};
export type RemoveReportJobApiResponse = unknown;
export type RemoveReportJobApiArg = {
  id: Id;
};
export type CellKind = "text" | "money" | "day" | "dateTime" | "number";
export type ReportColumn = {
  id: string;
  title: string;
  kind: CellKind;
};
export type Id = number;
export type Cell = string;
export type ReportRow = {
  id: Id;
  /** One for each column; personal numbers are masked. */
  cells: Cell[];
};
export type Sum = string;
export type ReportTie = {
  name: string;
  ledger: Sum;
  file: Sum;
  difference: Sum;
  /** By what the entries of the figure are asked for (`report_tie` of their list). */
  entries: string;
};
export type ReportPage = {
  columns: ReportColumn[];
  rows: ReportRow[];
  count: number;
  /** One for each column, empty where it adds up to nothing. */
  totals: Cell[];
  ties: ReportTie[];
};
export type ReportBegun = {
  id: Id;
  /** Where to ask how far it is. */
  url: string;
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
export type InstallmentStatus =
  | "installment_created"
  | "not_fully_paid"
  | "fully_paid"
  | "closed"
  | "cancelled";
export type ReportPeriod = {
  begin_date: Day;
  end_date: Day;
};
export type ReportType =
  | "investments"
  | "claims"
  | "investors"
  | "investors-cgu"
  | "merchant-transactions"
  | "installments"
  | "bonds"
  | "investor-transactions"
  | "cash-in"
  | "cash-out"
  | "left-investors";
export type ReportStatus =
  "queued" | "running" | "done" | "failed" | "cancelled";
export type Timestamp = string;
export type NullableTimestamp = string | null;
export type ReportJob = {
  id: Id;
  type: ReportType;
  begin_date: Day;
  end_date: Day;
  status: ReportStatus;
  /** Rows that are written. */
  rows: number;
  /** Rows in all, once they are counted. */
  total: number | null;
  /** Bytes of the file. */
  size: number | null;
  file_name: string | null;
  /** Opens the file for five minutes; none for whoever may not export the report any more. */
  file_url: string | null;
  created_at: Timestamp;
  finished_at: NullableTimestamp;
  kept_until: NullableTimestamp;
};
export type ReportJobPage = {
  jobs: ReportJob[];
  count: number;
};
export type ReportAsked = {
  type: ReportType;
  begin_date: Day;
  end_date: Day;
  status?: InstallmentStatus;
};
export const {
  useReportInvestmentsQuery,
  useLazyReportInvestmentsQuery,
  useReportClaimsQuery,
  useLazyReportClaimsQuery,
  useReportInvestorsQuery,
  useLazyReportInvestorsQuery,
  useReportInvestorsCguQuery,
  useLazyReportInvestorsCguQuery,
  useReportMerchantTransactionsQuery,
  useLazyReportMerchantTransactionsQuery,
  useReportInstallmentsQuery,
  useLazyReportInstallmentsQuery,
  useReportBondsQuery,
  useLazyReportBondsQuery,
  useReportInvestorTransactionsQuery,
  useLazyReportInvestorTransactionsQuery,
  useReportCashInQuery,
  useLazyReportCashInQuery,
  useReportCashOutQuery,
  useLazyReportCashOutQuery,
  useReportLeftInvestorsMutation,
  useListReportJobsQuery,
  useLazyListReportJobsQuery,
  useBeginReportMutation,
  useGetReportJobQuery,
  useLazyGetReportJobQuery,
  useRemoveReportJobMutation,
} = injectedRtkApi;
const shapeOfReportColumn = { "id": "s", "title": "s", "kind": "e" } as const;
const shapeOfReportRow = { "id": "c", "cells": ["s"] } as const;
const shapeOfReportTie = { "name": "s", "ledger": "s", "file": "s", "difference": "s", "entries": "s" } as const;
const shapeOfReportPage = { "columns": [shapeOfReportColumn], "rows": [shapeOfReportRow], "count": "c", "totals": ["s"], "ties": [shapeOfReportTie] } as const;
const shapeOfReportBegun = { "id": "c", "url": "s" } as const;
const shapeOfReportJob = { "id": "c", "type": "e", "begin_date": "s", "end_date": "s", "status": "e", "rows": "c", "total~": "c", "size~": "c", "file_name~": "s", "file_url~": "s", "created_at": "s", "finished_at~": "s", "kept_until~": "s" } as const;
const shapeOfReportJobPage = { "jobs": [shapeOfReportJob], "count": "c" } as const;
const reads = {
  reportInvestments: reader(shapeOfReportPage),
  reportClaims: reader(shapeOfReportPage),
  reportInvestors: reader(shapeOfReportPage),
  reportInvestorsCgu: reader(shapeOfReportPage),
  reportMerchantTransactions: reader(shapeOfReportPage),
  reportInstallments: reader(shapeOfReportPage),
  reportBonds: reader(shapeOfReportPage),
  reportInvestorTransactions: reader(shapeOfReportPage),
  reportCashIn: reader(shapeOfReportPage),
  reportCashOut: reader(shapeOfReportPage),
  reportLeftInvestors: reader(shapeOfReportBegun, true),
  listReportJobs: reader(shapeOfReportJobPage),
  beginReport: reader(shapeOfReportBegun, true),
  getReportJob: reader(shapeOfReportJob),
};
