import { defineMessage, defineMessages } from 'react-intl';

/** What the application of the customers says around goods; spoken in the customer's language by `SpeakIn`. */
export const customer = defineMessages({
  inStock: { id: 'preview.inStock', defaultMessage: 'В корзину' },
  soldOut: { id: 'preview.soldOut', defaultMessage: 'Нет в наличии' },
  about: { id: 'preview.about', defaultMessage: 'О товаре' },
  properties: { id: 'preview.properties', defaultMessage: 'Характеристики' },
  yes: { id: 'preview.yes', defaultMessage: 'Да' },
  no: { id: 'preview.no', defaultMessage: 'Нет' },
  goods: { id: 'preview.goods', defaultMessage: 'Товары' },
  noGoods: { id: 'preview.noGoods', defaultMessage: 'Здесь пока ничего нет' },
});
export const customerSum = defineMessage<{ amount: string }>({ id: 'preview.sum', defaultMessage: '{amount} сум' });
export const customerInstalment = defineMessage<{ amount: string; months: number }>({
  id: 'preview.instalment',
  defaultMessage: '{amount} сум × {months} мес.',
});
export const customerSeller = defineMessage<{ name: string }>({
  id: 'preview.seller',
  defaultMessage: 'Продавец: {name}',
});
