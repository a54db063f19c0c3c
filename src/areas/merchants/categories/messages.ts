import { defineMessage, defineMessages } from 'react-intl';

export const m = defineMessages({
  title: { id: 'merchants.categories.title', defaultMessage: 'Категория мерчантов' },
  search: { id: 'merchants.categories.search', defaultMessage: 'Название на любом языке' },
  empty: { id: 'merchants.categories.empty', defaultMessage: 'Категорий мерчантов пока нет' },
  notFound: { id: 'merchants.categories.notFound', defaultMessage: 'Таких категорий нет' },
  add: { id: 'merchants.categories.add', defaultMessage: 'Добавить категорию' },
  addUnder: { id: 'merchants.categories.addUnder', defaultMessage: 'Добавить подкатегорию' },
  edit: { id: 'merchants.categories.edit', defaultMessage: 'Изменить категорию мерчантов' },
  created: { id: 'merchants.categories.created', defaultMessage: 'Категория мерчантов создана' },
  saved: { id: 'merchants.categories.saved', defaultMessage: 'Категория мерчантов изменена' },
  movedBack: { id: 'merchants.categories.movedBack', defaultMessage: 'Категория вернулась на прежнее место' },
  parent: { id: 'merchants.categories.parent', defaultMessage: 'Внутри категории' },
  parentHelp: { id: 'merchants.categories.parentHelp', defaultMessage: 'Не выбрано — на верхнем уровне' },
  top: { id: 'merchants.categories.top', defaultMessage: 'Верхний уровень' },
  position: { id: 'merchants.categories.position', defaultMessage: 'Место среди соседних' },
  positionHelp: { id: 'merchants.categories.positionHelp', defaultMessage: 'Пусто — последнее' },
  children: { id: 'merchants.categories.children', defaultMessage: 'Подкатегорий' },
  merchants: { id: 'merchants.categories.merchants', defaultMessage: 'Мерчантов в самой категории' },
  withBelow: { id: 'merchants.categories.withBelow', defaultMessage: 'Мерчантов вместе с подкатегориями' },
  image: { id: 'merchants.categories.image', defaultMessage: 'Картинка' },
  used: { id: 'merchants.categories.used', defaultMessage: 'В ней есть подкатегории или мерчанты' },
  deepest: { id: 'merchants.categories.deepest', defaultMessage: 'Это последний уровень' },
  moved: { id: 'merchants.categories.history.moved', defaultMessage: 'Перенос' },
});

export const wasMoved = defineMessage<{ name: string }>({
  id: 'merchants.categories.wasMoved',
  defaultMessage: 'Категория «{name}» перенесена',
});
export const missing = defineMessage<{ languages: string }>({
  id: 'merchants.categories.missing',
  defaultMessage: 'нет {languages}',
});
export const merchantCount = defineMessage<{ count: number }>({
  id: 'merchants.categories.merchantCount',
  defaultMessage: '{count, plural, one {# мерчант} few {# мерчанта} many {# мерчантов} other {# мерчанта}}',
});
