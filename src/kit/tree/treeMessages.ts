import { defineMessage, defineMessages } from 'react-intl';

export const m = defineMessages({
  dropped: { id: 'kit.tree.dropped', defaultMessage: 'Поставлено.' },
  givenUp: { id: 'kit.tree.givenUp', defaultMessage: 'Перенос отменён, всё на прежнем месте.' },
  cycle: { id: 'kit.tree.cycle', defaultMessage: 'В себя и в то, что внутри, перенести нельзя.' },
  noFurther: { id: 'kit.tree.noFurther', defaultMessage: 'Дальше некуда.' },
  openAll: { id: 'kit.tree.openAll', defaultMessage: 'Развернуть всё' },
  closeAll: { id: 'kit.tree.closeAll', defaultMessage: 'Свернуть всё' },
  put: { id: 'kit.tree.put', defaultMessage: 'Переместить' },
  under: { id: 'kit.tree.under', defaultMessage: 'Куда' },
  top: { id: 'kit.tree.top', defaultMessage: 'На верхний уровень' },
  find: { id: 'kit.tree.find', defaultMessage: 'Найти по названию' },
  noHome: { id: 'kit.tree.noHome', defaultMessage: 'Подходящего места с таким названием нет' },
  moreHomes: { id: 'kit.tree.moreHomes', defaultMessage: 'Показаны первые сто. Уточните название' },
  place: { id: 'kit.tree.place', defaultMessage: 'Место среди соседних' },
  placeHelp: { id: 'kit.tree.placeHelp', defaultMessage: 'Не выбрано — последней' },
  first: { id: 'kit.tree.first', defaultMessage: 'Первой' },
  keys: {
    id: 'kit.tree.keys',
    defaultMessage:
      'Стрелки ходят по дереву, Enter открывает. M поднимает строку: стрелки вверх и вниз выбирают место, вправо — внутрь соседней, влево — наружу, Enter ставит, Escape отменяет.',
  },
});

/** What is said of an item that was picked up. */
export const lifted = defineMessage<{ name: string }>({
  id: 'kit.tree.lifted',
  defaultMessage: 'Поднято: {name}. Стрелки выбирают место, Enter ставит, Escape отменяет.',
});
export const inside = defineMessage<{ parent: string; place: number; count: number }>({
  id: 'kit.tree.inside',
  defaultMessage: 'Внутри «{parent}», место {place} из {count}.',
});
export const atTop = defineMessage<{ place: number; count: number }>({
  id: 'kit.tree.atTop',
  defaultMessage: 'На верхнем уровне, место {place} из {count}.',
});
export const tooDeep = defineMessage<{ count: number }>({
  id: 'kit.tree.tooDeep',
  defaultMessage: 'Глубже {count, plural, one {# уровня} few {# уровней} many {# уровней} other {# уровня}} нельзя.',
});
export const behind = defineMessage<{ name: string }>({ id: 'kit.tree.behind', defaultMessage: 'После «{name}»' });
