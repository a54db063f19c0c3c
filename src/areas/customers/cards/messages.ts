import { defineMessage, defineMessages } from 'react-intl';

export const m = defineMessages({
  cards: { id: 'customers.cards.title', defaultMessage: 'Карты' },
  empty: { id: 'customers.cards.empty', defaultMessage: 'Карт пока нет' },
  number: { id: 'customers.cards.number', defaultMessage: 'Номер карты' },
  kind: { id: 'customers.cards.kind', defaultMessage: 'Система карты' },
  expiry: { id: 'customers.cards.expiry', defaultMessage: 'Срок карты' },
  phone: { id: 'customers.cards.phone', defaultMessage: 'Телефон карты' },
  phoneHelp: { id: 'customers.cards.phoneHelp', defaultMessage: 'Пусто — телефон клиента. Туда придёт код' },
  added: { id: 'customers.cards.added', defaultMessage: 'Добавлена' },
  main: { id: 'customers.cards.main', defaultMessage: 'Основная' },
  active: { id: 'customers.cards.active', defaultMessage: 'Действует' },
  blocked: { id: 'customers.cards.blocked', defaultMessage: 'Заблокирована' },
  expired: { id: 'customers.cards.expired', defaultMessage: 'Истекла' },
  add: { id: 'customers.cards.add', defaultMessage: 'Привязать карту' },
  next: { id: 'customers.cards.next', defaultMessage: 'Отправить код' },
  numberGoes: {
    id: 'customers.cards.numberGoes',
    defaultMessage:
      'Номер уходит в платёжный шлюз и нигде не хранится: здесь остаются только первые шесть и последние четыре цифры',
  },
  codeTitle: { id: 'customers.cards.codeTitle', defaultMessage: 'Код из СМС' },
  code: { id: 'customers.cards.code', defaultMessage: 'Код' },
  bind: { id: 'customers.cards.bind', defaultMessage: 'Проверить код' },
  bound: { id: 'customers.cards.bound', defaultMessage: 'Карта привязана' },
  resend: { id: 'customers.cards.resend', defaultMessage: 'Отправить код ещё раз' },
  resent: { id: 'customers.cards.resent', defaultMessage: 'СМС отправлено' },
  again: { id: 'customers.cards.again', defaultMessage: 'Начать заново' },
  ended: { id: 'customers.cards.ended', defaultMessage: 'Этот код больше не принимается' },
});

export const codeSent = defineMessage<{ card: string; phone: string }>({
  id: 'customers.cards.codeSent',
  defaultMessage: 'Код для карты {card} отправлен на {phone}. Он действует пять минут',
});
export const triesLeft = defineMessage<{ count: number }>({
  id: 'customers.cards.triesLeft',
  defaultMessage: '{count, plural, one {Осталась # попытка} few {Осталось # попытки} other {Осталось # попыток}}',
});
export const resendIn = defineMessage<{ seconds: number }>({
  id: 'customers.cards.resendIn',
  defaultMessage: 'Новый код — через {seconds} с',
});
