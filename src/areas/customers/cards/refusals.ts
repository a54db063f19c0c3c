import { defineMessages } from 'react-intl';

/** What the service refuses the work on cards and a scoring with, in words. */
export const cardRefusals = defineMessages({
  customer_inactive: {
    id: 'customers.refusal.customer_inactive',
    defaultMessage: 'Клиент неактивен: сначала включите его',
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
  scoring_once_a_day: { id: 'customers.refusal.scoring_once_a_day', defaultMessage: 'Скоринг раз в сутки' },
  scoring_running: { id: 'customers.refusal.scoring_running', defaultMessage: 'Скоринг уже идёт' },
  pinfl_missing: {
    id: 'customers.refusal.pinfl_missing',
    defaultMessage: 'У клиента нет ПИНФЛ: без него скоринг невозможен',
  },
  service_missing: {
    id: 'customers.refusal.service_missing',
    defaultMessage: 'Внешняя служба не настроена. Обратитесь к администратору',
  },
  service_unreachable: {
    id: 'customers.refusal.service_unreachable',
    defaultMessage: 'Внешняя служба не отвечает. Повторите позже',
  },
  sms_not_sent: { id: 'customers.refusal.sms_not_sent', defaultMessage: 'СМС не отправлено. Повторите попытку' },
});
