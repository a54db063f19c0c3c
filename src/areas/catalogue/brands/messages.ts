import { defineMessage, defineMessages } from 'react-intl';

export const m = defineMessages({
  title: { id: 'catalogue.brands.title', defaultMessage: 'Бренд' },
  search: { id: 'catalogue.brands.search', defaultMessage: 'Название или номер' },
  empty: { id: 'catalogue.brands.empty', defaultMessage: 'Брендов пока нет' },
  add: { id: 'catalogue.brands.add', defaultMessage: 'Новый бренд' },
  edit: { id: 'catalogue.brands.edit', defaultMessage: 'Изменить бренд' },
  logo: { id: 'catalogue.brands.logo', defaultMessage: 'Логотип' },
  withLogo: { id: 'catalogue.brands.withLogo', defaultMessage: 'С логотипом' },
  withoutLogo: { id: 'catalogue.brands.withoutLogo', defaultMessage: 'Без логотипа' },
  turnOffTitle: { id: 'catalogue.brands.turnOffTitle', defaultMessage: 'Выключить бренд?' },
});

export const willHide = defineMessage<{ name: string; models: number; products: number }>({
  id: 'catalogue.brands.willHide',
  defaultMessage:
    '«{name}»: покупатели перестанут видеть {models, plural, one {# модель} few {# модели} many {# моделей} other {# модели}} и {products, plural, one {# товар} few {# товара} many {# товаров} other {# товара}}.',
});
