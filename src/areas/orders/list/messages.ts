import { defineMessages } from 'react-intl';

export const m = defineMessages({
  hour: { id: 'orders.list.hour', defaultMessage: 'Час заказа' },
  decided: { id: 'orders.list.decided', defaultMessage: 'Решён модератором' },
  views: { id: 'orders.views', defaultMessage: 'Шаги заказов' },
  viewAll: { id: 'orders.viewAll', defaultMessage: 'Все заказы' },
  viewNew: { id: 'orders.viewNew', defaultMessage: 'Новые' },
  viewPartner: { id: 'orders.viewPartner', defaultMessage: 'У партнёра' },
  viewDown: { id: 'orders.viewDown', defaultMessage: 'Ждут взнос' },
  viewQabz: { id: 'orders.viewQabz', defaultMessage: 'Qabz' },
  viewDelivery: { id: 'orders.viewDelivery', defaultMessage: 'Доставка и акт' },
  viewCompleted: { id: 'orders.viewCompleted', defaultMessage: 'Завершены' },
  viewCancelled: { id: 'orders.viewCancelled', defaultMessage: 'Отменены' },
  viewWaiting: { id: 'orders.viewWaiting', defaultMessage: 'Ждут модератора' },
  viewTaken: { id: 'orders.viewTaken', defaultMessage: 'Взяты на модерацию' },
  search: { id: 'orders.search', defaultMessage: 'Заказ, договор, клиент, телефон' },
  empty: { id: 'orders.empty', defaultMessage: 'Заказов пока нет' },
  emptyModeration: { id: 'orders.emptyModeration', defaultMessage: 'На модерации заказов нет' },
  place: { id: 'orders.place', defaultMessage: 'Мерчант и филиал' },
  mine: { id: 'orders.mine', defaultMessage: 'Мои заказы' },
  money: { id: 'orders.money', defaultMessage: 'Деньги по этим заказам' },
  marketplace: { id: 'orders.marketplace', defaultMessage: 'Маркетплейс' },
});
