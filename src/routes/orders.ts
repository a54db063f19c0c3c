import { ClipboardCheckmark20Regular, ShoppingBag20Regular } from '@fluentui/react-icons';
import { defineMessage, defineMessages } from 'react-intl';
import { route } from './route';

const m = defineMessages({
  list: { id: 'routes.orders.list', defaultMessage: 'Заказы' },
  one: { id: 'routes.orders.one', defaultMessage: 'Карточка заказа' },
  moderation: { id: 'routes.orders.moderation', defaultMessage: 'Модерация заказов' },
  moderate: { id: 'routes.orders.moderate', defaultMessage: 'Заказ на модерации' },
  queue: { id: 'routes.blocks.ordersNew', defaultMessage: 'Заказы ждут модератора' },
  waiting: { id: 'routes.orders.waiting', defaultMessage: 'Заказов ждёт модератора: {count}' },
  staffQueue: { id: 'routes.blocks.ordersStaff', defaultMessage: 'Заказы ждут Qabz или завершения' },
  staffWaiting: { id: 'routes.orders.staffWaiting', defaultMessage: 'Заказов ждёт Qabz или завершения: {count}' },
  records: { id: 'routes.records.orders', defaultMessage: 'Заказы клиентов' },
});
const record = defineMessage<{ id: string }>({ id: 'routes.records.order', defaultMessage: 'Заказ № {id}' });

/** What customers have ordered, from the moderator to the goods in their hands. */
export const orders = {
  'orders.list': route('/installment/orders/list', {
    title: m.list,
    permission: 'orders',
    needs: { listOrders: ['orders.query', 'orders_moderate.query'] },
    menu: { section: 'instalment', icon: ShoppingBag20Regular },
    key: 'KeyE',
    queue: {
      filter: { status: ['waiting_for_qabz', 'approved_by_delivery'], order_by: 'status_since' },
      // The list opens on all of them: most wait for the customer or for the partner.
      opensByFilter: true,
      actor: 'orders.enable',
      title: m.staffQueue,
      label: m.staffWaiting,
      count: async () => (await import('../areas/orders/queues')).useWaitingOrderCount,
      days: 'orders',
    },
    screen: () => import('../areas/orders/list/OrderList'),
  }),
  'orders.one': route('/installment/orders/info/:id', {
    title: m.one,
    permission: 'orders',
    needs: { getOrder: ['orders.get', 'orders_moderate.get'] },
    parent: 'orders.list',
    record: {
      kind: 'orders',
      title: m.records,
      one: record,
      needs: { listOrders: ['orders.query', 'orders_moderate.query'] },
      prefix: '#',
      takes: ['contractNumber', 'recordNumber', 'name'],
      look: () => import('../areas/orders/list/findOrders'),
    },
    screen: () => import('../areas/orders/card/OrderCard'),
  }),
  'orders.moderation': route('/installment/orders-moderate/list', {
    title: m.moderation,
    permission: 'orders_moderate',
    needs: { listOrders: ['orders.query', 'orders_moderate.query'] },
    menu: { section: 'instalment', icon: ClipboardCheckmark20Regular },
    key: 'KeyQ',
    queue: {
      filter: { status: ['waiting_for_moderator'] },
      actor: 'orders_moderate.update',
      title: m.queue,
      label: m.waiting,
      count: async () => (await import('../areas/orders/queues')).useWaitingOrderCount,
      days: 'orders_moderation',
    },
    screen: () => import('../areas/orders/list/ModerationList'),
  }),
  'orders.moderate': route('/installment/orders-moderate/info/:id', {
    title: m.moderate,
    permission: 'orders_moderate',
    needs: { getOrder: ['orders.get', 'orders_moderate.get'] },
    parent: 'orders.moderation',
    screen: () => import('../areas/orders/moderation/ModerateOrder'),
  }),
};
