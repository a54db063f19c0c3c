import { CheckmarkCircle16Regular, Clock16Regular, DismissCircle16Regular } from '@fluentui/react-icons';
import type { AccountType } from '../../api/payment/accounts';
import type {
  FactKind,
  MonthFigure,
  PostingKind,
  PostingSource,
  PostingStatus,
  TieKind,
} from '../../api/system-user/ledger';
import { t } from '../../i18n/terms';
import { choices } from '../../kit/table/choices';
import { m } from './messages';

export const postingStatus = choices<PostingStatus>({
  draft: { label: m.statusDraft, tone: 'warning', icon: Clock16Regular },
  posted: { label: m.statusPosted, tone: 'success', icon: CheckmarkCircle16Regular },
  rejected: { label: t.rejected, tone: 'danger', icon: DismissCircle16Regular },
});

export const postingKinds = choices<PostingKind>({
  cash_in: m.kindCashIn,
  cash_out: m.kindCashOut,
  cash_in_out: m.kindCashInOut,
});

export const postingSources = choices<PostingSource>({ auto: m.sourceAuto, manual: m.sourceManual });

/** The figures with which a month is closed. */
export const monthFigures = choices<MonthFigure>({
  cash_in: m.figureCashIn,
  cash_out: m.figureCashOut,
  dividends: m.figureDividends,
  tax: m.figureTax,
  incomes: m.figureIncomes,
  expenses: m.figureExpenses,
  net_profit: m.figureNetProfit,
  announced: m.figureAnnounced,
  dividends_gross: m.figureGross,
  dividends_tax: m.figureDividendTax,
  dividends_net: m.figureNet,
  partners_share: m.figurePartners,
});

/** The rows that the system posts, by their tables. */
export const factKinds = choices<FactKind>({
  investor_transactions: m.factInvestor,
  investment_transactions: m.factInvestment,
  dividend_transactions: m.factDividend,
  dividend_reversals: m.factDividendBack,
  profit_announcements: m.factProfit,
  profit_distributions: m.factShare,
  distribution_reversals: m.factShareBack,
  expenses: m.factExpense,
  incomes: m.factIncome,
  closing_months: m.factClosing,
  installment_moves: m.factInstalment,
  merchant_moves: m.factMerchant,
});

export const accountTypes = choices<AccountType>({
  asset: m.typeAsset,
  liability: m.typeLiability,
  equity: m.typeEquity,
  income: m.typeIncome,
  expense: m.typeExpense,
});

/** Whether an account and its records agree. */
export type TieState = 'agrees' | 'differs';
export const tieStates = choices<TieState>({
  differs: { label: m.differs, tone: 'danger', icon: DismissCircle16Regular },
  agrees: { label: m.agrees, tone: 'success', icon: CheckmarkCircle16Regular },
});
export const tieStateOf = ({ difference }: { difference: string }): TieState =>
  difference === '0.00' ? 'agrees' : 'differs';

export const tieKinds = choices<TieKind>({
  investor: m.kindInvestor,
  investment: m.kindInvestment,
  bond: m.kindBond,
});

/** An account as everybody calls it: by its number, and its name for those who do not know that. */
export const accountName = ({ id, name }: { id: number; name: string }) => `${id} ${name}`;
