import { defineMessages } from 'react-intl';
import { route } from './route';

const m = defineMessages({
  index: { id: 'routes.dashboard.index', defaultMessage: 'Панель мониторинга' },
});

export const dashboard = {
  'dashboard.index': route('/dashboard/index', {
    title: m.index,
    menu: { section: 'monitoring' },
    screen: () => import('../areas/dashboard/Monitor'),
  }),
};
