import { defineMessage, defineMessages } from 'react-intl';

export const prices = defineMessages({
  sheet: { id: 'catalogue.prices.sheet', defaultMessage: 'Прайс выбранных' },
  help: {
    id: 'catalogue.prices.help',
    defaultMessage:
      'Впишите новые цены, вставьте столбец из таблицы или измените все сразу. Ctrl+D и кнопка ставят цену строки во все строки ниже. До отправки ничего не меняется',
  },
  percent: { id: 'catalogue.prices.percent', defaultMessage: 'Изменить все на, %' },
  rounding: { id: 'catalogue.prices.rounding', defaultMessage: 'Округлить до' },
  exact: { id: 'catalogue.prices.exact', defaultMessage: 'Не округлять' },
  hundred: { id: 'catalogue.prices.hundred', defaultMessage: '100 сум' },
  thousand: { id: 'catalogue.prices.thousand', defaultMessage: '1 000 сум' },
  tenThousand: { id: 'catalogue.prices.tenThousand', defaultMessage: '10 000 сум' },
  apply: { id: 'catalogue.prices.apply', defaultMessage: 'Пересчитать' },
  fillDown: { id: 'catalogue.prices.fillDown', defaultMessage: 'Заполнить вниз (Ctrl+D)' },
  reset: { id: 'catalogue.prices.reset', defaultMessage: 'Вернуть прежние' },
  product: { id: 'catalogue.prices.product', defaultMessage: 'Товар' },
  now: { id: 'catalogue.prices.now', defaultMessage: 'Сейчас, сум' },
  next: { id: 'catalogue.prices.next', defaultMessage: 'Новая, сум' },
  change: { id: 'catalogue.prices.change', defaultMessage: 'Изменение' },
  large: { id: 'catalogue.prices.large', defaultMessage: 'Больше 30 %' },
  notPrice: { id: 'catalogue.prices.notPrice', defaultMessage: 'Это не цена' },
  reachesOld: { id: 'catalogue.prices.reachesOld', defaultMessage: 'Не ниже старой цены' },
  check: { id: 'catalogue.prices.check', defaultMessage: 'Проверить' },
  back: { id: 'catalogue.prices.back', defaultMessage: 'К ценам' },
  send: { id: 'catalogue.prices.send', defaultMessage: 'Отправить цены' },
  nothing: { id: 'catalogue.prices.nothing', defaultMessage: 'Цены не изменены' },
  wrongFirst: { id: 'catalogue.prices.wrongFirst', defaultMessage: 'Сначала исправьте отмеченные строки' },
  veryLarge: {
    id: 'catalogue.prices.veryLarge',
    defaultMessage: 'Есть цены, которые меняются больше чем на 80 %. Введите число строк, чтобы подтвердить',
  },
  typed: { id: 'catalogue.prices.typed', defaultMessage: 'Число строк' },
  running: { id: 'catalogue.prices.running', defaultMessage: 'Новые цены' },
  done: { id: 'catalogue.prices.done', defaultMessage: 'Цены отправлены' },
  changed: { id: 'catalogue.prices.changed', defaultMessage: 'Товар изменил коллега' },
  tooMany: { id: 'catalogue.prices.tooMany', defaultMessage: 'В прайс входит до 500 товаров. Выберите меньше' },
});

export const willChange = defineMessage<{ count: number }>({
  id: 'catalogue.prices.willChange',
  defaultMessage:
    '{count, plural, one {Изменится # цена} few {Изменятся # цены} many {Изменятся # цен} other {Изменятся # цены}}',
});
export const overTheirs = defineMessage<{ count: number }>({
  id: 'catalogue.prices.overTheirs',
  defaultMessage:
    '{count, plural, one {Пока вы меняли прайс, коллега изменил # товар} few {Пока вы меняли прайс, коллеги изменили # товара} many {Пока вы меняли прайс, коллеги изменили # товаров} other {Пока вы меняли прайс, коллеги изменили # товара}}. Цены станут такими:',
});
export const fromTo = defineMessage<{ name: string; theirs: string; price: string }>({
  id: 'catalogue.prices.fromTo',
  defaultMessage: '{name}: {theirs} → {price}',
});
export const summary = defineMessage<{ done: number; failed: number; skipped: number }>({
  id: 'catalogue.prices.summary',
  defaultMessage: 'Изменено: {done}, не вышло: {failed}, пропущено: {skipped}',
});
export const newPriceOf = defineMessage<{ name: string }>({
  id: 'catalogue.prices.newPriceOf',
  defaultMessage: 'Новая цена: {name}',
});
export const changeText = defineMessage<{ sign: string; percent: string }>({
  id: 'catalogue.prices.changeText',
  defaultMessage: '{sign}{percent} %',
});
