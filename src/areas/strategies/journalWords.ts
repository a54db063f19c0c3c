import { defineMessages } from 'react-intl';
import type { RecordWords, ValueWords } from '../../parts/historyWords';
import { t } from '../../i18n/terms';
import { m } from './messages';
import { strategyLanguage, strategyRisk, strategyStatus } from './terms';

const own = defineMessages({
  expectedProfit: { id: 'strategies.history.expectedProfit', defaultMessage: 'Ожидаемая доходность, %' },
  least: { id: 'strategies.history.least', defaultMessage: 'Вложение от' },
  most: { id: 'strategies.history.most', defaultMessage: 'Вложение до' },
  reinvestment: { id: 'strategies.history.reinvestment', defaultMessage: 'Реинвестирование от' },
  bondsLeast: { id: 'strategies.history.bondsLeast', defaultMessage: 'Доля облигаций от, %' },
  bondsMost: { id: 'strategies.history.bondsMost', defaultMessage: 'Доля облигаций до, %' },
  investmentMost: { id: 'strategies.history.investmentMost', defaultMessage: 'Доля одной инвестиции до, %' },
  imanInitial: { id: 'strategies.history.imanInitial', defaultMessage: 'Начальный IMAN, %' },
  imanLeast: { id: 'strategies.history.imanLeast', defaultMessage: 'Наименьший IMAN, %' },
  valueByAmount: { id: 'strategies.history.valueByAmount', defaultMessage: 'Значения по сумме' },
  weightByAmount: { id: 'strategies.history.weightByAmount', defaultMessage: 'Веса по сумме' },
  valueByMonth: { id: 'strategies.history.valueByMonth', defaultMessage: 'Значения по сроку' },
  weightByMonth: { id: 'strategies.history.weightByMonth', defaultMessage: 'Веса по сроку' },
});

const lists = [
  strategyStatus.wordsOf('status'),
  strategyRisk.wordsOf('risk_type'),
  strategyLanguage.wordsOf('language'),
];
const yesNo = { true: t.yes, false: t.no } as const;

const values: ValueWords = (field, value) => {
  if (field === 'is_corporate' && (value === 'true' || value === 'false')) return yesNo[value];
  return lists.map((words) => words(field, value)).find((found) => found !== undefined);
};

/** The history of a strategy and of a category. */
export const strategyJournal: RecordWords = {
  fields: {
    goal: m.goal,
    disclaimer: m.disclaimer,
    advantage: m.advantages,
    language: m.language,
    category: m.category,
    image: m.image,
    risk_type: t.risk,
    is_corporate: m.corporate,
    expected_profit: own.expectedProfit,
    percents: m.percents,
    min_investment_amount: own.least,
    max_investment_amount: own.most,
    min_reinvestment_amount: own.reinvestment,
    repayment_percent: m.repayment,
    min_bond_percent_limit: own.bondsLeast,
    max_bond_percent_limit: own.bondsMost,
    max_investment_percent_limit: own.investmentMost,
    initial_percent_iman: own.imanInitial,
    min_percent_iman: own.imanLeast,
    value_by_amount_million: own.valueByAmount,
    weight_by_amount_million: own.weightByAmount,
    value_by_month: own.valueByMonth,
    weight_by_month: own.weightByMonth,
    cape_by_amount: m.capeByAmount,
    cape_by_month: m.capeByMonth,
  },
  written: ['goal', 'disclaimer', 'advantage'],
  values,
};
