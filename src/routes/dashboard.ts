import { defineMessages } from 'react-intl';
import { landingPath } from './public';
import { route } from './route';

const m = defineMessages({
  index: { id: 'routes.dashboard.index', defaultMessage: 'Панель мониторинга' },
});

export const dashboard = {
  'dashboard.index': route(landingPath, {
    title: m.index,
    menu: { section: 'monitoring' },
    screen: () => import('../areas/dashboard/Monitor'),
  }),
};
