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
});
