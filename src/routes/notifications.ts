import { defineMessages } from 'react-intl';
import { route } from './route';

const m = defineMessages({
  list: { id: 'routes.notices.list', defaultMessage: 'Уведомления' },
});

/** Reached by the bell of the header, and so outside the menu. */
export const notifications = {
  'notices.list': route('/notifications', {
    title: m.list,
    texts: [],
    screen: () => import('../areas/notifications/NotificationCentre'),
  }),
};
