import { listEndpoint } from '../cache/listEndpoint';
import { handlesOwnErrors, type Tagged } from '../cache/tags';
import {
  reportsGenerated,
  type InstallmentStatus,
  type ReportPage,
  type ReportType,
} from '../generated/system-user/reports';

export type {
  CellKind,
  InstallmentStatus,
  ReportColumn,
  ReportJob,
  ReportPage,
  ReportStatus,
  ReportTie,
  ReportType,
} from '../generated/system-user/reports';

const reportsApi = reportsGenerated.enhanceEndpoints({
  endpoints: {
    reportInvestments: { providesTags: ['Report'] },
    reportClaims: { providesTags: ['Report'] },
    reportInvestors: { providesTags: ['Report'] },
    reportInvestorsCgu: { providesTags: ['Report'] },
    reportMerchantTransactions: { providesTags: ['Report'] },
    reportInstallments: { providesTags: ['Report'] },
    reportBonds: { providesTags: ['Report'] },
    reportInvestorTransactions: { providesTags: ['Report'] },
    reportCashIn: { providesTags: ['Report'] },
    reportCashOut: { providesTags: ['Report'] },
    reportLeftInvestors: { invalidatesTags: ['ReportJob'], ...handlesOwnErrors },
    listReportJobs: { providesTags: ['ReportJob'] },
    beginReport: { invalidatesTags: ['ReportJob'], ...handlesOwnErrors },
    getReportJob: { providesTags: ['ReportJob'], ...handlesOwnErrors },
    removeReportJob: { invalidatesTags: ['ReportJob'], ...handlesOwnErrors },
  } satisfies Tagged<typeof reportsGenerated>,
});

export const {
  useGetReportJobQuery,
  useBeginReportMutation,
  useReportLeftInvestorsMutation,
  useRemoveReportJobMutation,
} = reportsApi;

/** The reports that can be looked at; the other one is a file and nothing else. */
export type SeenReport = Exclude<ReportType, 'left-investors'>;

const calls = {
  investments: 'reportInvestments',
  claims: 'reportClaims',
  investors: 'reportInvestors',
  'investors-cgu': 'reportInvestorsCgu',
  'merchant-transactions': 'reportMerchantTransactions',
  installments: 'reportInstallments',
  bonds: 'reportBonds',
  'investor-transactions': 'reportInvestorTransactions',
  'cash-in': 'reportCashIn',
  'cash-out': 'reportCashOut',
} as const satisfies Record<SeenReport, keyof typeof reportsApi.endpoints>;

interface Asked {
  begin_date: string;
  end_date: string;
  /** Of instalments alone. */
  status?: InstallmentStatus;
  offset: number;
  limit: number;
}

/** The first rows of a report; asked with `limit`, so that the answer is a page and no file is begun. */
export function useReportPage(type: SeenReport, asked: Asked) {
  // The ten differ by nothing but their address, and the status that only one of them takes.
  const call = reportsApi.endpoints[calls[type]] as typeof reportsApi.endpoints.reportInstallments;
  const result = call.useQuery(asked);
  return { ...result, currentData: result.currentData as ReportPage | undefined };
}

export const { useRows: useReportJobRows } = listEndpoint(reportsApi, 'listReportJobs', { rows: 'jobs' });
