import { listEndpoint } from '../cache/listEndpoint';
import { handlesOwnErrors, type Tagged } from '../cache/tags';
import { reportsGenerated } from '../generated/system-user/reports';

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
  useReportInvestmentsQuery,
  useReportClaimsQuery,
  useReportInvestorsQuery,
  useReportInvestorsCguQuery,
  useReportMerchantTransactionsQuery,
  useReportInstallmentsQuery,
  useReportBondsQuery,
  useReportInvestorTransactionsQuery,
  useReportCashInQuery,
  useReportCashOutQuery,
  useGetReportJobQuery,
  useBeginReportMutation,
  useReportLeftInvestorsMutation,
  useRemoveReportJobMutation,
} = reportsApi;

export const { useRows: useReportJobRows } = listEndpoint(reportsApi, 'listReportJobs', { rows: 'jobs' });
