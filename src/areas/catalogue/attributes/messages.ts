import { defineMessage, defineMessages } from 'react-intl';

export const m = defineMessages({
  title: { id: 'catalogue.attributes.title', defaultMessage: 'Атрибут' },
  search: { id: 'catalogue.attributes.search', defaultMessage: 'Название на любом языке' },
  empty: { id: 'catalogue.attributes.empty', defaultMessage: 'Атрибутов пока нет' },
  add: { id: 'catalogue.attributes.add', defaultMessage: 'Новый атрибут' },
  edit: { id: 'catalogue.attributes.edit', defaultMessage: 'Изменить атрибут' },
  unit: { id: 'catalogue.attributes.unit', defaultMessage: 'Единица' },
  unitHelp: { id: 'catalogue.attributes.unitHelp', defaultMessage: 'Как пишется после числа: см, Вт, мАч' },
  values: { id: 'catalogue.attributes.values', defaultMessage: 'Значения' },
  value: { id: 'catalogue.attributes.value', defaultMessage: 'Значение' },
  valuesHelp: {
    id: 'catalogue.attributes.valuesHelp',
    defaultMessage: 'В том порядке, в котором их выбирают. Потом их можно переставить',
  },
  noValues: { id: 'catalogue.attributes.noValues', defaultMessage: 'Выбирать пока не из чего' },
  addValue: { id: 'catalogue.attributes.addValue', defaultMessage: 'Добавить значение' },
  removeValue: { id: 'catalogue.attributes.removeValue', defaultMessage: 'Убрать значение' },
  earlier: { id: 'catalogue.attributes.earlier', defaultMessage: 'Поднять выше' },
  later: { id: 'catalogue.attributes.later', defaultMessage: 'Опустить ниже' },
  isFirst: { id: 'catalogue.attributes.isFirst', defaultMessage: 'Уже первое' },
  isLast: { id: 'catalogue.attributes.isLast', defaultMessage: 'Уже последнее' },
  color: { id: 'catalogue.attributes.color', defaultMessage: 'Образец' },
  colorHelp: { id: 'catalogue.attributes.colorHelp', defaultMessage: 'Решётка и шесть знаков 0–9, a–f: #1f4fa3' },
  swatch: { id: 'catalogue.attributes.swatch', defaultMessage: 'Строка {limit}: образец пишется как #1f4fa3' },
  place: { id: 'catalogue.attributes.place', defaultMessage: 'Место в списке' },
  placeHelp: { id: 'catalogue.attributes.placeHelp', defaultMessage: 'Пусто — последнее' },
  usedIn: { id: 'catalogue.attributes.usedIn', defaultMessage: 'В моделях' },
  order: { id: 'catalogue.attributes.order', defaultMessage: 'Порядок значений' },
  select: { id: 'catalogue.attributes.type.select', defaultMessage: 'Одно из списка' },
  multi: { id: 'catalogue.attributes.type.multi', defaultMessage: 'Несколько из списка' },
  number: { id: 'catalogue.attributes.type.number', defaultMessage: 'Число' },
  text: { id: 'catalogue.attributes.type.text', defaultMessage: 'Текст' },
  bool: { id: 'catalogue.attributes.type.bool', defaultMessage: 'Да или нет' },
  colour: { id: 'catalogue.attributes.type.color', defaultMessage: 'Цвет' },
  typeHelp: { id: 'catalogue.attributes.typeHelp', defaultMessage: 'Потом не меняется' },
});

export const more = defineMessage<{ count: number }>({
  id: 'catalogue.attributes.more',
  defaultMessage: 'ещё {count}',
});
