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
import { callOf } from '../cache/callOf';
import { pagesOf } from '../../lib/readPage';
import { paged, pagedArg, usePagedRows, type Page, type PagedArg } from '../cache/pagedRows';
import { readerOf } from '../cache/readAll';
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

/** All lists of one investment take the same argument. */
type Arg = ListWithdrawalSettingsApiArg;
type OfInvestment = ListQuery<{ id: number }>;
type Whole<Row> = Rows<Row> & Required<Pick<Rows<Row>, 'every'>>;

/** The calls of the lists, with the parts of their answers. */
const withdrawalSettings = [
  callOf(investmentsApi, 'listWithdrawalSettings'),
  (a: WithdrawalSettingPage) => [a.withdrawal_settings, a.count] as const,
] as const;
const paymentTransactions = [
  callOf(investmentsApi, 'listPaymentTransactions'),
  (a: PaymentTransactionPage) => [a.payment_transactions, a.count] as const,
] as const;
const dividendTransactions = [
  callOf(investmentsApi, 'listDividendTransactions'),
  (a: DividendTransactionPage) => [a.dividend_transactions, a.count] as const,
] as const;
const partnershipValues = [
  callOf(investmentsApi, 'listPartnershipValues'),
  (a: PartnershipValuePage) => [a.partnership_values, a.count] as const,
] as const;
const investmentTransactions = [
  callOf(investmentsApi, 'listInvestmentTransactions'),
  (a: InvestmentTransactionPage) => [a.investment_transactions, a.count] as const,
] as const;
const investmentBankClaims = [
  callOf(investmentsApi, 'listInvestmentBankClaims'),
  (a: BankClaimPage) => [a.bank_claims, a.count] as const,
] as const;
const investmentExitClaims = [
  callOf(investmentsApi, 'listInvestmentExitClaims'),
  (a: ExitClaimPage) => [a.exit_claims, a.count] as const,
] as const;
const outgoingPaymentTransactions = [
  callOf(investmentsApi, 'listOutgoingPaymentTransactions'),
  (a: OutgoingPaymentPage) => [a.outgoing_payment_transactions, a.count] as const,
] as const;
const investmentGroupLogs = [
  callOf(investmentsApi, 'listInvestmentGroupLogs'),
  (a: GroupLogPage) => [a.group_logs, a.count] as const,
] as const;

const pages = investmentsApi.injectEndpoints({
  endpoints: (build) => ({
    pageWithdrawalSettings: build.infiniteQuery<Page<WithdrawalSetting>, PagedArg<Arg>, number>({
      ...paged(...withdrawalSettings),
      providesTags: ['Investment'],
    }),
    pagePaymentTransactions: build.infiniteQuery<Page<PaymentTransaction>, PagedArg<Arg>, number>({
      ...paged(...paymentTransactions),
      providesTags: ['Investment'],
    }),
    pageDividendTransactions: build.infiniteQuery<Page<DividendTransaction>, PagedArg<Arg>, number>({
      ...paged(...dividendTransactions),
      providesTags: ['Investment'],
    }),
    pagePartnershipValues: build.infiniteQuery<Page<PartnershipValue>, PagedArg<Arg>, number>({
      ...paged(...partnershipValues),
      providesTags: ['Investment'],
    }),
    pageInvestmentTransactions: build.infiniteQuery<Page<InvestmentTransaction>, PagedArg<Arg>, number>({
      ...paged(...investmentTransactions),
      providesTags: ['Investment'],
    }),
    pageInvestmentBankClaims: build.infiniteQuery<Page<BankClaim>, PagedArg<Arg>, number>({
      ...paged(...investmentBankClaims),
      providesTags: ['Investment'],
    }),
    pageInvestmentExitClaims: build.infiniteQuery<Page<ExitClaim>, PagedArg<Arg>, number>({
      ...paged(...investmentExitClaims),
      providesTags: ['Investment'],
    }),
    pageOutgoingPaymentTransactions: build.infiniteQuery<Page<OutgoingPayment>, PagedArg<Arg>, number>({
      ...paged(...outgoingPaymentTransactions),
      providesTags: ['Investment'],
    }),
    pageInvestmentGroupLogs: build.infiniteQuery<Page<GroupLog>, PagedArg<Arg>, number>({
      ...paged(...investmentGroupLogs),
      providesTags: ['Investment'],
    }),
  }),
});

