import { defineMessage, defineMessages } from 'react-intl';

export const m = defineMessages({
  search: { id: 'catalogue.categories.search', defaultMessage: 'Название на любом из языков' },
  empty: { id: 'catalogue.categories.empty', defaultMessage: 'Категорий товаров пока нет' },
  notFound: { id: 'catalogue.categories.notFound', defaultMessage: 'Под такие условия не подходит ни одна категория' },
  add: { id: 'catalogue.categories.add', defaultMessage: 'Новая категория товаров' },
  addUnder: { id: 'catalogue.categories.addUnder', defaultMessage: 'Новая подкатегория' },
  edit: { id: 'catalogue.categories.edit', defaultMessage: 'Изменить категорию' },
  move: { id: 'catalogue.categories.move', defaultMessage: 'Переместить…' },
  moveTitle: { id: 'catalogue.categories.moveTitle', defaultMessage: 'Переместить категорию' },
  movedBack: { id: 'catalogue.categories.movedBack', defaultMessage: 'Категория снова на прежнем месте' },
  moved: { id: 'catalogue.categories.moved', defaultMessage: 'Перемещение' },
  parent: { id: 'catalogue.categories.parent', defaultMessage: 'Внутри' },
  parentHelp: { id: 'catalogue.categories.parentHelp', defaultMessage: 'Не выбрано — на самом верху' },
  position: { id: 'catalogue.categories.position', defaultMessage: 'Порядковый номер' },
  image: { id: 'catalogue.categories.image', defaultMessage: 'Изображение' },
  deepest: { id: 'catalogue.categories.deepest', defaultMessage: 'Глубже пяти уровней нельзя' },
  path: { id: 'catalogue.categories.path', defaultMessage: 'Путь' },
  children: { id: 'catalogue.categories.children', defaultMessage: 'Подкатегории' },
  noChildren: { id: 'catalogue.categories.noChildren', defaultMessage: 'Внутри неё других категорий нет' },
  ownModels: { id: 'catalogue.categories.ownModels', defaultMessage: 'Моделей в ней самой' },
  ownProducts: { id: 'catalogue.categories.ownProducts', defaultMessage: 'Товаров в ней самой' },
  turnOffTitle: { id: 'catalogue.categories.turnOffTitle', defaultMessage: 'Выключить категорию?' },
  unseen: { id: 'catalogue.categories.unseen', defaultMessage: 'Сейчас покупатель этой категории не видит' },
  atTop: { id: 'catalogue.categories.atTop', defaultMessage: 'На самом верху' },
});

/** Why a category is not removed. */
export const usedInside = defineMessage<{ categories: number; models: number }>({
  id: 'catalogue.categories.usedInside',
  defaultMessage:
    'Используется: {categories, plural, =0 {} one {# категория} few {# категории} many {# категорий} other {# категории}}{categories, plural, =0 {} other {{models, plural, =0 {} other {, }}}}{models, plural, =0 {} one {# модель} few {# модели} many {# моделей} other {# модели}}',
});
export const wasMoved = defineMessage<{ name: string }>({
  id: 'catalogue.categories.wasMoved',
  defaultMessage: 'Категория «{name}» перемещена',
});
export const hiddenBy = defineMessage<{ name: string }>({
  id: 'catalogue.categories.hiddenBy',
  defaultMessage: 'Скрыто через «{name}»',
});
export const willHide = defineMessage<{ name: string; models: number; products: number }>({
  id: 'catalogue.categories.willHide',
  defaultMessage:
    '«{name}» скроется вместе со всем, что внутри: {models, plural, one {# модель} few {# модели} many {# моделей} other {# модели}}, {products, plural, one {# товар} few {# товара} many {# товаров} other {# товара}}.',
});
export const lineModels = defineMessage<{ count: number }>({
  id: 'catalogue.categories.lineModels',
  defaultMessage: '{count, plural, one {# модель} few {# модели} many {# моделей} other {# модели}}',
});
export const lineProducts = defineMessage<{ count: number }>({
  id: 'catalogue.categories.lineProducts',
  defaultMessage: '{count, plural, one {# товар} few {# товара} many {# товаров} other {# товара}}',
});
