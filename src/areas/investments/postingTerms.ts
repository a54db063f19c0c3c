import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { PostingLine } from '../../api/system-user/investments';
import { t } from '../../i18n/terms';

const m = defineMessages({
  investorBalances: { id: 'investments.account.investorBalances', defaultMessage: 'Балансы инвесторов' },
  investments: { id: 'investments.account.investments', defaultMessage: 'Обязательства по инвестициям' },
  dividendsPayable: { id: 'investments.account.dividendsPayable', defaultMessage: 'Дивиденды к выплате' },
  profitDistribution: { id: 'investments.account.profitDistribution', defaultMessage: 'Распределение прибыли' },
  taxPayable: { id: 'investments.account.taxPayable', defaultMessage: 'Налоги к уплате' },
  penaltyIncome: { id: 'investments.account.penaltyIncome', defaultMessage: 'Доход от штрафов' },
  bank: { id: 'investments.account.bank', defaultMessage: 'Расчётный счёт' },
  open: { id: 'investments.operation.open', defaultMessage: 'Открытие' },
  topup: { id: 'investments.operation.topup', defaultMessage: 'Пополнение' },
  partialExit: { id: 'investments.operation.partialExit', defaultMessage: 'Частичный вывод' },
  exit: { id: 'investments.operation.exit', defaultMessage: 'Вывод' },
  dividend: { id: 'investments.operation.dividend', defaultMessage: 'Начисление дивидендов' },
  dividendPaid: { id: 'investments.operation.dividendPaid', defaultMessage: 'Выплата дивидендов' },
  penalty: { id: 'investments.operation.penalty', defaultMessage: 'Штраф за вывод' },
  exitTax: { id: 'investments.operation.exitTax', defaultMessage: 'Налог с вывода' },
  payout: { id: 'investments.operation.payout', defaultMessage: 'Выплата инвестору' },
});

export const accountNames: Record<PostingLine['account'], MessageDescriptor> = {
  investor_balances: m.investorBalances,
  investments: m.investments,
  dividends_payable: m.dividendsPayable,
  profit_distribution: m.profitDistribution,
  tax_payable: m.taxPayable,
  penalty_income: m.penaltyIncome,
  bank: m.bank,
};

export const operationNames: Record<PostingLine['operation'], MessageDescriptor> = {
  open: m.open,
  topup: m.topup,
  reinvest: t.reinvest,
  partial_exit: m.partialExit,
  exit: m.exit,
  transfer: t.transfer,
  dividend: m.dividend,
  dividend_paid: m.dividendPaid,
  penalty: m.penalty,
  exit_tax: m.exitTax,
  payout: m.payout,
};
