import { defineMessages } from 'react-intl';

export const m = defineMessages({
  vat: { id: 'instalments.vat', defaultMessage: 'НДС, сум' },
  withVat: { id: 'instalments.withVat', defaultMessage: 'С НДС, сум' },
  withoutVat: { id: 'instalments.withoutVat', defaultMessage: 'Без НДС, сум' },
  merchantPrice: { id: 'instalments.merchantPrice', defaultMessage: 'Цена мерчанта, сум' },
  salePrice: { id: 'instalments.salePrice', defaultMessage: 'Цена продажи, сум' },
  spic: { id: 'instalments.spic', defaultMessage: 'ИКПУ' },
  noGoods: { id: 'instalments.noGoods', defaultMessage: 'Товаров в заявке нет' },
  saleLines: { id: 'instalments.saleLines', defaultMessage: 'Продажа с НДС' },
  baskets: { id: 'instalments.baskets', defaultMessage: 'Цены мерчанта и счета-фактуры' },
  category: { id: 'instalments.category', defaultMessage: 'Категория товара' },
  model: { id: 'instalments.model', defaultMessage: 'Модель товара' },
  returned: { id: 'instalments.returned', defaultMessage: 'Возвращено' },
  addLineInvoice: { id: 'instalments.addLineInvoice', defaultMessage: 'Записать счёт-фактуру мерчанта' },
  changeLineInvoice: { id: 'instalments.changeLineInvoice', defaultMessage: 'Исправить счёт-фактуру мерчанта' },
});
