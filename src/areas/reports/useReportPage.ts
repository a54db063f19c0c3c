import {
  useReportBondsQuery,
  useReportCashInQuery,
  useReportCashOutQuery,
  useReportClaimsQuery,
  useReportInstallmentsQuery,
  useReportInvestmentsQuery,
  useReportInvestorsCguQuery,
  useReportInvestorsQuery,
  useReportInvestorTransactionsQuery,
  useReportMerchantTransactionsQuery,
  type InstallmentStatus,
  type ReportPage,
  type ReportType,
} from '../../api/system-user/reports';
import { useRecordQuery } from '../../api/cache/useRecordQuery';
import type { Loaded } from '../../lib/rows';

/** The reports that can be looked at; the other one is a file and nothing else. */
export type SeenReport = Exclude<ReportType, 'left-investors'>;

const queries = {
  investments: useReportInvestmentsQuery,
  claims: useReportClaimsQuery,
  investors: useReportInvestorsQuery,
  'investors-cgu': useReportInvestorsCguQuery,
  'merchant-transactions': useReportMerchantTransactionsQuery,
  installments: useReportInstallmentsQuery,
  bonds: useReportBondsQuery,
  'investor-transactions': useReportInvestorTransactionsQuery,
  'cash-in': useReportCashInQuery,
  'cash-out': useReportCashOutQuery,
} satisfies Record<SeenReport, unknown>;

interface Asked {
  begin_date: string;
  end_date: string;
  /** Of instalments alone. */
  status?: InstallmentStatus;
  offset: number;
  limit: number;
}

/** The first rows of a report; asked with `limit`, so that the answer is a page and no file is begun. A component keeps its type. */
export function useReportPage(type: SeenReport, asked: Asked): Loaded<ReportPage> {
  const useQuery = queries[type];
  const result = useQuery(asked);
  const { currentData } = result;
  return useRecordQuery({
    ...result,
    currentData: currentData && 'columns' in currentData ? currentData : undefined,
  });
}
