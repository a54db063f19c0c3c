import { VehicleTruckProfile20Regular } from '@fluentui/react-icons';
import { defineMessage, defineMessages } from 'react-intl';
import { route } from './route';

const m = defineMessages({
  list: { id: 'routes.delivery.list', defaultMessage: 'Доставка' },
  one: { id: 'routes.delivery.one', defaultMessage: 'Карточка доставки' },
  queue: { id: 'routes.blocks.deliveries', defaultMessage: 'Доставки ждут адреса или курьера' },
  waiting: { id: 'routes.delivery.waiting', defaultMessage: 'Доставок ждёт адреса или курьера: {count}' },
  records: { id: 'routes.records.deliveries', defaultMessage: 'Доставки' },
});
const record = defineMessage<{ id: string }>({ id: 'routes.records.delivery', defaultMessage: 'Доставка № {id}' });

/** How the goods of orders come to their customers. */
export const delivery = {
  'delivery.list': route('/delivery/list', {
    title: m.list,
    permission: 'delivery',
    needs: { listDeliveries: 'delivery.query' },
    menu: { section: 'instalment', icon: VehicleTruckProfile20Regular },
    key: 'KeyY',
    queue: {
      filter: { awaits: ['address', 'pick_up'], order_by: 'status_since' },
      // The list opens on all of them: most are at their couriers.
      opensByFilter: true,
      actor: 'delivery.update',
      title: m.queue,
      label: m.waiting,
      count: async () => (await import('../areas/delivery/queues')).useWaitingDeliveryCount,
    },
    screen: () => import('../areas/delivery/DeliveryList'),
  }),
  'delivery.one': route('/delivery/details/:id', {
    title: m.one,
    permission: 'delivery',
    needs: { getDelivery: 'delivery.get' },
    parent: 'delivery.list',
    record: {
      kind: 'deliveries',
      title: m.records,
      one: record,
      needs: { listDeliveries: 'delivery.query' },
      prefix: '#',
      takes: ['contractNumber', 'name'],
      look: () => import('../areas/delivery/findDeliveries'),
    },
    screen: () => import('../areas/delivery/DeliveryCard'),
  }),
};
