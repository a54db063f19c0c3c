import { AlertOn20Regular } from '@fluentui/react-icons';
import { defineMessage, defineMessages } from 'react-intl';
import { route } from './route';

const m = defineMessages({
  list: { id: 'routes.pushes.list', defaultMessage: 'Уведомления клиентам' },
  new: { id: 'routes.pushes.new', defaultMessage: 'Новое уведомление' },
  one: { id: 'routes.pushes.one', defaultMessage: 'Уведомление' },
  queue: { id: 'routes.blocks.deadPushes', defaultMessage: 'Уведомления дошли не до всех' },
  undelivered: { id: 'routes.pushes.undelivered', defaultMessage: 'Уведомлений, которые дошли не до всех: {count}' },
});
const message = defineMessage<{ id: string }>({
  id: 'routes.records.pushMessage',
  defaultMessage: 'Уведомление № {id}',
});

/** What customers are told on their phones. */
export const pushes = {
  'pushes.list': route('/notification/list', {
    title: m.list,
    permission: 'notifications',
    needs: { listPushMessages: 'notifications.query' },
    menu: { section: 'content', icon: AlertOn20Regular },
    key: 'KeyP',
    queue: {
      filter: { dead: 'yes', order_by: '-dead' },
      // The list is where messages are written: it opens on all of them, and so its item says no number.
      hasBadge: false,
      actor: 'notifications.enable',
      title: m.queue,
      label: m.undelivered,
      count: async () => (await import('../areas/pushes/queues')).useUndeliveredCount,
    },
    record: {
      kind: 'pushMessages',
      title: m.list,
      one: message,
      needs: { getPushMessage: 'notifications.get' },
      prefix: '#',
      takes: ['name', 'recordNumber'],
      query: (id) => ({ message: id }),
      look: () => import('../areas/pushes/messages/findMessages'),
      isNamed: true,
    },
    screen: () => import('../areas/pushes/messages/MessageList'),
  }),
  'pushes.new': route('/notification/form', {
    title: m.new,
    permission: 'notifications',
    needs: { createPushMessage: 'notifications.add' },
    parent: 'pushes.list',
    screen: () => import('../areas/pushes/messages/NewMessage'),
  }),
  'pushes.one': route('/notification/form/:id', {
    title: m.one,
    permission: 'notifications',
    needs: { getPushMessage: 'notifications.get' },
    parent: 'pushes.list',
    screen: () => import('../areas/pushes/messages/MessagePage'),
  }),
};
