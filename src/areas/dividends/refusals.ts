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
      defaultMessage: 'Дивиденды рассчитаны не у всех стратегий, которым они нужны',
    },
    payable_changed: {
      id: 'dividends.refusal.payable_changed',
      defaultMessage: 'Дивиденды рассчитаны заново: проверьте новые суммы выплаты',
    },
    shares_not_whole: {
      id: 'dividends.refusal.shares_not_whole',
      defaultMessage: 'Доли партнёров должны дать вместе ровно 100 %',
    },
    partner_ended: {
      id: 'dividends.refusal.partner_ended',
      defaultMessage: 'Партнёр выбыл: доли после последнего месяца у него нет',
    },
    partner_has_share: {
      id: 'dividends.refusal.partner_has_share',
      defaultMessage: 'У партнёра есть доля после этого дня: сначала задайте доли без него',
    },
    above_net_profit: {
      id: 'dividends.refusal.above_net_profit',
      defaultMessage: 'Больше чистой прибыли объявить нельзя',
    },
  }),
};
