import { defineMessage, defineMessages } from 'react-intl';
import { t } from '../../i18n/terms';

export const m = {
  ...defineMessages({
    search: { id: 'constants.search', defaultMessage: 'Ключ или пояснение' },
    empty: { id: 'constants.empty', defaultMessage: 'Констант пока нет' },
    add: { id: 'constants.add', defaultMessage: 'Новая константа' },
    title: { id: 'constants.title', defaultMessage: 'Константа' },
    key: { id: 'constants.key', defaultMessage: 'Ключ' },
    keyHelp: {
      id: 'constants.keyHelp',
      defaultMessage: 'Латинские буквы, цифры, точка, подчёркивание. Потом не меняется',
    },
    keyShape: { id: 'constants.keyShape', defaultMessage: 'От 2 до 64 знаков: a–z, 0–9, точка, подчёркивание' },
    value: { id: 'constants.value', defaultMessage: 'Значение' },
    description: { id: 'constants.description', defaultMessage: 'Пояснение' },
    isActive: { id: 'constants.isActive', defaultMessage: 'Включена' },
    readBy: { id: 'constants.readBy', defaultMessage: 'Что её читает' },
    nothing: { id: 'constants.nothing', defaultMessage: 'Система её не читает' },
    updated: { id: 'constants.updated', defaultMessage: 'Изменена' },
    number: { id: 'constants.type.number', defaultMessage: 'Число' },
    percent: { id: 'constants.type.percent', defaultMessage: 'Процент' },
    money: { id: 'constants.type.money', defaultMessage: 'Деньги' },
    text: { id: 'constants.type.text', defaultMessage: 'Текст' },
    bool: { id: 'constants.type.bool', defaultMessage: 'Да или нет' },
    json: { id: 'constants.type.json', defaultMessage: 'JSON' },
    date: { id: 'constants.type.date', defaultMessage: 'День' },
    isJson: { id: 'constants.jsonHelp', defaultMessage: 'Объект или список JSON' },
    editTitle: { id: 'constants.edit', defaultMessage: 'Изменить константу' },
    saved: { id: 'constants.saved', defaultMessage: 'Константа сохранена' },
    made: { id: 'constants.made', defaultMessage: 'Константа создана' },
    create: { id: 'constants.create', defaultMessage: 'Создать константу' },
    change: { id: 'constants.change', defaultMessage: 'Было → станет' },
    inUse: { id: 'constants.inUse', defaultMessage: 'Её читает система: удалить нельзя' },
  }),
  ...{ type: t.type, edit: t.edit, remove: t.remove, removed: t.removed, created: t.created },
};

export const before = defineMessage<{ months: string; percent: string }>({
  id: 'constants.rate',
  defaultMessage: 'До {months} мес.: {percent}',
});

export const later = defineMessage<{ reader: string }>({
  id: 'constants.later',
  defaultMessage:
    '{reader}. Новое значение действует для того, что будет посчитано после сохранения. Посчитанное не меняется',
});
