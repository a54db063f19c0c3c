import { defineMessages } from 'react-intl';
import { refusalTexts } from '../../parts/refusalTexts';

/** What the services refuse the work on strategies with, in words. */
export const refusals = {
  ...refusalTexts,
  ...defineMessages({
    strategy_in_use: {
      id: 'strategies.refusal.strategy_in_use',
      defaultMessage: 'Стратегией уже пользовались: её можно только отправить в архив',
    },
    category_in_use: {
      id: 'strategies.refusal.category_in_use',
      defaultMessage: 'В категории есть стратегии: сначала перенесите их',
    },
    steps_not_rising: {
      id: 'strategies.refusal.steps_not_rising',
      defaultMessage: 'Каждая строка должна начинаться дальше, чем кончается предыдущая',
    },
    steps_not_from_zero: {
      id: 'strategies.refusal.steps_not_from_zero',
      defaultMessage: 'Первая ступень начинается с нуля',
    },
    steps_differ: {
      id: 'strategies.refusal.steps_differ',
      defaultMessage: 'Значения и веса должны начинаться с одних и тех же ступеней',
    },
    cape_below_one: { id: 'strategies.refusal.cape_below_one', defaultMessage: 'Предел не может быть меньше единицы' },
    initial_below_min: {
      id: 'strategies.refusal.initial_below_min',
      defaultMessage: 'Начальный IMAN меньше наименьшего',
    },
  }),
};
