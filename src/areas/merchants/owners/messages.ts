import { defineMessages } from 'react-intl';

export const m = defineMessages({
  owners: { id: 'merchants.owners.owners', defaultMessage: 'Владельцы' },
  empty: { id: 'merchants.owners.empty', defaultMessage: 'В кабинет мерчанта ещё никто не входит' },
  search: { id: 'merchants.owners.search', defaultMessage: 'Имя, логин или телефон' },
  add: { id: 'merchants.owners.add', defaultMessage: 'Новый владелец' },
  name: { id: 'merchants.owners.name', defaultMessage: 'Имя и фамилия' },
  username: { id: 'merchants.owners.username', defaultMessage: 'Логин' },
  usernameHelp: {
    id: 'merchants.owners.usernameHelp',
    defaultMessage: 'От 3 до 50 знаков: латинские строчные буквы, цифры, точка, дефис, подчёркивание',
  },
  passwordSet: { id: 'merchants.owners.passwordSet', defaultMessage: 'Пароль задан' },
  reset: { id: 'merchants.owners.reset', defaultMessage: 'Задать новый пароль' },
  resetTitle: { id: 'merchants.owners.resetTitle', defaultMessage: 'Задать новый пароль?' },
  resetText: {
    id: 'merchants.owners.resetText',
    defaultMessage: 'Прежний пароль перестанет действовать сразу, новый будет показан один раз',
  },
  added: { id: 'merchants.owners.added', defaultMessage: 'Владелец добавлен' },
});
