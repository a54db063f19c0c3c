import { defineMessages } from 'react-intl';

/** What the service refuses the work on cards with, in words. */
export const cardRefusals = defineMessages({
  card_system_unknown: {
    id: 'customers.refusal.card_system_unknown',
    defaultMessage: 'Такой платёжной системы здесь нет: подойдут Uzcard, Humo, Visa, Mastercard',
  },
  card_refused: {
    id: 'customers.refusal.card_refused',
    defaultMessage: 'Платёжный шлюз не принял карту. Проверьте номер и срок или возьмите другую',
  },
  card_bound: { id: 'customers.refusal.card_bound', defaultMessage: 'Эта карта уже привязана' },
  too_soon: { id: 'customers.refusal.too_soon', defaultMessage: 'Между двумя кодами проходит не меньше минуты' },
  wrong_code: { id: 'customers.refusal.wrong_code', defaultMessage: 'Неверный код' },
  code_ended: {
    id: 'customers.refusal.code_ended',
    defaultMessage: 'Код введён неверно три раза. Начните привязку заново',
  },
  code_expired: { id: 'customers.refusal.code_expired', defaultMessage: 'Срок кода истёк. Отправьте новый' },
  sms_not_sent: { id: 'customers.refusal.sms_not_sent', defaultMessage: 'СМС не отправлено. Повторите попытку' },
});
