import { defineMessages } from 'react-intl';
import { refusalTexts } from '../../parts/refusalTexts';

/** What the services refuse the work on profits, partners and dividends with, in words. */
export const refusals = {
  ...refusalTexts,
  ...defineMessages({
    profit_exists: {
      id: 'dividends.refusal.profit_exists',
      defaultMessage: 'Прибыль этой стратегии за месяц уже записана',
    },
    profit_not_announced: {
      id: 'dividends.refusal.profit_not_announced',
      defaultMessage: 'Прибыль за месяц не объявлена: рассчитывать нечего',
    },
    month_not_over: { id: 'dividends.refusal.month_not_over', defaultMessage: 'Месяц ещё не закончился' },
    partners_missing: {
      id: 'dividends.refusal.partners_missing',
      defaultMessage: 'Доли партнёров за этот месяц не дают вместе 100 %',
    },
    dividends_missing: {
      id: 'dividends.refusal.dividends_missing',
      defaultMessage: 'Дивиденды рассчитаны не у всех активных стратегий',
    },
    shares_not_whole: {
      id: 'dividends.refusal.shares_not_whole',
      defaultMessage: 'Доли партнёров должны дать вместе ровно 100 %',
    },
    above_net_profit: {
      id: 'dividends.refusal.above_net_profit',
      defaultMessage: 'Больше чистой прибыли объявить нельзя',
    },
  }),
};
