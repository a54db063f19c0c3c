import { defineMessage, defineMessages } from 'react-intl';

export const m = defineMessages({
  search: { id: 'content.banners.search', defaultMessage: 'Заголовок или номер баннера' },
  empty: { id: 'content.banners.empty', defaultMessage: 'Баннеров нет' },
  add: { id: 'content.banners.add', defaultMessage: 'Новый баннер' },
  edit: { id: 'content.banners.edit', defaultMessage: 'Изменить баннер' },
  one: { id: 'content.banners.one', defaultMessage: 'Баннер № {id}' },
  place: { id: 'content.banners.place', defaultMessage: 'Где показывается' },
  main: { id: 'content.banners.main', defaultMessage: 'Главная' },
  invest: { id: 'content.banners.invest', defaultMessage: 'Инвестиции' },
  market: { id: 'content.banners.market', defaultMessage: 'Маркет' },
  payments: { id: 'content.banners.payments', defaultMessage: 'Платежи и услуги' },
  mainShape: { id: 'content.banners.mainShape', defaultMessage: 'Главная, 16:9' },
  investShape: { id: 'content.banners.investShape', defaultMessage: 'Инвестиции, 2:1' },
  marketShape: { id: 'content.banners.marketShape', defaultMessage: 'Маркет, 3:1' },
  paymentsShape: { id: 'content.banners.paymentsShape', defaultMessage: 'Платежи, 1:1' },
  press: { id: 'content.banners.press', defaultMessage: 'По нажатию' },
  none: { id: 'content.banners.none', defaultMessage: 'Ничего не открывается' },
  link: { id: 'content.banners.link', defaultMessage: 'Открывается адрес' },
  category: { id: 'content.banners.category', defaultMessage: 'Открывается раздел' },
  product: { id: 'content.banners.product', defaultMessage: 'Открывается товар' },
  bond: { id: 'content.banners.bond', defaultMessage: 'Открывается облигация' },
  strategy: { id: 'content.banners.strategy', defaultMessage: 'Открывается стратегия' },
  value: { id: 'content.banners.value', defaultMessage: 'Что открывается' },
  valueHelp: {
    id: 'content.banners.valueHelp',
    defaultMessage: 'https://, tel:, mailto: или место в приложении — divan://',
  },
  recordNumber: { id: 'content.banners.recordNumber', defaultMessage: 'Номер записи' },
  pictures: { id: 'content.banners.pictures', defaultMessage: 'Картинки' },
  pictureHelp: {
    id: 'content.banners.pictureHelp',
    defaultMessage: 'jpg, png или webp до 10 МБ. Без картинки клиент этого языка видит русскую',
  },
  besideTitle: { id: 'content.banners.besideTitle', defaultMessage: 'В том же месте в те же дни' },
  turnOffTitle: { id: 'content.banners.turnOffTitle', defaultMessage: 'Убрать баннер с показа?' },
  cannotTurnOn: { id: 'content.banners.cannotTurnOn', defaultMessage: 'Сначала добавьте картинку на русском' },
  replaced: { id: 'content.banners.replaced', defaultMessage: 'На этом языке картинки нет: клиент видит русскую' },
});
export const manyBeside = defineMessage<{ count: number }>({
  id: 'content.banners.manyBeside',
  defaultMessage:
    'В том же месте в те же дни {count, plural, one {показывается ещё # баннер} few {показываются ещё # баннера} many {показываются ещё # баннеров} other {показываются ещё # баннера}}',
});
