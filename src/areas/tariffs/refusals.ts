import { defineMessages } from 'react-intl';
import { refusalTexts } from '../../parts/refusalTexts';

/** What the services refuse the work on tariffs and rounds with, in words. */
export const refusals = {
  ...refusalTexts,
  ...defineMessages({
    tariff_in_use: {
      id: 'tariffs.refusal.tariff_in_use',
      defaultMessage: 'По тарифу есть инвестиции или раунд: создайте новый',
    },
    tariff_code_taken: {
      id: 'tariffs.refusal.tariff_code_taken',
      defaultMessage: 'Такой код уже есть у другого тарифа',
    },
    round_open_exists: {
      id: 'tariffs.refusal.round_open_exists',
      defaultMessage: 'У стратегии идёт сбор другого раунда: сначала закончите его',
    },
    round_below_minimum: {
      id: 'tariffs.refusal.round_below_minimum',
      defaultMessage: 'Собрано меньше минимума: завершить раунд нельзя',
    },
    round_has_money: {
      id: 'tariffs.refusal.round_has_money',
      defaultMessage: 'В раунд уже пришли деньги: отменить его нельзя',
    },
    strategy_not_sold: {
      id: 'tariffs.refusal.strategy_not_sold',
      defaultMessage: 'Стратегия не продаётся: открыть сбор нельзя',
    },
    below_raised: { id: 'tariffs.refusal.below_raised', defaultMessage: 'Меньше того, что уже собрано' },
  }),
};
