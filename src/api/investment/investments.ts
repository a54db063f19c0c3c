import { listEndpoint } from '../cache/listEndpoint';
import { investmentsGenerated, type InvestmentPortfolio } from '../generated/investment/investments';
import { pagesOf } from '../../lib/readPage';
import type { Tagged } from '../cache/tags';
import { useUnpagedRows } from '../cache/unpagedRows';

export type {
  BankClaim,
  DividendTransaction,
  ExitClaim,
  GroupLog,
  InvestmentPortfolio,
  InvestmentTransaction,
  OutgoingPayment,
  PartnershipValue,
  PaymentTransaction,
  Penalty,
  WithdrawalSetting,
} from '../generated/investment/investments';

export const investmentsApi = investmentsGenerated.enhanceEndpoints({
  endpoints: {
    listWithdrawalSettings: { providesTags: ['Investment'] },
    listPaymentTransactions: { providesTags: ['Investment'] },
    listDividendTransactions: { providesTags: ['Investment'] },
    listPartnershipValues: { providesTags: ['Investment'] },
    listInvestmentTransactions: { providesTags: ['Investment'] },
    listInvestmentBankClaims: { providesTags: ['Investment'] },
    listInvestmentExitClaims: { providesTags: ['Investment'] },
    listOutgoingPaymentTransactions: { providesTags: ['Investment'] },
    listInvestmentGroupLogs: { providesTags: ['Investment'] },
    listInvestmentPortfolios: { providesTags: ['Investment'] },
    calculateInvestmentPenalty: { providesTags: ['Investment'] },
  } satisfies Tagged<typeof investmentsGenerated>,
});

export const { useCalculateInvestmentPenaltyQuery } = investmentsApi;

/** The parts of an investment by strategy; a strategy has one row, and its id is that of the row. */
export function useListInvestmentPortfoliosRows(id: number) {
  const result = investmentsApi.useListInvestmentPortfoliosQuery({ id, limit: 100 });
  const rowsOf = (rows: InvestmentPortfolio[]) => rows.map((row) => ({ ...row, id: row.strategy.id }));
  const rows = useUnpagedRows(result, ({ investment_portfolios }) => rowsOf(investment_portfolios), id);
  return { ...rows, readAll: pagesOf(rows.items) };
}

export const { useRows: useListWithdrawalSettingsRows } = listEndpoint(investmentsApi, 'listWithdrawalSettings', {
  rows: 'withdrawal_settings',
  of: ['id'],
});

export const { useRows: useListPaymentTransactionsRows } = listEndpoint(investmentsApi, 'listPaymentTransactions', {
  rows: 'payment_transactions',
  of: ['id'],
});

export const { useRows: useListDividendTransactionsRows } = listEndpoint(investmentsApi, 'listDividendTransactions', {
  rows: 'dividend_transactions',
  of: ['id'],
});

export const { useRows: useListPartnershipValuesRows } = listEndpoint(investmentsApi, 'listPartnershipValues', {
  rows: 'partnership_values',
  of: ['id'],
});

export const { useRows: useListInvestmentTransactionsRows } = listEndpoint(
  investmentsApi,
  'listInvestmentTransactions',
  { rows: 'investment_transactions', of: ['id'] },
);

export const { useRows: useListInvestmentBankClaimsRows } = listEndpoint(investmentsApi, 'listInvestmentBankClaims', {
  rows: 'bank_claims',
  of: ['id'],
});

export const { useRows: useListInvestmentExitClaimsRows } = listEndpoint(investmentsApi, 'listInvestmentExitClaims', {
  rows: 'exit_claims',
  of: ['id'],
});

export const { useRows: useListOutgoingPaymentTransactionsRows } = listEndpoint(
  investmentsApi,
  'listOutgoingPaymentTransactions',
  { rows: 'outgoing_payment_transactions', of: ['id'] },
);

export const { useRows: useListInvestmentGroupLogsRows } = listEndpoint(investmentsApi, 'listInvestmentGroupLogs', {
  rows: 'group_logs',
  of: ['id'],
});
