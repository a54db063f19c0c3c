import { defineMessages } from 'react-intl';
import { refusalTexts } from '../../parts/refusalTexts';

/** What the service refuses the work on its settings with, in words. */
export const refusals = {
  ...refusalTexts,
  ...defineMessages({
    last_provider: {
      id: 'paymentSettings.refusal.last_provider',
      defaultMessage: 'Должен остаться хотя бы один активный',
    },
    unknown_variable: {
      id: 'paymentSettings.refusal.unknown_variable',
      defaultMessage: 'В тексте есть подстановка, которой нет у шаблона',
    },
    variable_missing: {
      id: 'paymentSettings.refusal.variable_missing',
      defaultMessage: 'В тексте нет обязательной подстановки',
    },
    sms_not_sent: { id: 'paymentSettings.refusal.sms_not_sent', defaultMessage: 'Провайдер не принял сообщение' },
    same_gateway: {
      id: 'paymentSettings.refusal.same_gateway',
      defaultMessage: 'Запасной эквайер не может быть основным',
    },
    gateway_off: { id: 'paymentSettings.refusal.gateway_off', defaultMessage: 'Этот шлюз отключён' },
    min_above_max: {
      id: 'paymentSettings.refusal.min_above_max',
      defaultMessage: 'Наименьшее не может быть больше наибольшего',
    },
    taken: { id: 'paymentSettings.refusal.taken', defaultMessage: 'Такая запись уже есть в списке' },
  }),
};
