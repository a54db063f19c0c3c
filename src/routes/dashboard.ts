import { DataPie20Regular } from '@fluentui/react-icons';
import { defineMessages } from 'react-intl';
import { landingPath } from './public';
import { route } from './route';

const m = defineMessages({
  index: { id: 'routes.dashboard.index', defaultMessage: 'Панель мониторинга' },
});

export const dashboard = {
  'dashboard.index': route(landingPath, {
    title: m.index,
    // The requirements ask it of every section, and this one is nothing else.
    permission: 'dashboard',
    key: 'KeyM',
    menu: { section: 'monitoring', icon: DataPie20Regular },
    texts: ['dashboard', 'kit.chart'],
    screen: () => import('../areas/dashboard/Monitor'),
  }),
};
