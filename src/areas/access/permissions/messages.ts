import { defineMessages } from 'react-intl';

export const m = defineMessages({
  search: { id: 'access.permissions.search', defaultMessage: 'Код или название' },
  code: { id: 'access.permissions.code', defaultMessage: 'Код' },
  builtin: { id: 'access.permissions.builtin', defaultMessage: 'Встроенное' },
  added: { id: 'access.permissions.added', defaultMessage: 'Добавленное' },
  roles: { id: 'access.permissions.roles', defaultMessage: 'Ролей' },
  empty: { id: 'access.permissions.empty', defaultMessage: 'Прав пока нет' },
  create: { id: 'access.permissions.create', defaultMessage: 'Новое право' },
  wasCreated: { id: 'access.permissions.wasCreated', defaultMessage: 'Право добавлено' },
  editTitle: { id: 'access.permissions.editTitle', defaultMessage: 'Изменить право' },
  inUse: { id: 'access.permissions.inUse', defaultMessage: 'Право есть у роли' },
  isBuiltin: { id: 'access.permissions.isBuiltin', defaultMessage: 'Встроенное право удалить нельзя' },
  ru: { id: 'access.permissions.ru', defaultMessage: 'Название по-русски' },
  en: { id: 'access.permissions.en', defaultMessage: 'Название по-английски' },
  uz: { id: 'access.permissions.uz', defaultMessage: 'Название по-узбекски' },
  codeHelp: {
    id: 'access.permissions.codeHelp',
    defaultMessage: 'Латинские строчные буквы, цифры и подчёркивание, например warehouse',
  },
  wrongCode: {
    id: 'access.permissions.wrongCode',
    defaultMessage: 'Нужны латинские строчные буквы, цифры и подчёркивание; первой — буква',
  },
});
