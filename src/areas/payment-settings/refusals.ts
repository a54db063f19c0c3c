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
    same_gateway: {
      id: 'paymentSettings.refusal.same_gateway',
      defaultMessage: 'Запасной эквайер не может быть основным',
    },
    gateway_off: { id: 'paymentSettings.refusal.gateway_off', defaultMessage: 'Этот шлюз отключён' },
    kind_differs: {
      id: 'paymentSettings.refusal.kind_differs',
      defaultMessage: 'Вложенная категория должна быть того же вида',
    },
    category_too_deep: {
      id: 'paymentSettings.refusal.category_too_deep',
      defaultMessage: 'В бюджете не больше двух уровней',
    },
    in_use: { id: 'paymentSettings.refusal.in_use', defaultMessage: 'Внутри есть категории: сначала перенесите их' },
    taken: { id: 'paymentSettings.refusal.taken', defaultMessage: 'Такая запись уже есть в списке' },
  }),
};
