import { listEndpoint } from '../cache/listEndpoint';
import { handlesOwnErrors, type Tagged } from '../cache/tags';
import { reportsGenerated } from '../generated/system-user/reports';
import { timeouts } from '../transport/timeouts';

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

// A report over years is reckoned for as long as the requirements give it.
const patience = { timeout: timeouts.reports };
const report = { providesTags: ['Report' as const], extraOptions: patience };

const reportsApi = reportsGenerated.enhanceEndpoints({
  endpoints: {
    reportInvestments: report,
    reportClaims: report,
    reportInvestors: report,
    reportInvestorsCgu: report,
    reportMerchantTransactions: report,
    reportInstallments: report,
    reportBonds: report,
    reportInvestorTransactions: report,
    reportCashIn: report,
    reportCashOut: report,
    reportLeftInvestors: { invalidatesTags: ['ReportJob'], extraOptions: { handlesOwnErrors: true, ...patience } },
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
