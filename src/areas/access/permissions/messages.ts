import { defineMessages } from 'react-intl';

export const m = defineMessages({
  search: { id: 'access.permissions.search', defaultMessage: 'Код или название' },
  code: { id: 'access.permissions.code', defaultMessage: 'Код' },
  name: { id: 'access.permissions.name', defaultMessage: 'Название' },
  actions: { id: 'access.permissions.actions', defaultMessage: 'Действия' },
  kind: { id: 'access.permissions.kind', defaultMessage: 'Вид' },
  builtin: { id: 'access.permissions.builtin', defaultMessage: 'Встроенное' },
  added: { id: 'access.permissions.added', defaultMessage: 'Добавленное' },
  roles: { id: 'access.permissions.roles', defaultMessage: 'Ролей' },
  empty: { id: 'access.permissions.empty', defaultMessage: 'Прав пока нет' },
  create: { id: 'access.permissions.create', defaultMessage: 'Новое право' },
  wasCreated: { id: 'access.permissions.wasCreated', defaultMessage: 'Право добавлено' },
  edit: { id: 'access.permissions.edit', defaultMessage: 'Изменить' },
  editTitle: { id: 'access.permissions.editTitle', defaultMessage: 'Изменить право' },
  remove: { id: 'access.permissions.remove', defaultMessage: 'Удалить' },
  removed: { id: 'access.permissions.removed', defaultMessage: 'Успешно удален.' },
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