export const { useCalculateInvestmentPenaltyQuery } = investmentsApi;

/** The parts of an investment by strategy; a strategy has one row, and its id is that of the row. */
export function useListInvestmentPortfoliosRows(id: number): Whole<InvestmentPortfolio & { id: number }> {
  const result = investmentsApi.useListInvestmentPortfoliosQuery({ id, limit: 100 });
  const rowsOf = (rows: InvestmentPortfolio[]) => rows.map((row) => ({ ...row, id: row.strategy.id }));
  const rows = useUnpagedRows(result, ({ investment_portfolios }) => rowsOf(investment_portfolios), id);
  return { ...rows, every: pagesOf(rows.items) };
}

const useReadWithdrawalSettings = readerOf(...withdrawalSettings);

export function useListWithdrawalSettingsRows(list: OfInvestment): Whole<WithdrawalSetting> {
  const rows = usePagedRows(pages.usePageWithdrawalSettingsInfiniteQuery(pagedArg(list)), list, list.filters.id);
  return { ...rows, every: useReadWithdrawalSettings(list) };
}

const useReadPaymentTransactions = readerOf(...paymentTransactions);

export function useListPaymentTransactionsRows(list: OfInvestment): Whole<PaymentTransaction> {
  const rows = usePagedRows(pages.usePagePaymentTransactionsInfiniteQuery(pagedArg(list)), list, list.filters.id);
  return { ...rows, every: useReadPaymentTransactions(list) };
}

const useReadDividendTransactions = readerOf(...dividendTransactions);

export function useListDividendTransactionsRows(list: OfInvestment): Whole<DividendTransaction> {
  const rows = usePagedRows(pages.usePageDividendTransactionsInfiniteQuery(pagedArg(list)), list, list.filters.id);
  return { ...rows, every: useReadDividendTransactions(list) };
}

const useReadPartnershipValues = readerOf(...partnershipValues);

export function useListPartnershipValuesRows(list: OfInvestment): Whole<PartnershipValue> {
  const rows = usePagedRows(pages.usePagePartnershipValuesInfiniteQuery(pagedArg(list)), list, list.filters.id);
  return { ...rows, every: useReadPartnershipValues(list) };
}

const useReadInvestmentTransactions = readerOf(...investmentTransactions);

export function useListInvestmentTransactionsRows(list: OfInvestment): Whole<InvestmentTransaction> {
  const rows = usePagedRows(pages.usePageInvestmentTransactionsInfiniteQuery(pagedArg(list)), list, list.filters.id);
  return { ...rows, every: useReadInvestmentTransactions(list) };
}

const useReadInvestmentBankClaims = readerOf(...investmentBankClaims);

export function useListInvestmentBankClaimsRows(list: OfInvestment): Whole<BankClaim> {
  const rows = usePagedRows(pages.usePageInvestmentBankClaimsInfiniteQuery(pagedArg(list)), list, list.filters.id);
  return { ...rows, every: useReadInvestmentBankClaims(list) };
}

const useReadInvestmentExitClaims = readerOf(...investmentExitClaims);

export function useListInvestmentExitClaimsRows(list: OfInvestment): Whole<ExitClaim> {
  const rows = usePagedRows(pages.usePageInvestmentExitClaimsInfiniteQuery(pagedArg(list)), list, list.filters.id);
  return { ...rows, every: useReadInvestmentExitClaims(list) };
}

const useReadOutgoingPaymentTransactions = readerOf(...outgoingPaymentTransactions);

export function useListOutgoingPaymentTransactionsRows(list: OfInvestment): Whole<OutgoingPayment> {
  const rows = usePagedRows(
    pages.usePageOutgoingPaymentTransactionsInfiniteQuery(pagedArg(list)),
    list,
    list.filters.id,
  );
  return { ...rows, every: useReadOutgoingPaymentTransactions(list) };
}

const useReadInvestmentGroupLogs = readerOf(...investmentGroupLogs);

export function useListInvestmentGroupLogsRows(list: OfInvestment): Whole<GroupLog> {
  const rows = usePagedRows(pages.usePageInvestmentGroupLogsInfiniteQuery(pagedArg(list)), list, list.filters.id);
  return { ...rows, every: useReadInvestmentGroupLogs(list) };
}
