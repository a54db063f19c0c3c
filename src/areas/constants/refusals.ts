import { defineMessages } from 'react-intl';
import { refusalTexts } from '../../parts/refusalTexts';

/** What the service refuses the work on constants with, in words. */
export const refusals = {
  ...refusalTexts,
  ...defineMessages({
    constant_in_use: {
      id: 'constants.refusal.constant_in_use',
      defaultMessage: 'Константу читает система: удалить её, выключить или сменить вид нельзя',
    },
    constant_key_taken: { id: 'constants.refusal.constant_key_taken', defaultMessage: 'Такой ключ уже есть' },
    not_of_type: { id: 'constants.refusal.not_of_type', defaultMessage: 'Значение не подходит к виду константы' },
    invalid_scale: {
      id: 'constants.refusal.invalid_scale',
      defaultMessage: 'Нужен список шагов: before_months растёт, rate_percent от 0 до 100',
    },
  }),
};
