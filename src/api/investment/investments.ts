import type { ListQuery, Rows } from '../../lib/rows';
import {
  investmentsGenerated,
  type BankClaim,
  type BankClaimPage,
  type DividendTransaction,
  type DividendTransactionPage,
  type ExitClaim,
  type ExitClaimPage,
  type GroupLog,
  type GroupLogPage,
  type InvestmentPortfolio,
  type InvestmentTransaction,
  type InvestmentTransactionPage,
  type OutgoingPayment,
  type OutgoingPaymentPage,
  type PartnershipValue,
  type PartnershipValuePage,
  type PaymentTransaction,
  type PaymentTransactionPage,
  type WithdrawalSetting,
  type WithdrawalSettingPage,
  type ListWithdrawalSettingsApiArg,
} from '../generated/investment/investments';
import { callOf } from '../callOf';
import { paged, pagedArg, usePagedRows, type Page, type PagedArg } from '../pagedRows';
import type { Tagged } from '../tags';
import { useWholeRows } from '../wholeRows';

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

/** All lists of one investment take the same argument. */
type Arg = ListWithdrawalSettingsApiArg;
type OfInvestment = ListQuery<{ id: number }>;

const pages = investmentsApi.injectEndpoints({
  endpoints: (build) => ({
    pageWithdrawalSettings: build.infiniteQuery<Page<WithdrawalSetting>, PagedArg<Arg>, number>({
      ...paged(callOf(investmentsApi, 'listWithdrawalSettings'), (a: WithdrawalSettingPage) => [
        a.withdrawal_settings,
        a.count,
      ]),
      providesTags: ['Investment'],
    }),
    pagePaymentTransactions: build.infiniteQuery<Page<PaymentTransaction>, PagedArg<Arg>, number>({
      ...paged(callOf(investmentsApi, 'listPaymentTransactions'), (a: PaymentTransactionPage) => [
        a.payment_transactions,
        a.count,
      ]),
      providesTags: ['Investment'],
    }),
    pageDividendTransactions: build.infiniteQuery<Page<DividendTransaction>, PagedArg<Arg>, number>({
      ...paged(callOf(investmentsApi, 'listDividendTransactions'), (a: DividendTransactionPage) => [
        a.dividend_transactions,
        a.count,
      ]),
      providesTags: ['Investment'],
    }),
    pagePartnershipValues: build.infiniteQuery<Page<PartnershipValue>, PagedArg<Arg>, number>({
      ...paged(callOf(investmentsApi, 'listPartnershipValues'), (a: PartnershipValuePage) => [
        a.partnership_values,
        a.count,
      ]),
      providesTags: ['Investment'],
    }),
    pageInvestmentTransactions: build.infiniteQuery<Page<InvestmentTransaction>, PagedArg<Arg>, number>({
      ...paged(callOf(investmentsApi, 'listInvestmentTransactions'), (a: InvestmentTransactionPage) => [
        a.investment_transactions,
        a.count,
      ]),
      providesTags: ['Investment'],
    }),
    pageInvestmentBankClaims: build.infiniteQuery<Page<BankClaim>, PagedArg<Arg>, number>({
      ...paged(callOf(investmentsApi, 'listInvestmentBankClaims'), (a: BankClaimPage) => [a.bank_claims, a.count]),
      providesTags: ['Investment'],
    }),
    pageInvestmentExitClaims: build.infiniteQuery<Page<ExitClaim>, PagedArg<Arg>, number>({
      ...paged(callOf(investmentsApi, 'listInvestmentExitClaims'), (a: ExitClaimPage) => [a.exit_claims, a.count]),
      providesTags: ['Investment'],
    }),
    pageOutgoingPaymentTransactions: build.infiniteQuery<Page<OutgoingPayment>, PagedArg<Arg>, number>({
      ...paged(callOf(investmentsApi, 'listOutgoingPaymentTransactions'), (a: OutgoingPaymentPage) => [
        a.outgoing_payment_transactions,
        a.count,
      ]),
      providesTags: ['Investment'],
    }),
    pageInvestmentGroupLogs: build.infiniteQuery<Page<GroupLog>, PagedArg<Arg>, number>({
      ...paged(callOf(investmentsApi, 'listInvestmentGroupLogs'), (a: GroupLogPage) => [a.group_logs, a.count]),
      providesTags: ['Investment'],
    }),
  }),
});

export const { useCalculateInvestmentPenaltyQuery } = investmentsApi;

/** The parts of an investment by strategy; a strategy has one row, and its id is that of the row. */
export function useListInvestmentPortfoliosRows(id: number): Rows<InvestmentPortfolio & { id: number }> {
  const result = investmentsApi.useListInvestmentPortfoliosQuery({ id, limit: 100 });
  const rowsOf = (rows: InvestmentPortfolio[]) => rows.map((row) => ({ ...row, id: row.strategy.id }));
  return useWholeRows(result, ({ investment_portfolios }) => rowsOf(investment_portfolios), id);
}

export function useListWithdrawalSettingsRows(list: OfInvestment): Rows<WithdrawalSetting> {
  return usePagedRows(pages.usePageWithdrawalSettingsInfiniteQuery(pagedArg(list)), list, list.filters.id);
}

export function useListPaymentTransactionsRows(list: OfInvestment): Rows<PaymentTransaction> {
  return usePagedRows(pages.usePagePaymentTransactionsInfiniteQuery(pagedArg(list)), list, list.filters.id);
}

export function useListDividendTransactionsRows(list: OfInvestment): Rows<DividendTransaction> {
  return usePagedRows(pages.usePageDividendTransactionsInfiniteQuery(pagedArg(list)), list, list.filters.id);
}

export function useListPartnershipValuesRows(list: OfInvestment): Rows<PartnershipValue> {
  return usePagedRows(pages.usePagePartnershipValuesInfiniteQuery(pagedArg(list)), list, list.filters.id);
}

export function useListInvestmentTransactionsRows(list: OfInvestment): Rows<InvestmentTransaction> {
  return usePagedRows(pages.usePageInvestmentTransactionsInfiniteQuery(pagedArg(list)), list, list.filters.id);
}

export function useListInvestmentBankClaimsRows(list: OfInvestment): Rows<BankClaim> {
  return usePagedRows(pages.usePageInvestmentBankClaimsInfiniteQuery(pagedArg(list)), list, list.filters.id);
}

export function useListInvestmentExitClaimsRows(list: OfInvestment): Rows<ExitClaim> {
  return usePagedRows(pages.usePageInvestmentExitClaimsInfiniteQuery(pagedArg(list)), list, list.filters.id);
}

export function useListOutgoingPaymentTransactionsRows(list: OfInvestment): Rows<OutgoingPayment> {
  return usePagedRows(pages.usePageOutgoingPaymentTransactionsInfiniteQuery(pagedArg(list)), list, list.filters.id);
}

export function useListInvestmentGroupLogsRows(list: OfInvestment): Rows<GroupLog> {
  return usePagedRows(pages.usePageInvestmentGroupLogsInfiniteQuery(pagedArg(list)), list, list.filters.id);
}
